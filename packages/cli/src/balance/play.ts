/** Plays the games of a balance run that aren't counted yet, on several threads, and saves on the way. */
import { inRanges, rangesOf } from '../threads/pool.ts'
import type { Range } from '../threads/tasks.ts'
import { addCounts } from './counts.ts'
import type { BalancePart, BalanceRun } from './range.ts'
import { readSaved, writeSaved } from './save.ts'

/** Games of a range: the same on any number of threads, so that a run can go on with more or fewer of them. */
const SIZE = 50
/** Milliseconds between two savings. */
const OFTEN = 2000

export interface Playing {
  threads: number
  /** where counts are saved, if anywhere */
  file: string | undefined
  /** identifies the cards in play */
  cards: string
  /** tells of games that are counted */
  counted: (games: number) => void
}

export async function playAll(
  run: BalanceRun,
  { threads, file, cards, counted }: Playing,
): Promise<BalancePart> {
  const saved = file === undefined ? null : readSaved(file, run, cards)
  const part: BalancePart = saved?.part ?? {}
  const done = new Set(saved?.done)
  const save = () => {
    if (file === undefined) return
    writeSaved(file, { runesaga: 'balance 1', run, cards, done: [...done].sort((a, b) => a - b), part })
  }
  // a place that can't be written to should be found out now, not after an hour
  save()
  let last = performance.now()
  const left = leftOf(run.kinds.length * run.games, new Set(done), counted)
  await inRanges('balance', run, left, threads, (counts, range) => {
    addPart(part, counts)
    done.add(range.from)
    counted(range.to - range.from)
    if (performance.now() - last < OFTEN) return
    save()
    last = performance.now()
  })
  save()
  return part
}

/** The ranges that aren't counted yet. */
function* leftOf(
  games: number,
  done: ReadonlySet<number>,
  counted: (games: number) => void,
): Generator<Range> {
  for (const range of rangesOf(games, SIZE)) {
    if (done.has(range.from)) counted(range.to - range.from)
    else yield range
  }
}

function addPart(all: BalancePart, part: BalancePart): void {
  for (const [kind, counts] of Object.entries(part)) {
    if (all[kind] === undefined) all[kind] = counts
    else addCounts(all[kind], counts)
  }
}
