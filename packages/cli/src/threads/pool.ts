/** Many games on all cores: ranges are handed out as threads become free; parts come back in any order. */
import { once } from 'node:events'
import { setImmediate as breathe } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type DataOf, type PartOf, type Range, TASKS, type TaskName } from './tasks.ts'

/** Ranges a thread: enough for all to end at about the same time. */
const RANGES = 16
const LONGEST = 100

const sizeFor = (games: number, threads: number): number =>
  Math.max(1, Math.min(LONGEST, Math.ceil(games / (threads * RANGES))))

/** So many games, cut into ranges as they are asked for: there may be ever so many. */
export function* rangesOf(games: number, size: number): Generator<Range> {
  for (let from = 0; from < games; from += size) yield { from, to: Math.min(games, from + size) }
}

export const inThreads = <T extends TaskName>(
  task: T,
  data: DataOf<T>,
  games: number,
  threads: number,
  done: (part: PartOf<T>, range: Range) => void,
): Promise<void> => inRanges(task, data, rangesOf(games, sizeFor(games, threads)), threads, done)

/** The same for ranges that the caller has cut. */
export async function inRanges<T extends TaskName>(
  task: T,
  data: DataOf<T>,
  ranges: Iterator<Range> & Iterable<Range>,
  threads: number,
  done: (part: PartOf<T>, range: Range) => void,
): Promise<void> {
  if (threads === 1) {
    const work = TASKS[task](data as never) as (range: Range) => PartOf<T> | Promise<PartOf<T>>
    for (const range of ranges) {
      done(await work(range), range)
      await breathe()
    }
    return
  }
  // each takes its first range before it begins, so that there are no more threads than ranges
  const begun: Promise<void>[] = []
  for (let first = ranges.next(); first.done !== true; first = ranges.next()) {
    begun.push(oneThread(task, data, first.value, ranges, done))
    if (begun.length === threads) break
  }
  await Promise.all(begun)
}

/** Does a task once, in a thread of its own: nothing that ran before has left its traces in the compiler there. */
export async function alone<T extends TaskName>(task: T, data: DataOf<T>): Promise<PartOf<T>> {
  const parts: PartOf<T>[] = []
  await oneThread(task, data, { from: 0, to: 1 }, [].values(), (part) => parts.push(part))
  return parts[0]
}

/** Gives one thread range after range until none waits. */
const oneThread = <T extends TaskName>(
  task: T,
  data: DataOf<T>,
  first: Range,
  waiting: Iterator<Range>,
  done: (part: PartOf<T>, range: Range) => void,
): Promise<void> =>
  withThread(task, data, async (ask) => {
    done(await ask(first), first)
    for (let turn = waiting.next(); turn.done !== true; turn = waiting.next())
      done(await ask(turn.value), turn.value)
  })

/** A thread that does a task for one range after the other, as it is asked. */
export async function withThread<T extends TaskName, R>(
  task: T,
  data: DataOf<T>,
  use: (ask: (range: Range) => Promise<PartOf<T>>) => Promise<R>,
): Promise<R> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: { task, data } })
  const result = await use(async (range) => {
    worker.postMessage(range, [])
    const [part] = (await once(worker, 'message')) as [PartOf<T>]
    return part
  })
  await worker.terminate()
  return result
}
