// The terms of the French base rulebook (docs/cards/base.md 7), as our words have them.

import type { InlineIcon } from '@runesaga/words'
import { expect, test } from 'vitest'
import { SPOKEN } from './kit/words.ts'

const { icons: ICONS, kinds: KINDS } = SPOKEN.fr.terms

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
  expect(Object.fromEntries(icons.map((icon) => [icon, ICONS[icon].one]))).toEqual(TERMS)
})

test('runes and cards are called as in the rulebook', () => {
  expect(ICONS['core-rune'].many).toBe('Runes de Base')
  expect(ICONS['dark-rune'].many).toBe('Runes Sombres')
  expect(KINDS.destiny.one).toBe('Destin')
  expect(KINDS.quest.one.replace('’', "'")).toBe("Quête de l'Adversaire")
})
