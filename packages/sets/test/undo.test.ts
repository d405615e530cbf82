/** Undo in random games: back to the value before, never over what was revealed, and never to the same dice. */
import { type GameEvent, type GameState, type Recorder, refusesUndo, type Seat } from '@runesaga/engine'
import { framesOf } from '@runesaga/engine/search'
import { describe, expect, test } from 'vitest'
import { Dice } from './kit/dice.ts'
import { chooseAction, nextSeat } from './kit/players.ts'
import { apply, knowledgeOf, legalActions, newGame, pending, record, replay, verify } from './kit/rules.ts'
import { fairSeed, setupOf, TABLES, type Table } from './kit/tables.ts'
import { bytes, deepFreeze, saveAndLoad } from './kit/values.ts'

const MINUTES = 60_000

/** A recorded game, fair or not, with a look after each action. */
function recorded(
  table: Table,
  seed: string,
  fair: boolean,
  after: (r: Recorder, seat: Seat, dice: Dice) => void,
): Recorder {
  const dice = new Dice(`${table.name} ${seed}`)
  const name = `${table.name} ${seed}`
  const recorder = record(setupOf(table, fair ? { fair: fairSeed(name) } : { fast: seed }))
  for (let seat = nextSeat(recorder.state, dice); seat !== undefined; seat = nextSeat(recorder.state, dice)) {
    deepFreeze(recorder.state)
    recorder.act(seat, chooseAction(legalActions(recorder.state, seat), 'uniform', dice))
    after(recorder, seat, dice)
  }
  return recorder
}

const withoutRandom = (state: GameState) => ({ ...state, random: null })

/** Card numbers that a seat can see anywhere in its view: in zones, on the stack, in frames and options. */
function seenBy(state: GameState, seat: Seat): Set<number> {
  const seen = new Set<number>()
  const { heroes, rows, decks, out, adversary, attempt, stack, top, pending: open } = knowledgeOf(state, seat)
  const add = (...cards: number[]) => {
    for (const card of cards) if (card >= 0) seen.add(card)
  }
  for (const h of heroes) {
    add(
      h.heritage,
      h.origin,
      h.motivation,
      h.destiny,
      ...h.dealt,
      ...h.hand,
      ...h.played,
      ...h.allies,
      ...h.lost,
    )
    add(...h.story.map((t) => t >> 1))
  }
  for (const r of rows) add(...r.cards, ...r.allies)
  for (const d of decks) add(...d.discard)
  add(...out, ...(attempt?.revealed ?? []))
  if (adversary !== null) add(adversary.card, ...adversary.quests, ...adversary.shown)
  for (const item of stack) add(item.card)
  for (const f of framesOf({ top })) add(f.card)
  for (const d of open) {
    if (d.kind === 'choose') for (const option of d.options) if (option.kind === 'card') add(option.card)
  }
  return seen
}

