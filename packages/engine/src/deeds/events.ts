/** Events by name: what happened, in a form that outlives the box that it happened in. Names count from 1; seats are as everywhere. */
import type { Box } from '../compile/box.ts'
import type { GameEvent } from '../events.ts'
import { ABILITIES, type Ability, ICONS, type Icon, LEVELS, type Level } from '../language/names.ts'
import { type CardNo, NOBODY, type Seat } from '../state/types.ts'
import { type Face, faceOf } from './card-ref.ts'
import {
  DECKS,
  type DeckName,
  PATHS,
  type PathName,
  pathsOf,
  type StoneFace,
  type StoneName,
  stoneFace,
  stoneName,
} from './names.ts'
import { partName, powerWords } from './part-name.ts'

/** Fields that others of the same event are named with. */
interface Beside {
  card: CardNo
  row: number
  stone: number
  stones: readonly number[]
}

/** How a number of an event becomes a name. */
const NAMERS = {
  card: (card: CardNo, _: Beside, box: Box): Face => faceOf(box, card),
  cards: (cards: readonly CardNo[], _: Beside, box: Box): Face[] => cards.map((card) => faceOf(box, card)),
  /** null: the Adversary's, or nobody's */
  seat: (seat: Seat): Seat | null => (seat === NOBODY ? null : seat),
  /** null: the Adversary that lies apart */
  row: (row: number): number | null => (row < 0 ? null : row + 1),
  place: (slot: number, { row }: Beside): number | null => (row < 0 ? null : slot + 1),
  nth: (n: number): number => n + 1,
  nths: (ns: readonly number[]): number[] => ns.map((n) => n + 1),
  /** null: the card has no paths, as a Trait */
  path: (path: number, { card }: Beside, box: Box): PathName | null =>
    box.kinds[card] === 'trait' ? null : pathsOf(box, card)[path],
  'challenge-path': (path: number): PathName => PATHS[path],
  ability: (ability: number): Ability => ABILITIES[ability],
  abilities: (abilities: readonly number[]): Ability[] => abilities.map((i) => ABILITIES[i]),
  icon: (icon: number): Icon => ICONS[icon],
  level: (level: number): Level => LEVELS[level],
  deck: (deck: number): DeckName => DECKS[deck],
  power: (power: number, { card }: Beside, box: Box): string =>
    partName(box.kinds[card] === 'heritage' ? ['twist'] : powerWords(box.cards[card]), power),
  stone: (stone: number): StoneName => stoneName(stone),
  stones: (stones: readonly number[]): StoneName[] => stones.map(stoneName),
  face: (face: number, { stone }: Beside): StoneFace => stoneFace(stone, face),
  faces: (faces: readonly number[], { stones }: Beside): StoneFace[] =>
    faces.map((face, i) => stoneFace(stones[i], face)),
}
type Namers = typeof NAMERS

/** `as-is`: amounts, words and answers to yes or no. */
export type FieldNaming = keyof Namers | 'as-is'
/** Those that can name a value of this type. */
type NamingOf<V> =
  | { [K in keyof Namers]: V extends Parameters<Namers[K]>[0] ? K : never }[keyof Namers]
  | 'as-is'

type EventFields<E> = Exclude<keyof E, 'type'>

