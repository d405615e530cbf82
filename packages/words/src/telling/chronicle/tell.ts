/** Every event as a sentence: which message it is, and what stands in it. */
import type { Seat } from '@runesaga/engine'
import { LEVELS } from '@runesaga/engine/language'
import {
  type CardRef,
  type DeckName,
  FACE_DOWN,
  type Face,
  type NamedEvent,
  type PathName,
} from '@runesaga/engine/view'
import type { Key } from '../../language.ts'
import type { Values } from '../../say.ts'
import type { Words } from '../../words.ts'
import { deckName } from '../decks.ts'
import { actName, heroWords, type Names, nthTurn } from '../names.ts'
import { castWords, faceWords, runeList, runeName } from '../runes.ts'
import { outcomeWords } from '../score.ts'
import { counted, icon, listed, signed } from '../text.ts'

type EventKey = Extract<Key, `event/${string}`>
type EventType = NamedEvent['type']
type Of<T extends EventType> = Extract<NamedEvent, { type: T }>

/** Which message, and its values besides the acting hero; null where nothing is said. */
type Sentence = [EventKey, Values?] | null
type Telling = { [T in EventType]: (event: Of<T>, t: Told) => Sentence }

/** Names in one language, for the table below. */
class Told {
  readonly names: Names
  readonly words: Words
  constructor(names: Names, words: Words) {
    this.names = names
    this.words = words
  }
  card = (card: Face): string => (isShown(card) ? this.names.cardName(card, this.words.language) : '')
  cards = (cards: readonly Face[]): string =>
    listed(
      cards.filter(isShown).map((card) => this.card(card)),
      this.words,
    )
  side = (card: Face, path: PathName | null): string =>
    isShown(card) && path !== null && this.names.sideName !== undefined
      ? this.names.sideName(card, path, this.words.language)
      : this.card(card)
  path = (card: Face, path: PathName | null): string =>
    isShown(card) && path !== null ? this.names.pathName(card, path, this.words.language) : ''
  hero = (seat: Seat | null): string => (seat === null ? '' : heroWords(seat, this.names, this.words))
  /** the card behind it, in brackets; nothing where the rules themselves are behind it */
  by = (card: Face): string => (isShown(card) ? ` (${this.card(card)})` : '')
  deck = (deck: DeckName): string => deckName(deck, this.words)
}

/** Neither no card nor one that the reader may not see. */
export const isShown = (card: Face): card is CardRef => card !== null && card !== FACE_DOWN

const row = (row: number | null): string => (row === null ? '' : ['I', 'II', 'III'][row - 1])
const runes = (n: number, t: Told): string => counted(t.words.terms.cast.rune, n, t.words)

