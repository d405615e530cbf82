/** What is told of a game once it is over: timelines, luck, and nothing that was taken back. */
import { adept } from '@runesaga/bots'
import { fastRandom, type GameEvent } from '@runesaga/engine'
import { after, beginning, namedEventsFor, viewFor } from '@runesaga/engine/host'
import type { Edition, Mode } from '@runesaga/engine/language'
import { advance, knowledgeOf, legalActions, seatToAct } from '@runesaga/engine/search'
import type { HeroView, NamedEvent, View } from '@runesaga/engine/view'
import { heroTimeline, luckOf, standingEvents } from '@runesaga/table'
import { describe, expect, test } from 'vitest'
import { boxOf, newGame } from './kit/rules.ts'

const banked = (total: number): NamedEvent => ({ type: 'banked', seat: 0, amount: 1, total })
const made = (event: NamedEvent) => ({ events: [event], undone: false })
const undone = { events: [], undone: true }

test('a move that was taken back is not told, nor one before it that was taken back too', () => {
  const updates = [made(banked(1)), made(banked(2)), made(banked(3)), undone, undone, made(banked(9))]
  expect(standingEvents(updates)).toEqual([banked(1), banked(9)])
})

describe('luck', () => {
  test('is what the stones showed against the average of their two faces', () => {
    const cast: NamedEvent = {
      type: 'cast',
      seat: 1,
      // a blank, a slash, a symbol worth 2 of 1 or 2, a moon worth 2 of 1 or 2
      stones: ['core', 'fate', 'strength', 'dark'],
      faces: ['blank', 'slash', 'symbol', 'moon'],
      again: false,
    }
    expect(luckOf([cast], 2)).toEqual([
      { casts: 0, actual: 0, expected: 0 },
      { casts: 1, actual: 5, expected: 0.5 + 0.5 + 1.5 + 1.5 },
    ])
  })

  test('counts every throw of a stone, but no stone that was turned by hand', () => {
    const stone = 'strength-special'
    const again: NamedEvent[] = [
      { type: 'cast', seat: 0, stones: [stone], faces: ['xp'], again: false },
      { type: 'stones-cast', seat: 0, stones: [stone], faces: ['symbol'], positions: [1] },
      { type: 'rune-turned', seat: 0, stone, position: 1, face: 'xp' },
    ]
    expect(luckOf(again, 1)).toEqual([{ casts: 2, actual: 2, expected: 2 }])
  })
})

/** A game of two bots, as everybody sees it at the end. */
function played(edition: Edition, mode: Mode): { events: NamedEvent[]; view: View } {
  const state = newGame({ edition, mode, heroes: 2, sets: [edition], seed: { fast: 'timeline' } })
  const box = boxOf(state.setup)
  const random = fastRandom('bots')
  const events: GameEvent[] = []
  for (let seat = seatToAct(box, state); seat >= 0; seat = seatToAct(box, state)) {
    const legal = legalActions(box, state, seat)
    const { action } = adept.choose(box, knowledgeOf(box, state, seat), legal, random)
    advance(box, state, seat, action, events)
  }
  return {
    events: namedEventsFor(box, events, 'spectator'),
    view: viewFor(box, state, 'spectator', after(beginning, events, 1)),
  }
}

describe('timelines', () => {
  test('hold the paths, Allies and Feats that lie on the table at the end, in their Acts', () => {
    const { events, view } = played('base', 'competitive')
    const timelines = heroTimeline(events, 2)
    view.heroes.forEach((hero: HeroView, seat) => {
      const paths = timelines[seat].flatMap((moment) => (moment.what === 'path' ? [moment] : []))
      expect(paths.map(({ card, path, act }) => ({ card, path, act }))).toEqual(
        hero.columns.flatMap((column, i) => column.map((told) => ({ ...told, act: i + 1 }))),
      )
      const of = (what: string) => timelines[seat].filter((m) => m.what === what).map(({ card }) => card)
      const lost = of('ally-lost')
      expect(of('ally').filter((card) => !lost.includes(card))).toEqual([...hero.allies])
      expect(new Set(of('feat'))).toEqual(new Set(hero.played))
      const acts = timelines[seat].map(({ act }) => act)
      expect(acts).toEqual(acts.toSorted((a, b) => a - b))
    })
  })

  test('an Ally who is sacrificed and comes back is told three times', () => {
    const card = 'base/faithful-hound'
    const events: NamedEvent[] = [
      { type: 'ally-gained', seat: 0, card },
      { type: 'act-completed', seat: 0, act: 1 },
      { type: 'ally-sacrificed', seat: 0, card },
      { type: 'ally-restored', seat: 0, card },
    ]
    expect(heroTimeline(events, 1)).toEqual([
      [
        { what: 'ally', act: 1, card },
        { what: 'ally-lost', act: 2, card },
        { what: 'ally-back', act: 2, card },
      ],
    ])
  })

  test('tell of the Adversary only where it lies apart', () => {
    const { events, view } = played('epic', 'coop')
    const faced = heroTimeline(events, 2)
      .flat()
      .filter(({ what }) => what === 'overcame' || what === 'failed')
    expect(faced.length).toBeGreaterThan(0)
    expect(new Set(faced.map(({ card }) => card))).toEqual(new Set([view.adversary!.card]))
  })
})
