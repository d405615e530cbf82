/** When a tip is due: what has to be on the table, and what has to have happened. Questions about a moment, each by one name. */
import { type CardRef, type EventType, type Icon, LEVELS, type NamedEvent } from '@runesaga/table'
import { nthTurn } from '@runesaga/words'
import { isSeen } from '../../../cards/is-seen.ts'
import type { Moment } from './moment.ts'

type Of<T extends EventType> = Extract<NamedEvent, { type: T }>

/** What a person does, in the events that tell of it. */
const OWN_DEEDS = new Set<EventType>([
  'attempt-declared',
  'trait-gained',
  'journeyed',
  'feat-played',
  'turn-ended',
])

const isOwn = (event: NamedEvent, { seat }: Moment): boolean => 'seat' in event && event.seat === seat

const isOf =
  <T extends EventType>(type: T) =>
  (event: NamedEvent): event is Of<T> =>
    event.type === type

/** The first event of a kind, and its place; one's own unless anybody's is meant. */
export function first<T extends EventType>(
  type: T,
  moment: Moment,
  whose: 'own' | 'anybody' = 'own',
): { at: number; event: Of<T> } | null {
  const isWanted = isOf(type)
  const { events } = moment
  const at = events.findIndex((event) => isWanted(event) && (whose === 'anybody' || isOwn(event, moment)))
  return at < 0 ? null : { at, event: events[at] as Of<T> }
}

/** How often that happened to oneself. */
export const times = (type: EventType, moment: Moment): number =>
  moment.events.filter((event) => event.type === type && isOwn(event, moment)).length

export const hasHappened = (type: EventType, moment: Moment): boolean => times(type, moment) > 0

/** Has the person done anything since that event? */
export const hasActedSince = (at: number, moment: Moment): boolean =>
  moment.events.slice(at + 1).some((event) => OWN_DEEDS.has(event.type) && isOwn(event, moment))

/** At the menu of one's own turn, and nothing lies over the rows. */
export const atMenu = ({ offers, casting }: Moment): boolean =>
  !casting && offers.mine && offers.waiting?.for === 'turn'

export const mayActMainly = (moment: Moment): boolean => atMenu(moment) && moment.view.turn.mainActions > 0

/** The how-manieth turn of the hero this is; from 1. */
export const ownTurn = ({ view }: Moment): number => nthTurn(view.turn.number, view.heroes.length)

/** Is anything of the first Act in the story yet, or tried? */
export const hasBegun = (moment: Moment): boolean =>
  hasHappened('attempt-declared', moment) || hasHappened('trait-gained', moment)

/** Cards that lie in open rows. */
const inOpenRows = ({ view }: Moment): CardRef[] =>
  view.rows.flatMap(({ open, places }) => (open ? places.map(({ card }) => card).filter(isSeen) : []))

/** A chance that a newcomer may be sent into. */
const KIND = 0.75

/** The Challenge with the best chance, if it is a kind one. */
export function kindest(moment: Moment): CardRef | null {
  const chances = inOpenRows(moment).map((card) => {
    const { attempts } = moment.offers.at(card)
    return { card, chance: Math.max(0, ...attempts.map(({ chance }) => chance)) }
  })
  const best = chances.reduce((a, b) => (b.chance > a.chance ? b : a), { card: '', chance: 0 })
  return best.chance >= KIND ? best.card : null
}

/** The Challenge that a newcomer is sent to is about to be attempted. */
export const plansKindest = (moment: Moment): boolean => moment.panel?.card === kindest(moment)

/** A Trait that may be gained now, rather one that costs something. */
export function buyable(moment: Moment): { card: CardRef; price: number } | null {
  const gains = inOpenRows(moment).flatMap((card) => {
    const { gain } = moment.offers.at(card)
    return gain === null ? [] : [{ card, price: gain.price }]
  })
  return gains.find(({ price }) => price > 0) ?? gains[0] ?? null
}

