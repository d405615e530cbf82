/** How English puts words together. */
import type { LanguageRules } from '../../language.ts'

export const rules: LanguageRules = {
  and: ' and ',
  or: ' or ',
  isMany: (n) => Math.abs(n) !== 1,
  you: 'you',
  percent: (figure) => `${figure}%`,
  functions: {},
}
