// One event of every type, and the names that tests call heroes and cards by.

import { FACE_DOWN, type NamedEvent } from '@runesaga/engine/view'
import type { Language, Names } from '../src/index.ts'

const CARDS = {
  en: ['Hunter', 'Lost in the Woods', 'Sabotage', 'Mentor', 'Wise Master'],
  fr: ['Chasseur', 'Poursuite dans les Bois', 'Sabotage', 'Mentor', 'Maître Éclairé'],
}
const REFS = ['base/hunter', 'base/woods', 'base/sabotage', 'base/mentor', 'base/wise-master']
export const [HUNTER, WOODS, SABOTAGE, MENTOR, MASTER] = REFS

/** Other languages have the English names. */
const pinned = (language: Language): 'en' | 'fr' => (language === 'fr' ? 'fr' : 'en')

/** Seat 0 is Ada, seat 1 Iseult. */
export const names = (you?: number): Names => ({
  heroName: (seat) => ['Ada', 'Iseult'][seat],
  cardName: (card, language) => CARDS[pinned(language)][REFS.indexOf(card)],
  pathName: (_, path, language) =>
    ({ en: ['Flee', 'Find a Place of Power'], fr: ['Fuir', 'Trouver une Place Forte'] })[pinned(language)][
      path === 'bottom' ? 1 : 0
    ],
  isAdversary: (card) => card === SABOTAGE,
  ...(you === undefined ? {} : { you }),
})

type Samples = { [T in NamedEvent['type']]: Extract<NamedEvent, { type: T }>[] }

