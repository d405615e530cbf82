/** Small words that every text is made with: lists, counts, icons, signs, capitals. */
import type { LanguageRules, Noun } from '../language.ts'
import type { InlineIcon } from './inline.ts'

/** A language, as far as it is needed here. */
interface In {
  rules: Pick<LanguageRules, 'and' | 'or' | 'isMany'>
}

const joined = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${last}${items[items.length - 1]}`

/** "A, B and C" */
export const listed = (items: readonly string[], { rules }: In): string => joined(items, rules.and)
/** "A, B or C" */
export const either = (items: readonly string[], { rules }: In): string => joined(items, rules.or)

/** "2 successes" */
export const counted = ({ one, many }: Noun, n: number, { rules }: In): string =>
  `${n} ${rules.isMany(n) ? many : one}`

/** An inline icon to be put into a message: `{xp 2}`. */
export const icon = (name: InlineIcon, n?: number): string =>
  n === undefined ? `{${name}}` : `{${name} ${n}}`

/** "+2", "−1" */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** A sentence within another. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
