/** Choosing Character cards, and handing the device to the next person. */
import { catalogue } from '../messages.ts'

export const opening = catalogue({
  en: {},
  fr: {},
})
