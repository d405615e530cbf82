/** What a hero planned before the cast is carried out by one request, and never further than the plan reaches. */
import type { Deed, PlanView, Seat } from '@runesaga/table'
import { describe, expect, test } from 'vitest'
import { bot, person, seededTable } from '../kit/seeded-table.ts'
import { inDeed, isAtMenu, isDeed, type Seats, type Sitting } from '../kit/sitting.ts'

const targetOf = ({ deeds }: Sitting): NonNullable<PlanView['target']> | undefined =>
  deeds.flatMap((deed) => inDeed(deed, 'attempt') ?? [])[0]

/** Until somebody could attempt something, with so much Experience. */
const toAttempt = async (table: Seats, xp = 0): Promise<Sitting> =>
  (await table.follow(
    (asked, seat) => isAtMenu(asked) && targetOf(asked) !== undefined && asked.view.heroes[seat].xp >= xp,
  ))!

const carryOut = (asked: Sitting, plan: PlanView) => asked.press({ do: 'carry-out', plan })
const eventsSince = ({ updates }: Sitting, version: number) =>
  updates.slice(version).flatMap(({ events }) => events)
const ownMoves = (table: Seats, { viewer }: Sitting, version: number) =>
  table.saved().then(({ record }) => record.moves.slice(version).filter(([seat]) => seat === viewer))

/** Everybody else passes in windows until the hero of the plan is asked, or the runes are cast. */
async function othersPass(table: Seats, hero: Sitting): Promise<void> {
  for (let { asked } = table; asked !== undefined && asked !== hero; asked = table.asked) {
    if (asked.view.attempt?.stage !== 'before-cast') return
    await asked.act('pass')
  }
}

