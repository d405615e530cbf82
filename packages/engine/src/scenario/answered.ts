/** The cases of a puzzle that are answered, by what whoever plays them does, in the words of a table. */
import type { Seat } from '../state/types.ts'
import { type AnsweredCase, type CaseDeed, doesSomething, isSameCase } from './matching.ts'
import type { Names } from './names.ts'
import { Unplayable } from './problem.ts'
import type { Scenario } from './schema.ts'
import type { Answer, Step } from './steps.ts'

export type Case = NonNullable<Scenario['cases']>[number]

/** Whose deeds they are told by. */
const PLAYER: Seat = 0

export function answeredCases(cases: readonly Case[], names: Names): AnsweredCase[] {
  const answered: AnsweredCase[] = []
  for (const [i, one] of cases.entries()) {
    if (one.verdict === undefined) continue
    const done = doneIn(one.steps ?? [], names)
    // nothing more is done: that tells it from no other case
    const does = done.length > 1 && done.at(-1) === 'end-turn' ? done.slice(0, -1) : done
    const found = { case: one.case, does }
    const same = answered.find((other) => other.case === found.case || isSameCase(other, found))
    if (same !== undefined)
      throw new Unplayable(`cases[${i}]`, `what is done in it is also done in "${same.case}"`)
    answered.push(found)
  }
  return answered
}

const doneIn = (steps: readonly Step[], names: Names): CaseDeed[] =>
  steps
    .filter(({ seat = PLAYER }) => seat === PLAYER)
    .flatMap((step) => deedsIn(step, (ref) => names.box.cards[names.find(ref)![0]].id))
    .filter(doesSomething)

function deedsIn(step: Step, id: (ref: string) => string): CaseDeed[] {
  if (step.attempt !== undefined) {
    const { card, ...how } = typeof step.attempt === 'string' ? { card: step.attempt } : step.attempt
    return [{ attempt: { card: id(card), ...how } }]
  }
  if (step.play !== undefined)
    return [{ play: { card: id(step.play), ...(step.on !== undefined && { on: step.on }) } }]
  if (step.use !== undefined) return [{ use: { card: id(step.use) } }]
  if (step.dark !== undefined) return [{ dark: step.dark }]
  if (step.bank !== undefined) return Array.from({ length: step.bank }, () => 'bank')
  if (step.choose !== undefined)
    return [step.choose].flat().map((answer) => ({ choose: answerIn(answer, id) }))
  if (step['end-turn'] === true) return ['end-turn']
  for (const word of ['gain', 'journey', 'replace'] as const) {
    const card = step[word]
    if (card !== undefined) return [{ [word]: id(card) }]
  }
  return []
}

/** Stones, options and costs go by other names at a table: any of them will do. */
function answerIn(answer: Answer, id: (ref: string) => string): unknown {
  if (typeof answer === 'string') return answer
  const { stone: _, option: __, pay: ___, card, ...more } = answer
  return { ...more, ...(card !== undefined && { card: id(card) }) }
}
