/** How French puts words together: lists, plurals, elisions. */
import type { LanguageRules } from '../../language.ts'

/** Words with an aspirated h that begin a name here, without their accents: "le Héros", "de Hasard 2". */
const ASPIRATED = /^(?:heros|hasard|heraut|hache|haine|hardi|harpie|haut|hibou|hobbit|hors|hurl|hussard)/i

/** Does French elide before it? Most names have a silent h: "d’Hector". */
export const startsWithVowel = (word: string): boolean => {
  const bare = word.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return /^(?:[aeiouhœæø]|y(?![aeiou]))/i.test(bare) && !ASPIRATED.test(bare)
}

/** "de" before a word: "de Force", "d’Intelligence". */
export const de = (word: string): string => (startsWithVowel(word) ? `d’${word}` : `de ${word}`)

/** A name within a sentence: its article isn’t written large, “l’Usurpateur”. */
export const amid = (name: string): string =>
  name.replace(/^(?:L(?=’)|(?:Le|La|Les)(?= ))/, (article) => article.toLowerCase())

export const rules: LanguageRules = {
  and: ' et ',
  or: ' ou ',
  // French counts from two
  isMany: (n) => Math.abs(n) >= 2,
  you: 'vous',
  percent: (figure) => `${figure}\u202f%`,
  // `{$who :de}`: "d’Ysolde", "de Tomas"; `{$foe :amid}`: "l’Usurpateur"
  functions: { de, amid },
}
