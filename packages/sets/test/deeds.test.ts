/** Deeds and events of whole games by name: every legal action has a name of its own and is found again by it. */
import type { CardNo, EventType, GameEvent, GameState } from '@runesaga/engine'
import { type Box, NO_CARD, nameEvent } from '@runesaga/engine/search'
import type { Deed } from '@runesaga/engine/view'
import { describe, expect, test } from 'vitest'
import { Dice } from './kit/dice.ts'
import { play, type Stepper, type Style } from './kit/players.ts'
import { actionOf, advance, boxOf, deedOf, legalActions, newGame } from './kit/rules.ts'
import {
  ADVERSARY_TABLES,
  CAMPAIGN_TABLES,
  MIXED_TABLES,
  OPTION_TABLES,
  setupOf,
  TABLES,
  type Table,
} from './kit/tables.ts'
import { bytes, sameParts, saveAndLoad } from './kit/values.ts'

const SECONDS = 1000
const STYLES: Style[] = ['keen', 'uniform']

/** Some games at a table by dice; looks at every state and at what happens. */
function games(
  table: Table,
  count: number,
  state: (state: GameState) => void,
  happened: (event: GameEvent, box: Box) => void,
): void {
  for (let i = 0; i < count; i++) {
    const start = newGame(setupOf(table, { fast: `deeds ${i}` }))
    const box = boxOf(start.setup)
    const step: Stepper = (now, seat, action) => {
      const events: GameEvent[] = []
      advance(now, seat, action, events)
      for (const event of events) happened(event, box)
      return now
    }
    play(start, STYLES[i % 2], new Dice(`deeds ${table.name} ${i}`), step, (moment) => state(moment.state))
  }
}

/** `attempt`, `choose stone`, `pass`: what kind of deed it is. */
function wordOf(deed: Deed): string {
  if (typeof deed === 'string') return deed
  if (!('choose' in deed)) return Object.keys(deed)[0]
  return `choose ${typeof deed.choose === 'string' ? deed.choose : Object.keys(deed.choose).join(' ')}`
}

describe('whole games by name', () => {
  let actions = 0
  const words = new Set<string>()
  const types = new Set<EventType>()

  /** Every legal action of every seat, there and back through JSON. */
  function thereAndBack(state: GameState): void {
    for (const seat of state.heroes.keys()) {
      const legal = legalActions(state, seat)
      const names = new Set<string>()
      for (const action of legal) {
        const deed = deedOf(state, seat, action)
        names.add(JSON.stringify(deed))
        words.add(wordOf(deed))
        const found = actionOf(state, seat, saveAndLoad(deed))
        if (!sameParts(found, action)) throw new Error(`${bytes(deed)} became ${bytes(found)}`)
      }
      if (names.size !== legal.length) throw new Error(`two deeds of one name: ${[...names].join('\n')}`)
      actions += legal.length
    }
  }

  function named(event: GameEvent, box: Box): void {
    types.add(event.type)
    checkNames(event, box)
  }

  test.each([...TABLES, ...MIXED_TABLES, ...OPTION_TABLES, ...CAMPAIGN_TABLES])(
    '$name',
    { timeout: 60 * SECONDS },
    (table) => games(table, 2, thereAndBack, named),
  )
  test('each Adversary', { timeout: 60 * SECONDS }, () => {
    for (const table of ADVERSARY_TABLES) games(table, 1, () => {}, named)
  })

  test('all kinds of deeds and events were among them', () => {
    expect(actions).toBeGreaterThan(200_000)
    expect([...words].sort()).toEqual(DEEDS)
    // two are seldom seen: engine/test/events.test.ts has every one
    expect(types.size).toBeGreaterThanOrEqual(55)
  })
})

const DEEDS = [
  'attempt',
  'bank',
  'choose ability',
  'choose ability seat',
  'choose amount',
  'choose card',
  'choose deck',
  'choose done',
  'choose no',
  'choose option',
  'choose pay',
  'choose place',
  'choose row',
  'choose seat',
  'choose stone',
  'choose yes',
  'dark',
  'end-turn',
  'gain',
  'journey',
  'keep',
  'pass',
  'play',
  'replace',
  'use',
]

/** Fields with which events name cards, and those whose numbers are numbers. */
const CARDS = ['card', 'cards', 'by', 'heritage', 'origin', 'motivation']
const NUMBERS = new Set(
  `seat on winners number act column row place position positions
  amount total paid xp levels runes difficulty margin`.split(/\s+/),
)

/** The card that a name means, worked out from the ids alone. */
function cardCalled(name: unknown, box: Box): CardNo | undefined {
  if (name === null) return NO_CARD
  if (typeof name !== 'string') return undefined
  const [id, copy = '1'] = name.split('#')
  return box.byId.get(id)?.[Number(copy) - 1]
}

/** Its cards are those of the event, and whatever isn't counted has a name that is known. */
function checkNames(event: GameEvent, box: Box): void {
  const told: Record<string, unknown> = { ...event }
  const named: Record<string, unknown> = { ...nameEvent(box, event) }
  const same = CARDS.every((field) => {
    const name = named[field]
    const card = Array.isArray(name) ? name.map((one) => cardCalled(one, box)) : cardCalled(name, box)
    return told[field] === undefined ? name === undefined : isSame(card, told[field])
  })
  const known = Object.entries(named).every(([field, value]) =>
    [value].flat().every((one) => {
      if (typeof one === 'number') return NUMBERS.has(field) && Number.isInteger(one)
      return one !== undefined && !bytes(one).includes('undefined')
    }),
  )
  if (!same || !known || bytes(saveAndLoad(named)) !== bytes(named))
    throw new Error(`${bytes(event)} is called ${bytes(named)}`)
}

const isSame = (one: unknown, other: unknown): boolean => bytes(one) === bytes(other)
