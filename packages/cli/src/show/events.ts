/** Events in a few plain words. What people needn't read line by line gives nothing. */
import { type GameEvent, ICONS } from '@runesaga/engine'
import { capital, type Teller } from './teller.ts'

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>
type Words = { [T in GameEvent['type']]: (event: Of<T>, t: Teller) => string | null }

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)
const by = (t: Teller, card: number): string => (card >= 0 ? ` (${t.card(card)})` : '')
const ROWS = ['I', 'II', 'III']
const DECKS = ['Act I', 'Act II', 'Act III', 'Hero', 'Antihero', 'Adversary']

const WORDS: Words = {
  kept: () => null,
  'characters-shown': (e, t) => {
    const cards = [e.heritage, e.origin, e.motivation].filter((card) => card >= 0)
    return `${t.hero(e.seat)}: ${cards.map((card) => t.card(card)).join(', ')}`
  },
  'turn-began': (e, t) => `Turn ${e.number}: ${t.hero(e.seat)}`,
  'turn-ended': () => null,
  'row-opened': (e, t) => `Row ${ROWS[e.row]} opens: ${e.cards.map((card) => t.card(card)).join(', ')}`,
  'card-laid': (e, t) => `New in row ${ROWS[e.row]}: ${t.card(e.card)}`,
  'act-completed': (e, t) => `${t.hero(e.seat)}: Act ${ROWS[e.act - 1]} completed`,
  'destiny-revealed': (e, t) => `${t.hero(e.seat)}: Destiny revealed, ${t.card(e.card)}`,
  pledged: (e, t) => `${t.hero(e.seat)}: pledged to the Adversary`,
  'end-announced': (e, t) => `${t.hero(e.seat)}: the end is near`,
  journeyed: (e, t) =>
    `${t.hero(e.seat)}: Journey past ${t.card(e.card)}${e.paid > 0 ? `, paid ${e.paid}` : ''}`,
  'card-replaced': (e, t) => `${t.hero(e.seat)}: ${t.card(e.card)} replaced`,
  'trait-gained': (e, t) => `${t.hero(e.seat)}: Trait gained, ${t.card(e.card)}`,
  'ally-revealed': (e, t) => `The Ally ${t.card(e.card)} turns up`,
  'ally-placed': (e, t) => `${t.hero(e.seat)}: Ally ${t.card(e.card)} placed in row ${ROWS[e.row]}`,
  'ally-discarded': (e, t) => `The Ally ${t.card(e.card)} is gone`,
  'ally-gained': (e, t) => `${t.hero(e.seat)}: Ally gained, ${t.card(e.card)}`,
  'ally-sacrificed': (e, t) => `${t.hero(e.seat)}: Ally sacrificed, ${t.card(e.card)}`,
  'ally-restored': (e, t) => `${t.hero(e.seat)}: Ally restored, ${t.card(e.card)}`,
  'feat-drawn': (e, t) =>
    `${t.does(e.seat, 'draws')} ${e.card >= 0 ? t.card(e.card) : e.kind === 'hero' ? 'a Hero card' : 'an Antihero card'}`,
  'feat-discarded': (e, t) => `${t.does(e.seat, 'discards')} ${t.card(e.card)}`,
  'feat-returned': (e, t) => `${t.hero(e.seat)}: ${t.card(e.card)} back in the hand`,
  'feat-played': (e, t) =>
    `${t.does(e.seat, 'plays')} ${t.card(e.card)}${e.on === e.seat ? '' : ` on ${t.hero(e.on)}`}`,
  'feat-took-effect': (e, t) => (e.effect ? null : `${t.card(e.card)} has no effect`),
  'feat-cancelled': (e, t) => `${t.card(e.card)} is cancelled${by(t, e.by)}`,
  'adversary-card': (e, t) =>
    `The Adversary turns up ${t.card(e.card)}${e.applies ? '' : ', which has no effect'}`,
  'power-used': (e, t) => `${t.does(e.seat, 'uses')} ${t.card(e.card)}`,
  'cards-seen': (e, t) => `${t.does(e.seat, 'looks')} at ${e.cards.map((card) => t.card(card)).join(', ')}`,
  'deck-reshuffled': (e) => `The ${DECKS[e.deck]} deck is reshuffled`,
  'put-under': (e, t) => `${t.does(e.seat, 'puts')} ${t.card(e.card)} under its deck`,
  xp: (e, t) => `${t.hero(e.seat)}: Experience ${signed(e.amount)}${by(t, e.by)}`,
  banked: (e, t) => `${t.hero(e.seat)}: ${e.amount} on the Class, ${e.total} in all`,
  level: (e, t) => `${t.hero(e.seat)}: ${t.level(e.from)} to ${t.level(e.to)}${by(t, e.by)}`,
  'adversary-xp': (e, t) => `The Adversary: Experience ${signed(e.amount)}, now ${e.total}${by(t, e.by)}`,
  'icon-lent': (e, t) =>
    `${t.hero(e.seat)}: ${signed(e.amount)} ${capital(ICONS[e.icon])} for this ${e.until}${by(t, e.by)}`,
  'attempt-declared': (e, t) => {
    const path = t.path(e.card, e.path)
    return `${t.does(e.seat, 'attempts')} ${t.card(e.card)}${path === t.card(e.card) ? '' : `, ${path}`}`
  },
  'dark-bought': (e, t) =>
    `${t.hero(e.seat)}: ${e.runes} Dark ${e.runes === 1 ? 'rune' : 'runes'} for ${e.paid}`,
  'runes-added': (e, t) => `${e.stones.length} stones more${by(t, e.by)}`,
  cast: (e, t) => `Cast: ${e.stones.map((stone, i) => t.stone(stone, e.faces[i])).join(', ')}`,
  'stones-cast': (e, t) => `Cast again: ${e.stones.map((stone, i) => t.stone(stone, e.faces[i])).join(', ')}`,
  'rune-turned': (e, t) => `Turned to ${t.stone(e.stone, e.face)}`,
  successes: (e, t) => `Successes ${signed(e.amount)}${by(t, e.by)}`,
  difficulty: (e, t) => `Difficulty ${signed(e.amount)}${by(t, e.by)}`,
  'path-switched': () => 'The other path is attempted',
  'ability-replaced': (e, t) => `${t.abilities([e.from])} becomes ${t.abilities([e.to])}${by(t, e.by)}`,
  twist: (e, t) => `${t.hero(e.seat)}: a Twist of Fate`,
  weighed: (e) => `${e.total} against ${e.difficulty}`,
  overcame: (e, t) => `${t.does(e.seat, 'overcomes')} ${t.card(e.card)} by ${e.margin}`,
  failed: (e, t) => `${t.does(e.seat, 'fails')} ${t.card(e.card)}`,
  'challenge-discarded': (e, t) => `${t.card(e.card)} is discarded`,
  tucked: () => null,
  'adversary-flipped': () => 'The Adversary shows its other side',
  'adversary-defeated': (e, t) => `${t.does(e.seat, 'defeats')} the Adversary`,
  'destinies-revealed': (e, t) => `Destinies: ${e.cards.map((card) => t.card(card)).join(', ')}`,
  'game-over': () => null,
}

/** One line for an event, or null. */
export function eventText(event: GameEvent, teller: Teller): string | null {
  const words = WORDS[event.type] as (event: GameEvent, t: Teller) => string | null
  return words(event, teller)
}
