/** Cards that do nothing of note, to fill the table of a scenario that brings all its cards along. */
import type { CardSet } from '../language/cards.ts'
import { ABILITIES, type Edition, FEAT_KINDS } from '../language/names.ts'
import { RULESETS } from '../rulesets/index.ts'

const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i + 1))
const card = (id: string) => ({ id, name: { en: 'Plain' } })

/** Enough for four heroes. */
const CHARACTERS = 10
const STORY = 12

const challenge = (act: 1 | 2 | 3, i: number) => ({
  ...card(`plain-challenge-${act}-${i}`),
  act,
  difficulty: 2 + act,
  abilities: [ABILITIES[i % ABILITIES.length]],
  top: { name: { en: 'Plain' }, gives: { triumph: 1 } },
  bottom: { name: { en: 'Plain' }, 'plus-one': true as const, gives: { tragedy: 1 } },
})

const power = { when: 'game-start' as const, do: { xp: 1 } }

/** Who stands against the heroes in solo and co-op, as the edition has it. */
function adversary(edition: Edition): Partial<CardSet> {
  const id = 'plain-adversary'
  const path = { name: { en: 'Plain' }, gives: { triumph: 1 } }
  const side = { name: { en: 'Plain' }, abilities: ['strength' as const] }
  switch (RULESETS[edition].adversary) {
    case 'goal':
      return {
        adversaries: [{ ...card(id), act: 3, difficulty: 8, abilities: ['strength'], path }],
        victory: { ...card('plain-victory'), goal: 10, 'per-further-hero': 5 },
      }
    case 'two-sided':
      return {
        'two-sided-adversaries': [
          {
            ...card(id),
            adversary: { ...side, difficulty: 6, reward: 'hero' },
            final: { ...side, difficulty: 8, gives: { triumph: 1 } },
          },
        ],
        'adversary-feats': many(4, (i) => ({ ...card(`plain-adversary-feat-${i}`), do: { difficulty: 1 } })),
      }
    case 'last-foe':
      return { 'last-foes': [{ ...card(id), difficulty: 9, path, 'abilities-chosen': 2 }] }
  }
}

const made = new Map<Edition, CardSet>()

export function plainSet(edition: Edition): CardSet {
  let set = made.get(edition)
  if (set === undefined) {
    set = {
      set: `plain-${edition}`,
      name: { en: 'Plain' },
      edition,
      heritages: many(CHARACTERS, (i) => ({ ...card(`plain-heritage-${i}`), twist: { do: { xp: 1 } } })),
      origins: many(CHARACTERS, (i) => ({
        ...card(`plain-origin-${i}`),
        abilities: [ABILITIES[i % ABILITIES.length]],
      })),
      motivations: many(edition === 'epic' ? 0 : CHARACTERS, (i) => card(`plain-motivation-${i}`)),
      classes: many(edition === 'epic' ? CHARACTERS : 0, (i) => ({
        ...card(`plain-class-${i}`),
        powers: { 2: power, 4: power, 6: power },
      })),
      destinies: many(CHARACTERS, (i) => ({ ...card(`plain-destiny-${i}`), scoring: [] })),
      challenges: ([1, 2, 3] as const).flatMap((act) => many(STORY, (i) => challenge(act, i))),
      feats: FEAT_KINDS.map((kind) => ({
        ...card(`plain-${kind}-card`),
        kind,
        copies: STORY,
        play: 'any-time' as const,
        on: 'you' as const,
        do: { xp: 1 },
      })),
      quests: [card('plain-quest')],
      ...adversary(edition),
    }
    made.set(edition, set)
  }
  return set
}
