/** What keeps a table from being laid, in words. */
import type { SetupProblem } from '@runesaga/engine'
import type { Words } from '../words.ts'
import { editionName } from './names.ts'

/** What keeps a table from being laid, in a sentence. */
export function setupProblemWords(p: SetupProblem, words: Words): string {
  switch (p.problem) {
    case 'heroes':
      return words.say(`mix/no/heroes/${p.mode}`)
    case 'set-unknown':
    case 'set-twice':
      return words.say(`mix/no/${p.problem}`, { set: editionName(p.set, words) })
    case 'too-few': {
      const { what, need, have } = p
      return words.say(`mix/no/too-few/${what}`, { need, have })
    }
    case 'no-adversary':
    case 'no-quest':
      return words.say(`mix/no/${p.problem}`)
  }
}