/** Every field of every event is in it: a new one doesn't compile before somebody has said what it is. */
export const NAMING = {
  kept: { seat: 'seat', cards: 'cards' },
  'characters-shown': { seat: 'seat', heritage: 'card', origin: 'card', motivation: 'card' },
  'turn-began': { seat: 'seat', number: 'as-is', act: 'as-is' },
  'turn-ended': { seat: 'seat' },
  'row-opened': { row: 'row', cards: 'cards' },
  'card-laid': { row: 'row', slot: 'place', card: 'card' },
  'act-completed': { seat: 'seat', act: 'as-is' },
  'destiny-revealed': { seat: 'seat', card: 'card' },
  pledged: { seat: 'seat', xp: 'as-is' },
  'end-announced': { seat: 'seat' },
  journeyed: { seat: 'seat', row: 'row', slot: 'place', card: 'card', paid: 'as-is' },
  'card-replaced': { seat: 'seat', row: 'row', slot: 'place', card: 'card' },
  'trait-gained': { seat: 'seat', row: 'row', slot: 'place', card: 'card' },
  'ally-revealed': { seat: 'seat', row: 'row', slot: 'place', card: 'card' },
  'ally-placed': { seat: 'seat', row: 'row', slot: 'place', card: 'card' },
  'ally-discarded': { card: 'card' },
  'ally-gained': { seat: 'seat', card: 'card' },
  'ally-sacrificed': { seat: 'seat', card: 'card' },
  'ally-restored': { seat: 'seat', card: 'card' },
  'feat-drawn': { seat: 'seat', kind: 'as-is', card: 'card' },
  'feat-discarded': { seat: 'seat', card: 'card' },
  'feat-returned': { seat: 'seat', card: 'card' },
  'feat-played': { seat: 'seat', on: 'seat', card: 'card' },
  'feat-took-effect': { seat: 'seat', card: 'card', effect: 'as-is' },
  'feat-cancelled': { card: 'card', by: 'card' },
  'adversary-card': { card: 'card', applies: 'as-is' },
  'adversary-aimed': { seat: 'seat', card: 'card' },
  'power-used': { seat: 'seat', card: 'card', power: 'power' },
  'cards-seen': { seat: 'seat', cards: 'cards' },
  'deck-reshuffled': { deck: 'deck' },
  'put-under': { seat: 'seat', deck: 'deck', card: 'card' },
  xp: { seat: 'seat', amount: 'as-is', by: 'card' },
  banked: { seat: 'seat', amount: 'as-is', total: 'as-is' },
  level: { seat: 'seat', from: 'level', to: 'level', by: 'card' },
  'corruption-spared': { seat: 'seat', levels: 'as-is' },
  'adversary-xp': { amount: 'as-is', total: 'as-is', by: 'card' },
  'icon-lent': { seat: 'seat', icon: 'icon', amount: 'as-is', until: 'as-is', by: 'card' },
  'attempt-declared': {
    seat: 'seat',
    card: 'card',
    row: 'row',
    slot: 'place',
    path: 'path',
    abilities: 'abilities',
  },
  'dark-bought': { seat: 'seat', runes: 'as-is', paid: 'as-is' },
  'runes-added': { seat: 'seat', stones: 'stones', by: 'card' },
  cast: { seat: 'seat', stones: 'stones', faces: 'faces', again: 'as-is', arranged: 'as-is' },
  'stones-cast': { seat: 'seat', stones: 'stones', faces: 'faces', positions: 'nths' },
  'rune-turned': { seat: 'seat', stone: 'stone', position: 'nth', face: 'face' },
  successes: { amount: 'as-is', by: 'card' },
  difficulty: { amount: 'as-is', by: 'card' },
  'path-switched': { path: 'challenge-path', by: 'card' },
  'ability-replaced': { from: 'ability', to: 'ability', by: 'card' },
  twist: { seat: 'seat' },
  weighed: { seat: 'seat', total: 'as-is', difficulty: 'as-is' },
  overcame: { seat: 'seat', card: 'card', path: 'path', margin: 'as-is' },
  failed: { seat: 'seat', card: 'card', path: 'path', margin: 'as-is' },
  'challenge-discarded': { row: 'row', slot: 'place', card: 'card' },
  tucked: { seat: 'seat', card: 'card', path: 'path', column: 'nth' },
  'adversary-flipped': {},
  'adversary-defeated': { seat: 'seat' },
  'destinies-revealed': { cards: 'cards' },
  'game-over': { winners: 'as-is', party: 'as-is', loyalists: 'as-is', why: 'as-is' },
} as const satisfies {
  [E in GameEvent as E['type']]: { [F in EventFields<E>]-?: NamingOf<NonNullable<E[F]>> }
}

/** A slot of a row is called a place by name, as in deeds. */
type NameOfField<F> = F extends 'slot' ? 'place' : F

type Named<K, V> = K extends keyof Namers ? ReturnType<Namers[K]> : V
type NamedFields<E extends GameEvent, N> = {
  [F in keyof E as NameOfField<F>]: F extends keyof N ? Named<N[F], E[F]> : E[F]
}
/** One union like GameEvent, with names in place of numbers. */
export type NamedEvent = {
  [E in GameEvent as E['type']]: NamedFields<E, (typeof NAMING)[E['type']]>
}[GameEvent['type']]

/** What a card, a path, a stone … is called in this box. Works on what a seat may see, too: what is hidden is face-down. */
export function nameEvent(box: Box, event: GameEvent): NamedEvent {
  const named: Record<string, unknown> = { type: event.type }
  const values = event as unknown as Record<string, never> & Beside
  const fields = NAMING[event.type] as Record<string, FieldNaming>
  for (const field in fields) {
    const naming = fields[field]
    const value = values[field]
    if (value === undefined) continue
    const name = field === 'slot' ? 'place' : field
    named[name] = naming === 'as-is' ? value : NAMERS[naming](value, values, box)
  }
  return named as NamedEvent
}
