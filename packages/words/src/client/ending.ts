/** The end of a game: Destinies, score sheets, luck, lives. */
import { catalogue } from '../messages.ts'

export const ending = catalogue({
  en: {},
  fr: {},
})
