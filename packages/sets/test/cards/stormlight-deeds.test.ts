/** Every Ally, Feat and Quest of the stormlight set, and Odium, has a scenario, and that notices whatever changes in the card. */
import { NOBODY } from '@runesaga/engine'
import { describe, expect, test } from 'vitest'
import { stormlightSet } from '../../src/index.ts'
import { runTold, testDeck } from '../kit/card-scenarios.ts'
import { different, through } from '../kit/through.ts'

const set = stormlightSet()

testDeck(set, 'allies', 10, {
  // a Feat waits for answers in one window, whoever played it: the conditions tell whose it is
  'camp-informer': [
    'powers[0].when[0]: "feat-played" left out',
    'powers[0].when[1]: "adversary-feat" left out',
    'powers[0].who: "any-hero" left out',
  ],
  // nothing protects for longer
  'sworn-shieldbearer': ['powers[0].do.protect.until: "turn" left out'],
})
testDeck(set, 'feats', 35)
testDeck(set, 'last-foes', 1)
testDeck(set, 'quests', 4, {
  // the third Act begins once in a game
  'radiants-united': ['powers[2].limit: once-per-game → once-per-act'],
  'contest-of-champions': [
    'powers[2].limit: once-per-game → once-per-act',
    // on a card without an owner, the hero of the event is asked anyway
    'powers[3].by: "that-hero" left out',
  ],
  // a re-attempt doesn't come before the cast again
  'the-fraying-alliance': ['powers[2].limit: "once-per-attempt" left out'],
})

describe('the scenarios show', () => {
  test.each(set.feats ?? [])('$id in the hands in which it can be', ({ id, skull }) => {
    const { runs } = runTold('stormlight', 'feats', id)
    const used = through(runs, 'feat-took-effect', `stormlight/${id}`)
    const players = used.flatMap((e) => (e.effect ? [e.seat] : []))
    expect(players.some((seat) => seat !== NOBODY)).toBe(true)
    // skull cards also in Odium's
    expect(players.includes(NOBODY)).toBe(skull === true)
  })

  test.each(set.quests ?? [])('how $id feeds and starves Odium', ({ id }) => {
    const { runs } = runTold('stormlight', 'quests', id)
    const amounts = through(runs, 'adversary-xp', `stormlight/${id}`).map((e) => Math.sign(e.amount))
    expect(different(amounts)).toEqual([-1, 1])
  })
})
