// What a hero planned before the cast is carried out on a real table, and never further than the plan reaches.

import type { Action, LocalTable, Look } from '@runesaga/table'
import { describe, expect, test } from 'vitest'
import { type CastPlan, nextStep } from '../packages/web/src/screens/attempt/plan.ts'
import { person, seededTable } from './kit/seeded-table.ts'

const begin = (seed: number): LocalTable => seededTable([person('Ada'), person('Ben')], {}, seed)

const asked = async (table: LocalTable) => (await table.look('spectator')).view.pending[0].seat
const isMenu = ({ view }: Look) => view.pending[0].kind === 'menu'

/** Both follow the hint until somebody is in a place like this. */
async function until(table: LocalTable, holds: (look: Look, seat: number) => boolean): Promise<number> {
  for (;;) {
    const seat = await asked(table)
    const look = await table.look(seat)
    if (holds(look, seat)) return seat
    const hint = await table.hint(seat)
    expect(await table.send(seat, hint!.action, look.version)).toBeNull()
  }
}

const attemptIn = ({ legal }: Look) => legal.find((action) => action.type === 'attempt')!

/** Declares an attempt, then sends what the plan says until it says nothing more. Gives what was sent. */
async function carryOut(
  table: LocalTable,
  plan: CastPlan,
): Promise<{ sent: Action[]; left: CastPlan | null }> {
  const sent: Action[] = []
  let left: CastPlan | null = plan
  while (left !== null) {
    const look = await table.look(plan.seat)
    const { action, rest } = nextStep(look, await table.since(plan.seat, 0), left)
    left = rest
    if (action === null) break
    expect(look.legal).toContainEqual(action)
    sent.push(action)
    expect(await table.send(plan.seat, action, look.version)).toBeNull()
  }
  return { sent, left }
}

async function declare(table: LocalTable, seat: number): Promise<number> {
  const look = await table.look(seat)
  expect(await table.send(seat, attemptIn(look), look.version)).toBeNull()
  return look.version
}

describe('the plan of a cast', () => {
  test('buys the Dark runes that were planned, and passes the window before the cast', async () => {
    const table = begin(1)
    const seat = await until(
      table,
      (look, hero) => isMenu(look) && attemptIn(look) !== undefined && look.view.heroes[hero].xp >= 2,
    )
    const version = await declare(table, seat)
    const { sent } = await carryOut(table, { seat, version, dark: 2, plays: [] })
    expect(sent[0]).toEqual({ type: 'choose', option: 2 })
    expect(sent.slice(1).every(({ type }) => type === 'pass')).toBe(true)
    const events = (await table.since(seat, version)).flatMap((update) => update.events)
    expect(events).toContainEqual(expect.objectContaining({ type: 'dark-bought', seat, runes: 2 }))
  })

  test('plays the Feats of the plan where they are legal', async () => {
    const table = begin(2)
    /** a Feat of the hand that may be played before this hero's cast */
    const playable = async (seat: number) => {
      const { view } = await table.look(seat)
      const target = attemptIn(await table.look(seat))
      if (target?.type !== 'attempt') return undefined
      for (const card of view.heroes[seat].hand) {
        const odds = await table.odds(seat, { target, feats: [{ card, on: seat }] })
        if (typeof odds === 'object') return card
      }
      return undefined
    }
    let card: number | undefined
    let seat = 0
    while (card === undefined) {
      seat = await until(table, (look) => isMenu(look) && attemptIn(look) !== undefined)
      card = await playable(seat)
      if (card !== undefined) break
      const { version } = await table.look(seat)
      expect(await table.send(seat, (await table.hint(seat))!.action, version)).toBeNull()
    }
    const version = await declare(table, seat)
    const play: Action = { type: 'play', card, on: seat }
    const { sent } = await carryOut(table, { seat, version, dark: 0, plays: [play] })
    expect(sent).toContainEqual(play)
    const events = (await table.since(seat, version)).flatMap((update) => update.events)
    expect(events).toContainEqual({ type: 'feat-played', seat, on: seat, card })
  })

  test('waits while the table has not moved on, and is over once the runes are cast', async () => {
    const table = begin(1)
    const seat = await until(table, (look) => isMenu(look) && attemptIn(look) !== undefined)
    const look = await table.look(seat)
    const plan: CastPlan = { seat, version: look.version, dark: 0, plays: [] }
    expect(nextStep(look, [], plan)).toEqual({ action: null, rest: plan })
    const cast = { ...look, version: look.version + 3, view: { ...look.view, attempt: { casts: 1 } } } as Look
    expect(nextStep(cast, [], plan)).toEqual({ action: null, rest: null })
    const gone: Look = { ...look, version: look.version + 3 }
    expect(nextStep(gone, [], plan)).toEqual({ action: null, rest: null })
  })

  test('is over as soon as another hero plays a Feat', async () => {
    const table = begin(1)
    const seat = await until(
      table,
      (look, hero) => isMenu(look) && attemptIn(look) !== undefined && look.view.heroes[hero].xp >= 1,
    )
    const version = await declare(table, seat)
    const look = await table.look(seat)
    const plan: CastPlan = { seat, version, dark: 0, plays: [] }
    expect(nextStep(look, [], plan).action).toEqual({ type: 'choose', option: 0 })
    const other = (seat + 1) % 2
    const stirred = [
      {
        version: version + 1,
        seat: other,
        events: [{ type: 'feat-played', seat: other, on: seat, card: 7 } as const],
        undone: false,
      },
    ]
    expect(nextStep(look, stirred, plan)).toEqual({ action: null, rest: null })
  })

  test('never sends a number of Dark runes that can’t be bought', async () => {
    const table = begin(1)
    const seat = await until(
      table,
      (look, hero) => isMenu(look) && attemptIn(look) !== undefined && look.view.heroes[hero].xp >= 1,
    )
    const version = await declare(table, seat)
    const look = await table.look(seat)
    expect(nextStep(look, [], { seat, version, dark: 9, plays: [] })).toEqual({ action: null, rest: null })
  })
})
