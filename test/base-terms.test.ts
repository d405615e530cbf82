// The terms of the French base rulebook (docs/cards/base.md 7), as our words have them.

import { CARD_KINDS, ICON_NOUNS, type InlineIcon } from '@runesaga/words'
import { expect, test } from 'vitest'

const TERMS: Partial<Record<InlineIcon, string>> = {
  triumph: 'Triomphe',
  tragedy: 'Tragédie',
  xp: 'Expérience',
  divinity: 'Divinité',
  justice: 'Justice',
  nature: 'Nature',
  arcana: 'Arcane',
  royalty: 'Royauté',
  villainy: 'Infamie',
  strength: 'Force',
  dexterity: 'Dextérité',
  constitution: 'Constitution',
  intelligence: 'Intelligence',
  wisdom: 'Sagesse',
  charisma: 'Charisme',
  virtue: 'Vertu',
  corruption: 'Corruption',
}

test('icons are called as in the rulebook', () => {
  const icons = Object.keys(TERMS) as InlineIcon[]
  expect(Object.fromEntries(icons.map((icon) => [icon, ICON_NOUNS[icon].fr.one]))).toEqual(TERMS)
})

test('runes and cards are called as in the rulebook', () => {
  expect(ICON_NOUNS['core-rune'].fr.many).toBe('Runes de Base')
  expect(ICON_NOUNS['dark-rune'].fr.many).toBe('Runes Sombres')
  expect(CARD_KINDS.destiny.fr.one).toBe('Destin')
  expect(CARD_KINDS.quest.fr.one.replace('’', "'")).toBe("Quête de l'Adversaire")
})
