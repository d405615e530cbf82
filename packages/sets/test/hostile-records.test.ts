/** Records that somebody made up: refused with a plain message, whatever is wrong with them. */
import { createRules, type GameRecord } from '@runesaga/engine'
import { BadRecord, goOnFrom, openRecord, parseRecord } from '@runesaga/engine/record'
import { describe, expect, test } from 'vitest'
import { ownSets } from '../src/index.ts'
import { fairGame } from './kit/fair-games.ts'
import { rules, verify } from './kit/rules.ts'
import { fairSeed, TABLES } from './kit/tables.ts'
import { saveAndLoad } from './kit/values.ts'

const tableOf = (name: string) => TABLES.find((table) => table.name === name)!
const running = (name: string): GameRecord =>
  saveAndLoad(
    fairGame(3, tableOf(name), ({ record }) => record.kept !== null && record.moves.length > 60).record,
  )
type Kept = NonNullable<GameRecord['kept']>['state']

describe('what JSON or a comparison would swallow', () => {
  const finished = saveAndLoad(fairGame(0).record)
  const event = (record: GameRecord) =>
    record.seen.flat().find(({ type }) => type === 'xp') as unknown as Record<string, unknown>

  test.each<[string, (record: GameRecord) => void]>([
    [
      'a field called __proto__',
      (r) => Object.defineProperty(event(r), '__proto__', { value: 1, enumerable: true }),
    ],
    ['an endless number', (r) => void (event(r).by = Number.POSITIVE_INFINITY)],
    ['a negative zero', (r) => void (event(r).seat = -0)],
  ])('%s', (_, change) => {
    const record = saveAndLoad(finished)
    change(record)
    expect(() => parseRecord(record)).toThrow(BadRecord)
    expect(verify(record).ok).toBe(false)
  })

  test('a nest without end, sets named twice, and more cards than any box has', () => {
    let nest: unknown = 1
    for (let i = 0; i < 50_000; i++) nest = [nest]
    expect(() => parseRecord({ ...finished, seen: [[{ type: 'x', nest }]] })).toThrow(/nested too deeply/)
    const [set] = finished.sets
    expect(() => parseRecord({ ...finished, sets: [set, set] })).toThrow(/named twice/)
    const many = Array.from({ length: 100 }, () => 'base/sailor*99')
    expect(() => parseRecord({ ...finished, cards: many })).toThrow(/more than/)
  })

  test('an end without a seed is nothing to go on from', () => {
    const record = { ...finished, chance: { ...finished.chance, seed: null } } as GameRecord
    expect(openRecord(rules, record)).toMatchObject({ verdict: 'tampered' })
  })
})

describe('what is wrong is said where it is', () => {
  const finished = saveAndLoad(fairGame(0).record)

  test.each<[string, object, string]>([
    ['a seat', { moves: [[99, 'pass']] }, 'moves.0.0: expected a whole number of 0 to 3, got 99'],
    ['a move', { moves: ['pass'] }, 'moves.0: expected a list of 2, got "pass"'],
    [
      'a deed',
      {
        moves: [[0, { keep: { origin: '\n', motivation: 'base/born-lucky', destiny: 'base/wise-master' } }]],
      },
      'moves.0.1.keep.origin: expected text like',
    ],
    ['a head', { chain: 'x' }, 'chain: expected text like ^[0-9a-f]{64}$, got "x"'],
    ['a source', { from: 5 }, 'from: expected an object with chain, move, state, got 5'],
  ])('in %s', (_, wrong, message) => {
    expect(() => parseRecord({ ...finished, ...wrong })).toThrow(message)
  })
})

describe('a position that can’t be', () => {
  test.each<[string, string, (kept: Kept) => void]>([
    [
      'an Adversary to face in a competitive game',
      'base competitive 2',
      (k) => void (k.turn.mustFace = true),
    ],
    ['a first seat that nobody has', 'base competitive 2', (k) => void (k.firstSeat = 3)],
    ['a turn of nobody', 'base competitive 2', (k) => void (k.turn.seat = 2)],
    ['more Experience than there is of a kind', 'base competitive 2', (k) => void (k.heroes[0].banked = 3)],
    ['a card in two places', 'base competitive 2', (k) => k.heroes[0].hand.push(...k.decks.hero.left)],
    ['no Quest', 'epic coop 2', (k) => void (k.adversary!.quests = [])],
    ['a Feat for an Adversary', 'epic coop 2', (k) => void (k.adversary!.card = k.decks.hero.left[0])],
    ['no Adversary', 'epic coop 2', (k) => void (k.adversary = null)],
    [
      'effects of somebody who does not play',
      'base competitive 2',
      (k) =>
        k.heroes[0].next.push({
          card: k.heroes[0].origin!,
          effects: '1:xp',
          owner: 3,
          seat: 3,
          that: 3,
        }),
    ],
  ])('%s', (_, name, change) => {
    const record = running(name)
    expect(goOnFrom(rules, record, { fair: fairSeed('x') }).state.phase).toBe('play')
    change(record.kept!.state)
    expect(() => goOnFrom(rules, record, { fair: fairSeed('x') })).toThrow(BadRecord)
  })
})

describe('cards whose parts have moved or gone', () => {
  type Card = Record<string, unknown>
  const after = (change: (card: Card) => void) =>
    createRules(
      ownSets().map((set) => {
        const copy = saveAndLoad(set)
        for (const cards of Object.values(copy) as unknown[])
          if (Array.isArray(cards)) for (const card of cards as Card[]) change(card)
        return copy
      }),
    )

  /** The first game in which somebody chose between the effects of this card. */
  const chosen = (word: string) => {
    for (let i = 0; i < 60; i++) {
      const recorder = fairGame(i, tableOf('base coop 3'))
      if (recorder.record.moves.some(([, deed]) => JSON.stringify(deed).includes(word))) return recorder
    }
    throw new Error('nobody chose')
  }

  test('an option that has moved on its card is found again, and the game is the same', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value).map(([word, part]) => [
          word,
          word === 'choose' && Array.isArray(part) ? part.toReversed() : turned(part),
        ]),
      )
    }
    const moved = after((card) => Object.assign(card, turned(card)))
    const { record } = chosen('"option"')
    const opened = openRecord(moved, saveAndLoad(record))
    expect(opened.verdict).toBe('unaffected')
    if (!('recorder' in opened)) throw new Error('it was to be played on')
    expect(opened.recorder.record).toMatchObject({ moves: record.moves, chain: record.chain })
  })

  test('a power that is gone is no longer used up, and the game goes on', () => {
    const record = running('base competitive 2')
    const { origin } = record.kept!.state.heroes[0]
    record.kept!.state.usedThisTurn.push({ card: origin!, power: '7:failed', seat: null })
    expect(goOnFrom(rules, record, { fair: fairSeed('x') }).state.phase).toBe('play')
  })
})
