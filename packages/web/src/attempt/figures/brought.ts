/** What some of a game brought a hero, from its events: the icons of what joined the story, and how the track was moved on. */
import type { Reward } from '@runesaga/draw'
import type { About, NamedEvent, PathName, Seat, TrackMove } from '@runesaga/table'
import { isSeen } from '../../cards/is-seen.ts'
import type { Session } from '../../session/index.ts'
import { words } from '../../ui/language.ts'

interface Happened {
  events: readonly NamedEvent[]
  seat: Seat | null
}

/** What is printed on a path, or on a card without any. */
export function rewardsOf(session: Session, card: string, path: PathName | null): readonly Reward[] {
  const { paths, rewards } = session.catalog.face(card, words())
  if (path === null || paths.length === 0) return rewards
  return (paths.length > 1 && path === 'bottom' ? paths[1] : paths[0]).rewards
}

/** The icons of what joined the story. */
export const iconsOf = ({ events, seat }: Happened, session: Session): readonly Reward[] =>
  events.flatMap((event) =>
    event.type === 'tucked' && event.seat === seat && isSeen(event.card)
      ? rewardsOf(session, event.card, event.path)
      : [],
  )

/** From where to where the marker went, and what that means; null where it didn't move. */
export function trackMoved(
  { events, seat }: Happened,
  { track }: Pick<About['figures'], 'track'>,
): TrackMove | null {
  const moves = events.flatMap((event) => (event.type === 'level' && event.seat === seat ? [event] : []))
  const here = track.find(({ level }) => level === moves.at(0)?.from)
  const there = track.find(({ level }) => level === moves.at(-1)?.to)
  if (here === undefined || there === undefined) return null
  return {
    from: here.level,
    to: there.level,
    points: { from: here.triumph + here.tragedy, to: there.triumph + there.tragedy },
    locks: here.feats.filter((kind) => !there.feats.includes(kind)),
    opens: there.feats.filter((kind) => !here.feats.includes(kind)),
    endsDark: here.dark && !there.dark,
  }
}
