/** How a game ended, and the scores. */
import type { Outcome, ScoreBox, ScoreSheet } from '@runesaga/engine'
import { outcomeWords } from '@runesaga/words'
import { colour } from '../colour.ts'
import type { Teller } from './teller.ts'

/** `sheets` by seat. */
export function outcomeText(
  outcome: Outcome | null,
  sheets: readonly Pick<ScoreSheet, 'boxes' | 'total'>[],
  teller: Teller,
): string {
  const { names, words } = teller
  if (outcome === null) return teller.words.say('terminal/not-over')
  const lines = ['', colour.bold(teller.plain(outcomeWords(outcome, names, words)))]
  sheets.forEach(({ boxes, total }, seat) => {
    const parts = (Object.keys(boxes) as ScoreBox[])
      .filter((box) => boxes[box] !== 0)
      .map((box) => `${words.say(`score/box/${box}`)} ${boxes[box]}`)
    const score = teller.words.say('terminal/points', { n: total })
    lines.push(`  ${[colour.bold(teller.hero(seat)), score, ...parts.map(colour.dim)].join(' · ')}`)
  })
  return lines.join('\n')
}
