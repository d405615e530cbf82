/** A text with its inline icons drawn. A number, its icon and the mark that follows never break apart. */
import { inlineParts, type Token, type Words } from '@runesaga/words'
import { escaped } from './html.ts'
import { icon, printsNumber, signed } from './icons.ts'

/** What clings to an icon from behind: a full stop, a comma, a French " ;". */
const CLINGS = /^(?:[\u00a0\u202f]?[.,;:!?)»…]+|’)/
/** What clings from before: an opening bracket, an elided article, or a word too short to be left at the end of a line. */
const LEADS = /(?:[(«][\u00a0\u202f]?|(?<!\p{L})\p{L}{1,3}[ ’])$/u

function drawToken({ icon: name, n }: Token, words: Words): string {
  if (n === null || printsNumber(name)) return icon(name, n, words, 'ic inl')
  return `${signed(n)}\u202f${icon(name, null, words, 'ic inl')}`
}

export function rich(text: string, words: Words): string {
  const parts = inlineParts(text)
  let out = ''
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]
    if (typeof part === 'string') {
      out += escaped(part)
      continue
    }
    const next = parts[i + 1]
    const behind = typeof next === 'string' ? (CLINGS.exec(next)?.[0] ?? '') : ''
    if (typeof next === 'string') parts[i + 1] = next.slice(behind.length)
    const before = LEADS.exec(out)?.[0] ?? ''
    out = out.slice(0, out.length - before.length)
    out += `<span class="nb">${before}${drawToken(part, words)}${escaped(behind)}</span>`
  }
  return out
}
