/** What may be done now, by the things on the table that offer it. What none of them offers is left for the prompt. */
import type {
  Ability,
  Answer,
  CardRef,
  Deed,
  Offer,
  PathName,
  QuestionView,
  Seat,
  View,
  Waiting,
} from '@runesaga/table'

/** What a card of a row, or the Adversary that lies apart, offers. */
export interface AtCard {
  /** in the order of its paths */
  attempts: {
    deed: Deed
    path: PathName
    abilities?: readonly Ability[]
    chance: number
    withDark: Offer['withDark']
    withFeat: Offer['withFeat']
  }[]
  gain: Offer | null
  journey: Deed | null
  replace: Deed | null
}

export interface Offers {
  /** what the game waits for: from the viewer if from several */
  waiting: Waiting | undefined
  /** does it wait for the viewer? */
  mine: boolean
  /** the question that the viewer is asked */
  question: QuestionView | null
  at(card: CardRef): AtCard
  /** of a Feat in hand: one for everybody whom it could be played on */
  plays(card: CardRef): Offer[]
  uses(card: CardRef): Offer[]
  bank: Deed | null
  /** in a window, or the end of the turn */
  pass: Deed | null
  /** the turn still has a card to win: a Trait or an attempt */
  mayStillGain: boolean
  journeys: boolean
  replaces: boolean
  /** the answer that a card, or the place where it lies, is, if it is one */
  answer(choice: { card: CardRef } | { place: CardRef }): Deed | null
  /** what nothing else on the table offers */
  rest: Offer[]
}

/** What is done by answering so. Dark runes are bought by a deed of their own. */
export const answerDeed = ({ name }: QuestionView, answer: Answer): Deed =>
  name === 'dark' && typeof answer === 'object' && 'amount' in answer
    ? { dark: answer.amount }
    : { choose: answer }

/** The part of a deed under its name, as `{ play }` has one; undefined for other deeds. */
type Named<D, N> = D extends string ? never : D extends Record<N & string, infer P> ? P : never
export function partOf<N extends string>(deed: Deed, name: N): Named<Deed, N> | undefined {
  return typeof deed === 'object' && name in deed
    ? ((deed as Record<string, unknown>)[name] as Named<Deed, N>)
    : undefined
}

export function offersOf({ waitsFor, you, heroes }: View, seat: Seat): Offers {
  const offers = you?.offers ?? []
  const waiting = waitsFor.find((asked) => asked.seat === seat) ?? waitsFor[0]
  const mine = waiting?.seat === seat && offers.length > 0
  const question = mine ? (you?.question ?? null) : null
  const on = (name: 'gain' | 'journey' | 'replace', card: CardRef): Offer | null =>
    offers.find(({ deed }) => partOf(deed, name) === card) ?? null
  const has = (name: 'attempt' | 'gain' | 'journey' | 'replace'): boolean =>
    offers.some(({ deed }) => partOf(deed, name) !== undefined)
  const plain = (...names: Deed[]): Deed | null =>
    offers.find(({ deed }) => names.includes(deed))?.deed ?? null
  const { origin, motivation, destiny, heritage, allies, hand } = heroes[seat]
  const own = [origin, motivation, destiny, heritage, ...allies]
  return {
    waiting,
    mine,
    question,
    at: (card) => ({
      attempts: offers.flatMap(({ deed, chance, withDark, withFeat }) => {
        const attempt = partOf(deed, 'attempt')
        if (attempt?.card !== card) return []
        const { path, abilities } = attempt
        const chosen = abilities === undefined ? {} : { abilities }
        return [{ deed, path, ...chosen, chance: chance ?? 0, withDark, withFeat }]
      }),
      gain: on('gain', card),
      journey: on('journey', card)?.deed ?? null,
      replace: on('replace', card)?.deed ?? null,
    }),
    plays: (card) => offers.filter(({ deed }) => partOf(deed, 'play')?.card === card),
    uses: (card) => offers.filter(({ deed }) => partOf(deed, 'use')?.card === card),
    bank: plain('bank'),
    pass: plain('pass', 'end-turn'),
    mayStillGain: has('gain') || has('attempt'),
    journeys: has('journey'),
    replaces: has('replace'),
    answer: (choice) => {
      const answer = question?.answers.find(
        (one) =>
          typeof one === 'object' &&
          ('card' in choice
            ? 'card' in one && one.card === choice.card
            : 'place' in one && one.place === choice.place),
      )
      return question === null || answer === undefined ? null : answerDeed(question, answer)
    },
    rest: offers.filter(({ deed }) => {
      const used = partOf(deed, 'use')?.card
      if (used !== undefined) return !own.includes(used)
      const played = partOf(deed, 'play')?.card
      return played !== undefined && hand.cards?.includes(played) !== true
    }),
  }
}
