/** Is the aim of the game still to be said? Whoever comes back to the first tale knows it. */
import type { Session } from '../../../session/index.ts'
import { changeTips } from '../../../state/tips.ts'
import { hasRead } from '../../setup/introduction.ts'

export const isFirstTale = ({ about }: Session): boolean => about.scenario === 'first-tale'

export const isBeforeFirstTale = (session: Session): boolean =>
  isFirstTale(session) &&
  session.news.value.version === 0 &&
  !session.ui.introduced.value.has(session.seat.value)

export function beginFirstTale(session: Session, tips: boolean): void {
  changeTips(session.about.id, { off: !tips, seen: [] })
  hasRead(session)
}
