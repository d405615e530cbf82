/** How near the end of the tale is, and what the next card does to it: said before anybody wins it. */
import { type Seat, standingEvents } from '@runesaga/table'
import { type Session, useSession, useView } from '../session/index.ts'
import { say } from '../ui/language.ts'

/** How a tale ends: by a hero's last card alone, by facing the Adversary after it, or instead of it (R-END). */
type Way = 'race' | 'finale' | 'goal'

/** `next`: one's own next card brings the end near; `done`: one's own story is told, and nobody has heard yet; `last`: one's own last turn. */
export type NearEnd =
  | { what: 'next' | 'done'; way: Way }
  | { what: 'last' }
  | { what: 'rival'; way: Way; seat: Seat }

const wayOf = (session: Session): Way => {
  const { adversary } = session.view.value
  return adversary === null ? 'race' : adversary.goal === null ? 'finale' : 'goal'
}

export function nearEnd(session: Session): NearEnd | null {
  const { heroes, turn, adversary } = session.view.value
  const seat = session.seat.value
  const way = wayOf(session)
  const all = 3 * session.about.figures.column
  const cards = heroes.map(({ columns }) => columns.flat().length)
  if (standingEvents(session.updates.value).some(({ type }) => type === 'end-announced'))
    return way === 'race' ? { what: 'last' } : null
  if (way === 'goal') {
    // the Adversary is to be the ninth
    const isNext = cards[seat] === all - 2 && adversary?.defeatedBy === null
    return isNext ? { what: 'next', way } : null
  }
  if (cards[seat] >= all) return { what: 'done', way }
  if (cards[seat] === all - 1) return { what: 'next', way }
  const rival = turn.order.find((other) => other !== seat && cards[other] === all - 1)
  return rival === undefined ? null : { what: 'rival', way, seat: rival }
}

/** What is said of it; null: nothing. */
function saidOf(near: NearEnd, others: number) {
  if (near.what === 'last') return near.what
  // the Adversary comes after the turns of the others
  if (near.what === 'rival') return near.way === 'finale' ? 'rival-finale' : near.what
  // only where one ends the tale by cards alone have the others heard nothing yet
  if (near.what === 'done') return near.way === 'race' && others > 0 ? near.what : null
  return near.way === 'goal' || others > 0 ? near.way : (`${near.way}-alone` as const)
}

/** In the prompt of one's turn; null: as ever. */
export function nearEndPrompt(session: Session, isShort: boolean): string | null {
  const near = nearEnd(session)
  const { players } = session.about
  const n = players.length - 1
  const said = near === null ? null : saidOf(near, n)
  if (said === null) return null
  const who = near?.what === 'rival' ? players[near.seat].name : ''
  return isShort ? say(`table/near-end/${said}/short`, { who, n }) : say(`table/near-end/${said}`, { who, n })
}

/** Beside a card that may be won: what it ends; null: nothing. */
export function useEndsBy(): string | null {
  const session = useSession()
  useView()
  const near = nearEnd(session)
  if (near?.what === 'last') return say('table/ends/last')
  return near?.what === 'next' ? say(`table/ends/${near.way}`) : null
}
