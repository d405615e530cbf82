/** A pledge to Odium is told to nobody before its time. */
import {
  type Action,
  apply,
  eventsFor,
  fastRandom,
  type GameEvent,
  type GameState,
  imagine,
  legalActions,
  type Position,
  pending,
  scenario,
  useSets,
  type Viewer,
  viewFor,
} from '@runesaga/engine'
import { describe, expect, test } from 'vitest'
import { stormlightSet } from '../../src/index.ts'
import { pages, story } from '../kit/pages.ts'

useSets(stormlightSet())

const QUEST = 'contest-of-champions'
const OTHERS: Viewer[] = [1, 2, 'spectator']

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
const DECLINE: Action = { type: 'choose', option: 1 }

interface Told {
  state: GameState
  events: GameEvent[]
}
const shown = ({ state, events }: Told, viewer: Viewer) => ({
  view: viewFor(state, viewer),
  events: eventsFor(events, viewer),
  legal: viewer === 'spectator' ? [] : legalActions(state, viewer),
})
const told = (game: { events: GameEvent[] }, type: GameEvent['type']) =>
  game.events.filter((event) => event.type === type)

describe('what the others see', () => {
  test('A-49 whether a hero pledged or not, nobody else can tell: not from views, nor events, nor what may be done', () => {
    const { state } = asked(9)
    const pledged = apply(state, 0, PLEDGE)
    const declined = apply(state, 0, DECLINE)
    expect(pledged.state.heroes[0]).toMatchObject({ pledged: true, xp: 4 })
    expect(pledged.state.adversary!.xp).toBe(6)
    for (const viewer of OTHERS) expect(shown(pledged, viewer)).toEqual(shown(declined, viewer))
  })

  test('A-49 nor in the turns that follow, until a token that was taken is spent', () => {
    const { state } = asked(9)
    let [pledged, declined] = [apply(state, 0, PLEDGE), apply(state, 0, DECLINE)]
    const PASS: Action = { type: 'pass' }
    // three idle turns would feed Odium, but not a loyalist's
    while (declined.state.heroes[0].idle < 2) {
      const [{ seat }] = pending(declined.state)
      pledged = apply(pledged.state, seat, PASS)
      declined = apply(declined.state, seat, PASS)
      for (const viewer of OTHERS) expect(shown(pledged, viewer)).toEqual(shown(declined, viewer))
    }
  })

  test('A-49 the hero knows, and can imagine the game as it is', () => {
    const { state } = apply(asked(9).state, 0, PLEDGE)
    const view = viewFor(state, 0)
    expect(view.heroes[0]).toMatchObject({ pledged: true, xp: 4, untold: 3 })
    // the tokens that lie there for everybody
    expect(view.adversary!.xp).toBe(9)
    const imagined = imagine(view, fastRandom(1))
    expect(imagined.adversary!.xp).toBe(6)
    expect(viewFor(imagined, 0)).toEqual(view)
    // another hero imagines a game in which nobody pledged
    const other = imagine(viewFor(state, 1), fastRandom(1))
    expect([other.heroes[0].pledged, other.heroes[0].xp, other.adversary!.xp]).toEqual([false, 1, 9])
  })
})

describe('its time', () => {
  test('A-49 spending a token that was taken tells it', () => {
    const journeys = (xp: number) =>
      asked(9, {
        heroes: [{ xp, act: 2, story: story(6) }, { act: 3, story: story(7, 1) }, {}],
        rows: { 3: ['the-enemys-champion'] },
      })
        .use(QUEST)
        .do({ journey: 'the-enemys-champion' })
    expect(told(journeys(1), 'pledge-told')).toEqual([])
    const spent = journeys(0)
    expect(told(spent, 'pledge-told')).toEqual([{ type: 'pledge-told', seat: 0, xp: 3 }])
    expect(viewFor(spent.state, 1).heroes[0]).toMatchObject({ pledged: true, xp: 2 })
    expect(viewFor(spent.state, 1).adversary!.xp).toBe(6)
  })

  test('A-49 so does a token that Odium should lose and hasn’t any more', () => {
    const virtue = (xp: number) =>
      asked(xp, {
        cards: {
          ...pages,
          traits: [{ id: 'good-heart', act: 3, gained: { do: { virtue: 1 } } }],
        },
        heroes: [{ xp: 0, act: 2, story: story(6) }, { act: 3, story: story(7, 1) }, {}],
        rows: { 3: ['good-heart'] },
      })
        .use(QUEST)
        .do({ gain: 'good-heart' })
    const enough = virtue(4)
    expect(told(enough, 'pledge-told')).toEqual([])
    // one is left, and everybody sees three
    expect(told(enough, 'adversary-xp').at(-1)).toMatchObject({ amount: -1, total: 3 })
    expect(enough.state.adversary!.xp).toBe(0)
    const missed = virtue(3)
    expect(told(missed, 'pledge-told')).toHaveLength(1)
    expect(missed.state.adversary!.xp).toBe(0)
  })

  test('A-49 and whoever would have to face Odium', () => {
    const last = asked(9, { finale: true, 'ended-by': 1 }).use(QUEST)
    expect(told(last, 'pledge-told')).toHaveLength(1)
    // taken back it would be known all the same
    expect(viewFor(last.state, 1).heroes[0].pledged).toBe(true)
  })

  test('A-49 a second loyalist who finds fewer tokens than lie there brings both to light', () => {
    const game = asked(4, {
      heroes: [{ xp: 0, act: 2, story: story(6) }, { xp: 0, act: 2, story: story(6, 1) }, {}],
    })
    game.use(QUEST).endTurn().use(QUEST)
    expect(told(game, 'pledge-told')).toEqual([
      { type: 'pledge-told', seat: 0, xp: 3 },
      { type: 'pledge-told', seat: 1, xp: 1 },
    ])
    game.check({ adversary: { xp: 0 }, heroes: { 0: { xp: 3 }, 1: { xp: 1 } } })
  })
})
