/** Every question that a procedure can wait with has a name of its own for clients. */
import { expect, test } from 'vitest'
import { question } from '../src/procedures/index.ts'
import { frame } from '../src/state/game.ts'
import { AT } from '../src/state/places.ts'
import { questionName } from '../src/view/waiting-view.ts'
import { QUESTIONS } from '../src/view.ts'

test('all questions of procedures are named, and each name is used', () => {
  const places = Object.values(AT).flatMap((steps) => Object.values(steps))
  const asking = places.filter((place) => question(frame(place, 0)) !== undefined)
  // what an effect asks goes by its word
  const ofProcedures = asking.filter((place) => place !== AT.effect.choose)
  const names = ofProcedures.map((place) => questionName({ cards: [] } as never, frame(place, 0)))
  expect(names.toSorted()).toEqual([...QUESTIONS].sort())
})
