/** Every event by name, one of each: exactly what records and messages hold of it. */
import { expect, test } from 'vitest'
import { type NamedEvent, nameEvent } from '../src/deeds/events.ts'
import type { EventType, GameEvent } from '../src/index.ts'
import { boxOf, eventsFor, NO_CARD } from '../src/search.ts'
import { runScenario } from './kit/rules.ts'

const { rules, state } = runScenario({
  scenario: 'EVENTS',
  title: 'cards of all kinds that events name',
  edition: 'epic',
  sets: [],
  cards: {
    heritages: [{ id: 'elf', twist: { do: { xp: 1 } } }],
    origins: [
      {
        id: 'smith',
        abilities: ['strength', 'wisdom'],
        powers: [
          { when: 'always', do: { 'journey-price': -1 } },
          { when: 'failed', do: { xp: 1 } },
          { when: ['cast', 'turn-start'], do: { xp: 1 } },
        ],
      },
    ],
    traits: [{ id: 'bold' }],
    challenges: [{ id: 'woods', difficulty: 3, abilities: ['strength', 'wisdom'] }],
    adversaries: [{ id: 'wolf', difficulty: 3, abilities: ['strength', 'wisdom'] }],
    allies: [{ id: 'dog' }],
    feats: [{ id: 'cheer', kind: 'hero', copies: 2, play: 'as-attempt', on: 'you', do: { successes: 1 } }],
  },
  row: ['woods'],
  stop: true,
}).runs[0]
const box = boxOf(rules, state!.setup)
const SET = state!.setup.sets.find(({ id }) => id.startsWith('scenario-'))!.id
const no = (id: string, copy = 0) => box.byId.get(`${SET}/${id}`)![copy]
const [elf, smith, bold, woods, wolf, dog, cheer] = [
  'elf',
  'smith',
  'bold',
  'woods',
  'wolf',
  'dog',
  'cheer',
].map((id) => no(id))
const cheer2 = no('cheer', 1)

