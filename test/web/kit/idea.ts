/** What the adept would do in the seat that is asked, and how a page may call it. */
import { beginning, cardFactsOf, viewFor } from '@runesaga/engine/host'
import { ownSets } from '@runesaga/sets'
import type { CardRef, Deed, Hint, View } from '@runesaga/table'
import { answerTo } from '@runesaga/table/host'
import { cardWordsOf, contextOf, deedWords, type Language, type Names, namesOf, plain } from '@runesaga/words'
import { type DeedKind, deedKind } from '../../../packages/web/src/ui/deed-kind.ts'
import { boxOf, pending, rules } from '../../kit/rules.ts'
import { SPOKEN } from '../../kit/words.ts'
import type { Game } from './game-on.ts'

export interface Idea {
  type: DeedKind
  /** the deed in the words of the game */
  words: string
  /** the names of the cards that it is about */
  cards: string[]
  /** the name of the path that it takes, if any */
  path: string | null
}

const SETS = ownSets()

/** The adept's idea; null once the game is over. */
export function ideaOf({ state, players, moves }: Game, language: Language): Idea | null {
  const seat = pending(state).find((asked) => players[asked.seat].kind === 'person')?.seat
  if (seat === undefined) return null
  const box = boxOf(state.setup)
  const facts = cardFactsOf(box)
  const view = viewFor(box, state, seat, beginning)
  const { deed } = answerTo(rules, state, seat, { ask: 'hint' }, `idea ${moves}`) as Hint
  const names = namesOf(facts, (hero) => players[hero].name, seat)
  const context = contextOf(view, names, cardWordsOf(SETS, facts))
  const waiting = view.waitsFor.find((asked) => asked.seat === seat)
  return {
    type: deedKind(deed),
    words: plain(deedWords(deed, waiting, context, SPOKEN[language]), SPOKEN[language]),
    cards: cardsOf(deed, view).map((card) => names.cardName(card, language)),
    path: pathOf(deed, names, language),
  }
}

/** Whoever is faced has no paths to choose from. */
function pathOf(deed: Deed, names: Names, language: Language): string | null {
  if (typeof deed === 'string' || !('attempt' in deed)) return null
  const { card, path } = deed.attempt
  return path === 'top' || path === 'bottom' ? names.pathName(card, path, language) : null
}

function cardsOf(deed: Deed, view: View): CardRef[] {
  if (typeof deed === 'string') return []
  if ('keep' in deed) return Object.values(deed.keep)
  if ('attempt' in deed) return [deed.attempt.card]
  if ('play' in deed) return [deed.play.card]
  if ('use' in deed) return [deed.use.card]
  if ('gain' in deed) return [deed.gain]
  if ('journey' in deed) return [deed.journey]
  if ('replace' in deed) return [deed.replace]
  return view.attempt === null ? [] : [view.attempt.card]
}
