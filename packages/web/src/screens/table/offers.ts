/** What may be done now, by the things on the table that offer it. What none of them offers is left for the prompt. */
import type { Action, CardNo, Decision, Look, Seat } from '@runesaga/table'

type Of<T extends Action['type']> = Extract<Action, { type: T }>

/** What a card of a row offers. */
export interface AtPlace {
  /** by path */
  attempts: { action: Of<'attempt'>; chance: number }[]
  gain: Action | null
  journey: Action | null
  replace: Action | null
}

export interface Offers {
  /** what the game waits for: from the viewer if from several */
  decision: Decision | undefined
  /** does it wait for the viewer? */
  mine: boolean
  /** the question that the viewer is asked */
  question: Extract<Decision, { kind: 'choose' }> | null
  /** row -1: the Adversary */
  at(row: number, slot: number): AtPlace
  plays(card: CardNo): Of<'play'>[]
  /** would this change nothing now, and only score? */
  idle(action: Action): boolean
  uses(card: CardNo): Of<'use'>[]
  bank: Action | null
  pass: Action | null
  journeys: boolean
  replaces: boolean
  /** the answer that a card or a place is, if it is one */
  answer(choice: { card: CardNo } | { row: number; slot: number }): Action | null
  /** what nothing else on the table offers */
  rest: Action[]
}

export function offersOf({ view, legal, chances, idle }: Look, seat: Seat): Offers {
  const decision = view.pending.find((asked) => asked.seat === seat) ?? view.pending[0]
  const mine = decision?.seat === seat && legal.length > 0
  const question = mine && decision.kind === 'choose' ? decision : null
  const of = <T extends Action['type']>(type: T) =>
    legal.filter((action): action is Of<T> => action.type === type)
  const on = (type: 'gain' | 'journey' | 'replace', row: number, slot: number): Action | null =>
    legal.find((action) => action.type === type && action.row === row && action.slot === slot) ?? null
  const hero = view.heroes[seat]
  const ownCards = [hero.origin, hero.motivation, hero.destiny, hero.heritage, ...hero.allies]
  return {
    decision,
    mine,
    question,
    at: (row, slot) => ({
      attempts: legal.flatMap((action, i) =>
        action.type === 'attempt' && action.row === row && action.slot === slot
          ? [{ action, chance: chances[i] ?? 0 }]
          : [],
      ),
      gain: on('gain', row, slot),
      journey: on('journey', row, slot),
      replace: on('replace', row, slot),
    }),
    plays: (card) => of('play').filter((action) => action.card === card),
    idle: (action) => idle[legal.indexOf(action)] ?? false,
    uses: (card) => of('use').filter((action) => action.card === card),
    bank: of('bank')[0] ?? null,
    pass: of('pass')[0] ?? null,
    journeys: of('journey').length > 0,
    replaces: of('replace').length > 0,
    answer: (wanted) => {
      const option = question?.options.findIndex((choice) =>
        'card' in wanted
          ? choice.kind === 'card' && choice.card === wanted.card
          : choice.kind === 'slot' && choice.row === wanted.row && choice.slot === wanted.slot,
      )
      return option === undefined || option < 0 ? null : { type: 'choose', option }
    },
    rest: [
      ...of('use').filter(({ card }) => !ownCards.includes(card)),
      ...of('play').filter(({ card }) => !hero.hand.includes(card)),
    ],
  }
}
