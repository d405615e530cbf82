// Which milestones a tale has, from what happened: each once, one's own apart from others'.
import type { NamedEvent } from '@runesaga/engine/view'
import { expect, test } from 'vitest'
import { destinyGrew, isStage, milestones } from '../packages/web/src/screens/table/moments/milestones.ts'

const RACE = { seat: 0, isRace: true }
const TOGETHER = { seat: 0, isRace: false }
const step = (seat: number, from: 'N' | 'C1' | 'V1', to: 'N' | 'C1' | 'C2' | 'V1'): NamedEvent => ({
  type: 'level',
  seat,
  from,
  to,
  by: null,
})
const turn = (seat: number, number: number): NamedEvent => ({ type: 'turn-began', seat, number })

test('an Act that ends is a milestone, a whole one of one’s own', () => {
  const [own, other] = milestones(
    [],
    [
      { type: 'act-completed', seat: 0, act: 1 },
      { type: 'act-completed', seat: 1, act: 2 },
    ],
    RACE,
  )
  expect([own, other]).toEqual([
    { what: 'act', seat: 0, act: 1 },
    { what: 'act', seat: 1, act: 2 },
  ])
  expect([own, other].map((one) => isStage(one, 0))).toEqual([true, false])
})

test('a row that opens belongs to the hero whose turn it is; the first row is none', () => {
  const opens = (row: number): NamedEvent => ({ type: 'row-opened', row, cards: [] })
  expect(milestones([], [opens(1), turn(1, 8), opens(2)], RACE)).toEqual([{ what: 'row', seat: 1, row: 2 }])
})

test('a level counts the first time that one stands there oneself; passing through is none', () => {
  expect(milestones([], [step(0, 'N', 'C1'), step(0, 'C1', 'C2')], RACE)).toEqual([
    { what: 'level', level: 'C2' },
  ])
  const before = [step(0, 'N', 'C1'), step(0, 'C1', 'N')]
  expect(milestones(before, [step(0, 'N', 'C1')], RACE)).toEqual([])
  expect(milestones([], [step(1, 'N', 'V1')], RACE)).toEqual([])
  expect(milestones(before, [step(0, 'V1', 'N')], RACE)).toEqual([])
})

test('in a race the last round is announced, and one’s own last turn; together neither', () => {
  const announced: NamedEvent = { type: 'end-announced', seat: 1 }
  expect(milestones([], [announced, turn(2, 20)], RACE)).toEqual([{ what: 'last-round', seat: 1 }])
  expect(milestones([announced], [turn(0, 21)], RACE)).toEqual([{ what: 'last-turn' }])
  expect(milestones([], [announced, turn(0, 21)], TOGETHER)).toEqual([])
})

test('a Destiny that grows by three points at a stroke is a milestone, by less it isn’t', () => {
  expect(destinyGrew(4, 7)).toEqual({ what: 'destiny', points: 3 })
  expect(destinyGrew(4, 6)).toBeNull()
  expect(destinyGrew(7, 4)).toBeNull()
})
