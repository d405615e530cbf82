/** How a game ended, and the scores. */
import { type GameState, type Outcome, scoreSheet } from '@runesaga/engine'
import { colour } from '../colour.ts'
import type { Teller } from './teller.ts'

const WHY: Record<Outcome['why'], string> = {
  'highest-destiny': 'by the highest Destiny score',
  'adversary-defeated': 'the Adversary is defeated',
  'adversary-reached-goal': 'the Adversary has reached its goal',
  'adversary-has-xp': 'the Adversary has Experience left',
  'hero-failed': 'a hero failed against the Adversary',
  'nobody-to-face': 'nobody was left to face the Adversary',
  'adversary-out-of-xp': 'the Adversary has no Experience left',
}

export function outcomeText(state: GameState, teller: Teller): string {
  const { outcome } = state
  if (outcome === null) return 'The game is not over.'
  const winners =
    outcome.winners.length === 1
      ? teller.does(outcome.winners[0], 'has')
      : `${teller.heroes(outcome.winners)} have`
  const who =
    outcome.party === null || outcome.loyalists ? `${winners} won` : `The party has ${outcome.party}`
  const lines = ['', colour.bold(`${who}: ${WHY[outcome.why]}.`)]
  state.heroes.forEach((_, seat) => {
    const { boxes, total } = scoreSheet(state, seat)
    const parts = Object.entries(boxes).map(([box, points]) => `${box} ${points}`)
    lines.push(`  ${teller.hero(seat)}: ${total} ${colour.dim(`(${parts.join(', ')})`)}`)
  })
  return lines.join('\n')
}
