/**
 * Frozen figures: what looks ahead says the same as it always did, to the last bit, in 2,000 random positions an edition. Kept is a
 * digest of every fifty positions.
 *
 * Where one differs: `FIGURES=new.txt npx vitest run test/figures.test.ts` writes every figure as a line of its own. Do the same on
 * the commit before, and `diff old.txt new.txt` shows what has changed. If that is meant: `FIGURES=update`.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { EDITIONS, type Edition } from '@runesaga/engine/language'
import { expect, test } from 'vitest'
import { TABLES } from '../packages/sets/test/kit/tables.ts'
import { figuresOf, positions } from './kit/figures.ts'

const WISH = process.env.FIGURES ?? ''
const POSITIONS = 2000
const BLOCK = 50
const MINUTES = 60_000

const file = fileURLToPath(new URL('figures.txt', import.meta.url))
/** The digest of each block, by its name. */
const kept = new Map(
  (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []).map((line) => {
    const [edition, block, digest] = line.split(' ')
    return [`${edition} ${block}`, digest]
  }),
)

/** The figures of fifty positions. */
interface Block {
  name: string
  lines: string[]
}

function* blocksOf(edition: Edition): Generator<Block> {
  const all = positions(TABLES.filter((table) => table.edition === edition))
  for (let at = 0; at < POSITIONS; at += BLOCK) {
    const lines: string[] = []
    for (let i = 0; i < BLOCK; i++) lines.push(...figuresOf(all.next().value))
    yield { name: `${edition} ${at}…${at + BLOCK - 1}`, lines }
  }
}

const digestOf = ({ lines }: Block): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)

test.each(EDITIONS)('%s', { timeout: 10 * MINUTES }, (edition) => {
  const blocks = [...blocksOf(edition)]
  const found = blocks.map((block) => [block.name, digestOf(block)] as const)
  if (WISH === 'update') {
    for (const [name, digest] of found) kept.set(name, digest)
    writeFileSync(file, [...kept].map((line) => `${line.join(' ')}\n`).join(''))
  } else if (WISH !== '') {
    writeFileSync(
      WISH,
      blocks.flatMap(({ lines }) => lines.map((line) => `${line}\n`)).join(''),
      edition === EDITIONS[0] ? {} : { flag: 'a' },
    )
    return
  }
  const changed = found.filter(([name, digest]) => kept.get(name) !== digest).map(([name]) => name)
  expect(changed, 'figures have changed; the first lines of this file say how to see them').toEqual([])
})
