/** Every Feat, Adversary and Quest of the epic set has a scenario, and that notices whatever changes in the card. */
import { describe, expect, test } from 'vitest'
import { epicSet } from '../../src/index.ts'
import { runTold, testDeck } from '../kit/card-scenarios.ts'
import { different, through } from '../kit/through.ts'

const epic = epicSet()

testDeck(epic, 'feats', 31, {
  // a margin of 2 is a success
  'weaken-the-foe': ['if.outcome: "overcome" left out'],
  // before another hero's main action nobody is asked
  'burn-the-bridges': ['if.your-turn: true left out'],
})
testDeck(epic, 'adversary-feats', 13)

/** Who faces the Final side does so once in a game, and decides for themselves. */
const ONCE_IN_A_GAME = (power: string) => [
  `${power}.by: "that-hero" left out`,
  `${power}.limit: once-per-attempt → once-per-turn`,
  `${power}.limit: once-per-attempt → once-per-act`,
]
testDeck(epic, 'two-sided-adversaries', 11, {
  'deathless-king': ONCE_IN_A_GAME('final.powers[2]'),
  'ashen-wyrm': ONCE_IN_A_GAME('final.powers[0]'),
  // the track ends there
  'prince-of-lies': [
    'adversary.powers[0].by: "that-hero" left out',
    'final.powers[0].do.for-each.max: 4 left out',
    'final.powers[0].do.for-each.max: 4 → 5',
  ],
  // an Adversary has no bottom path, and is faced once a turn
  'iron-colossus': [
    'adversary.powers[0].if.is-adversary: false left out',
    'final.powers[2].limit: once-per-turn → once-per-attempt',
  ],
  'red-plague': ['adversary.powers[0].if.is-adversary: false left out'],
  // it is faced once a turn
  'mirror-twin': ['final.powers[1].limit: once-per-turn → once-per-attempt'],
})
testDeck(epic, 'quests', 2, {
  // nobody begins Act I
  'age-of-darkness': ['powers[1].if: {"act":[2,3]} left out'],
})

describe('in their scenarios', () => {
  test.each(epic['two-sided-adversaries']!)('$id falls on both sides', ({ id }) => {
    const { runs } = runTold('epic', 'two-sided-adversaries', id)
    expect(different(through(runs, 'overcame', `epic/${id}`).map((e) => e.path))).toEqual([0, 1])
  })

  test.each(epic.feats!)('$id takes effect', ({ id }) => {
    const { runs } = runTold('epic', 'feats', id)
    expect(through(runs, 'feat-took-effect', `epic/${id}`).some((e) => e.effect)).toBe(true)
  })

  test.each(epic['adversary-feats']!)('$id takes effect', ({ id }) => {
    const { runs } = runTold('epic', 'adversary-feats', id)
    expect(through(runs, 'feat-took-effect', `epic/${id}`).some((e) => e.effect)).toBe(true)
  })
})
