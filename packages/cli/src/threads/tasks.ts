/** What a thread can be given to do: a task is prepared once, then done for one range of games after the other. */
import { balanceRange } from '../balance/range.ts'
import { measureAlone, rounds } from '../bench/alone.ts'
import { campaignRange } from '../campaign/range.ts'
import { fuzzRange } from '../fuzz/range.ts'
import { simulateRange } from '../simulate/range.ts'
import { soakRange } from '../soak/range.ts'

export interface Range {
  from: number
  to: number
}

export const TASKS = {
  simulate: simulateRange,
  campaign: campaignRange,
  soak: soakRange,
  fuzz: fuzzRange,
  balance: balanceRange,
  bench: measureAlone,
  rounds,
}
export type Tasks = typeof TASKS
export type TaskName = keyof Tasks
/** What a task needs to know, and what it gives for each range: plain data, since both cross threads. */
export type DataOf<T extends TaskName> = Parameters<Tasks[T]>[0]
export type PartOf<T extends TaskName> = Awaited<ReturnType<ReturnType<Tasks[T]>>>
