/** The game's terms in both languages, as docs/rules/GLOSSARY.md has them: names, and how they count. */
import {
  ABILITIES,
  type CardKind,
  type Edition,
  ICONS,
  type Level,
  type Mode,
  STORY_ICONS,
} from '@runesaga/engine'
import { de } from './grammar.ts'
import type { Language, Said } from './language.ts'

/** A noun: singular, plural, and in French its gender. */
export interface Noun {
  one: string
  many: string
  gender?: 'm' | 'f'
}

const noun = (en: [string, string], fr: [string, string], gender: 'm' | 'f'): Said<Noun> => ({
  en: { one: en[0], many: en[1] },
  fr: { one: fr[0], many: fr[1], gender },
})
const same = (en: string, fr: string, gender: 'm' | 'f') => noun([en, en], [fr, fr], gender)

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

/** What an inline icon is called, alone and counted. */
export const ICON_NOUNS: Record<InlineIcon, Said<Noun>> = {
  strength: same('Strength', 'Force', 'f'),
  dexterity: same('Dexterity', 'Dextérité', 'f'),
  constitution: same('Constitution', 'Constitution', 'f'),
  intelligence: same('Intelligence', 'Intelligence', 'f'),
  wisdom: same('Wisdom', 'Sagesse', 'f'),
  charisma: same('Charisma', 'Charisme', 'm'),
  divinity: same('Divinity', 'Divinité', 'f'),
  justice: same('Justice', 'Justice', 'f'),
  nature: same('Nature', 'Nature', 'f'),
  arcana: same('Arcana', 'Arcane', 'm'),
  royalty: same('Royalty', 'Royauté', 'f'),
  villainy: same('Villainy', 'Infamie', 'f'),
  radiant: same('Radiant', 'Radieux', 'm'),
  triumph: same('Triumph', 'Triomphe', 'm'),
  tragedy: same('Tragedy', 'Tragédie', 'f'),
  xp: same('Experience', 'Expérience', 'f'),
  hero: noun(['Hero card', 'Hero cards'], ['carte Héros', 'cartes Héros'], 'f'),
  antihero: noun(['Antihero card', 'Antihero cards'], ['carte Antihéros', 'cartes Antihéros'], 'f'),
  feat: noun(['Feat', 'Feats'], ['Exploit', 'Exploits'], 'm'),
  virtue: noun(['Virtue', 'Virtue'], ['Vertu', 'Vertus'], 'f'),
  corruption: noun(['Corruption', 'Corruption'], ['Corruption', 'Corruptions'], 'f'),
  'core-rune': noun(['core rune', 'core runes'], ['Rune de Base', 'Runes de Base'], 'f'),
  'dark-rune': noun(['Dark rune', 'Dark runes'], ['Rune Sombre', 'Runes Sombres'], 'f'),
  twist: noun(['Twist of Fate', 'Twists of Fate'], ['Coup du Destin', 'Coups du Destin'], 'm'),
  adversary: noun(['Adversary', 'Adversaries'], ['Adversaire', 'Adversaires'], 'm'),
}

/** French counts from two, English from anything but one. */
export const isMany = (n: number, language: Language): boolean =>
  language === 'fr' ? Math.abs(n) >= 2 : Math.abs(n) !== 1

export const counted = (noun: Said<Noun>, n: number, language: Language): string =>
  `${n} ${isMany(n, language) ? noun[language].many : noun[language].one}`

/** What French counts an icon in: "2 points d’Expérience", "3 icônes de Force". */
const countedInFrench = (icon: InlineIcon, n: number): string => {
  const s = isMany(n, 'fr') ? 's' : ''
  if (icon === 'radiant') return `${n} icône${s} Radieuse${s}`
  if (icon === 'xp' || icon === 'triumph' || icon === 'tragedy') {
    return `${n} point${s} ${de(ICON_NOUNS[icon].fr.one)}`
  }
  if ((ICONS as readonly string[]).includes(icon)) return `${n} icône${s} ${de(ICON_NOUNS[icon].fr.one)}`
  return counted(ICON_NOUNS[icon], n, 'fr')
}

/** An inline icon in words: "2 Experience", "2 points d’Expérience"; "a Hero card" is the sentence's business. */
export function iconWords(icon: InlineIcon, n: number | null, language: Language): string {
  if (n === null) return ICON_NOUNS[icon][language].one
  return language === 'fr' ? countedInFrench(icon, n) : counted(ICON_NOUNS[icon], n, language)
}

