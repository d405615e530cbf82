/** The seven chapters, and how they are numbered on wax and in lists. */
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']

export const numeral = (chapter: number): string => NUMERALS[chapter - 1]
