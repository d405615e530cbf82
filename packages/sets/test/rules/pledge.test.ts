/** A pledge to Odium is declared: everybody is told, and the tokens move in sight (R-ODIUM-16). */
import { type Action, fastRandom, type Viewer } from '@runesaga/engine'
import { beginning, viewFor } from '@runesaga/engine/host'
import type { Position } from '@runesaga/engine/scenario'
import { boxOf, eventsFor, imagine } from '@runesaga/engine/search'
import { describe, expect, test } from 'vitest'
import { pages, story } from '../kit/pages.ts'
import { scenario } from '../kit/rules.ts'

const QUEST = 'contest-of-champions'
const EVERYBODY: Viewer[] = [0, 1, 2, 'spectator']

/** Three heroes; the first one begins Act III and is asked. */
const asked = (xp: number, more: Partial<Position> = {}) =>
  scenario('stormlight', {
    mode: 'coop',
    cards: pages,
    at: 'start-of-turn',
    // Act III, which the first hero begins, brings Odium two more
    adversary: { quest: QUEST, xp: xp - 2 },
    heroes: [
      { xp: 1, act: 2, story: story(6) },
      { xp: 2, act: 3, story: story(7, 1) },
      { xp: 0, act: 3, story: story(7, 2) },
    ],
    ...more,
  })

const PLEDGE: Action = { type: 'choose', option: 0 }

describe('a pledge is declared', () => {
  test('R-ODIUM-16 everybody is told who pledged and how many tokens went', () => {
    const { rules, state } = asked(9)
    const { events } = rules.apply(state, 0, PLEDGE)
    for (const viewer of EVERYBODY) {
      expect(eventsFor(events, viewer)).toContainEqual({ type: 'pledged', seat: 0, xp: 3 })
    }
  })

  test('R-ODIUM-16 the tokens move in sight: everybody sees the same hero and the same Odium', () => {
    const { rules, state: before } = asked(9)
    const { state } = rules.apply(before, 0, PLEDGE)
    for (const viewer of EVERYBODY) {
      const { heroes, adversary } = rules.knowledgeOf(state, viewer)
      expect([viewer, heroes[0].pledged, heroes[0].xp, adversary!.xp]).toEqual([viewer, true, 4, 6])
    }
  })

  test.each([
    [9, 3],
    [4, 3],
    [2, 2],
  ])('R-ODIUM-16 with %d tokens, whoever is asked is offered %d', (xp, pledge) => {
    const { rules, state } = asked(xp)
    const { you, waitsFor } = viewFor(boxOf(rules, state.setup), state, 0, beginning)
    expect(you!.question).toMatchObject({
      name: 'power',
      power: '4:act-begun',
      pledge,
      answers: ['yes', 'no'],
    })
    expect(waitsFor).toMatchObject([
      { seat: 0, for: 'answer', question: 'power', card: `stormlight/${QUEST}` },
    ])
  })

  test('R-ODIUM-16 whoever imagines the game imagines the pledge too', () => {
    const { rules, state: before } = asked(9)
    const { state } = rules.apply(before, 0, PLEDGE)
    const { heroes, adversary } = imagine(
      boxOf(rules, state.setup),
      rules.knowledgeOf(state, 1),
      fastRandom(1),
    )
    expect([heroes[0].pledged, heroes[0].xp, adversary!.xp]).toEqual([true, 4, 6])
  })

  test('R-ODIUM-16 a second loyalist takes what is left', () => {
    const game = asked(4, {
      heroes: [{ xp: 0, act: 2, story: story(6) }, { xp: 0, act: 2, story: story(6, 1) }, {}],
    })
    game.use(QUEST).endTurn().use(QUEST)
    expect(game.events.filter(({ type }) => type === 'pledged')).toEqual([
      { type: 'pledged', seat: 0, xp: 3 },
      { type: 'pledged', seat: 1, xp: 1 },
    ])
    game.check({ adversary: { xp: 0 }, heroes: { 0: { xp: 3 }, 1: { xp: 1 } } })
  })
})
