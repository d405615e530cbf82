/** Each Ally, Adversary, Feat and Quest of the base set has its scenarios, and they show its power at work. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  boxOf,
  type EventType,
  type GameEvent,
  NO_CARD,
  NOBODY,
  runScenario,
  type ScenarioRun,
  useSets,
} from '@runesaga/engine'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ownSets } from '../../src/index.ts'

useSets(...ownSets())

const [base] = ownSets().filter((set) => set.set === 'base')
const folder = fileURLToPath(new URL('../../../../scenarios/cards/base', import.meta.url))
const told = (kind: string) =>
  readdirSync(`${folder}/${kind}`)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort()
const run = (kind: string, id: string) =>
  runScenario(parse(readFileSync(`${folder}/${kind}/${id}.yaml`, 'utf8')))

type Of<T extends EventType> = Extract<GameEvent, { type: T }>
/** What happened in any of the runs through this card: events of a type that name it. */
const through = <T extends EventType>(runs: readonly ScenarioRun[], type: T, id: string): Of<T>[] =>
  runs.flatMap(({ events, state }) => {
    const { cards } = boxOf(state!.setup)
    const names = (e: GameEvent) => ('by' in e ? e.by : 'card' in e ? e.card : NO_CARD)
    return events.filter((e): e is Of<T> => e.type === type && cards[names(e)]?.id === `base/${id}`)
  })
const different = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((a, b) => a - b)

const ids = (cards: readonly { id: string }[] = []) => cards.map((card) => card.id).sort()

describe('Allies', () => {
  test('each has its scenarios', () => {
    expect(told('allies')).toEqual(ids(base.allies))
  })
  test.each(base.allies ?? [])('$id: they hold, and every power is used', ({ id, powers }) => {
    const { lines, runs } = run('allies', id)
    expect(lines).toEqual([])
    const used = through(runs, 'power-used', id).map((e) => e.power)
    expect(different(used)).toEqual((powers ?? []).map((_, i) => i))
  })
})

describe('Adversaries', () => {
  test('each has its scenarios', () => {
    expect(told('adversaries')).toEqual(ids(base.adversaries))
  })
  test.each(base.adversaries ?? [])('$id: they hold, and it falls in a row and apart', ({ id }) => {
    const { lines, runs } = run('adversaries', id)
    expect(lines).toEqual([])
    const apart = runs.flatMap((r) => through([r], 'overcame', id).map(() => r.state!.adversary !== null))
    expect([apart.includes(false), apart.includes(true)]).toEqual([true, true])
  })
})

describe('Feats', () => {
  test('each has its scenarios', () => {
    expect(told('feats')).toEqual(ids(base.feats))
  })
  test.each(base.feats ?? [])('$id: they hold, and it takes effect', ({ id, skull }) => {
    const { lines, runs } = run('feats', id)
    expect(lines).toEqual([])
    const players = through(runs, 'feat-took-effect', id).flatMap((e) => (e.effect ? [e.seat] : []))
    expect(players.some((seat) => seat !== NOBODY)).toBe(true)
    // skull cards also in the Adversary's hands
    expect(players.includes(NOBODY)).toBe(skull === true)
  })
})

describe('Quests', () => {
  test('each has its scenarios, and so has the Victory card', () => {
    expect(told('quests')).toEqual([...ids(base.quests), base.victory!.id].sort())
  })
  test.each(base.quests ?? [])('$id: they hold, and it feeds and starves', ({ id, common }) => {
    const { lines, runs } = run('quests', id)
    expect(lines).toEqual([])
    const amounts = through(runs, 'adversary-xp', id).map((e) => e.amount)
    expect(different(amounts)).toEqual(common === true ? [1] : [-1, 1])
  })
  test('the Victory card: they hold, and it ends a game', () => {
    const { lines, runs } = run('quests', base.victory!.id)
    expect(lines).toEqual([])
    const ends = runs.flatMap((r) => r.events.flatMap((e) => (e.type === 'game-over' ? [e.why] : [])))
    expect(ends).toEqual(['adversary-reached-goal'])
  })
})