describe('undo', () => {
  test.each(TABLES)(
    '$name: goes back to the value before, but for the generator',
    { timeout: 5 * MINUTES },
    (table) => {
      let undone = 0
      for (let i = 0; i < 4; i++) {
        const generators = new Set<string>()
        recorded(table, `undo ${i}`, i % 2 === 0, (recorder, seat, dice) => {
          generators.add(bytes(recorder.state.random))
          // also several in a row
          while (dice.oneIn(3) && refusesUndo(recorder.history, seat) === null) {
            const { before } = recorder.history[recorder.history.length - 1]
            generators.add(bytes(before.random))
            recorder.undo(seat)
            undone++
            expect(bytes(withoutRandom(recorder.state))).toBe(bytes(withoutRandom(before)))
            const { random } = recorder.state
            expect(generators.has(bytes(random)), `${bytes(random)} was there before`).toBe(false)
            generators.add(bytes(random))
          }
        })
      }
      expect(undone).toBeGreaterThan(table.mode === 'solo' ? 10 : 30)
    },
  )

  test.each(TABLES)(
    '$name: never over a cast, a draw, a card turned up, or what others did',
    { timeout: 5 * MINUTES },
    (table) => {
      const chance = new Set<GameEvent['type']>([
        'cast',
        'stones-cast',
        'feat-drawn',
        'card-laid',
        'row-opened',
        'adversary-card',
      ])
      let refused = 0
      for (let i = 0; i < 4; i++) {
        recorded(table, `refused ${i}`, false, ({ history, state }, seat, dice) => {
          const { before, events } = history[history.length - 1]
          for (let other = 0; other < table.heroes; other++) {
            if (other !== seat) expect(refusesUndo(history, other)).toBe('another-acted')
          }
          if (events.some((e) => chance.has(e.type))) {
            expect(refusesUndo(history, seat)).toBe('revealed')
            refused++
          }
          if (refusesUndo(history, seat) !== null || !dice.oneIn(2)) return
          // whoever takes back has seen nothing new; the others at most what that hero chose to show
          const own = before.heroes[seat]
          for (let viewer = 0; viewer < table.heroes; viewer++) {
            const known = seenBy(before, viewer)
            const news = [...seenBy(state, viewer)].filter((card) => !known.has(card))
            const wrong = viewer === seat ? news : news.filter((card) => !own.hand.includes(card))
            expect(wrong, `${viewer} ${seat} ${JSON.stringify(events)} ${bytes(state.top)}`).toEqual([])
          }
        })
      }
      expect(refused).toBeGreaterThan(20)
    },
  )

  test('there is nothing to undo before the first action', () => {
    const recorder = record(setupOf(TABLES[0], { fast: 1 }))
    expect(refusesUndo(recorder.history, 0)).toBe('nothing-to-undo')
    expect(() => recorder.undo(0)).toThrow("can't undo: nothing-to-undo")
  })

  test.each(TABLES)('$name: a record with undos replays and verifies', { timeout: 5 * MINUTES }, (table) => {
    const recorder = recorded(table, 'replayed', true, (r, seat, dice) => {
      if (dice.oneIn(3) && refusesUndo(r.history, seat) === null) r.undo(seat)
    })
    const record = saveAndLoad(recorder.record)
    expect(record.moves.some(([, deed]) => deed === 'undo')).toBe(true)
    expect(bytes(replay(record))).toBe(bytes(recorder.state))
    expect(verify(record)).toMatchObject({ ok: true, problems: [] })
  })
})

/** Attempts the first Challenge there is and passes everything until the stones lie; undefined if none is there. */
function firstCast(state: GameState): string | undefined {
  let now = state
  for (let i = 0; i < 100; i++) {
    const [open] = pending(now)
    const actions = legalActions(now, open.seat)
    const action = actions.find((a) => a.type === (now.attempt === null ? 'attempt' : 'pass')) ?? actions[0]
    const { state: next, events } = apply(now, open.seat, action)
    const cast = events.find((e) => e.type === 'cast')
    if (cast !== undefined) return cast.faces.join('')
    if (next.attempt === null && now.attempt !== null) return undefined
    now = next
  }
  return undefined
}

describe('dice after an undo', () => {
  test.each(['fair', 'fast'] as const)(
    'a %s game: the next cast has nothing to do with what it would have been',
    (kind) => {
      let equal = 0
      let expected = 0
      const casts: number[] = []
      for (let i = 0; i < 400; i++) {
        const setup = setupOf(
          TABLES[0],
          kind === 'fair' ? { fair: fairSeed(`dice ${i}`) } : { fast: `dice ${i}` },
        )
        const recorder = record({ ...setup, options: { noChoice: true } })
        const [{ seat }] = pending(recorder.state)
        const wouldBe = firstCast(recorder.state)
        const attempt = legalActions(recorder.state, seat).find((a) => a.type === 'attempt')
        if (wouldBe === undefined || attempt === undefined) continue
        const seen = [wouldBe]
        // twice to the same point: the second time is a new chance too
        for (let k = 0; k < 2; k++) {
          const events = recorder.act(seat, attempt)
          if (events.some((e) => e.type === 'cast')) break
          recorder.undo(seat)
          const cast = firstCast(recorder.state)!
          for (const earlier of seen) {
            equal += cast === earlier ? 1 : 0
            expected += 2 ** -cast.length
            casts.push(cast.length)
          }
          seen.push(cast)
          if (recorder.state.random.kind === 'fair') expect(recorder.state.random.epoch).toBe(k + 1)
        }
      }
      expect(casts.length).toBeGreaterThan(500)
      expect(Math.abs(equal - expected)).toBeLessThan(4 * Math.sqrt(expected))
    },
  )

  test('the seed of a fair game stays the one promised', () => {
    const seed = fairSeed('promise')
    const state = newGame(setupOf(TABLES[0], { fair: seed }))
    expect(state.random).toMatchObject({ kind: 'fair', seed, epoch: 0 })
  })
})
