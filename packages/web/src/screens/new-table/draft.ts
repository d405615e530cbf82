/** A table as it is being planned: what can be chosen, what was chosen last, and what is wrong with it. */
import {
  BOT_NAMES,
  EDITIONS,
  type Edition,
  type Foe,
  type GameOptions,
  MODES,
  type Mode,
  type NewTable,
  type Player,
} from '@runesaga/table'
import type { Key } from '@runesaga/words'
import { oneOf, type Right, remembered } from '../../state/remembered.ts'
import { settings } from '../../state/settings.ts'
import { HERO_NAMES, withFreshNames } from './names.ts'

/** Who may sit at a seat, in the order in which they are offered: a person, or a bot, the strongest first. */
export const WHO = ['person', ...BOT_NAMES.toReversed()] as const
export type Who = (typeof WHO)[number]
export interface SeatDraft {
  name: string
  who: Who
}

export interface Draft {
  name: string
  edition: Edition
  mode: Mode
  /** all four places; only the first `heroes` are taken */
  seats: SeatDraft[]
  heroes: number
  /** the place of the hero who begins; null: drawn by lot */
  first: number | null
  /** which cards: the edition's own, the book's mix of two boxes, or boxes chosen by hand */
  cards: 'own' | 'book' | 'hand'
  /** card sets of other editions, where the mix is made by hand */
  added: Edition[]
  noChoice: boolean
  noAllies: boolean
  /** do friends far apart play, each at a device of their own? Seats of other persons are left open for them then */
  online: boolean
  /** by card id; null: an Adversary drawn at random, its usual Quest */
  adversary: string | null
  quest: string | null
}

/** The part of it that says who plays. */
export type Party = Pick<Draft, 'mode' | 'seats' | 'heroes'> & Partial<Pick<Draft, 'first' | 'online'>>

/** As many as may sit at a table. */
const NAMES = HERO_NAMES.slice(0, 4)

const USUAL: Draft = {
  name: '',
  edition: 'base',
  mode: 'competitive',
  seats: NAMES.map((name, seat) => ({ name, who: seat === 0 ? 'person' : 'adept' })),
  heroes: 2,
  first: null,
  cards: 'own',
  added: [],
  noChoice: false,
  noAllies: false,
  online: false,
  adversary: null,
  quest: null,
}

const KEY = 'runesaga new table'

const isText = (value: unknown): boolean => typeof value === 'string'
const isTextOrNull = (value: unknown): boolean => value === null || isText(value)
const isSeat = (value: unknown): boolean => {
  const { name, who } = Object(value) as Partial<SeatDraft>
  return isText(name) && oneOf(...WHO)(who)
}

const RIGHT: Right<Draft> = {
  name: isText,
  edition: oneOf(...EDITIONS),
  mode: oneOf(...MODES),
  seats: (value) => Array.isArray(value) && value.length === NAMES.length && value.every(isSeat),
  heroes: oneOf(2, 3, 4),
  first: oneOf(null, 0, 1, 2, 3),
  cards: oneOf('own', 'book', 'hand'),
  added: (value) => Array.isArray(value) && value.every(oneOf(...EDITIONS)),
  noChoice: oneOf(true, false),
  noAllies: oneOf(true, false),
  online: oneOf(true, false),
  adversary: isTextOrNull,
  quest: isTextOrNull,
}

/** What was chosen last, also where nothing came of it yet: whoever looks something up finds it again. */
export const lastDraft = (): Draft => withChange({ ...USUAL, ...remembered(KEY, RIGHT) }, {})

/** Has anything been chosen on this device before? */
export function hasLast(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    // forbidden storage: nothing is known of a last time
    return false
  }
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // forbidden storage: next time one begins with the usual table
  }
}

/** A table was begun with it: its name, and names that nobody chose, are for that one only. */
export const keepBegun = (draft: Draft): void =>
  keepDraft({ ...draft, name: '', seats: withFreshNames(draft.seats) })

/** Is it to be laid on a server? Nobody needs one alone. */
export const isOnline = ({ mode, online }: Party): boolean => online === true && mode !== 'solo'

/** Is this seat left open, for a friend with the link? Whoever lays the table sits first. */
export const isForFriend = (draft: Party, seat: number): boolean =>
  isOnline(draft) && seat > 0 && draft.seats[seat].who === 'person'

/** Whoever lays a table online sits first, and somebody else is asked to it. */
export function withOnline(draft: Draft, online: boolean): Draft {
  const others = draft.seats.slice(1, heroesIn(draft))
  const isFriendThere = others.some(({ who }) => who === 'person')
  const seats = draft.seats.map((seat, n): SeatDraft => {
    if (n === 0) return { ...seat, who: 'person' }
    if (online) return n === 1 && !isFriendThere ? { ...seat, who: 'person' } : seat
    return seat.who === 'person' ? { ...seat, who: 'adept' } : seat
  })
  return { ...draft, seats, online, ...(online && draft.mode === 'solo' && { mode: 'competitive' as const }) }
}

export const heroesIn = ({ mode, heroes }: Party): number => (mode === 'solo' ? 1 : heroes)

/** What a hero is called where nobody says anything. */
export const usualName = (seat: number): string => NAMES[seat]

/** The seats that are taken, each under a name. */
export const seatsIn = (draft: Party): SeatDraft[] =>
  draft.seats
    .slice(0, heroesIn(draft))
    .map(({ name, who }, seat) => ({ name: name.trim() === '' ? usualName(seat) : name.trim(), who }))

