// Whatever is legal is offered somewhere on the table of the browser client: by a card, by a button of the board, or by the prompt.

import { below, fastRandom } from '@runesaga/engine'
import { type Action, type Edition, LocalTable, type Look, type Mode, type Seat } from '@runesaga/table'
import { expect, test } from 'vitest'
import { offersOf } from '../packages/web/src/screens/table/offers.ts'
import { rules } from './kit/rules.ts'

/** Every action that some part of the table offers. */
function offered(look: Look, seat: Seat): Action[] {
  const offers = offersOf(look, seat)
  const { rows, heroes } = look.view
  const hero = heroes[seat]
  const places = [
    { row: -1, slot: 0 },
    ...rows.flatMap(({ cards }, row) => cards.map((_, slot) => ({ row, slot }))),
  ]
  const found = [
    ...places.flatMap(({ row, slot }) => {
      const at = offers.at(row, slot)
      return [...at.attempts.map(({ action }) => action), at.gain, at.journey, at.replace]
    }),
    ...hero.hand.flatMap((card) => offers.plays(card)),
    ...[hero.origin, hero.motivation, hero.destiny, hero.heritage, ...hero.allies].flatMap((card) =>
      card < 0 ? [] : offers.uses(card),
    ),
    ...(offers.question?.options.map((_, option): Action => ({ type: 'choose', option })) ?? []),
    offers.bank,
    offers.pass,
    ...offers.rest,
  ]
  return found.filter((action) => action !== null)
}

const inOrder = (actions: readonly Action[]): string[] =>
  actions.map((action) => JSON.stringify(action)).sort()

const TABLES: [Edition, Mode, number][] = [
  ['base', 'competitive', 3],
  ['base', 'solo', 1],
  ['epic', 'coop', 2],
  ['stormlight', 'solo', 1],
]

test.each(TABLES)('in %s %s with %i heroes nothing legal is out of reach', async (edition, mode, heroes) => {
  const players = Array.from({ length: heroes }, (_, i) => ({
    kind: 'person' as const,
    name: `Hero ${i + 1}`,
  }))
  const table = LocalTable.begin(rules, { name: 'reach', setup: { edition, mode, heroes }, players })
  const random = fastRandom('reach')
  for (let move = 0; move < 400; move++) {
    const { view } = await table.look('spectator')
    const asked = view.pending[0]
    if (asked === undefined) break
    const look = await table.look(asked.seat)
    if (asked.kind !== 'keep') expect(inOrder(offered(look, asked.seat))).toEqual(inOrder(look.legal))
    const action = look.legal[below(random, look.legal.length)]
    expect(await table.send(asked.seat, action, look.version)).toBeNull()
  }
})

test('a place of the rows says why nothing can be done there, and what a Trait costs', async () => {
  const table = LocalTable.begin(rules, {
    name: 'why',
    setup: { edition: 'base', mode: 'solo', heroes: 1, options: { noChoice: true } },
    players: [{ kind: 'person', name: 'Hero' }],
  })
  let look = await table.look(0)
  while (look.view.phase === 'setup') {
    await table.send(0, look.legal[0], look.version)
    look = await table.look(0)
  }
  // only the first row is open, and whatever is legal there is not refused
  expect(look.why.rows[1].every((reason) => reason === 'row-closed')).toBe(true)
  for (const action of look.legal) {
    if (action.type === 'gain' || action.type === 'attempt')
      expect(look.why.rows[action.row][action.slot]).toBeNull()
  }
  const { xp } = look.view.heroes[0]
  for (const price of look.prices.traits.flat()) expect(price).toBeLessThanOrEqual(xp)
})
