/** Why something can't be done, in words. */
import type { Reason } from '@runesaga/engine'
import type { Words } from '../words.ts'

/** Reasons that have short words. */
const SHORT = [
  'main-action-used',
  'must-face-adversary',
  'act-completed',
  'row-closed',
  'need-not-met',
  'cannot-pay',
  'level-forbids-hero',
  'level-forbids-antihero',
  'wrong-moment',
  'wrong-hero',
  'condition-not-met',
  'no-path-left',
] as const satisfies Reason[]

const isShort = (reason: Reason): reason is (typeof SHORT)[number] =>
  (SHORT as readonly Reason[]).includes(reason)

/** On a small plate there is room for the cause alone; the whole reason is read out. */
export const shortRefusal = (reason: Reason, { say }: Words): string | undefined =>
  isShort(reason) ? say(`short-refusal/${reason}`) : undefined
