/** A set with one card of every kind, small enough to know by heart. */
import { type CardEntry, type CardKind, type CardSet, cardEntries } from '@runesaga/engine/language'

const name = (en: string, fr: string) => ({ en, fr })

const SET: CardSet = {
  set: 'tiny',
  name: name('Tiny', 'Minuscule'),
  edition: 'base',
  origins: [
    {
      id: 'ferryman',
      name: name('Ferryman', 'Passeur'),
      abilities: ['strength', 'wisdom'],
      emblem: 'sailboat',
    },
  ],
  motivations: [
    { id: 'old-debt', name: name('Old Debt', 'Vieille Dette'), gives: { tragedy: 2 }, emblem: 'two-coins' },
  ],
  classes: [
    {
      id: 'brewer',
      name: name('Brewer', 'Brasseur'),
      powers: {
        2: { when: 'always', do: { successes: 1 } },
        4: { when: 'failed', do: { xp: 1 } },
        6: { when: 'overcome', do: { xp: 2 } },
      },
    },
  ],
  heritages: [{ id: 'hill-folk', name: name('Hill Folk', 'Peuple des Collines'), twist: { do: { xp: 1 } } }],
  destinies: [
    {
      id: 'keeper',
      name: name('Keeper', 'Gardien'),
      gives: { nature: 1 },
      scoring: [{ triumph: 1, per: 'nature' }],
    },
  ],
  traits: [
    { id: 'stubborn', name: name('Stubborn', 'Têtu'), act: 1, pay: { xp: 1 }, gives: { constitution: 1 } },
  ],
  challenges: [
    {
      id: 'flood',
      name: name('Flood', 'Crue'),
      act: 2,
      difficulty: 5,
      abilities: ['strength', 'wisdom'],
      top: {
        name: name("Save the Miller's Son", 'Sauver le Fils du Meunier'),
        gives: { hero: 1, triumph: 2, strength: 1 },
      },
      bottom: {
        name: name('Let It Pass', 'Laisser Passer'),
        'plus-one': true,
        gives: { corruption: 1, wisdom: 2 },
      },
    },
  ],
  allies: [{ id: 'otter', name: name('Otter', 'Loutre'), act: 1, gives: { nature: 1 } }],
  adversaries: [
    {
      id: 'the-toll',
      name: name('The Toll', 'Le Péage'),
      act: 3,
      difficulty: 8,
      abilities: ['charisma'],
      path: { name: name('Break the Toll', 'Briser le Péage'), gives: { triumph: 6 } },
    },
  ],
  feats: [
    {
      id: 'plunge',
      name: name('Plunge', 'Plongeon'),
      kind: 'hero',
      play: 'as-attempt',
      on: 'you',
      do: { successes: 2 },
    },
    {
      id: 'undertow',
      name: name('Undertow', 'Ressac'),
      kind: 'antihero',
      skull: true,
      copies: 3,
      play: 'as-attempt',
      on: 'any-hero',
      do: { successes: -2 },
    },
  ],
  'two-sided-adversaries': [
    {
      id: 'river',
      name: name('The River', 'Le Fleuve'),
      adversary: {
        name: name('The Rising', 'La Montée'),
        difficulty: 6,
        abilities: ['wisdom'],
        reward: 'antihero',
      },
      final: {
        name: name('The River', 'Le Fleuve'),
        difficulty: 9,
        abilities: ['strength', 'wisdom'],
        gives: { divinity: 1, triumph: 6 },
      },
    },
  ],
  'last-foes': [
    {
      id: 'the-sea',
      name: name('The Sea', 'La Mer'),
      difficulty: 9,
      'abilities-chosen': 2,
      path: { name: name('Defy the Sea', 'Défier la Mer'), gives: { radiant: 1, triumph: 9 } },
    },
  ],
  'adversary-feats': [{ id: 'whirlpool', name: name('Whirlpool', 'Tourbillon'), do: { difficulty: 2 } }],
  quests: [
    {
      id: 'high-water',
      name: name('High Water', 'Hautes Eaux'),
      powers: [
        { when: 'failed', do: { 'adversary-xp': 1 } },
        { when: 'overcome', do: { 'adversary-xp': -1 } },
      ],
    },
  ],
  victory: { id: 'dry-land', name: name('Dry Land', 'Terre Ferme'), goal: 10, 'per-further-hero': 4 },
}

export const ENTRIES: readonly CardEntry[] = cardEntries(SET)

/** The card of an id, known to be of this kind. */
export function entry<K extends CardKind>(kind: K, id: string): CardEntry<K> {
  const found = ENTRIES.find((each) => each.kind === kind && each.id === `tiny/${id}`)
  if (found === undefined) throw new Error(`no ${kind} is called ${id}`)
  return found as CardEntry<K>
}
