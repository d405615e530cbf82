// Whatever is legal is offered somewhere on the table of the browser client: by a card, by a button of the board, or by the prompt.

import type { Deed, Edition, Mode, Seat, View } from '@runesaga/table'
import { expect, test } from 'vitest'
import { Dice } from '../packages/sets/test/kit/dice.ts'
import { isSeen } from '../packages/web/src/cards/is-seen.ts'
import { answerDeed, offersOf, partOf } from '../packages/web/src/session/offers.ts'
import { person, seededTable } from './kit/seeded-table.ts'

/** Every deed that some part of the table offers. */
function offered(view: View, seat: Seat): Deed[] {
  const offers = offersOf(view, seat)
  const { origin, motivation, destiny, heritage, allies, hand } = view.heroes[seat]
  const cards = [
    view.adversary?.card ?? null,
    ...view.rows.flatMap(({ places }) => places.map(({ card }) => card)),
  ]
  const { question } = offers
  const found = [
    ...cards.filter(isSeen).flatMap((card) => {
      const at = offers.at(card)
      return [...at.attempts.map(({ deed }) => deed), at.gain?.deed ?? null, at.journey, at.replace]
    }),
    ...[
      ...hand.cards!.flatMap((card) => offers.plays(card)),
      ...[origin, motivation, destiny, heritage, ...allies]
        .filter(isSeen)
        .flatMap((card) => offers.uses(card)),
      ...offers.rest,
    ].map(({ deed }) => deed),
    ...(question?.answers.map((answer) => answerDeed(question, answer)) ?? []),
    offers.bank,
    offers.pass,
  ]
  return found.filter((deed) => deed !== null)
}

const inOrder = (deeds: readonly Deed[]): string[] => deeds.map((deed) => JSON.stringify(deed)).sort()

const TABLES: [Edition, Mode, number][] = [
  ['base', 'competitive', 3],
  ['base', 'solo', 1],
  ['epic', 'coop', 2],
  ['stormlight', 'solo', 1],
]

test.each(TABLES)('in %s %s with %i heroes nothing legal is out of reach', async (edition, mode, heroes) => {
  const players = Array.from({ length: heroes }, (_, i) => person(`Hero ${i + 1}`))
  const { seats, spectator } = await seededTable(players, { edition, mode })
  const dice = new Dice('reach')
  for (let move = 0; move < 400; move++) {
    const [asked] = spectator.view.waitsFor
    if (asked === undefined) break
    const { view, deeds } = seats[asked.seat]
    if (asked.for !== 'characters') expect(inOrder(offered(view, asked.seat))).toEqual(inOrder(deeds))
    await seats[asked.seat].act(dice.pick(deeds))
  }
})

test('a card of the rows says why nothing can be done there, and what a Trait costs', async () => {
  const { seats } = await seededTable([person('Hero')], { mode: 'solo', options: { noChoice: true } })
  const [hero] = seats
  while (hero.view.phase === 'choosing') await hero.act(hero.deeds[0])
  const { rows, heroes, you } = hero.view
  const { offers, whyNot } = you!
  // only the first row is open: in it, every card can be used or says why not
  expect(rows.map(({ open }) => open)).toEqual([true, false, false])
  const usable = offers.map(({ deed }) => partOf(deed, 'attempt')?.card ?? partOf(deed, 'gain'))
  for (const { card } of rows[0].places)
    expect(Object.hasOwn(whyNot.cards, card!)).toBe(!usable.includes(card!))
  for (const { price } of offers) expect(price).toBeLessThanOrEqual(heroes[0].xp)
})
