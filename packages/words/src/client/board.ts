/** The table in play: rows, boards, rivals, the Adversary, prompts, the chronicle. */
import { catalogue } from '../messages.ts'

export const board = catalogue({
  en: {},
  fr: {},
})
