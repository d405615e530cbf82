/** An attempt on the screen: paths, chances, stones, Feat windows, the outcome. */
import { catalogue } from '../messages.ts'

export const trial = catalogue({
  en: {},
  fr: {},
})
