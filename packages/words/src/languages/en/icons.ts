/** The names of all icons in English, and what each means in a sentence. */
import type { IconsTold } from '../../icons.ts'

export const icons: IconsTold = {
  strength: {
    name: 'Strength',
    meaning: 'Each icon gives you one stone more when a card asks for Strength.',
  },
  dexterity: {
    name: 'Dexterity',
    meaning: 'Each icon gives you one stone more when a card asks for Dexterity.',
  },
  constitution: {
    name: 'Constitution',
    meaning: 'Each icon gives you one stone more when a card asks for Constitution.',
  },
  intelligence: {
    name: 'Intelligence',
    meaning: 'Each icon gives you one stone more when a card asks for Intelligence.',
  },
  wisdom: { name: 'Wisdom', meaning: 'Each icon gives you one stone more when a card asks for Wisdom.' },
  charisma: {
    name: 'Charisma',
    meaning: 'Each icon gives you one stone more when a card asks for Charisma.',
  },
  divinity: {
    name: 'Divinity',
    meaning: 'Faith in your story: two or more together score points at the end.',
  },
  justice: { name: 'Justice', meaning: 'Right done in your story: two or more together score at the end.' },
  nature: { name: 'Nature', meaning: 'The wild in your story: two or more together score at the end.' },
  arcana: { name: 'Arcana', meaning: 'Magic in your story: two or more together score at the end.' },
  royalty: { name: 'Royalty', meaning: 'Power in your story: two or more together score at the end.' },
  villainy: {
    name: 'Villainy',
    meaning: 'Misdeeds in your story: two or more score at the end, like virtues.',
  },
  radiant: {
    name: 'Radiant',
    meaning: 'Scores in sets and opens Radiant powers; Dark runes can’t touch its paths.',
  },
  triumph: { name: 'Triumph', meaning: 'Points at the end, for the bright side of your life.' },
  tragedy: { name: 'Tragedy', meaning: 'Points at the end, for its dark side; they count just the same.' },
  xp: {
    name: 'Experience',
    meaning: 'Spend it on Dark runes, Journeys and Traits; what stays is a point each.',
  },
  hero: { name: 'Hero card', meaning: 'Draw one; played, it helps you and is worth 1 Triumph.' },
  antihero: {
    name: 'Antihero card',
    meaning: 'Draw one; played, it helps at a price and is worth 1 Tragedy.',
  },
  feat: { name: 'Feat', meaning: 'Any Hero or Antihero card: hold it until its moment comes.' },
  virtue: {
    name: 'Virtue',
    meaning: 'One step up, usually more points; above the start only Hero cards answer.',
  },
  corruption: {
    name: 'Corruption',
    meaning: 'One step down: from the second on, Hero cards no longer answer.',
  },
  'core-rune': { name: 'Core rune', meaning: 'Three of them are in every cast, whoever casts.' },
  'dark-rune': {
    name: 'Dark rune',
    meaning: 'Costs 1 Experience; shows 1, or 2 with a moon that corrupts you.',
  },
  twist: {
    name: 'Twist of Fate',
    meaning: 'Worth 0, but you draw a Hero or an Antihero card.',
    of: { epic: 'Worth 0, but you draw a card or use your Heritage.' },
    together: {
      meaning: 'Worth 0; you draw a card, the Adversary turns up one of its own.',
      of: { epic: 'Worth 0; you draw or use Heritage, and the Adversary turns up a card.' },
    },
  },
  adversary: { name: 'Adversary', meaning: 'A foe, or a card that the foe plays.' },
  'plus-one': { name: 'Harder path, +1', meaning: 'This path asks for one more, and gives more for it.' },
  difficulty: { name: 'Difficulty', meaning: 'What your stones must reach together.' },
  'chosen-ability': {
    name: 'An ability of your choice',
    meaning: 'You say which of your abilities brings stones.',
  },
  'ability-rune': {
    name: 'Ability rune',
    meaning: 'Comes with an icon that the card asks for; shows 1 or 2.',
  },
  'special-rune': { name: 'Special rune', meaning: 'Your third of an ability: 2, or 0 and a gift.' },
  'no-dark-runes': { name: 'No Dark runes', meaning: 'This far down the track you can buy none.' },
  secret: { name: 'Secret', meaning: 'Only its owner knows this Destiny, until the end.' },
  loyal: { name: 'Loyal to the Adversary', meaning: 'This hero has joined the foe.' },
  journey: { name: 'Journey', meaning: 'Swap one open card for a new one, for 1 Experience.' },
  heritage: {
    name: 'Heritage',
    meaning: 'Your people’s gift; it wakes when you cast a Twist of Fate.',
  },
  ideal: { name: 'Ideal', meaning: 'With this many Radiant icons, the power beside it opens.' },
  class: { name: 'Class', meaning: 'Put Experience here to open its powers; it never comes back.' },
  'adversary-experience': {
    name: 'The Adversary’s Experience',
    meaning: 'Take it all away before the end, or all heroes lose.',
    of: { base: 'If it reaches this goal, all heroes lose.' },
  },
  'face-slash': { name: 'One', meaning: 'This stone is worth 1.' },
  'face-blank': { name: 'Nothing', meaning: 'This stone is worth nothing today.' },
  'face-symbol': { name: 'Two', meaning: 'The stone shows its own symbol and is worth 2.' },
  'face-moon': {
    name: 'Two, and a moon',
    meaning: 'Worth 2, and you sink one step when the attempt is settled.',
  },
  'face-xp': { name: 'Experience', meaning: 'Worth 0 now, but you gain 1 Experience.' },
  'face-hero': { name: 'A Hero card', meaning: 'Worth 0 now, but you draw the card it shows.' },
  'face-antihero': { name: 'An Antihero card', meaning: 'Worth 0 now, but you draw the card it shows.' },
  'face-twist': {
    name: 'Twist of Fate',
    meaning: 'Worth 0, but you draw a Hero or an Antihero card.',
    of: { epic: 'Worth 0, but you draw a card or use your Heritage.' },
    together: {
      meaning: 'Worth 0; you draw a card, the Adversary turns up one of its own.',
      of: { epic: 'Worth 0; you draw or use Heritage, and the Adversary turns up a card.' },
    },
  },
}