type Told<T> = [event: Extract<GameEvent, { type: T }>, name: Extract<NamedEvent, { type: T }>]
/** Cards stand here by their bare ids; the set's name is put before them. */
const ONE_OF_EACH: { [T in EventType]: Told<T> } = {
  kept: [
    { type: 'kept', seat: 0, cards: [elf, smith, cheer2] },
    { type: 'kept', seat: 0, cards: ['elf', 'smith', 'cheer#2'] },
  ],
  'characters-shown': [
    { type: 'characters-shown', seat: 1, heritage: elf, origin: smith, motivation: NO_CARD },
    { type: 'characters-shown', seat: 1, heritage: 'elf', origin: 'smith', motivation: null },
  ],
  'turn-began': [
    { type: 'turn-began', seat: 1, number: 7, act: 2 },
    { type: 'turn-began', seat: 1, number: 7, act: 2 },
  ],
  'turn-ended': [
    { type: 'turn-ended', seat: 1 },
    { type: 'turn-ended', seat: 1 },
  ],
  'row-opened': [
    { type: 'row-opened', row: 1, cards: [woods, NO_CARD] },
    { type: 'row-opened', row: 2, cards: ['woods', null] },
  ],
  'card-laid': [
    { type: 'card-laid', row: 0, slot: 3, card: woods },
    { type: 'card-laid', row: 1, place: 4, card: 'woods' },
  ],
  'act-completed': [
    { type: 'act-completed', seat: 0, act: 1 },
    { type: 'act-completed', seat: 0, act: 1 },
  ],
  'destiny-revealed': [
    { type: 'destiny-revealed', seat: 0, card: smith },
    { type: 'destiny-revealed', seat: 0, card: 'smith' },
  ],
  pledged: [
    { type: 'pledged', seat: 2, xp: 3 },
    { type: 'pledged', seat: 2, xp: 3 },
  ],
  'end-announced': [
    { type: 'end-announced', seat: 0 },
    { type: 'end-announced', seat: 0 },
  ],
  journeyed: [
    { type: 'journeyed', seat: 0, row: 2, slot: 0, card: bold, paid: 1 },
    { type: 'journeyed', seat: 0, row: 3, place: 1, card: 'bold', paid: 1 },
  ],
  'card-replaced': [
    { type: 'card-replaced', seat: 0, row: 0, slot: 1, card: bold },
    { type: 'card-replaced', seat: 0, row: 1, place: 2, card: 'bold' },
  ],
  'trait-gained': [
    { type: 'trait-gained', seat: 0, row: 0, slot: 1, card: bold },
    { type: 'trait-gained', seat: 0, row: 1, place: 2, card: 'bold' },
  ],
  'ally-revealed': [
    { type: 'ally-revealed', seat: 0, row: 0, slot: 1, card: dog },
    { type: 'ally-revealed', seat: 0, row: 1, place: 2, card: 'dog' },
  ],
  'ally-placed': [
    { type: 'ally-placed', seat: 0, row: 0, slot: 2, card: dog },
    { type: 'ally-placed', seat: 0, row: 1, place: 3, card: 'dog' },
  ],
  'ally-discarded': [
    { type: 'ally-discarded', card: dog },
    { type: 'ally-discarded', card: 'dog' },
  ],
  'ally-gained': [
    { type: 'ally-gained', seat: 3, card: dog },
    { type: 'ally-gained', seat: 3, card: 'dog' },
  ],
  'ally-sacrificed': [
    { type: 'ally-sacrificed', seat: 3, card: dog },
    { type: 'ally-sacrificed', seat: 3, card: 'dog' },
  ],
  'ally-restored': [
    { type: 'ally-restored', seat: 3, card: dog },
    { type: 'ally-restored', seat: 3, card: 'dog' },
  ],
  'feat-drawn': [
    { type: 'feat-drawn', seat: 1, kind: 'hero', card: cheer2 },
    { type: 'feat-drawn', seat: 1, kind: 'hero', card: 'cheer#2' },
  ],
  'feat-discarded': [
    { type: 'feat-discarded', seat: 1, card: cheer },
    { type: 'feat-discarded', seat: 1, card: 'cheer' },
  ],
  'feat-returned': [
    { type: 'feat-returned', seat: 1, card: cheer },
    { type: 'feat-returned', seat: 1, card: 'cheer' },
  ],
  'feat-played': [
    { type: 'feat-played', seat: 1, on: 0, card: cheer2 },
    { type: 'feat-played', seat: 1, on: 0, card: 'cheer#2' },
  ],
  'feat-took-effect': [
    { type: 'feat-took-effect', seat: -1, card: cheer, effect: true },
    { type: 'feat-took-effect', seat: null, card: 'cheer', effect: true },
  ],
  'feat-cancelled': [
    { type: 'feat-cancelled', card: cheer, by: cheer2 },
    { type: 'feat-cancelled', card: 'cheer', by: 'cheer#2' },
  ],
  'adversary-card': [
    { type: 'adversary-card', card: cheer, applies: false },
    { type: 'adversary-card', card: 'cheer', applies: false },
  ],
  'adversary-aimed': [
    { type: 'adversary-aimed', seat: 2, card: cheer },
    { type: 'adversary-aimed', seat: 2, card: 'cheer' },
  ],
  'power-used': [
    { type: 'power-used', seat: 0, card: smith, power: 1 },
    { type: 'power-used', seat: 0, card: 'smith', power: '2:cast' },
  ],
  'cards-seen': [
    { type: 'cards-seen', seat: 0, cards: [woods, bold] },
    { type: 'cards-seen', seat: 0, cards: ['woods', 'bold'] },
  ],
  'deck-reshuffled': [
    { type: 'deck-reshuffled', deck: 2 },
    { type: 'deck-reshuffled', deck: 'act3' },
  ],
  'put-under': [
    { type: 'put-under', seat: 0, deck: 5, card: cheer },
    { type: 'put-under', seat: 0, deck: 'adversary', card: 'cheer' },
  ],
  xp: [
    { type: 'xp', seat: 0, amount: -2, by: NO_CARD },
    { type: 'xp', seat: 0, amount: -2, by: null },
  ],
  banked: [
    { type: 'banked', seat: 0, amount: 1, total: 4 },
    { type: 'banked', seat: 0, amount: 1, total: 4 },
  ],
  level: [
    { type: 'level', seat: 0, from: 2, to: 3, by: woods },
    { type: 'level', seat: 0, from: 'N', to: 'C1', by: 'woods' },
  ],
  'corruption-spared': [
    { type: 'corruption-spared', seat: 0, levels: 2 },
    { type: 'corruption-spared', seat: 0, levels: 2 },
  ],
  'adversary-xp': [
    { type: 'adversary-xp', amount: -1, total: 9, by: woods },
    { type: 'adversary-xp', amount: -1, total: 9, by: 'woods' },
  ],
  'icon-lent': [
    { type: 'icon-lent', seat: 0, icon: 7, amount: 1, until: 'turn', by: smith },
    { type: 'icon-lent', seat: 0, icon: 'justice', amount: 1, until: 'turn', by: 'smith' },
  ],
  'attempt-declared': [
    { type: 'attempt-declared', seat: 0, card: woods, row: 0, slot: 0, path: 1, abilities: [0, 4] },
    {
      type: 'attempt-declared',
      seat: 0,
      card: 'woods',
      row: 1,
      place: 1,
      path: 'bottom',
      abilities: ['strength', 'wisdom'],
    },
  ],
  'dark-bought': [
    { type: 'dark-bought', seat: 0, runes: 2, paid: 3 },
    { type: 'dark-bought', seat: 0, runes: 2, paid: 3 },
  ],
  'runes-added': [
    { type: 'runes-added', seat: 0, stones: [14, 2], by: cheer },
    { type: 'runes-added', seat: 0, stones: ['wisdom', 'dark'], by: 'cheer' },
  ],
  cast: [
    {
      type: 'cast',
      seat: 0,
      stones: [0, 0, 1, 10, 20, 24, 25, 2],
      faces: [1, 0, 0, 1, 0, 0, 0, 1],
      again: false,
    },
    {
      type: 'cast',
      seat: 0,
      stones: [
        'core',
        'core',
        'fate',
        'strength',
        'strength-special',
        'wisdom-special',
        'charisma-special',
        'dark',
      ],
      faces: ['slash', 'blank', 'twist', 'symbol', 'xp', 'hero', 'antihero', 'moon'],
      again: false,
    },
  ],
  'stones-cast': [
    { type: 'stones-cast', seat: 0, stones: [2, 1, 11], faces: [0, 1, 0], positions: [7, 2, 4] },
    {
      type: 'stones-cast',
      seat: 0,
      stones: ['dark', 'fate', 'dexterity'],
      faces: ['slash', 'slash', 'slash'],
      positions: [8, 3, 5],
    },
  ],
  'rune-turned': [
    { type: 'rune-turned', seat: 0, stone: 20, position: 4, face: 1 },
    { type: 'rune-turned', seat: 0, stone: 'strength-special', position: 5, face: 'symbol' },
  ],
  successes: [
    { type: 'successes', amount: 2, by: cheer },
    { type: 'successes', amount: 2, by: 'cheer' },
  ],
  difficulty: [
    { type: 'difficulty', amount: -1, by: cheer2 },
    { type: 'difficulty', amount: -1, by: 'cheer#2' },
  ],
  'path-switched': [
    { type: 'path-switched', path: 0, by: cheer },
    { type: 'path-switched', path: 'top', by: 'cheer' },
  ],
  'ability-replaced': [
    { type: 'ability-replaced', from: 0, to: 5, by: cheer },
    { type: 'ability-replaced', from: 'strength', to: 'charisma', by: 'cheer' },
  ],
  twist: [
    { type: 'twist', seat: 0 },
    { type: 'twist', seat: 0 },
  ],
  weighed: [
    { type: 'weighed', seat: 0, total: 5, difficulty: 6 },
    { type: 'weighed', seat: 0, total: 5, difficulty: 6 },
  ],
  overcame: [
    { type: 'overcame', seat: 0, card: woods, path: 0, margin: 2 },
    { type: 'overcame', seat: 0, card: 'woods', path: 'top', margin: 2 },
  ],
  failed: [
    { type: 'failed', seat: 0, card: wolf, path: 0, margin: -2 },
    { type: 'failed', seat: 0, card: 'wolf', path: 'first', margin: -2 },
  ],
  'challenge-discarded': [
    { type: 'challenge-discarded', row: 0, slot: 0, card: woods },
    { type: 'challenge-discarded', row: 1, place: 1, card: 'woods' },
  ],
  tucked: [
    { type: 'tucked', seat: 0, card: bold, path: 0, column: 2 },
    { type: 'tucked', seat: 0, card: 'bold', path: null, column: 3 },
  ],
  'adversary-flipped': [{ type: 'adversary-flipped' }, { type: 'adversary-flipped' }],
  'adversary-defeated': [
    { type: 'adversary-defeated', seat: 1 },
    { type: 'adversary-defeated', seat: 1 },
  ],
  'destinies-revealed': [
    { type: 'destinies-revealed', cards: [smith, NO_CARD] },
    { type: 'destinies-revealed', cards: ['smith', null] },
  ],
  'game-over': [
    { type: 'game-over', winners: [0, 2], party: null, loyalists: true, why: 'adversary-has-xp' },
    { type: 'game-over', winners: [0, 2], party: null, loyalists: true, why: 'adversary-has-xp' },
  ],
}
test.each(Object.values(ONE_OF_EACH))('%o', (event, name) => {
  const named = JSON.stringify(nameEvent(box, event))
  expect(JSON.parse(named.replaceAll(`${SET}/`, ''))).toStrictEqual(name)
})

