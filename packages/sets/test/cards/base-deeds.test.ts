/** Each Ally, Adversary, Feat and Quest of the base set has its scenarios, and they show its power at work. */
import { NOBODY } from '@runesaga/engine'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../src/index.ts'
import { runTold, told as toldIn } from '../kit/card-scenarios.ts'
import { different, through } from '../kit/through.ts'

const base = baseSet()
const told = (deck: string) => toldIn('base', deck)
const run = (deck: string, id: string) => runTold('base', deck, id)
const ids = (cards: readonly { id: string }[] = []) => cards.map((card) => card.id).sort()

describe('Allies', () => {
  test('each has its scenarios', () => {
    expect(told('allies')).toEqual(ids(base.allies))
  })
  test.each(base.allies ?? [])('$id: they hold, and every power is used', ({ id, powers }) => {
    const { lines, runs } = run('allies', id)
    expect(lines).toEqual([])
    const used = through(runs, 'power-used', `base/${id}`).map((e) => e.power)
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
    const apart = runs.flatMap((r) =>
      through([r], 'overcame', `base/${id}`).map(() => r.state!.adversary !== null),
    )
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
    const players = through(runs, 'feat-took-effect', `base/${id}`).flatMap((e) => (e.effect ? [e.seat] : []))
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
    const amounts = through(runs, 'adversary-xp', `base/${id}`).map((e) => e.amount)
    expect(different(amounts)).toEqual(common === true ? [1] : [-1, 1])
  })
  test('the Victory card: they hold, and it ends a game', () => {
    const { lines, runs } = run('quests', base.victory!.id)
    expect(lines).toEqual([])
    const ends = runs.flatMap((r) => r.events.flatMap((e) => (e.type === 'game-over' ? [e.why] : [])))
    expect(ends).toEqual(['adversary-reached-goal'])
  })
})
