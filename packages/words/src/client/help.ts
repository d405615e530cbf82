/** The rules reference on the screen: searching and finding one’s way. */
import { catalogue } from '../messages.ts'

export const help = catalogue({
  en: {},
  fr: {},
})
