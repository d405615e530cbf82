/** The game's terms in English, as docs/rules/GLOSSARY.md has them: names, and how they count. */
import type { Noun, Terms } from '../../language.ts'
import { counted } from '../../telling/text.ts'
import { rules } from './rules.ts'

const noun = (one: string, many: string): Noun => ({ one, many })
const same = (one: string): Noun => noun(one, one)

/** What an inline icon is called, alone and counted. */
const icons = {
  strength: same('Strength'),
  dexterity: same('Dexterity'),
  constitution: same('Constitution'),
  intelligence: same('Intelligence'),
  wisdom: same('Wisdom'),
  charisma: same('Charisma'),
  divinity: same('Divinity'),
  justice: same('Justice'),
  nature: same('Nature'),
  arcana: same('Arcana'),
  royalty: same('Royalty'),
  villainy: same('Villainy'),
  radiant: same('Radiant'),
  triumph: same('Triumph'),
  tragedy: same('Tragedy'),
  xp: same('Experience'),
  hero: noun('Hero card', 'Hero cards'),
  antihero: noun('Antihero card', 'Antihero cards'),
  feat: noun('Feat', 'Feats'),
  virtue: noun('Virtue', 'Virtue'),
  corruption: noun('Corruption', 'Corruption'),
  'core-rune': noun('core rune', 'core runes'),
  'dark-rune': noun('Dark rune', 'Dark runes'),
  twist: noun('Twist of Fate', 'Twists of Fate'),
  adversary: noun('Adversary', 'Adversaries'),
}

const kinds = {
  origin: noun('Origin', 'Origins'),
  motivation: noun('Motivation', 'Motivations'),
  class: noun('Class', 'Classes'),
  heritage: noun('Heritage', 'Heritages'),
  destiny: noun('Destiny', 'Destinies'),
  trait: noun('Trait', 'Traits'),
  challenge: noun('Challenge', 'Challenges'),
  ally: noun('Ally', 'Allies'),
  adversary: noun('Adversary', 'Adversaries'),
  feat: noun('Feat', 'Feats'),
  'two-sided': noun('Adversary', 'Adversaries'),
  'last-foe': noun('Adversary', 'Adversaries'),
  'adversary-feat': noun('Adversary Feat', 'Adversary Feats'),
  quest: noun('Adversary Quest', 'Adversary Quests'),
  victory: noun('Victory card', 'Victory cards'),
  legacy: noun('Legacy', 'Legacies'),
}

/** Words for what is cast. */
const cast = {
  rune: noun('stone', 'stones'),
  success: noun('success', 'successes'),
}

export const terms = {
  icons,
  kinds,
  cast,
  countedIcon: (icon, n) => counted(icons[icon], n, { rules }),
  abilityRune: (ability, isSpecial) => {
    const one = `${isSpecial ? 'special ' : ''}${icons[ability].one} rune`
    return noun(one, `${one}s`)
  },
  runesOf: (ability) => icons[ability].one,
  numbers: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
} satisfies Terms
