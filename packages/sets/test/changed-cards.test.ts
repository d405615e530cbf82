/**
 * Saved games after the cards have changed: 200 of them, opened by rules with other texts, a card more, other numbers. None becomes another
 * game without saying so, and whichever can't be played again goes on from its last rest.
 */
import { createRules, type GameRecord, type GameState, type Recorder, type Rules } from '@runesaga/engine'
import type { CardSet } from '@runesaga/engine/language'
import { goOnFrom, openRecord } from '@runesaga/engine/record'
import { boxOf, checkInvariants } from '@runesaga/engine/search'
import { describe, expect, test } from 'vitest'
import { ownSets, sevenShards } from '../src/index.ts'
import { Dice } from './kit/dice.ts'
import { fairGame } from './kit/fair-games.ts'
import { chooseAction } from './kit/players.ts'
import { rules } from './kit/rules.ts'
import { CAMPAIGN_TABLES, fairSeed, MIXED_TABLES, TABLES } from './kit/tables.ts'
import { bytes, saveAndLoad } from './kit/values.ts'

const MINUTES = 60_000
const SAVES = 200
const ALL = [...TABLES, ...MIXED_TABLES, ...CAMPAIGN_TABLES]

interface Save {
  record: GameRecord
  secret: string
  recorder: Recorder
}

/** Games of all kinds, each left at another point. */
const saves: Save[] = Array.from({ length: SAVES }, (_, i) => {
  const moves = 10 + new Dice(`left ${i}`).below(150)
  const left = fairGame(i, ALL[i % ALL.length], ({ record }) => record.moves.length >= moves)
  return { record: saveAndLoad(left.record), secret: left.secret!, recorder: left }
})

type Entry = Record<string, unknown>
const after = (change: (set: Record<string, Entry[]>) => void) =>
  createRules(
    [...ownSets(), sevenShards()].map((set) => {
      const copy = saveAndLoad(set) as unknown as Record<string, Entry[]>
      change(copy)
      return copy as unknown as CardSet
    }),
  )

function playedOut(by: Rules, start: GameState): GameState {
  const dice = new Dice('on')
  let state = start
  for (let seat = by.seatToAct(state); seat >= 0; seat = by.seatToAct(state))
    state = by.apply(state, seat, chooseAction(by.legalActions(state, seat), 'keen', dice)).state
  return state
}

test('without any change all are the same', { timeout: 2 * MINUTES }, () => {
  for (const { record, secret, recorder } of saves) {
    const opened = openRecord(rules, record, secret)
    expect(opened.verdict).toBe('same')
    expect(bytes('recorder' in opened && opened.recorder.state)).toBe(bytes(recorder.state))
  }
})

test('another text changes nothing', { timeout: 2 * MINUTES }, () => {
  const mended = after((set) => {
    for (const cards of Object.values(set))
      if (Array.isArray(cards)) for (const card of cards) Object.assign(card, { name: { en: 'Mended' } })
  })
  for (const { record, secret } of saves) expect(openRecord(mended, record, secret).verdict).toBe('same')
})

test('a Feat more isn’t in games that were begun before, and they say so', { timeout: 2 * MINUTES }, () => {
  const longer = after((set) => {
    const feats = set.feats ?? []
    if (feats.length > 0) feats.splice(1, 0, { ...feats[0], id: 'a-new-feat' })
  })
  for (const { record, secret, recorder } of saves) {
    const opened = openRecord(longer, record, secret)
    expect(opened.verdict).toBe('unaffected')
    if (!('recorder' in opened)) throw new Error('it was to be played on')
    expect(opened.recorder.chain).toBe(recorder.chain)
    expect(opened.recorder.record).toEqual(record)
  }
})

describe('an Origin with other icons', () => {
  const richer = after((set) => {
    for (const origin of set.origins ?? []) origin.abilities = [...(origin.abilities as string[]), 'wisdom']
  })
  const opened = saves.map((save) => ({ ...save, opened: openRecord(richer, save.record, save.secret) }))

  test('makes many games another, and each of them says where', { timeout: 2 * MINUTES }, () => {
    const changed = opened.filter((save) => save.opened.verdict === 'changed')
    expect(changed.length).toBeGreaterThan(SAVES / 4)
    for (const save of changed)
      expect(save.opened).toMatchObject({ move: expect.any(Number), why: expect.stringMatching(/./) })
    // the others have shown the same at every move
    for (const save of opened.filter(({ opened: { verdict } }) => verdict !== 'changed')) {
      expect(save.opened.verdict).toBe('unaffected')
      expect('recorder' in save.opened && save.opened.recorder.chain).toBe(save.record.chain)
    }
  })

  test('lets them go on from their last rest, to the end', { timeout: 5 * MINUTES }, () => {
    let went = 0
    for (const { record, opened: found } of opened) {
      if (found.verdict !== 'changed' || record.kept === null) continue
      const { state, record: begun } = goOnFrom(richer, record, { fair: fairSeed('on') })
      expect(begun.from).toEqual({ chain: record.chain, move: record.kept.move, state: record.kept.state })
      expect(checkInvariants(boxOf(richer, state.setup), state)).toEqual([])
      const end = playedOut(richer, state)
      expect(end.phase).toBe('over')
      went++
    }
    expect(went).toBeGreaterThan(SAVES / 8)
  })
})

describe('a position at rest', () => {
  test('is the same after it was kept, but for what nobody has seen', { timeout: 2 * MINUTES }, () => {
    let same = 0
    for (const { record } of saves) {
      if (record.kept === null) continue
      const again = goOnFrom(rules, record, { fair: fairSeed('again') })
      expect(again.record.kept).toEqual({ move: 0, state: record.kept.state })
      same++
    }
    expect(same).toBeGreaterThan(SAVES / 2)
  })

  test('goes on as a record that opens and keeps its promise', { timeout: 2 * MINUTES }, () => {
    for (const { record } of saves.slice(0, 40)) {
      if (record.kept === null) continue
      const again = goOnFrom(rules, record, { fair: fairSeed('again') })
      const dice = new Dice('goes on')
      for (let move = 0; move < 20; move++) {
        const seat = rules.seatToAct(again.state)
        if (seat < 0) break
        again.act(seat, dice.pick(rules.legalActions(again.state, seat)))
      }
      const opened = openRecord(rules, saveAndLoad(again.record), again.secret)
      expect(opened.verdict).toBe('same')
      expect(bytes('recorder' in opened && opened.recorder.state)).toBe(bytes(again.state))
    }
  })

  test('tells neither the seed nor the order of any deck', () => {
    const running = saves.filter(({ recorder }) => recorder.state.outcome === null)
    expect(running.length).toBeGreaterThan(SAVES / 2)
    for (const { record, secret } of running) {
      expect(bytes(record).includes(secret)).toBe(false)
      for (const deck of Object.values(record.kept?.state.decks ?? {})) {
        const order = deck.left.map((card) => record.cards.findIndex((entry) => isCard(entry, card)))
        expect(order).toEqual(order.toSorted((a, b) => a - b))
      }
    }
  })
})

const isCard = (entry: string, card: string): boolean => entry.split('*')[0] === card.split('#')[0]