/** Seat 0 acts in all of them; several where the sentence has variants. */
export const SAMPLES: Samples = {
  kept: [
    { type: 'kept', seat: 0, cards: [HUNTER, MENTOR, MASTER] },
    { type: 'kept', seat: 0, cards: [FACE_DOWN, FACE_DOWN, FACE_DOWN] },
  ],
  'characters-shown': [
    { type: 'characters-shown', seat: 0, heritage: null, origin: HUNTER, motivation: MENTOR },
  ],
  'turn-began': [{ type: 'turn-began', seat: 0, number: 7 }],
  'turn-ended': [{ type: 'turn-ended', seat: 0 }],
  'row-opened': [{ type: 'row-opened', row: 2, cards: [WOODS, MENTOR, SABOTAGE] }],
  'card-laid': [{ type: 'card-laid', row: 1, place: 3, card: WOODS }],
  'act-completed': [{ type: 'act-completed', seat: 0, act: 2 }],
  'destiny-revealed': [{ type: 'destiny-revealed', seat: 0, card: MASTER }],
  pledged: [{ type: 'pledged', seat: 0, xp: 3 }],
  'end-announced': [{ type: 'end-announced', seat: 0 }],
  journeyed: [
    { type: 'journeyed', seat: 0, row: 1, place: 2, card: WOODS, paid: 1 },
    { type: 'journeyed', seat: 0, row: 1, place: 2, card: WOODS, paid: 0 },
  ],
  'card-replaced': [{ type: 'card-replaced', seat: 0, row: 1, place: 2, card: WOODS }],
  'trait-gained': [{ type: 'trait-gained', seat: 0, row: 1, place: 2, card: HUNTER }],
  'ally-revealed': [{ type: 'ally-revealed', seat: 0, row: 1, place: 2, card: MENTOR }],
  'ally-placed': [{ type: 'ally-placed', seat: 0, row: 1, place: 2, card: MENTOR }],
  'ally-discarded': [{ type: 'ally-discarded', card: MENTOR }],
  'ally-gained': [{ type: 'ally-gained', seat: 0, card: MENTOR }],
  'ally-sacrificed': [{ type: 'ally-sacrificed', seat: 0, card: MENTOR }],
  'ally-restored': [{ type: 'ally-restored', seat: 0, card: MENTOR }],
  'feat-drawn': [
    { type: 'feat-drawn', seat: 0, kind: 'antihero', card: SABOTAGE },
    { type: 'feat-drawn', seat: 0, kind: 'hero', card: FACE_DOWN },
    { type: 'feat-drawn', seat: 0, kind: 'antihero', card: FACE_DOWN },
  ],
  'feat-discarded': [{ type: 'feat-discarded', seat: 0, card: SABOTAGE }],
  'feat-returned': [{ type: 'feat-returned', seat: 0, card: SABOTAGE }],
  'feat-played': [
    { type: 'feat-played', seat: 0, on: 0, card: SABOTAGE },
    { type: 'feat-played', seat: 0, on: 1, card: SABOTAGE },
  ],
  'feat-took-effect': [
    { type: 'feat-took-effect', seat: 0, card: SABOTAGE, effect: true },
    { type: 'feat-took-effect', seat: 0, card: SABOTAGE, effect: false },
  ],
  'feat-cancelled': [{ type: 'feat-cancelled', card: SABOTAGE, by: MENTOR }],
  'adversary-card': [
    { type: 'adversary-card', card: SABOTAGE, applies: true },
    { type: 'adversary-card', card: SABOTAGE, applies: false },
  ],
  'adversary-aimed': [{ type: 'adversary-aimed', seat: 0, card: SABOTAGE }],
  'power-used': [{ type: 'power-used', seat: 0, card: HUNTER, power: '1:failed' }],
  'cards-seen': [
    { type: 'cards-seen', seat: 0, cards: [WOODS, SABOTAGE] },
    { type: 'cards-seen', seat: 0, cards: [FACE_DOWN, FACE_DOWN] },
    { type: 'cards-seen', seat: 0, cards: [FACE_DOWN] },
  ],
  'deck-reshuffled': [
    { type: 'deck-reshuffled', deck: 'act1' },
    { type: 'deck-reshuffled', deck: 'adversary' },
  ],
  'put-under': [
    { type: 'put-under', seat: 0, deck: 'act1', card: WOODS },
    { type: 'put-under', seat: 0, deck: 'act1', card: FACE_DOWN },
  ],
  xp: [
    { type: 'xp', seat: 0, amount: 2, by: HUNTER },
    { type: 'xp', seat: 0, amount: 1, by: null },
    { type: 'xp', seat: 0, amount: -1, by: null },
    { type: 'xp', seat: 0, amount: -2, by: SABOTAGE },
  ],
  banked: [{ type: 'banked', seat: 0, amount: 1, total: 4 }],
  'corruption-spared': [
    { type: 'corruption-spared', seat: 0, levels: 1 },
    { type: 'corruption-spared', seat: 0, levels: 2 },
  ],
  level: [
    { type: 'level', seat: 0, from: 'N', to: 'V1', by: null },
    { type: 'level', seat: 0, from: 'V1', to: 'N', by: SABOTAGE },
    { type: 'level', seat: 0, from: 'N', to: 'C1', by: null },
  ],
  'adversary-xp': [
    { type: 'adversary-xp', amount: 1, total: 6, by: SABOTAGE },
    { type: 'adversary-xp', amount: -2, total: 4, by: null },
  ],
  'icon-lent': [
    { type: 'icon-lent', seat: 0, icon: 'intelligence', amount: 1, until: 'attempt', by: MENTOR },
    { type: 'icon-lent', seat: 0, icon: 'strength', amount: 2, until: 'turn', by: MENTOR },
  ],
  'attempt-declared': [
    {
      type: 'attempt-declared',
      seat: 0,
      card: WOODS,
      row: 1,
      place: 2,
      path: 'bottom',
      abilities: ['dexterity', 'wisdom'],
    },
    {
      type: 'attempt-declared',
      seat: 0,
      card: SABOTAGE,
      row: 2,
      place: 1,
      path: 'first',
      abilities: ['strength', 'intelligence'],
    },
    {
      type: 'attempt-declared',
      seat: 0,
      card: SABOTAGE,
      row: null,
      place: null,
      path: 'first',
      abilities: ['strength', 'intelligence'],
    },
  ],
  'dark-bought': [
    { type: 'dark-bought', seat: 0, runes: 1, paid: 1 },
    { type: 'dark-bought', seat: 0, runes: 2, paid: 2 },
  ],
  'runes-added': [
    { type: 'runes-added', seat: 0, stones: ['intelligence'], by: MENTOR },
    { type: 'runes-added', seat: 0, stones: ['dark', 'dark'], by: SABOTAGE },
  ],
  cast: [
    {
      type: 'cast',
      seat: 0,
      stones: ['core', 'core', 'fate', 'strength', 'dark'],
      faces: ['slash', 'blank', 'twist', 'symbol', 'moon'],
      again: false,
    },
    {
      type: 'cast',
      seat: 0,
      stones: ['core', 'core', 'fate'],
      faces: ['blank', 'blank', 'slash'],
      again: true,
    },
    {
      type: 'cast',
      seat: 0,
      stones: ['core'],
      faces: ['slash'],
      again: false,
      arranged: true,
    },
    {
      type: 'cast',
      seat: 0,
      stones: ['core'],
      faces: ['slash'],
      again: true,
      arranged: true,
    },
  ],
  'stones-cast': [
    { type: 'stones-cast', seat: 0, stones: ['wisdom-special'], faces: ['symbol'], positions: [4] },
  ],
  'rune-turned': [
    { type: 'rune-turned', seat: 0, stone: 'intelligence-special', position: 4, face: 'hero' },
    { type: 'rune-turned', seat: 0, stone: 'core', position: 1, face: 'blank' },
  ],
  successes: [{ type: 'successes', amount: 2, by: MENTOR }],
  difficulty: [{ type: 'difficulty', amount: -1, by: SABOTAGE }],
  'path-switched': [{ type: 'path-switched', path: 'top', by: SABOTAGE }],
  'ability-replaced': [{ type: 'ability-replaced', from: 'strength', to: 'intelligence', by: MENTOR }],
  twist: [{ type: 'twist', seat: 0 }],
  weighed: [
    { type: 'weighed', seat: 0, total: 1, difficulty: 5 },
    { type: 'weighed', seat: 0, total: 7, difficulty: 5 },
    { type: 'weighed', seat: 0, total: -1, difficulty: 5 },
  ],
  overcame: [
    { type: 'overcame', seat: 0, card: WOODS, path: 'bottom', margin: 0 },
    { type: 'overcame', seat: 0, card: WOODS, path: 'bottom', margin: 1 },
    { type: 'overcame', seat: 0, card: WOODS, path: 'bottom', margin: 2 },
  ],
  failed: [
    { type: 'failed', seat: 0, card: WOODS, path: 'bottom', margin: -1 },
    { type: 'failed', seat: 0, card: WOODS, path: 'bottom', margin: -3 },
    { type: 'failed', seat: 0, card: WOODS, path: 'bottom', margin: 2 },
  ],
  'challenge-discarded': [{ type: 'challenge-discarded', row: 1, place: 2, card: WOODS }],
  tucked: [{ type: 'tucked', seat: 0, card: WOODS, path: 'bottom', column: 1 }],
  'adversary-flipped': [{ type: 'adversary-flipped' }],
  'adversary-defeated': [{ type: 'adversary-defeated', seat: 0 }],
  'destinies-revealed': [{ type: 'destinies-revealed', cards: [MASTER, HUNTER] }],
  'game-over': [
    { type: 'game-over', winners: [0], party: null, loyalists: false, why: 'highest-destiny' },
    { type: 'game-over', winners: [0, 1], party: null, loyalists: false, why: 'highest-destiny' },
    { type: 'game-over', winners: [0], party: 'won', loyalists: false, why: 'adversary-defeated' },
    { type: 'game-over', winners: [0, 1], party: 'won', loyalists: false, why: 'adversary-out-of-xp' },
    { type: 'game-over', winners: [], party: 'lost', loyalists: false, why: 'adversary-reached-goal' },
    { type: 'game-over', winners: [0], party: 'lost', loyalists: true, why: 'nobody-to-face' },
    { type: 'game-over', winners: [0, 1], party: 'lost', loyalists: true, why: 'hero-failed' },
  ],
}
export const ALL_SAMPLES: NamedEvent[] = Object.values(SAMPLES).flat()
