/**
 * Inline icons: `{xp}`, `{hero}`, `{strength}`, and with a number `{xp 2}`. The client draws them with an accessible name;
 * in plain text they are words, with the number's grammar.
 */
import type { Language } from './language.ts'
import { type InlineIcon, iconWords, isInlineIcon } from './terms.ts'

export interface Token {
  icon: InlineIcon
  /** null: the icon alone */
  n: number | null
}

const TOKEN = /\{([a-z-]+)(?: (-?\d+))?\}/g

/** A text as words and icons, in order. */
export function inlineParts(text: string): (string | Token)[] {
  const parts: (string | Token)[] = []
  let at = 0
  for (const match of text.matchAll(TOKEN)) {
    const [whole, icon, n] = match
    if (!isInlineIcon(icon)) throw new Error(`no inline icon is called "${icon}": ${text}`)
    if (match.index > at) parts.push(text.slice(at, match.index))
    parts.push({ icon, n: n === undefined ? null : Number(n) })
    at = match.index + whole.length
  }
  if (at < text.length) parts.push(text.slice(at))
  return parts
}

/** A text without icons: each is said in words. */
export const plain = (text: string, language: Language): string =>
  inlineParts(text)
    .map((part) => (typeof part === 'string' ? part : iconWords(part.icon, part.n, language)))
    .join('')
