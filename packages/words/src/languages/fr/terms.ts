/** The game's terms in French, as docs/rules/GLOSSARY.md has them: names, and how they count. */
import { ICONS } from '@runesaga/engine/language'
import type { Noun, Terms } from '../../language.ts'
import type { InlineIcon } from '../../telling/inline.ts'
import { counted } from '../../telling/text.ts'
import { de, rules } from './rules.ts'

type Gender = 'm' | 'f'
const noun = (one: string, many: string, gender: Gender): Noun & { gender: Gender } => ({ one, many, gender })
const same = (one: string, gender: Gender) => noun(one, one, gender)

/** What an inline icon is called, alone and counted. */
const icons = {
  strength: same('Force', 'f'),
  dexterity: same('Dextérité', 'f'),
  constitution: same('Constitution', 'f'),
  intelligence: same('Intelligence', 'f'),
  wisdom: same('Sagesse', 'f'),
  charisma: same('Charisme', 'm'),
  divinity: same('Divinité', 'f'),
  justice: same('Justice', 'f'),
  nature: same('Nature', 'f'),
  arcana: same('Arcane', 'm'),
  royalty: same('Royauté', 'f'),
  villainy: same('Infamie', 'f'),
  radiant: same('Radieux', 'm'),
  triumph: same('Triomphe', 'm'),
  tragedy: same('Tragédie', 'f'),
  xp: same('Expérience', 'f'),
  hero: noun('carte Héros', 'cartes Héros', 'f'),
  antihero: noun('carte Antihéros', 'cartes Antihéros', 'f'),
  feat: noun('Exploit', 'Exploits', 'm'),
  virtue: noun('Vertu', 'Vertus', 'f'),
  corruption: noun('Corruption', 'Corruptions', 'f'),
  'core-rune': noun('Rune de Base', 'Runes de Base', 'f'),
  'dark-rune': noun('Rune Sombre', 'Runes Sombres', 'f'),
  twist: noun('Coup du Destin', 'Coups du Destin', 'm'),
  adversary: noun('Adversaire', 'Adversaires', 'm'),
}

const kinds = {
  origin: noun('Origine', 'Origines', 'f'),
  motivation: noun('Motivation', 'Motivations', 'f'),
  class: noun('Classe', 'Classes', 'f'),
  heritage: noun('Héritage', 'Héritages', 'm'),
  destiny: noun('Destin', 'Destins', 'm'),
  trait: noun('Trait', 'Traits', 'm'),
  challenge: noun('Défi', 'Défis', 'm'),
  ally: noun('Allié', 'Alliés', 'm'),
  adversary: noun('Adversaire', 'Adversaires', 'm'),
  feat: noun('Exploit', 'Exploits', 'm'),
  'two-sided': noun('Adversaire', 'Adversaires', 'm'),
  'last-foe': noun('Adversaire', 'Adversaires', 'm'),
  'adversary-feat': noun('Action de l’Adversaire', 'Actions de l’Adversaire', 'f'),
  quest: noun('Quête de l’Adversaire', 'Quêtes de l’Adversaire', 'f'),
  victory: noun('carte Victoire', 'cartes Victoire', 'f'),
  legacy: noun('Legs', 'Legs', 'm'),
}

/** Words for what is cast. French counts points of a result where English counts successes. */
const cast = {
  rune: noun('Rune', 'Runes', 'f'),
  success: noun('point', 'points', 'm'),
}

/** What an icon is counted in: "2 points d’Expérience", "3 icônes de Force". */
const countedIcon = (icon: InlineIcon, n: number): string => {
  const s = rules.isMany(n) ? 's' : ''
  if (icon === 'radiant') return `${n} icône${s} Radieuse${s}`
  if (icon === 'xp' || icon === 'triumph' || icon === 'tragedy')
    return `${n} point${s} ${de(icons[icon].one)}`
  if ((ICONS as readonly string[]).includes(icon)) return `${n} icône${s} ${de(icons[icon].one)}`
  return counted(icons[icon], n, { rules })
}

export const terms = {
  icons,
  kinds,
  cast,
  countedIcon,
  abilityRune: (ability, isSpecial) => {
    const of = de(icons[ability].one)
    return isSpecial
      ? noun(`Rune Spéciale ${of}`, `Runes Spéciales ${of}`, 'f')
      : noun(`Rune ${of}`, `Runes ${of}`, 'f')
  },
  runesOf: (ability) => de(icons[ability].one),
  numbers: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
} satisfies Terms
