/** Small helps for writing messages: who acts, how many, lists, elisions, signs. */
import type { Language } from './language.ts'
import type { InlineIcon } from './terms.ts'

/** A message with two forms: `$person` is "you" for the one who reads, anything else for the hero named `$who`. */
export const byPerson = (you: string, other: string): string =>
  `.input {$person :string} .match $person you {{${you}}} * {{${other}}}`

/** A message that counts `$n`. */
export const byNumber = (one: string, many: string): string =>
  `.input {$n :number} .match $n one {{${one}}} * {{${many}}}`

/** A message that counts `$n`, which may have a decimal: "0,5 point". */
export const byFigure = (one: string, many: string): string =>
  `.input {$n :number maximumFractionDigits=1} .match $n one {{${one}}} * {{${many}}}`

/** Both: each person's form for one, then for many. */
export const byPersonAndNumber = (you: [string, string], other: [string, string]): string =>
  '.input {$person :string} .input {$n :number} .match $person $n ' +
  `you one {{${you[0]}}} you * {{${you[1]}}} * one {{${other[0]}}} * * {{${other[1]}}}`

/** An inline icon to be put into a message: `{xp 2}`. */
export const icon = (name: InlineIcon, n?: number): string =>
  n === undefined ? `{${name}}` : `{${name} ${n}}`

/** "+2", "−1" */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

const AND: Record<Language, string> = { en: ' and ', fr: ' et ' }

/** "A, B and C" */
export const listed = (items: readonly string[], language: Language): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')}${AND[language]}${items[items.length - 1]}`

/** Words with an aspirated h that begin a name here, without their accents: "le Héros", "de Hasard 2". */
const ASPIRATED = /^(?:heros|hasard|heraut|hache|haine|hardi|harpie|haut|hibou|hobbit|hors|hurl|hussard)/i

/** Does French elide before it? Most names have a silent h: "d’Hector". */
export const startsWithVowel = (word: string): boolean => {
  const bare = word.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return /^(?:[aeiouhœæø]|y(?![aeiou]))/i.test(bare) && !ASPIRATED.test(bare)
}

/** French "de" before a word: "de Force", "d’Intelligence". */
export const de = (word: string): string => (startsWithVowel(word) ? `d’${word}` : `de ${word}`)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** A sentence within another. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
