/** Figures of an attempt in words: parts of a difficulty, results, differences of chances. */
import type { Result, SumPart } from '@runesaga/table'
import type { InlineIcon, Names } from '@runesaga/words'
import { chanceFigure, chanceText } from '../../ui/chance.ts'
import { language, say, words } from '../../ui/language.ts'

/** An icon within words, as messages take it. */
export const token = (icon: InlineIcon, n?: number): string =>
  n === undefined ? `{${icon}}` : `{${icon} ${n}}`

/** "= 6 + 1 path + 1 Sidekick"; nothing where there is but one part. */
export function partsWords(parts: readonly SumPart[], names: Names): string {
  if (parts.length < 2) return ''
  const said = parts.map(({ from, card, amount }, i) => {
    const n = String(Math.abs(amount))
    const sign = amount < 0 ? '− ' : i === 0 ? '' : '+ '
    if (from === 'printed') return sign + n
    if (from === 'path' || from === 'effects' || card === null)
      return sign + say(`attempt/part/${from === 'path' ? 'path' : 'effects'}`, { n })
    return sign + say('attempt/part/card', { n, card: names.cardName(card, language()) })
  })
  return `= ${said.join(' ')}`
}

/** "overcome by 1", "just enough", "short by 2" */
export function marginWords(margin: number): string {
  if (margin === 0) return say('attempt/margin/even')
  return margin > 0 ? say('attempt/margin/by', { n: margin }) : say('attempt/margin/short', { n: -margin })
}

/** "9 to 8", or "86 % to overcome" */
export const sumWords = ({ total, difficulty, success }: Result): string =>
  total === null
    ? say('attempt/result/chance', { chance: chanceText(success, words()) })
    : say('attempt/result/sum', { total, difficulty })

/** "9 to 8", or "86 %" where there is little room */
export const shortWords = (result: Result): string =>
  result.total === null ? chanceText(result.success, words()) : sumWords(result)

/** "you overcome by 1": how it would end, where no stone is left to fall; else nothing. */
export function endWords({ total, difficulty, success, forced }: Result, yours: boolean): string {
  if (total === null) return ''
  const n = forced ? 0 : Math.abs(total - difficulty)
  const person = yours ? 'you' : 'hero'
  const how = success === 1 ? 'overcome' : 'fail'
  return n === 0 ? say(`attempt/result/${how}`, { person }) : say(`attempt/result/${how}-by`, { person, n })
}

/** "9 to 8, you overcome by 1" */
export const resultWords = (result: Result, yours: boolean): string =>
  [sumWords(result), endWords(result, yours)].filter((part) => part !== '').join(', ')

/** "+7 points": between the figures that are shown, so that they agree. */
export function differenceWords(from: number, to: number): string {
  const shown = (chance: number) => Number(chanceFigure(chance, { language: 'en' }).replaceAll(',', ''))
  const n = Math.round((shown(to) - shown(from)) * 10) / 10
  if (n === 0) return say('attempt/points/none')
  return say('attempt/points', { n: Math.abs(n), sign: n < 0 ? '−' : '+' })
}
