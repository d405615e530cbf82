/** Hidden is hidden: of two states that differ only in what a seat can't know, that seat is shown the same, byte for byte. */
import type { GameEvent, GameState, Viewer } from '@runesaga/engine'
import { namedEventsFor, oddsFor, resultFor, viewFor, whyNotDeed } from '@runesaga/engine/host'
import type { Deed } from '@runesaga/engine/view'
import { afterAll, expect, test } from 'vitest'
import type { Dice } from './kit/dice.ts'
import { orReason } from './kit/or-reason.ts'
import { hiddenPermutation, permuted } from './kit/permute.ts'
import { boxOf, checkInvariants } from './kit/rules.ts'
import { bytes } from './kit/values.ts'
import { agree, someViewers, WATCHED_TABLES, type Watched, watchGame } from './kit/watched.ts'

const seen = { twins: 0, moved: 0 }
afterAll(() => console.log(`${seen.twins} twins, ${seen.moved} cards exchanged`))

/** Everything that a viewer is told of a state. */
function told({ state, history }: Watched, viewer: Viewer): unknown[] {
  const box = boxOf(state.setup)
  const view = viewFor(box, state, viewer, history)
  if (viewer === 'spectator' || view.you === null) return [view]
  const deeds = deedsAbout(state, viewer)
  return [
    view,
    orReason(() => oddsFor(box, state, viewer, {})),
    deeds.map((deed) => whyNotDeed(box, state, viewer, deed)),
    state.attempt === null ? null : [null, ...deeds].map((deed) => resultFor(box, state, viewer, deed)),
  ]
}

/** Plays of every Feat that there is, whoever holds it. */
const deedsAbout = ({ setup }: GameState, seat: number): Deed[] => {
  const { cards } = boxOf(setup)
  return cards.flatMap(({ id, feat }, no) =>
    feat === null || no % 7 !== 0 ? [] : [{ play: { card: id, on: seat } }],
  )
}

function checkTwin(watched: Watched, viewer: Viewer, dice: Dice): void {
  const moved = hiddenPermutation(watched.state, viewer, { decks: 1, rows: true }, dice)
  const twin = permuted(watched.state, moved, viewer)
  seen.twins++
  seen.moved += moved.size
  const one = told(watched, viewer)
  const other = told({ ...watched, state: twin }, viewer)
  agree('told', other, one)
  expect(bytes(other)).toBe(bytes(one))
}

test.each(WATCHED_TABLES)('$name: twins are told the same', (table) => {
  watchGame(table, 'twins', (watched, dice) => {
    for (const viewer of someViewers(watched.state, dice)) checkTwin(watched, viewer, dice)
  })
})

test('the twins differ in what is hidden, and are states that could be', () => {
  expect(seen.moved).toBeGreaterThan(10 * seen.twins)
  watchGame(WATCHED_TABLES[0], 'sound', ({ state }, dice) => {
    if (!dice.oneIn(20)) return
    const moved = hiddenPermutation(state, 0, { decks: 1, rows: true }, dice)
    checkInvariants(permuted(state, moved, 0))
    expect(bytes(permuted(state, moved, 0)) === bytes(state)).toBe(moved.size === 0)
  })
})

test('of what others draw, keep and look at, events by name tell only that it is face-down', () => {
  const found = new Map<string, unknown>()
  watchGame(WATCHED_TABLES[9], 'events', ({ state, log }) => {
    if (state.outcome === null) return
    const box = boxOf(state.setup)
    for (const { event } of log) {
      const secret = SECRET.find(([type]) => type === event.type)
      if (secret === undefined || !('seat' in event)) continue
      const [type, field] = secret
      const others = event.seat === 0 ? 1 : 0
      const [own] = named(box, event, event.seat)
      const [covered] = named(box, event, others)
      const [toAll] = named(box, event, 'spectator')
      agree('to spectators', toAll, covered)
      const hidden = [covered[field]].flat()
      agree('covered', new Set(hidden), new Set(['face-down']))
      agree('as many', hidden.length, [own[field]].flat().length)
      for (const card of [own[field]].flat()) expect(card).toMatch(/^[a-z]+\//)
      agree('the rest', { ...covered, [field]: null }, { ...own, [field]: null })
      found.set(type, covered[field])
    }
  })
  expect([...found.keys()].sort()).toEqual(['feat-drawn', 'kept'])
})

const SECRET = [
  ['kept', 'cards'],
  ['feat-drawn', 'card'],
  ['cards-seen', 'cards'],
  ['put-under', 'card'],
] as const

const named = (box: ReturnType<typeof boxOf>, event: GameEvent, viewer: Viewer) =>
  namedEventsFor(box, [event], viewer) as unknown as Record<string, unknown>[]