describe('the plan of a cast', () => {
  test('declares, buys the Dark runes that were planned, passes its own windows and stops at the cast', async () => {
    const table = await seededTable([person('Ada'), person('Ben')])
    const asked = await toAttempt(table, 2)
    const { version, viewer: seat } = asked
    const target = targetOf(asked)!
    expect(await carryOut(asked, { target, dark: 2 })).toMatchObject({ ok: true })
    await othersPass(table, asked)
    const events = eventsSince(asked, version)
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'attempt-declared', seat, card: target.card }),
    )
    expect(events).toContainEqual(expect.objectContaining({ type: 'dark-bought', seat, runes: 2 }))
    expect(events.filter(({ type }) => type === 'cast')).toHaveLength(1)
    const [declared, bought, ...rest] = await ownMoves(table, asked, version)
    expect([declared, bought]).toEqual([
      [seat, { attempt: target }],
      [seat, { dark: 2 }],
    ])
    expect(rest.every(([, deed]) => deed === 'pass')).toBe(true)
    // after the cast its hero decides again
    if (table.asked === asked) expect(asked.view.attempt?.stage).not.toBe('before-cast')
  })

  test('alone with bots, one request and one answer lead to the cast', async () => {
    const table = await seededTable([person('Ada'), bot('Bo')], {}, 4)
    const ada = await toAttempt(table)
    const { version } = ada
    expect(await carryOut(ada, { target: targetOf(ada)! })).toMatchObject({ ok: true })
    expect(eventsSince(ada, version).some(({ type }) => type === 'cast')).toBe(true)
    expect(ada.heard).toEqual([])
  })

  test('goes on over the looks at what bots do', async () => {
    const table = await seededTable([person('Ada'), bot('Bo')], {}, 4)
    const ada = await toAttempt(table)
    const { version } = ada
    await ada.press({ do: 'pace', pace: 1e6 })
    await carryOut(ada, { target: targetOf(ada)! })
    for (let i = 0; i < 20 && !eventsSince(ada, version).some(({ type }) => type === 'cast'); i++)
      await ada.press({ do: 'hurry' })
    expect(eventsSince(ada, version).some(({ type }) => type === 'cast')).toBe(true)
    await Promise.all([...table.seats, table.spectator].map((one) => one.table.leave()))
  })

  test('plays the Feats of the plan where they are legal, also for who never wants to be asked', async () => {
    let found = 0
    for (let seed = 2; found < 2 && seed < 30; seed++) {
      const table = await seededTable([person('Ada'), person('Ben')], {}, seed)
      const uses = new Map<Sitting, Deed>()
      const asked = await table.follow(async (one, seat) => {
        const target = targetOf(one)
        if (!isAtMenu(one) || target === undefined) return false
        for (const card of one.view.heroes[seat].hand.cards!) {
          const play: Deed = { play: { card, on: seat } }
          const { it } = await one.ask({ ask: 'odds', plans: { it: { target, uses: [play] } } })
          if (typeof it === 'object') uses.set(one, play)
        }
        return uses.has(one)
      })
      if (asked === undefined) continue
      if (found === 1) await asked.press({ do: 'prompt', policy: { when: 'never' } })
      const { version, viewer: seat } = asked
      const play = uses.get(asked)!
      await carryOut(asked, { target: targetOf(asked)!, uses: [play] })
      await othersPass(table, asked)
      const { card } = inDeed(play, 'play')!
      expect(eventsSince(asked, version)).toContainEqual({ type: 'feat-played', seat, on: seat, card })
      found++
    }
    expect(found).toBe(2)
  })

  test('of an attempt in progress goes on from there', async () => {
    const table = await seededTable([person('Ada'), person('Ben')])
    const asked = await toAttempt(table, 1)
    await asked.act({ attempt: targetOf(asked)! as never })
    const { version } = asked
    expect(await carryOut(asked, { dark: 1 })).toMatchObject({ ok: true })
    await othersPass(table, asked)
    expect(eventsSince(asked, version)).toContainEqual(
      expect.objectContaining({ type: 'dark-bought', runes: 1 }),
    )
    expect(eventsSince(asked, version).some(({ type }) => type === 'cast')).toBe(true)
  })

  test('is over as soon as another hero plays a Feat', async () => {
    for (let seed = 1; seed < 60; seed++) {
      const table = await seededTable([person('Ada'), person('Ben')], {}, seed)
      const asked = await toAttempt(table)
      if (asked === undefined) continue
      await carryOut(asked, { target: targetOf(asked)! })
      const other = table.asked!
      const play = other.deeds.find((deed) => isDeed(deed, 'play'))
      if (other === asked || other.view.attempt?.stage !== 'before-cast' || play === undefined) continue
      await other.act(play)
      // the Feat lies on the stack; both are asked, and the plan passes for nobody
      for (let { asked: now } = table; now === other; now = table.asked) await other.act('pass')
      expect(table.asked).toBe(asked)
      expect(asked.view.attempt?.stage).toBe('before-cast')
      return
    }
    throw new Error('nobody ever stirred')
  })

  test('never buys what can’t be bought: its hero is asked', async () => {
    const table = await seededTable([person('Ada'), person('Ben')])
    const asked = await toAttempt(table, 1)
    expect(await carryOut(asked, { target: targetOf(asked)!, dark: 9 })).toMatchObject({ ok: true })
    expect(table.asked).toBe(asked)
    expect(asked.view.you!.question?.name).toBe('dark')
  })

  test('never plays what can’t be played: its hero is asked', async () => {
    const table = await seededTable([person('Ada'), person('Ben')])
    const asked = await toAttempt(table, 1)
    const seat = asked.viewer as Seat
    const uses = [{ play: { card: 'base/nobody', on: seat } }]
    await carryOut(asked, { target: targetOf(asked)!, uses })
    await othersPass(table, asked)
    expect(table.asked).toBe(asked)
    expect(asked.view).toMatchObject({ attempt: { stage: 'before-cast' }, waitsFor: [{ for: 'window' }] })
  })

  test('that can’t even begin is refused, and nothing has changed', async () => {
    const table = await seededTable([person('Ada'), person('Ben')])
    const asked = await toAttempt(table)
    const { version } = asked
    const target = { card: 'base/nobody', path: 'top' } as const
    expect(await asked.refused({ do: 'carry-out', plan: { target } })).toBe('no-such-card')
    expect(await asked.refused({ do: 'carry-out', plan: {} })).toBe('not-asked')
    expect(asked.version).toBe(version)
  })

  test('ends when its hero takes something back', async () => {
    for (let seed = 1; seed < 40; seed++) {
      const table = await seededTable([person('Ada'), person('Ben')], {}, seed)
      const asked = await toAttempt(table)
      if (asked === undefined) continue
      await carryOut(asked, { target: targetOf(asked)! })
      if (table.asked === asked || asked.news.seat!.undo !== null) continue
      if (asked.view.attempt?.stage !== 'before-cast') continue
      await asked.press({ do: 'undo' })
      expect(table.asked).toBe(asked)
      await asked.press({ do: 'hurry' })
      expect(table.asked).toBe(asked)
      return
    }
    throw new Error('nobody could ever take it back')
  })
})
