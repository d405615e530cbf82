// What is listed of an attempt adds up: the points of its lines are the difference of the score, whatever was played and however it ended.
import { beginning, namedEventsFor, viewFor } from '@runesaga/engine/host'
import { EDITIONS, ICONS } from '@runesaga/engine/language'
import type { NamedEvent, SheetView } from '@runesaga/engine/view'
import { expect, test } from 'vitest'
import { Dice } from '../packages/sets/test/kit/dice.ts'
import { play, type Stepper } from '../packages/sets/test/kit/players.ts'
import { setupOf, TABLES } from '../packages/sets/test/kit/tables.ts'
import { changesOf, pointsOf } from '../packages/web/src/attempt/cast/changes.ts'
import { apply, boxOf, newGame } from './kit/rules.ts'

const GAMES = 6

test.each(EDITIONS)('%s: the lines of what changed add up to the change of the score', (edition) => {
  const seen = { won: 0, failed: 0, withFeats: 0 }
  for (const table of TABLES.filter((one) => one.edition === edition)) {
    for (let game = 0; game < GAMES; game++) {
      const first = newGame(setupOf(table, { fast: `aftermath ${game}` }))
      const box = boxOf(first.setup)
      const track = box.ruleset.track
      let events: NamedEvent[] = []
      let before: SheetView | null = null
      const step: Stepper = (state, who, action) => {
        const { state: next, events: new_ } = apply(state, who, action)
        const seat = (state.attempt ?? next.attempt)?.seat
        if (seat === undefined) return next
        if (state.attempt === null) {
          before = viewFor(box, state, seat, beginning).you!.sheet
          events = []
        }
        events.push(...namedEventsFor(box, new_, seat))
        if (next.attempt !== null) return next
        const end = events.findIndex(({ type }) => type === 'turn-ended')
        if (end >= 0) events = events.slice(0, end)
        const after = viewFor(box, next, seat, beginning).you!.sheet
        const tucked = new_.filter((event) => event.type === 'tucked' && event.seat === seat)
        const icons = tucked.flatMap((event) => {
          if (event.type !== 'tucked') return []
          const { icons } = box.cards[event.card].paths[event.path]
          return ICONS.flatMap((icon, i) => (icons[i] > 0 ? [{ icon, n: icons[i] }] : []))
        })
        if (before === null || after === null) return next
        const { gained, paid } = changesOf({ events, seat, icons, track, sheets: { before, after } })
        const lines = [...gained, ...paid]
        const sum = lines.reduce((all, line) => all + pointsOf(line), 0)
        const said = `${table.name}, game ${game}, turn ${state.turn.number}: ${JSON.stringify(lines)}`
        expect(sum, said).toBe(after.total - before.total)
        if (events.some(({ type }) => type === 'overcame')) seen.won++
        else seen.failed++
        if (events.some((event) => event.type === 'feat-played' && event.seat === seat)) seen.withFeats++
        return next
      }
      play(first, 'keen', new Dice(`aftermath ${table.name} ${game}`), step)
    }
  }
  expect(Math.min(seen.won, seen.failed, seen.withFeats)).toBeGreaterThan(20)
})

test('a Feat stands with its own point, a set of icons and the track with what they score', () => {
  const sheet = (lines: SheetView['lines']): SheetView => ({
    boxes: { A: 0, B: 0, C: 0, D: 0, E: 0 },
    total: lines.reduce((sum, { points }) => sum + points, 0),
    lines,
  })
  const before = sheet([
    { box: 'A', what: 'track', level: 'N', points: 2 },
    { box: 'C', what: 'xp', points: 3 },
  ])
  const after = sheet([
    { box: 'A', what: 'path', card: 'watch', points: 3 },
    { box: 'B', what: 'track', level: 'C2', points: 4 },
    { box: 'A', what: 'feat', card: 'wind', points: 1 },
    { box: 'C', what: 'xp', points: 1 },
    { box: 'D', what: 'icons', icon: 'nature', count: 2, points: 2 },
  ])
  const events: NamedEvent[] = [
    { type: 'xp', seat: 0, amount: -2, by: null },
    { type: 'dark-bought', seat: 0, runes: 2, paid: 2 },
    { type: 'overcame', seat: 0, card: 'watch', path: 'top', margin: 3 },
    { type: 'level', seat: 0, from: 'N', to: 'C1', by: null },
    { type: 'level', seat: 0, from: 'C1', to: 'C2', by: null },
  ]
  const { track } = boxOf(newGame(setupOf(TABLES[0], { fast: 'track' })).setup).ruleset
  expect(
    changesOf({ events, seat: 0, icons: [{ icon: 'nature', n: 1 }], track, sheets: { before, after } }),
  ).toEqual({
    gained: [
      { what: 'points', icon: 'triumph', n: 3, by: null },
      { what: 'points', icon: 'triumph', n: 1, by: 'wind' },
      { what: 'icon', icon: 'nature', n: 1, points: 2 },
    ],
    paid: [
      { what: 'xp', n: -2, by: null, why: 'dark', runes: 2 },
      { what: 'track', way: 'down', steps: 2, points: 2, by: null, why: 'moons' },
    ],
    told: [],
  })
})
