/** What the adept would do in the seat that is asked, and how a page may call it. */
import { ownSets } from '@runesaga/sets'
import { type Action, answers, type Knowledge } from '@runesaga/table'
import {
  actionWords,
  cardWordsOf,
  contextOf,
  type DecisionContext,
  type Language,
  namesOf,
  plain,
} from '@runesaga/words'
import { boxOf, knowledgeOf, pending, rules } from '../../kit/rules.ts'
import { SPOKEN } from '../../kit/words.ts'
import type { Game } from './game-on.ts'

export interface Idea {
  type: Action['type']
  /** the action in the words of the game */
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
  const view = knowledgeOf(state, seat)
  const { action } = answers.hintFor(rules, state, seat, `idea ${moves}`)!
  const box = boxOf(view.setup)
  const names = namesOf(box, (hero) => players[hero].name, seat)
  const scene = contextOf(view, box, names, cardWordsOf(SETS, box))
  const decision = view.pending.find((pending) => pending.seat === seat)!
  return {
    type: action.type,
    words: plain(actionWords(action, decision, scene, SPOKEN[language]), SPOKEN[language]),
    cards: cardsOf(action, view, scene).map((card) => names.cardName(card, language)),
    path: pathOf(action, view, scene, language),
  }
}

function pathOf(action: Action, view: Knowledge, scene: DecisionContext, language: Language): string | null {
  if (action.type !== 'attempt') return null
  const card = scene.cardAt(action.row, action.slot)
  // whoever is faced has no paths to choose from
  return boxOf(view.setup).cards[card].paths.length > 1 ? scene.pathName(card, action.path, language) : null
}

function cardsOf(action: Action, view: Knowledge, scene: DecisionContext): number[] {
  switch (action.type) {
    case 'keep':
      return [action.origin, action.motivation, action.destiny]
    case 'gain':
    case 'attempt':
    case 'journey':
    case 'replace':
      return [scene.cardAt(action.row, action.slot)]
    case 'play':
    case 'use':
      return [action.card]
    case 'choose':
      return view.attempt === null ? [] : [view.attempt.card]
    case 'bank':
    case 'pass':
      return []
  }
}
