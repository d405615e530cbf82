/**
 * Inline icons: `{xp}`, `{hero}`, `{strength}`, and with a number `{xp 2}`. The client draws them with an accessible name;
 * in plain text they are words, with the number's grammar.
 */
import { ABILITIES, STORY_ICONS } from '@runesaga/engine/language'
import type { Terms } from '../language.ts'

/** What can stand in a text as an icon. */
export const INLINE_ICONS = [
  ...ABILITIES,
  ...STORY_ICONS,
  'triumph',
  'tragedy',
  'xp',
  'hero',
  'antihero',
  'feat',
  'virtue',
  'corruption',
  'core-rune',
  'dark-rune',
  'twist',
  'adversary',
] as const
export type InlineIcon = (typeof INLINE_ICONS)[number]
export const isInlineIcon = (name: string): name is InlineIcon =>
  (INLINE_ICONS as readonly string[]).includes(name)

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

/** A language, as far as it is needed here. */
interface In {
  terms: Pick<Terms, 'icons' | 'countedIcon'>
}

/** An inline icon in words: "2 Experience", "2 points d’Expérience"; "a Hero card" is the sentence's business. */
export const iconWords = (icon: InlineIcon, n: number | null, { terms }: In): string =>
  n === null ? terms.icons[icon].one : terms.countedIcon(icon, n)

/** A text without icons: each is said in words. */
export const plain = (text: string, words: In): string =>
  inlineParts(text)
    .map((part) => (typeof part === 'string' ? part : iconWords(part.icon, part.n, words)))
    .join('')
