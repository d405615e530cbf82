/** Every event as a sentence: which message it is, and what stands in it. */
import {
  ABILITIES,
  type CardNo,
  type EventType,
  type GameEvent,
  ICONS,
  LEVELS,
  NOBODY,
  type Seat,
} from '@runesaga/engine'
import { icon, listed, signed } from '../grammar.ts'
import type { Language } from '../language.ts'
import { catalogue } from '../messages.ts'
import { heroWords, type Names } from '../names.ts'
import { castWords, faceWords, runeList, runeName } from '../runes.ts'
import { outcomeWords } from '../score.ts'
import { ACT_NAMES, counted, DECK_NAMES, LEVEL_NAMES, RUNE_NOUNS } from '../terms.ts'
import { EN } from './en.ts'
import { FR } from './fr.ts'

type Key = keyof typeof EN
type Values = Record<string, string | number>
type Of<T extends EventType> = Extract<GameEvent, { type: T }>

/** Which message, and its values besides the acting hero; null where nothing is said. */
type Sentence = [Key, Values?] | null
type Telling = { [T in EventType]: (event: Of<T>, t: Told) => Sentence }

/** Names in one language, for the table below. */
class Told {
  readonly names: Names
  readonly language: Language
  constructor(names: Names, language: Language) {
    this.names = names
    this.language = language
  }
  card = (card: CardNo): string => this.names.cardName(card, this.language)
  cards = (cards: readonly CardNo[]): string =>
    listed(
      cards.filter((card) => card >= 0).map((card) => this.card(card)),
      this.language,
    )
  side = (card: CardNo, path: number): string =>
    this.names.sideName?.(card, path, this.language) ?? this.card(card)
  path = (card: CardNo, path: number): string => this.names.pathName(card, path, this.language)
  hero = (seat: Seat): string => heroWords(seat, this.names, this.language)
  /** the card behind it, in brackets; nothing where the rules themselves are behind it */
  by = (card: CardNo): string => (card >= 0 ? ` (${this.card(card)})` : '')
  deck = (deck: number): string => DECK_NAMES[this.language][deck]
}

const ROWS = ['I', 'II', 'III']
const runes = (n: number, t: Told): string => counted(RUNE_NOUNS.rune, n, t.language)

