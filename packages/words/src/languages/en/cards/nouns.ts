/** English nouns and heroes: articles, lists, and how a hero is spoken of. */

import type { Who } from '../../../telling/cards/reading.ts'
import { plain } from '../../../telling/inline.ts'
import { terms } from '../terms.ts'

/** A hero as the subject of a sentence. */
export interface Subject {
  you: boolean
  name: string
  its: string
  has: string
}
const third = (name: string): Subject => ({ you: false, name, its: 'their', has: `${name} has` })
export const YOU: Subject = { you: true, name: 'you', its: 'your', has: 'you have' }
/** after "you must": "have no Corruption" */
export const HAVING: Subject = { you: true, name: '', its: 'your', has: 'have' }
export const THAT_HERO = third('that hero')
export const HERO_OF_YOUR_CHOICE = third('a hero of your choice')
export const A_HERO = third('a hero')

export const SUBJECTS: Record<Who, Subject> = {
  you: YOU,
  'that-hero': THAT_HERO,
  'any-hero': HERO_OF_YOUR_CHOICE,
  'another-hero': third('another hero'),
  'each-hero': third('each hero'),
  'each-other-hero': third('each other hero'),
  'active-hero': third('the active hero'),
  'hero-to-the-left': third('the hero to your left'),
  'feat-player': third('the hero who played it'),
}
/** The hero of an event: "When any hero …". */
export const EVENT_SUBJECTS: Record<Who, Subject> = { ...SUBJECTS, 'any-hero': third('any hero') }

/** "attempt" or "attempts" */
export const verb = (s: Subject, base: string, finite = `${base}s`): string =>
  s.you ? `${s.name} ${base}`.trim() : `${s.name} ${finite}`

const joined = (items: readonly string[], last: string, comma = ''): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')}${comma} ${last} ${items[items.length - 1]}`
export const and = (items: readonly string[], comma = ''): string => joined(items, 'and', comma)
export const or = (items: readonly string[], comma = ''): string => joined(items, 'or', comma)

/** "a Challenge", "an {intelligence} Challenge" */
export const a = (noun: string): string =>
  /^[aeiou]/i.test(plain(noun, { terms })) ? `an ${noun}` : `a ${noun}`
export const icon = (name: string, n?: number): string => (n === undefined ? `{${name}}` : `{${name} ${n}}`)
/** "a Hero card", "2 Hero cards" */
export const some = (name: string, n: number): string => (n === 1 ? a(icon(name)) : icon(name, n))
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const ACTS = ['', 'I', 'II', 'III']
export const acts = (numbers: readonly number[]): string => `Act ${or(numbers.map((n) => ACTS[n]))}`
