/** Figures of an attempt in words: parts of a difficulty, results, differences of chances. */
import type { Part, Prospect } from '@runesaga/table'
import { type Language, type Scene, trial } from '@runesaga/words'
import { chanceFigure, chanceText } from '../../ui/chance.ts'

/** "= 6 + 1 path + 1 Sidekick"; nothing where there is but one part. */
export function partsWords(parts: readonly Part[], scene: Scene, language: Language): string {
  if (parts.length < 2) return ''
  const words = parts.map(({ from, card, amount }, i) => {
    const n = String(Math.abs(amount))
    const sign = amount < 0 ? '− ' : i === 0 ? '' : '+ '
    if (from === 'printed') return sign + n
    if (from === 'path' || from === 'effects') return sign + trial(language, `part/${from}`, { n })
    return sign + trial(language, 'part/card', { n, card: scene.cardName(card, language) })
  })
  return `= ${words.join(' ')}`
}

/** "overcome by 1", "just enough", "short by 2" */
export function marginWords(margin: number, language: Language): string {
  if (margin === 0) return trial(language, 'margin/even')
  return margin > 0
    ? trial(language, 'margin/by', { n: margin })
    : trial(language, 'margin/short', { n: -margin })
}

/** "9 to 8", or "86 % to overcome" */
export const sumWords = ({ total, difficulty, success }: Prospect, language: Language): string =>
  total === null
    ? trial(language, 'result/chance', { chance: chanceText(success, language) })
    : trial(language, 'result/sum', { total, difficulty })

/** "9 to 8", or "86 %" where there is little room */
export const shortWords = (prospect: Prospect, language: Language): string =>
  prospect.total === null ? chanceText(prospect.success, language) : sumWords(prospect, language)

/** "you overcome by 1": how it would end, where no stone is left to fall; else nothing. */
export function endWords(prospect: Prospect, yours: boolean, language: Language): string {
  const { total, difficulty, success, forced } = prospect
  if (total === null) return ''
  const n = forced ? 0 : Math.abs(total - difficulty)
  const person = yours ? 'you' : 'hero'
  const how = success === 1 ? 'overcome' : 'fail'
  return n === 0
    ? trial(language, `result/${how}`, { person })
    : trial(language, `result/${how}-by`, { person, n })
}

/** "9 to 8, you overcome by 1" */
export const resultWords = (prospect: Prospect, yours: boolean, language: Language): string =>
  [sumWords(prospect, language), endWords(prospect, yours, language)].filter((part) => part !== '').join(', ')

/** "+7 points": between the figures that are shown, so that they agree. */
export function differenceWords(from: number, to: number, language: Language): string {
  const shown = (chance: number) => Number(chanceFigure(chance, 'en').replaceAll(',', ''))
  const n = Math.round((shown(to) - shown(from)) * 10) / 10
  if (n === 0) return trial(language, 'points/none')
  return trial(language, 'points', { n: Math.abs(n), sign: n < 0 ? '−' : '+' })
}