const TELLING: Telling = {
  kept: (e, t) =>
    e.cards.some((card) => card < 0) ? ['kept/hidden'] : ['kept', { cards: t.cards(e.cards) }],
  'characters-shown': (e, t) => [
    'characters-shown',
    { cards: t.cards([e.heritage, e.origin, e.motivation]) },
  ],
  'turn-began': (e) => ['turn-began', { number: e.number }],
  // the next turn's beginning says it
  'turn-ended': () => null,
  'row-opened': (e, t) => ['row-opened', { row: ROWS[e.row], cards: t.cards(e.cards) }],
  'card-laid': (e, t) => ['card-laid', { card: t.card(e.card), row: ROWS[e.row] }],
  'act-completed': (e, t) => ['act-completed', { act: ACT_NAMES[t.language][e.act - 1] }],
  'destiny-revealed': (e, t) => ['destiny-revealed', { card: t.card(e.card) }],
  pledged: (e) => ['pledged', { xp: icon('xp', e.xp) }],
  'end-announced': () => ['end-announced'],

  journeyed: (e, t) => [
    e.paid > 0 ? 'journeyed' : 'journeyed/free',
    { card: t.card(e.card), xp: icon('xp', e.paid) },
  ],
  'card-replaced': (e, t) => ['card-replaced', { card: t.card(e.card) }],
  'trait-gained': (e, t) => ['trait-gained', { card: t.card(e.card) }],
  'ally-revealed': (e, t) => ['ally-revealed', { card: t.card(e.card) }],
  'ally-placed': (e, t) => ['ally-placed', { card: t.card(e.card), row: ROWS[e.row] }],
  'ally-discarded': (e, t) => ['ally-discarded', { card: t.card(e.card) }],
  'ally-gained': (e, t) => ['ally-gained', { card: t.card(e.card) }],
  'ally-sacrificed': (e, t) => ['ally-sacrificed', { card: t.card(e.card) }],
  'ally-restored': (e, t) => ['ally-restored', { card: t.card(e.card) }],
  'feat-drawn': (e, t) =>
    e.card >= 0
      ? ['feat-drawn', { card: t.card(e.card) }]
      : [`feat-drawn/${e.kind}`, { [e.kind]: icon(e.kind) }],
  'feat-discarded': (e, t) => ['feat-discarded', { card: t.card(e.card) }],
  'feat-returned': (e, t) => ['feat-returned', { card: t.card(e.card) }],
  'feat-played': (e, t) =>
    e.on === e.seat
      ? ['feat-played', { card: t.card(e.card) }]
      : ['feat-played/on', { card: t.card(e.card), on: t.hero(e.on) }],
  // that it was played is told, and what it does tells itself: only a blow that fails needs a word
  'feat-took-effect': (e, t) => (e.effect ? null : ['feat-took-effect', { card: t.card(e.card) }]),
  'feat-cancelled': (e, t) => ['feat-cancelled', { card: t.card(e.card), by: t.by(e.by) }],
  'adversary-card': (e, t) => [
    e.applies ? 'adversary-card' : 'adversary-card/no-effect',
    { card: t.card(e.card) },
  ],
  'adversary-aimed': (e, t) => ['adversary-aimed', { card: t.card(e.card) }],
  'power-used': (e, t) => ['power-used', { card: t.card(e.card) }],
  'cards-seen': (e, t) =>
    e.cards.some((card) => card < 0)
      ? ['cards-seen/hidden', { n: e.cards.length }]
      : ['cards-seen', { cards: t.cards(e.cards) }],
  'deck-reshuffled': (e, t) => ['deck-reshuffled', { deck: t.deck(e.deck) }],
  'put-under': (e, t) =>
    e.card >= 0
      ? ['put-under', { card: t.card(e.card), deck: t.deck(e.deck) }]
      : ['put-under/hidden', { deck: t.deck(e.deck) }],

  xp: (e, t) => [
    e.amount > 0 ? 'xp/gained' : e.by >= 0 ? 'xp/lost' : 'xp/spent',
    { xp: icon('xp', Math.abs(e.amount)), by: t.by(e.by) },
  ],
  banked: (e) => ['banked', { xp: icon('xp', e.amount), total: e.total }],
  level: (e, t) => [
    e.to < e.from ? 'level/up' : 'level/down',
    { level: LEVEL_NAMES[LEVELS[e.to]][t.language], by: t.by(e.by) },
  ],
  'corruption-spared': (e) => ['corruption-spared', { corruption: icon('corruption', e.levels) }],
  'adversary-xp': (e, t) => [
    e.amount > 0 ? 'adversary-xp/gained' : 'adversary-xp/lost',
    { xp: icon('xp', Math.abs(e.amount)), total: e.total, by: t.by(e.by) },
  ],
  'icon-lent': (e, t) => [`icon-lent/${e.until}`, { icon: icon(ICONS[e.icon], e.amount), by: t.by(e.by) }],

  'attempt-declared': (e, t) => {
    const card = t.side(e.card, e.path)
    const path = t.path(e.card, e.path)
    if (e.row >= 0 && t.names.isAdversary?.(e.card)) return ['attempt-declared/in-row', { card }]
    if (e.row >= 0)
      return path === card ? ['attempt-declared', { card }] : ['attempt-declared/path', { card, path }]
    const abilities = e.abilities.map((ability) => icon(ABILITIES[ability]))
    return ['attempt-declared/adversary', { card, abilities: listed(abilities, t.language) }]
  },
  'dark-bought': (e) => ['dark-bought', { dark: icon('dark-rune', e.runes), xp: icon('xp', e.paid) }],
  'runes-added': (e, t) => ['runes-added', { runes: runeList(e.stones, t.language), by: t.by(e.by) }],
  cast: (e, t) => [
    e.again ? 'cast/again' : 'cast',
    { runes: runes(e.stones.length, t), shown: castWords(e.stones, e.faces, t.language) },
  ],
  'stones-cast': (e, t) => [
    'stones-cast',
    { runes: runes(e.stones.length, t), shown: castWords(e.stones, e.faces, t.language) },
  ],
  'rune-turned': (e, t) => [
    'rune-turned',
    { rune: runeName(e.stone, t.language), shown: faceWords(e.stone, e.face, t.language) },
  ],
  successes: (e, t) => ['successes', { change: signed(e.amount), by: t.by(e.by) }],
  difficulty: (e, t) => ['difficulty', { change: signed(e.amount), by: t.by(e.by) }],
  'path-switched': (e, t) => ['path-switched', { by: t.by(e.by) }],
  'ability-replaced': (e, t) => [
    'ability-replaced',
    { from: icon(ABILITIES[e.from]), to: icon(ABILITIES[e.to]), by: t.by(e.by) },
  ],
  twist: () => ['twist', { twist: icon('twist') }],
  weighed: (e) => ['weighed', { n: e.total, difficulty: e.difficulty }],
  overcame: (e, t) => [
    e.margin > 0 ? 'overcame' : 'overcame/exactly',
    { card: t.side(e.card, e.path), n: e.margin },
  ],
  // a failure that a card brought about may have had successes enough
  failed: (e, t) => [
    e.margin < 0 ? 'failed/short' : 'failed',
    { card: t.side(e.card, e.path), n: -e.margin },
  ],
  'challenge-discarded': (e, t) => ['challenge-discarded', { card: t.card(e.card) }],
  // "overcame" and "trait-gained" say that the card was won; where it goes is a rule
  tucked: () => null,
  'adversary-flipped': () => ['adversary-flipped'],
  'adversary-defeated': () => ['adversary-defeated'],
  'destinies-revealed': (e, t) => {
    const each = e.cards.flatMap((card, seat) => (card >= 0 ? [`${t.card(card)} (${t.hero(seat)})`] : []))
    return ['destinies-revealed', { cards: each.join(', ') }]
  },
  'game-over': (e, t) => ['game-over', { outcome: outcomeWords(e, t.names, t.language) }],
}

export const chronicle = catalogue<Key>({ en: EN, fr: FR })

/** One sentence for an event, with inline icons; null where none is needed. */
export function tell(event: GameEvent, names: Names, language: Language): string | null {
  const telling = TELLING[event.type] as (event: GameEvent, t: Told) => Sentence
  const sentence = telling(event, new Told(names, language))
  if (sentence === null) return null
  const [key, values] = sentence
  const seat = 'seat' in event ? event.seat : NOBODY
  const person = seat !== NOBODY && seat === names.you ? 'you' : 'hero'
  const who = seat === NOBODY ? '' : names.heroName(seat)
  return chronicle(language, key, { person, who, ...values })
}