const TELLING: Telling = {
  kept: (e, t) =>
    !e.cards.every(isShown) ? ['event/kept/hidden'] : ['event/kept', { cards: t.cards(e.cards) }],
  'characters-shown': (e, t) => [
    'event/characters-shown',
    { cards: t.cards([e.heritage, e.origin, e.motivation]) },
  ],
  'turn-began': (e, t) => ['event/turn-began', { number: nthTurn(e.number, t.names.heroes ?? 1) }],
  // the next turn's beginning says it
  'turn-ended': () => null,
  'row-opened': (e, t) => ['event/row-opened', { row: row(e.row), cards: t.cards(e.cards) }],
  'card-laid': (e, t) => ['event/card-laid', { card: t.card(e.card), row: row(e.row) }],
  'act-completed': (e, t) => ['event/act-completed', { act: actName(e.act, t.words) }],
  'destiny-revealed': (e, t) => ['event/destiny-revealed', { card: t.card(e.card) }],
  pledged: (e) => ['event/pledged', { xp: icon('xp', e.xp) }],
  'end-announced': () => ['event/end-announced'],

  journeyed: (e, t) => [
    e.paid > 0 ? 'event/journeyed' : 'event/journeyed/free',
    { card: t.card(e.card), xp: icon('xp', e.paid) },
  ],
  'card-replaced': (e, t) => ['event/card-replaced', { card: t.card(e.card) }],
  'trait-gained': (e, t) => ['event/trait-gained', { card: t.card(e.card) }],
  'ally-revealed': (e, t) => ['event/ally-revealed', { card: t.card(e.card) }],
  'ally-placed': (e, t) => ['event/ally-placed', { card: t.card(e.card), row: row(e.row) }],
  'ally-discarded': (e, t) => ['event/ally-discarded', { card: t.card(e.card) }],
  'ally-gained': (e, t) => ['event/ally-gained', { card: t.card(e.card) }],
  'ally-sacrificed': (e, t) => ['event/ally-sacrificed', { card: t.card(e.card) }],
  'ally-restored': (e, t) => ['event/ally-restored', { card: t.card(e.card) }],
  'feat-drawn': (e, t) =>
    isShown(e.card)
      ? ['event/feat-drawn', { card: t.card(e.card) }]
      : [`event/feat-drawn/${e.kind}`, { [e.kind]: icon(e.kind) }],
  'feat-discarded': (e, t) => ['event/feat-discarded', { card: t.card(e.card) }],
  'feat-returned': (e, t) => ['event/feat-returned', { card: t.card(e.card) }],
  'feat-played': (e, t) =>
    e.on === e.seat
      ? ['event/feat-played', { card: t.card(e.card) }]
      : ['event/feat-played/on', { card: t.card(e.card), on: t.hero(e.on) }],
  // that it was played is told, and what it does tells itself: only a blow that fails needs a word
  'feat-took-effect': (e, t) => (e.effect ? null : ['event/feat-took-effect', { card: t.card(e.card) }]),
  'feat-cancelled': (e, t) => ['event/feat-cancelled', { card: t.card(e.card), by: t.by(e.by) }],
  'adversary-card': (e, t) => [
    e.applies ? 'event/adversary-card' : 'event/adversary-card/no-effect',
    { card: t.card(e.card) },
  ],
  'adversary-aimed': (e, t) => ['event/adversary-aimed', { card: t.card(e.card) }],
  'power-used': (e, t) => ['event/power-used', { card: t.card(e.card) }],
  'cards-seen': (e, t) =>
    !e.cards.every(isShown)
      ? ['event/cards-seen/hidden', { n: e.cards.length }]
      : ['event/cards-seen', { cards: t.cards(e.cards) }],
  'deck-reshuffled': (e, t) => ['event/deck-reshuffled', { deck: t.deck(e.deck) }],
  'put-under': (e, t) =>
    isShown(e.card)
      ? ['event/put-under', { card: t.card(e.card), deck: t.deck(e.deck) }]
      : ['event/put-under/hidden', { deck: t.deck(e.deck) }],

  xp: (e, t) => [
    e.amount > 0 ? 'event/xp/gained' : isShown(e.by) ? 'event/xp/lost' : 'event/xp/spent',
    { xp: icon('xp', Math.abs(e.amount)), by: t.by(e.by) },
  ],
  banked: (e) => ['event/banked', { xp: icon('xp', e.amount), total: e.total }],
  level: (e, t) => [
    LEVELS.indexOf(e.to) < LEVELS.indexOf(e.from) ? 'event/level/up' : 'event/level/down',
    { level: t.words.say(`step/${e.to}`), by: t.by(e.by) },
  ],
  'corruption-spared': (e) => ['event/corruption-spared', { corruption: icon('corruption', e.levels) }],
  'adversary-xp': (e, t) => [
    e.amount > 0 ? 'event/adversary-xp/gained' : 'event/adversary-xp/lost',
    { xp: icon('xp', Math.abs(e.amount)), total: e.total, by: t.by(e.by) },
  ],
  'icon-lent': (e, t) => [`event/icon-lent/${e.until}`, { icon: icon(e.icon, e.amount), by: t.by(e.by) }],

  'attempt-declared': (e, t) => {
    const card = t.side(e.card, e.path)
    const path = t.path(e.card, e.path)
    if (e.row !== null && isShown(e.card) && t.names.isAdversary?.(e.card))
      return ['event/attempt-declared/in-row', { card }]
    if (e.row !== null)
      return path === card
        ? ['event/attempt-declared', { card }]
        : ['event/attempt-declared/path', { card, path }]
    const abilities = e.abilities.map((ability) => icon(ability))
    return ['event/attempt-declared/adversary', { card, abilities: listed(abilities, t.words) }]
  },
  'dark-bought': (e) => ['event/dark-bought', { dark: icon('dark-rune', e.runes), xp: icon('xp', e.paid) }],
  'runes-added': (e, t) => ['event/runes-added', { runes: runeList(e.stones, t.words), by: t.by(e.by) }],
  cast: (e, t) => [
    e.again
      ? e.arranged
        ? 'event/cast/again/arranged'
        : 'event/cast/again'
      : e.arranged
        ? 'event/cast/arranged'
        : 'event/cast',
    { runes: runes(e.stones.length, t), shown: castWords(e.faces, t.words) },
  ],
  'stones-cast': (e, t) => [
    'event/stones-cast',
    { runes: runes(e.stones.length, t), shown: castWords(e.faces, t.words) },
  ],
  'rune-turned': (e, t) => [
    'event/rune-turned',
    { rune: runeName(e.stone, t.words), shown: faceWords(e.face, t.words) },
  ],
  successes: (e, t) => ['event/successes', { change: signed(e.amount), by: t.by(e.by) }],
  difficulty: (e, t) => ['event/difficulty', { change: signed(e.amount), by: t.by(e.by) }],
  'path-switched': (e, t) => ['event/path-switched', { by: t.by(e.by) }],
  'ability-replaced': (e, t) => [
    'event/ability-replaced',
    { from: icon(e.from), to: icon(e.to), by: t.by(e.by) },
  ],
  twist: () => ['event/twist', { twist: icon('twist') }],
  weighed: (e) => ['event/weighed', { n: e.total, difficulty: e.difficulty }],
  overcame: (e, t) => [
    e.margin > 0 ? 'event/overcame' : 'event/overcame/exactly',
    { card: t.side(e.card, e.path), n: e.margin },
  ],
  // a failure that a card brought about may have had successes enough
  failed: (e, t) => [
    e.margin < 0 ? 'event/failed/short' : 'event/failed',
    { card: t.side(e.card, e.path), n: -e.margin },
  ],
  'challenge-discarded': (e, t) => ['event/challenge-discarded', { card: t.card(e.card) }],
  // "overcame" and "trait-gained" say that the card was won; where it goes is a rule
  tucked: () => null,
  'adversary-flipped': () => ['event/adversary-flipped'],
  'adversary-defeated': () => ['event/adversary-defeated'],
  'destinies-revealed': (e, t) => {
    const each = e.cards.flatMap((card, seat) => (isShown(card) ? [`${t.card(card)} (${t.hero(seat)})`] : []))
    return ['event/destinies-revealed', { cards: each.join(', ') }]
  },
  'game-over': (e, t) => ['event/game-over', { outcome: outcomeWords(e, t.names, t.words) }],
}

/** One sentence for an event, with inline icons; null where none is needed. */
export function tell(event: NamedEvent, names: Names, words: Words): string | null {
  const telling = TELLING[event.type] as (event: NamedEvent, t: Told) => Sentence
  const sentence = telling(event, new Told(names, words))
  if (sentence === null) return null
  const [key, values] = sentence
  const seat = 'seat' in event ? event.seat : null
  const person = seat !== null && seat === names.you ? 'you' : 'hero'
  const who = seat === null ? '' : names.heroName(seat)
  return words.say(key, { person, who, ...values })
}
