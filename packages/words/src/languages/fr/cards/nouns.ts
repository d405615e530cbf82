/** French nouns and heroes: articles, elisions, lists, and how a hero is spoken of. */

import type { Who } from '../../../telling/cards/reading.ts'
import { type InlineIcon, isInlineIcon } from '../../../telling/inline.ts'
import { startsWithVowel } from '../rules.ts'
import { terms } from '../terms.ts'

/** A hero as the subject of a sentence: "vous avez", "il a", "s’il a", "son", "ses". */
export interface Subject {
  you: boolean
  /** before a verb */
  name: string
  /** after a preposition: "à un autre Héros" */
  whom: string
  has: string
  its: { m: string; f: string; many: string }
}
const SON = { m: 'son', f: 'sa', many: 'ses' }
const third = (name: string, whom = name): Subject => ({ you: false, name, whom, has: `${name} a`, its: SON })
const VOTRE = { m: 'votre', f: 'votre', many: 'vos' }
export const YOU: Subject = { you: true, name: 'vous', whom: 'vous', has: 'vous avez', its: VOTRE }
/** after "Prérequis :": "avoir 2 icônes de Sagesse" */
export const HAVING: Subject = { you: true, name: '', whom: 'vous', has: 'avoir', its: VOTRE }
export const THAT_HERO = third('ce Héros')
/** the hero whom the sentence has just named */
export const HE: Subject = third('il', 'lui')
export const HERO_OF_YOUR_CHOICE = third('un Héros de votre choix')
export const A_HERO = third('un Héros')
export const ATTEMPTER = third('le Héros actif')

export const SUBJECTS: Record<Who, Subject> = {
  you: YOU,
  'that-hero': THAT_HERO,
  'any-hero': HERO_OF_YOUR_CHOICE,
  'another-hero': third('un autre Héros'),
  'each-hero': third('chaque Héros'),
  'each-other-hero': third('chaque autre Héros'),
  'active-hero': third('le Héros actif'),
  'hero-to-the-left': third('le Héros à votre gauche'),
  'feat-player': third('le Héros qui l’a jouée'),
}
/** The hero of an event: "Quand un Héros…". */
export const EVENT_SUBJECTS: Record<Who, Subject> = { ...SUBJECTS, 'any-hero': A_HERO }

/** "vous tentez", "un Héros tente" */
export const verb = (s: Subject, plural: string, singular: string): string =>
  `${s.name} ${s.you ? plural : singular}`.trim()
/** "quand il", "qu’un": elision before a vowel */
export const elide = (word: string, next: string): string =>
  startsWithVowel(next) ? `${word.slice(0, -1)}’${next}` : `${word} ${next}`
/** "à un autre Héros", "au Héros actif" */
export const to = (s: Subject): string => `à ${s.whom}`.replace(/^à le /, 'au ')
/** "d’un autre Héros", "du Héros actif" */
export const of = (s: Subject): string => elide('de', s.whom).replace(/^de le /, 'du ')
/** "si vous", "s’il", but "si un" */
export const si = (clause: string): string => (/^ils? /.test(clause) ? `s’${clause}` : `si ${clause}`)

const joined = (items: readonly string[], last: string, comma = ''): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')}${comma} ${last} ${items[items.length - 1]}`
export const and = (items: readonly string[], comma = ''): string => joined(items, 'et', comma)
export const or = (items: readonly string[], comma = ''): string => joined(items, 'ou', comma)

export const icon = (name: string, n?: number): string => (n === undefined ? `{${name}}` : `{${name} ${n}}`)
const genderOf = (name: InlineIcon): 'm' | 'f' => terms.icons[name].gender
/** "une {hero}", "un {feat}" */
export const un = (name: InlineIcon): string => `${genderOf(name) === 'f' ? 'une' : 'un'} {${name}}`
/** "aucune {corruption}" */
export const aucun = (name: InlineIcon): string => `${genderOf(name) === 'f' ? 'aucune' : 'aucun'} {${name}}`
/** "une {hero}", "{hero 2}" */
export const some = (name: InlineIcon, n: number): string => (n === 1 ? un(name) : icon(name, n))
/** "de {strength}", "d’{intelligence}" */
export const de = (text: string): string => elide('de', text)
/** "le {charisma}", "la {strength}", "l’{intelligence}" */
export const le = (name: InlineIcon): string =>
  startsWithVowel(terms.icons[name].one) ? `l’{${name}}` : `${genderOf(name) === 'f' ? 'la' : 'le'} {${name}}`
export const deIcon = (name: string): string =>
  isInlineIcon(name) && startsWithVowel(terms.icons[name].one) ? `d’{${name}}` : `de {${name}}`

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const ACTS = ['', 'I', 'II', 'III']
/** "l’Acte II ou III" */
export const acts = (numbers: readonly number[]): string => `l’Acte ${or(numbers.map((n) => ACTS[n]))}`

/** A no-break space: before ; and : */
export const NB = '\u202f'