/** The turn after the first success or failure: what Experience is good for can be said then. A turn later, where that one had another card proposed. */
export function isTraitTurn(moment: Moment): boolean {
  const known = [first('overcame', moment), first('failed', moment, 'anybody')].flatMap((found) =>
    found === null ? [] : [found.at],
  )
  if (known.length === 0 || hasHappened('trait-gained', moment)) return false
  const since = moment.events.slice(Math.min(...known) + 1).filter((event) => isOwn(event, moment))
  const turns = since.filter(({ type }) => type === 'turn-began').length
  return turns === (moment.seen.has('row again') ? 2 : 1)
}

/** What the Destiny pays for icons, and the first icon that the story still lacks. */
export function missing(moment: Moment): { points: number; icon: Icon } | null {
  const { destiny, icons } = moment.view.heroes[moment.seat]
  const asked = isSeen(destiny) ? moment.about.asks(destiny) : null
  const lacking = Object.entries(asked?.icons ?? {}).find(([icon, n]) => icons[icon as Icon] < n)
  return asked === null || lacking === undefined ? null : { points: asked.points, icon: lacking[0] as Icon }
}

/** A card that can be won and gives that icon. */
export const teacherOf = (icon: Icon, moment: Moment): CardRef | null =>
  inOpenRows(moment).find((card) => {
    const { attempts, gain } = moment.offers.at(card)
    return (attempts.length > 0 || gain !== null) && moment.about.iconsOf(card).includes(icon)
  }) ?? null

export const storyCards = ({ view, seat }: Moment): number => view.heroes[seat].columns.flat().length

/** What two Dark runes make worth trying. */
const LONG_SHOT = 0.4
const WORTH_IT = 0.6
export const needsDark = ({ panel }: Moment): boolean =>
  panel?.plain !== undefined && panel.two !== undefined && panel.plain < LONG_SHOT && panel.two > WORTH_IT

/** One's own Feats. */
export const handOf = ({ view, seat }: Moment): readonly CardRef[] => view.heroes[seat].hand.cards ?? []

/** Feats of the hand that may be played in the window in which one is asked. */
export function playable(moment: Moment): CardRef[] {
  const { mine, waiting, plays } = moment.offers
  return mine && waiting?.for === 'window' ? handOf(moment).filter((card) => plays(card).length > 0) : []
}

/** Those of them that would make something of one's own attempt, which isn't as good as won. */
export function timely(moment: Moment): CardRef[] {
  const { attempt } = moment.view
  if (attempt === null || attempt.seat !== moment.seat) return []
  const chance = attempt.outcome === null ? (attempt.chance ?? 1) : Number(attempt.outcome.overcame)
  if (chance >= KIND) return []
  return playable(moment).filter((card) => moment.offers.plays(card).some(({ idle }) => !idle))
}

/** By how much one's own attempt is about to fail; null if it isn't. */
export function shortBy({ view: { attempt }, seat, offers: { waiting } }: Moment): number | null {
  const isFailing = waiting?.for === 'window' && waiting.window === 'beforeResolve'
  const margin = attempt?.seat === seat ? attempt.outcome?.margin : undefined
  return isFailing && margin !== undefined && margin < 0 ? -margin : null
}

/** The first way up or down the track, until the person goes on. */
export function levelChange(moment: Moment): 'up' | 'down' | 'deep' | null {
  const found = first('level', moment)
  if (found === null || moment.casting || hasActedSince(found.at, moment)) return null
  const { from, to } = found.event
  if (LEVELS.indexOf(to) < LEVELS.indexOf(from)) return 'up'
  return moment.about.allowsHero(to) ? 'down' : 'deep'
}

/** The first Act is told, and no other one, and the second is open: from the turn on that comes then. */
export function beginsAct(moment: Moment): boolean {
  const told = first('act-completed', moment)
  if (told === null || times('act-completed', moment) > 1) return false
  return (
    moment.view.rows[1].open &&
    mayActMainly(moment) &&
    moment.events.slice(told.at).some((event) => event.type === 'turn-began' && isOwn(event, moment))
  )
}
