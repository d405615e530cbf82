/** What somebody may do as lines to choose from, with what it gives and its odds. */
import type { Offer, View, Waiting } from '@runesaga/engine/view'
import { contextOf, deedWords } from '@runesaga/words'
import { colour } from '../colour.ts'
import type { CardText } from './card-text.ts'
import type { Teller } from './teller.ts'

export interface Choosing {
  view: View
  /** what the one who chooses is waited for */
  waiting: Waiting
  /** of the attempt in progress, by the number of Dark runes, where these are bought */
  darkChances: ReadonlyMap<number, number>
  teller: Teller
  text: CardText
}

export const contextIn = ({ view, teller, text }: Choosing) => contextOf(view, teller.names, text.parts)

export function offerText(choosing: Choosing, offer: Offer): string {
  const { waiting, teller } = choosing
  const words = teller.plain(deedWords(offer.deed, waiting, contextIn(choosing), teller.words))
  const more = details(choosing, offer)
  if (more === '') return words
  // the label of an attempt has a colon already
  return isAttempt(offer)
    ? `${words} · ${more}`
    : teller.words.say('terminal/gives', { what: words, gives: more })
}

export const isAttempt = ({ deed }: Offer): boolean => typeof deed === 'object' && 'attempt' in deed

/** What somebody wants to know before doing it. */
function details({ view, darkChances, teller, text }: Choosing, { deed, chance }: Offer): string {
  if (deed === 'bank') {
    const { banked, opensAt } = view.heroes[view.you!.seat].class!
    return opensAt.some((at) => at > banked) ? '' : colour.dim(teller.words.say('terminal/class/all-open'))
  }
  if (typeof deed === 'string') return ''
  if ('gain' in deed) return text.gives(deed.gain)
  if ('attempt' in deed) {
    const { card, path } = deed.attempt
    const found = chance === null ? [] : [colour.cyan(teller.chance(chance))]
    return [...found, colour.dim(text.gives(card, path))].join(' · ')
  }
  if ('play' in deed) return colour.dim(text.whole(deed.play.card))
  if ('dark' in deed) {
    const chance = darkChances.get(deed.dark)
    return chance === undefined ? '' : colour.cyan(teller.chance(chance))
  }
  if ('choose' in deed && typeof deed.choose === 'object' && 'card' in deed.choose)
    return colour.dim(text.whole(deed.choose.card))
  return ''
}

/** What the card behind a question says, as far as it bears on the question. */
export function askedText({ view, text }: Choosing): string {
  const question = view.you?.question
  if (question?.card == null) return ''
  return question.power === null ? text.whole(question.card) : text.power(question.card, question.power)
}
