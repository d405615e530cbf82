/** The settings of the client. */
import { catalogue } from '../messages.ts'

export const preferences = catalogue({
  en: {},
  fr: {},
})
