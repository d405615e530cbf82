/** What the Adversary, its Quests and its cards took and gave by their own rules, from what happened: nobody chose it, so it has to be said. */
import { type CardRef, LEVELS, type NamedEvent, type Seat, standingEvents } from '@runesaga/table'
import { listed } from '@runesaga/words'
import type { Side } from '../../../cards/faces.ts'
import { isSeen } from '../../../cards/is-seen.ts'
import type { Session } from '../../../session/index.ts'
import { say, words } from '../../../ui/language.ts'

/** What one of its cards did. */
export interface Toll {
  card: CardRef
  /** by seat: Experience, and steps towards Virtue */
  heroes: Map<Seat, { xp: number; steps: number }>
  /** Experience of the Adversary */
  foe: number
  /** the last that it did */
  last: NamedEvent
}

const KINDS: ReadonlySet<string> = new Set(['adversary', 'two-sided', 'last-foe', 'quest', 'adversary-feat'])

/** Of events of one turn, in the order in which its cards struck. */
export function tollsOf(events: readonly NamedEvent[], { catalog }: Pick<Session, 'catalog'>): Toll[] {
  const tolls = new Map<CardRef, Toll>()
  const beaten = new Set(events.flatMap((event) => (event.type === 'overcame' ? [event.card] : [])))
  for (const event of events) {
    if (event.type !== 'xp' && event.type !== 'level' && event.type !== 'adversary-xp') continue
    const { by } = event
    if (!isSeen(by) || !KINDS.has(catalog.kind(by))) continue
    // what a success takes off it is told with the success
    if (event.type === 'adversary-xp' && event.amount < 0 && beaten.has(by)) continue
    const toll = tolls.get(by) ?? { card: by, heroes: new Map(), foe: 0, last: event }
    toll.last = event
    tolls.set(by, toll)
    if (event.type === 'adversary-xp') toll.foe += event.amount
    else if (event.seat !== null) {
      const { xp, steps } = toll.heroes.get(event.seat) ?? { xp: 0, steps: 0 }
      const moved = event.type === 'level' ? LEVELS.indexOf(event.from) - LEVELS.indexOf(event.to) : 0
      toll.heroes.set(event.seat, {
        xp: xp + (event.type === 'xp' ? event.amount : 0),
        steps: steps + moved,
      })
    }
  }
  return [...tolls.values()]
}

/** "you lose {xp 1} and the Adversary gains {xp 1}" */
export function tollWords({ heroes, foe }: Toll, { about, you }: Session): string {
  const xp = (n: number): string => `{xp ${Math.abs(n)}}`
  const struck = [...heroes].flatMap(([one, { xp: change, steps }]) => {
    const whose = { person: one === you.value ? 'you' : 'hero', who: about.players[one].name }
    return [
      ...(change === 0 ? [] : [say(change < 0 ? 'toll/loses' : 'toll/gains', { ...whose, xp: xp(change) })]),
      ...(steps === 0
        ? []
        : [say(steps < 0 ? 'toll/sinks' : 'toll/rises', { ...whose, n: Math.abs(steps) })]),
    ]
  })
  const own = foe === 0 ? [] : [say(foe < 0 ? 'toll/foe/loses' : 'toll/foe/gains', { xp: xp(foe) })]
  return listed([...struck, ...own], words())
}

/** Which side of the Adversary it was: the two have names and powers of their own. */
export function sideOf({ last }: Toll, { updates }: Session): Side {
  const events = standingEvents(updates.value)
  const flipped = events.findIndex(({ type }) => type === 'adversary-flipped')
  return flipped >= 0 && events.indexOf(last) > flipped ? 'final' : 'first'
}

export const tollName = (toll: Toll, session: Session): string =>
  session.catalog.face(toll.card, words(), sideOf(toll, session)).title

/** The same as a sentence that names the card. */
export const tollLine = (toll: Toll, session: Session): string =>
  say('toll/line', { card: tollName(toll, session), what: tollWords(toll, session) })