test('the Adversary that lies apart is in no row', () => {
  const declared = {
    type: 'attempt-declared',
    seat: 0,
    card: wolf,
    row: -1,
    slot: 0,
    path: 0,
    abilities: [],
  } as const
  expect(nameEvent(box, declared)).toMatchObject({ row: null, place: null, path: 'first' })
})

test('a Heritage has one power, at a Twist', () => {
  const used: GameEvent = { type: 'power-used', seat: 0, card: elf, power: 0 }
  expect(nameEvent(box, used)).toMatchObject({ card: `${SET}/elf`, power: '1:twist' })
})

test('a turn that begins no Act says nothing of it', () => {
  expect(nameEvent(box, { type: 'turn-began', seat: 0, number: 3 })).toStrictEqual({
    type: 'turn-began',
    seat: 0,
    number: 3,
  })
})

test('what a seat may not see is face-down', () => {
  const events: GameEvent[] = [
    { type: 'kept', seat: 0, cards: [elf, smith] },
    { type: 'feat-drawn', seat: 0, kind: 'hero', card: cheer },
  ]
  expect(eventsFor(events, 1).map((event) => nameEvent(box, event))).toEqual([
    { type: 'kept', seat: 0, cards: ['face-down', 'face-down'] },
    { type: 'feat-drawn', seat: 0, kind: 'hero', card: 'face-down' },
  ])
})
