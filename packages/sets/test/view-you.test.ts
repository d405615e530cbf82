/** What a seat is offered agrees with the rules: every legal action once, by a name that leads back to it, and why not for the rest. */
import {
  type Action,
  type CardNo,
  type CardRef,
  type Deed,
  type GameState,
  NO_CARD,
  type Seat,
  type View,
} from '@runesaga/engine'
import { viewFor } from '@runesaga/engine/view'
import { afterAll, test } from 'vitest'
import { actionOf, boxOf, legalActions, pending, rules, scoreSheet, whyNot } from './kit/rules.ts'
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
  })
  agree('journey', you.journeyPrice, rules.menuPrices(state, seat).journey)
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

/** What is paid at once, found out by doing it. */
function priceOf(state: GameState, seat: Seat, action: Action): number {
  const box = boxOf(state.setup)
  switch (action.type) {
    case 'bank':
      return 1
    case 'journey':
      return rules.menuPrices(state, seat).journey
    case 'gain':
      return rules.menuPrices(state, seat).traits[action.row][action.slot]
    case 'use':
      return action.cost < 0 ? 0 : box.cards[action.card].costs[action.cost].xp
    case 'play': {
      const { cost } = box.cards[action.card].feat!
      return cost < 0 ? 0 : box.cards[action.card].costs[cost].xp
    }
    case 'choose': {
      const [decision] = pending(state)
      if (decision.kind !== 'choose') return 0
      const choice = decision.options[action.option]
      if (decision.step === 'buyDark' && choice.kind === 'amount')
        return rules.odds(state, seat, {}).darkPrices[choice.amount]
      return choice.kind !== 'pay' || choice.cost < 0 ? 0 : box.cards[decision.card].costs[choice.cost].xp
    }
    default:
      return 0
  }
}