export const CARD_KINDS: Record<CardKind, Said<Noun>> = {
  origin: noun(['Origin', 'Origins'], ['Origine', 'Origines'], 'f'),
  motivation: noun(['Motivation', 'Motivations'], ['Motivation', 'Motivations'], 'f'),
  class: noun(['Class', 'Classes'], ['Classe', 'Classes'], 'f'),
  heritage: noun(['Heritage', 'Heritages'], ['Héritage', 'Héritages'], 'm'),
  destiny: noun(['Destiny', 'Destinies'], ['Destin', 'Destins'], 'm'),
  trait: noun(['Trait', 'Traits'], ['Trait', 'Traits'], 'm'),
  challenge: noun(['Challenge', 'Challenges'], ['Défi', 'Défis'], 'm'),
  ally: noun(['Ally', 'Allies'], ['Allié', 'Alliés'], 'm'),
  adversary: noun(['Adversary', 'Adversaries'], ['Adversaire', 'Adversaires'], 'm'),
  feat: noun(['Feat', 'Feats'], ['Exploit', 'Exploits'], 'm'),
  'two-sided': noun(['Adversary', 'Adversaries'], ['Adversaire', 'Adversaires'], 'm'),
  'last-foe': noun(['Adversary', 'Adversaries'], ['Adversaire', 'Adversaires'], 'm'),
  'adversary-feat': noun(
    ['Adversary Feat', 'Adversary Feats'],
    ['Action de l’Adversaire', 'Actions de l’Adversaire'],
    'f',
  ),
  quest: noun(
    ['Adversary Quest', 'Adversary Quests'],
    ['Quête de l’Adversaire', 'Quêtes de l’Adversaire'],
    'f',
  ),
  victory: noun(['Victory card', 'Victory cards'], ['carte Victoire', 'cartes Victoire'], 'f'),
  legacy: noun(['Legacy', 'Legacies'], ['Legs', 'Legs'], 'm'),
}

/** The levels of the Corruption track, from the top down. */
export const LEVEL_NAMES: Record<Level, Said> = {
  V2: { en: 'Virtue 2', fr: 'Vertu 2' },
  V1: { en: 'Virtue 1', fr: 'Vertu 1' },
  N: { en: 'neutral', fr: 'neutre' },
  C1: { en: 'Corruption 1', fr: 'Corruption 1' },
  C2: { en: 'Corruption 2', fr: 'Corruption 2' },
  C3: { en: 'Corruption 3', fr: 'Corruption 3' },
  C4: { en: 'Corruption 4', fr: 'Corruption 4' },
}

export const MODE_NAMES: Record<Mode, Said> = {
  competitive: { en: 'competitive', fr: 'compétitif' },
  coop: { en: 'cooperative', fr: 'coopératif' },
  solo: { en: 'solo', fr: 'solo' },
}

export const EDITION_NAMES: Record<Edition, Said> = {
  base: { en: 'Call to Adventure', fr: 'Call to Adventure' },
  epic: { en: 'Epic Origins', fr: 'Epic Origins' },
  stormlight: { en: 'The Stormlight Archive', fr: 'Les Archives de Roshar' },
}

export const ACT_NAMES: Said<[string, string, string]> = {
  en: ['Act I', 'Act II', 'Act III'],
  fr: ['Acte I', 'Acte II', 'Acte III'],
}

/** Words for what is cast. French counts points of a result where English counts successes. */
export const RUNE_NOUNS = {
  rune: noun(['rune', 'runes'], ['Rune', 'Runes'], 'f'),
  success: noun(['success', 'successes'], ['point', 'points'], 'm'),
} as const

/** The decks by their number: three Acts, Hero, Antihero, the Adversary's. */
export const DECK_NAMES: Said<readonly string[]> = {
  en: ['Act I deck', 'Act II deck', 'Act III deck', 'Hero deck', 'Antihero deck', 'Adversary’s deck'],
  fr: [
    'paquet de l’Acte I',
    'paquet de l’Acte II',
    'paquet de l’Acte III',
    'paquet Héros',
    'paquet Antihéros',
    'paquet de l’Adversaire',
  ],
}
