/** How a game ended, and the scores. */
import type { GameState, Rules, ScoreBox } from '@runesaga/engine'
import { outcomeWords } from '@runesaga/words'
import { colour } from '../colour.ts'
import type { Teller } from './teller.ts'

export function outcomeText(rules: Rules, state: GameState, teller: Teller): string {
  const { names, words } = teller
  if (state.outcome === null) return teller.words.say('terminal/not-over')
  const lines = ['', colour.bold(teller.plain(outcomeWords(state.outcome, names, words)))]
  state.heroes.forEach((_, seat) => {
    const { boxes, total } = rules.scoreSheet(state, seat)
    const parts = (Object.keys(boxes) as ScoreBox[])
      .filter((box) => boxes[box] !== 0)
      .map((box) => `${words.say(`score/box/${box}`)} ${boxes[box]}`)
    const score = teller.words.say('terminal/points', { n: total })
    lines.push(`  ${[colour.bold(teller.hero(seat)), score, ...parts.map(colour.dim)].join(' · ')}`)
  })
  return lines.join('\n')
}
