/** The words of the card sheet that stand beside the cards' own. */
import type { Language, Said } from './language.ts'
import { isMany } from './terms.ts'

interface SheetWords {
  card: string
  act: string
  difficulty: string
  abilities: string
  copies: string
  text: string
  /** between a name and what it gives */
  colon: string
  nothing: string
}

export const SHEET_WORDS: Said<SheetWords> = {
  en: {
    card: 'Card',
    act: 'Act',
    difficulty: 'Diff.',
    abilities: 'Abilities',
    copies: 'Copies',
    text: 'Text',
    colon: ': ',
    nothing: 'No card fits.',
  },
  fr: {
    card: 'Carte',
    act: 'Acte',
    difficulty: 'Diff.',
    abilities: 'Compétences',
    copies: 'Ex.',
    text: 'Texte',
    colon: '\u00a0: ',
    nothing: 'Aucune carte ne correspond.',
  },
}

const COUNTED: Said<[one: string, many: string, titlesOne: string, titlesMany: string]> = {
  en: ['card', 'cards', 'title', 'titles'],
  fr: ['carte', 'cartes', 'titre', 'titres'],
}

/** "192 cards, 170 titles" */
export function sheetCount(cards: number, titles: number, language: Language): string {
  const [card, many, title, titlesMany] = COUNTED[language]
  return `${cards} ${isMany(cards, language) ? many : card}, ${titles} ${isMany(titles, language) ? titlesMany : title}`
}
