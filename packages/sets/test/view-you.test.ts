/** What a seat is offered agrees with the rules: every legal action once, by a name that leads back to it, and why not for the rest. */
import type { Action, CardNo, GameEvent, GameState, Seat } from '@runesaga/engine'
import { viewFor } from '@runesaga/engine/host'
import { NO_CARD } from '@runesaga/engine/search'
import type { CardRef, Deed, View } from '@runesaga/engine/view'
import { afterAll, test } from 'vitest'
import { actionOf, apply, boxOf, legalActions, pending, rules, scoreSheet, whyNot } from './kit/rules.ts'
import { bytes, saveAndLoad } from './kit/values.ts'
import { agree, namesIn, someViewers, WATCHED_TABLES, watchGame } from './kit/watched.ts'

const seen = { views: 0, offers: 0, reasons: new Set<string>() }
afterAll(() => {
  console.log(`${seen.views} views, ${seen.offers} offers, why not: ${[...seen.reasons].sort().join(', ')}`)
})

test.each(WATCHED_TABLES)('$name: offers are exactly what is legal, and the rest has a reason', (table) => {
  watchGame(table, 'you', ({ state, history }, dice) => {
    const asked = dice.oneIn(4) ? pending(state).map(({ seat }) => seat) : []
    for (const viewer of [...asked, ...someViewers(state, dice)]) {
      const view = viewFor(boxOf(state.setup), state, viewer, history)
      seen.views++
      if (viewer === 'spectator') agree('nobody', view.you, null)
      else checkYou(view, state, viewer)
    }
  })
})

function checkYou(view: View, state: GameState, seat: Seat): void {
  const you = view.you!
  const legal = legalActions(state, seat)
  const found = you.offers.map(({ deed }) => actionOf(state, seat, saveAndLoad(deed)))
  seen.offers += found.length
  agree('what is legal', found.map(bytes).sort(), legal.map(bytes).sort())
  agree('names', new Set(you.offers.map(({ deed }) => bytes(deed))).size, legal.length)
  you.offers.forEach(({ chance, price, idle }, i) => {
    agree('idle', idle, rules.changesNothing(state, seat, found[i]))
    agree('has a chance', chance !== null, found[i].type === 'attempt')
    agree('price', price, priceOf(state, seat, found[i]))
    if (found[i].type === 'journey') agree('price of Journeys', price, you.journeyPrice)
  })
  checkQuestion(view, state, seat)
  checkReasons(view, state, seat)
  const sheet = state.phase === 'setup' ? null : scoreSheet(state, seat)
  const { lines = [], ...sums } = you.sheet ?? {}
  const { lines: wanted = [], ...boxes } = sheet ?? {}
  const told = (all: readonly { points: number; what: string }[]) =>
    all.map(({ points, what }) => [points, what])
  agree('sheet', sums, boxes)
  agree('lines', told(lines), told(wanted))
}

function checkQuestion({ you, waitsFor }: View, state: GameState, seat: Seat): void {
  const { question, offers } = you!
  const isAsked = pending(state).some((one) => one.seat === seat && one.kind === 'choose')
  agree('asked', question !== null, isAsked)
  if (question === null) return
  const [waiting] = waitsFor
  agree(
    'question',
    [question.name, question.card],
    waiting.for === 'answer' && [waiting.question, waiting.card],
  )
  agree(
    'answers',
    question.answers,
    offers.map(({ deed }) => answerOf(deed)),
  )
}

function checkReasons({ you }: View, state: GameState, seat: Seat): void {
  const { cards } = boxOf(state.setup)
  const name = namesIn(state)
  const reasons: Record<CardRef, string> = {}
  const note = (card: CardNo, reason: string | null) => {
    if (reason !== null) reasons[name(card)!] = reason
  }
  state.rows.forEach((row, r) => {
    row.cards.forEach((card, slot) => {
      if (!row.open || card === NO_CARD) return
      const at = { row: r, slot }
      const isTrait = cards[card].kind === 'trait'
      note(card, whyNot(state, seat, isTrait ? { type: 'gain', ...at } : { type: 'attempt', ...at, path: 0 }))
    })
  })
  for (const card of state.heroes[seat].hand) {
    const on = state.heroes.map((_, hero) => whyNot(state, seat, { type: 'play', card, on: hero }))
    note(card, on.includes(null) ? null : on[seat])
  }
  for (const reason of Object.values(reasons)) seen.reasons.add(reason)
  const { whyNot: told, offers } = you!
  agree('why not', told.cards, reasons)
  agree('why not bank', told.bank, whyNot(state, seat, { type: 'bank' }))
  const journeys = offers.some(({ deed }) => typeof deed === 'object' && 'journey' in deed)
  agree('may journey', told.journey === null, journeys)
}

/** The answer that a deed gives to a question. */
function answerOf(deed: Deed) {
  if (typeof deed === 'object' && 'dark' in deed) return { amount: deed.dark }
  return typeof deed === 'object' && 'choose' in deed ? deed.choose : null
}

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>

/** What is paid at once: found out by doing it, where an event tells, else written on the card. */
function priceOf(state: GameState, seat: Seat, action: Action): number {
  const { cards } = boxOf(state.setup)
  const costOf = (card: CardNo, cost: number) => (cost < 0 ? 0 : cards[card].costs[cost].xp)
  const happens = <T extends GameEvent['type']>(type: T) =>
    apply(state, seat, action).events.find((event): event is Of<T> => event.type === type)
  switch (action.type) {
    case 'bank':
      return happens('banked')!.amount
    case 'journey':
      return happens('journeyed')!.paid
    case 'gain': {
      const card = state.rows[action.row].cards[action.slot]
      const { pay, orPay } = cards[card].gaining!
      const prices = [pay, orPay].map((cost) => costOf(card, cost))
      const first = happens('xp')
      // what it gives once it is gained may take Experience too
      return first?.by === card && prices.includes(-first.amount) ? -first.amount : 0
    }
    case 'use':
      return costOf(action.card, action.cost)
    case 'play':
      return costOf(action.card, cards[action.card].feat!.cost)
    case 'choose': {
      const [decision] = pending(state)
      const choice = decision.kind === 'choose' ? decision.options[action.option] : null
      if (decision.kind === 'choose' && choice?.kind === 'pay') return costOf(decision.card, choice.cost)
      return happens('dark-bought')?.paid ?? 0
    }
    default:
      return 0
  }
}
