/** What is said of a turn at first sight: its sentence, and the card that it was about. */
import type { CardRef, NamedEvent } from '@runesaga/table'
import { turnCard, turnSentence, turnSoFar, type Words } from '@runesaga/words'
import type { Session } from '../../../session/index.ts'
import { words } from '../../../ui/language.ts'
import type { Turn } from './entries.ts'

/** By the turn's last event, which stands only as long as all before it. */
const keptSentences = new WeakMap<Words, WeakMap<NamedEvent, string>>()
const keptCards = new WeakMap<NamedEvent, { card: CardRef | null }>()

/** Of a turn of somebody that is over. */
export function sentenceOf({ events, seat }: Turn, { catalog, seat: reader }: Session): string {
  const inWords = keptSentences.get(words()) ?? new WeakMap<NamedEvent, string>()
  keptSentences.set(words(), inWords)
  const last = events.at(-1)!
  let sentence = inWords.get(last)
  if (sentence === undefined) {
    sentence = turnSentence(events, seat!, catalog.names(reader.value), words())
    inWords.set(last, sentence)
  }
  return sentence
}

/** Of a turn in progress; null while nothing was done. */
export const sentenceSoFar = ({ events, seat }: Turn, { catalog, seat: reader }: Session): string | null =>
  turnSoFar(events, seat!, catalog.names(reader.value), words())

/** The card of the sentence, if there is one. */
export function cardOf({ events, seat }: Pick<Turn, 'events' | 'seat'>): CardRef | null {
  const last = events.at(-1)
  if (last === undefined || seat === null) return null
  let kept = keptCards.get(last)
  if (kept === undefined) {
    kept = { card: turnCard(events, seat) }
    keptCards.set(last, kept)
  }
  return kept.card
}