/** Who begins, if that hero sits at the table at all. */
export const firstIn = (draft: Draft): number | null =>
  draft.first !== null && draft.first < heroesIn(draft) ? draft.first : null

/** The mix that a rulebook has a list for (R-MIX-03). */
const BOOK = { edition: 'stormlight', sets: ['stormlight', 'base'] } as const

/** What another choice leaves standing: an Adversary belongs to its cards, and no set is mixed with itself. */
export function withChange(draft: Draft, changed: Partial<Draft>): Draft {
  const next = { ...draft, ...changed }
  if (changed.cards === 'book') next.edition = BOOK.edition
  else if (next.cards === 'book' && next.edition !== BOOK.edition) next.cards = 'own'
  const isOtherGame =
    changed.edition !== undefined ||
    changed.mode !== undefined ||
    changed.added !== undefined ||
    changed.cards !== undefined
  return {
    ...next,
    added: next.added.filter((set) => set !== next.edition),
    ...(isOtherGame ? { adversary: null, quest: null } : {}),
    ...(changed.adversary !== undefined ? { quest: null } : {}),
  }
}

/** Two players change places, and so their colours; who begins, begins there. */
export function withSwapped<P extends Party>(draft: P, one: number, other: number): P {
  const to = (place: number): number => (place === one ? other : place === other ? one : place)
  return {
    ...draft,
    seats: draft.seats.map((_, i) => draft.seats[to(i)]),
    ...(typeof draft.first === 'number' && { first: to(draft.first) }),
  }
}

/** One hero less: the others move up, and whoever left waits behind them. */
export function withoutSeat<P extends Party>(draft: P, gone: number): P {
  const { seats, heroes, first } = draft
  const others = seats.filter((_, i) => i !== gone)
  others.splice(heroes - 1, 0, seats[gone])
  const movedUp = (place: number) => (place === gone ? null : place > gone ? place - 1 : place)
  return {
    ...draft,
    seats: others,
    heroes: heroes - 1,
    ...(typeof first === 'number' && { first: movedUp(first) }),
  }
}

/** The Quests that may be chosen: with an Adversary still to be drawn, those that each of them has. */
export function questsOf({ adversary }: Draft, foes: readonly Foe[]): Foe['quests'] {
  const [first, ...others] = adversary === null ? foes : foes.filter(({ id }) => id === adversary)
  return first === undefined
    ? []
    : first.quests.filter(({ id }) => others.every(({ quests }) => quests.some((quest) => quest.id === id)))
}

/** The Quest that is played under, if that is known before the table is laid. */
export const questIn = (draft: Draft, foes: readonly Foe[]): string | null =>
  draft.quest ?? questsOf(draft, foes)[0]?.id ?? null

export type DraftProblem = Extract<
  Key,
  'new-table/name/same' | 'new-table/no-person' | 'online/new/no-friend'
>

export function problemOf(draft: Party): DraftProblem | null {
  const seats = seatsIn(draft)
  // friends bring names of their own
  const named = seats.filter((_, seat) => !isForFriend(draft, seat))
  if (new Set(named.map(({ name }) => name.toLowerCase())).size < named.length) return 'new-table/name/same'
  if (isOnline(draft) && named.length === seats.length) return 'online/new/no-friend'
  return seats.some(({ who }) => who === 'person') ? null : 'new-table/no-person'
}

/** Epic Origins has no first game with one Character card of each kind. */
export const mayDealOne = ({ edition }: Draft): boolean => edition !== 'epic'

/** The mix of the rulebook is offered to whom one of its boxes is chosen. */
export const mayMixByBook = ({ edition }: Draft): boolean =>
  (BOOK.sets as readonly Edition[]).includes(edition)

/** Only the base game has cards that are left out for a first game. */
export const mayLeaveOutAllies = ({ edition }: Draft): boolean => edition === 'base'

function setsOf({ cards, edition, added }: Draft): string[] {
  if (cards === 'book') return [...BOOK.sets]
  return cards === 'hand' ? [edition, ...added] : [edition]
}

export function setupOf(draft: Draft): NewTable['setup'] {
  const { edition, mode, noChoice, noAllies, adversary, quest } = draft
  const options: GameOptions = {
    ...(draft.cards === 'hand' ? { wholeSets: true } : {}),
    ...(noChoice && mayDealOne(draft) ? { noChoice } : {}),
    ...(noAllies && mayLeaveOutAllies(draft) ? { noAlliesNorAdversaries: true } : {}),
    ...(adversary === null ? {} : { adversary }),
    ...(quest === null ? {} : { quest }),
  }
  const first = firstIn(draft)
  return {
    edition,
    mode,
    heroes: heroesIn(draft),
    sets: setsOf(draft),
    ...(first === null ? {} : { firstSeat: first }),
    options,
  }
}

export const playersIn = (draft: Party): Player[] =>
  seatsIn(draft).map(({ name, who }) =>
    who === 'person' ? { kind: 'person', name } : { kind: 'bot', name, bot: who },
  )

/** The same for a server: seats for friends stay open. */
export function onlineTableOf(draft: Draft, usualName: string) {
  const [host, ...others] = playersIn(draft)
  const { name, setup } = tableOf(draft, usualName)
  return { name, setup, host: host.name, others: others.map((one) => (one.kind === 'bot' ? one : null)) }
}

export const tableOf = (draft: Draft, usualName: string): NewTable => ({
  name: draft.name.trim() === '' ? usualName : draft.name.trim(),
  players: playersIn(draft),
  setup: setupOf(draft),
  asking: settings.value.asking,
})
