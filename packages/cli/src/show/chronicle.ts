/** What happened, a line each. */
import type { NamedEvent } from '@runesaga/engine/view'
import { tellAll } from '@runesaga/words'
import { colour } from '../colour.ts'
import type { Teller } from './teller.ts'

/** The end of the game is left to the outcome, which tells it with the scores. */
export const chronicleLines = (events: readonly NamedEvent[], teller: Teller): string[] =>
  tellAll(events, teller.names, teller.words)
    .filter(({ type }) => type !== 'game-over')
    .map(({ type, text }) =>
      type === 'turn-began' ? `\n${colour.bold(teller.plain(text))}` : `  ${teller.plain(text)}`,
    )
