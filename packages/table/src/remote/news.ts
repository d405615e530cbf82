/** News on their way: how a table stands is told by what has changed since the last ones that were sent to the same place. */
import type { News } from '../protocol/table.ts'
import { isSame, type Patch, patched, patchFor } from './patch.ts'

/** Of news, what holds until there are others. */
export type Standing = Omit<News, 'version' | 'updates'>
type Beside = Omit<Standing, 'view'>

/** Of the view a patch; null: nothing has changed. What else is as it was is left out. */
export type WireNews = Pick<News, 'version' | 'updates'> & { view: Patch | null } & Partial<Beside>

/** `before`: as it was sent last; null: nothing was. */
export function newsToSend(before: Standing | null, { version, updates, ...now }: News): WireNews {
  const { view, ...beside } = now
  const changed = (Object.keys(beside) as (keyof Beside)[]).filter(
    (field) => before === null || !isSame(before[field], beside[field]),
  )
  return {
    version,
    updates,
    view: patchFor(before?.view, view),
    ...Object.fromEntries(changed.map((field) => [field, beside[field]])),
  }
}

/** The news as they would be without a line between. */
export function newsReceived(before: Standing | null, { view, ...news }: WireNews): News {
  return { ...before, ...news, view: patched(before?.view, view) } as News
}

/** What is to be known of them when the next are sent. */
export const standingIn = ({ view, waiting, mayAnswer, seat, saved }: News): Standing => ({
  view,
  waiting,
  mayAnswer,
  seat,
  saved,
})
