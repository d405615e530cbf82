/** Figures of an attempt in words: parts of a difficulty, results, differences of chances. */
import type { Result, SumPart } from '@runesaga/table'
import type { InlineIcon, Names } from '@runesaga/words'
import { chanceText } from '../../ui/chance.ts'
import { language, say, words } from '../../ui/language.ts'

/** An icon within words, as messages take it. */
export const token = (icon: InlineIcon, n?: number): string =>
  n === undefined ? `{${icon}}` : `{${icon} ${n}}`

/** What one card gives several times is one part. */
export function together(parts: readonly SumPart[]): SumPart[] {
  const sums: SumPart[] = []
  for (const part of parts) {
    const same = sums.findIndex(({ from, card }) => card !== null && from === part.from && card === part.card)
    if (same < 0) sums.push(part)
    else sums[same] = { ...part, amount: sums[same].amount + part.amount }
  }
  return sums
}

/** "= 6 + 1 path + 1 Sidekick"; nothing where there is but one part. */
export function partsWords(all: readonly SumPart[], names: Names): string {
  const parts = together(all)
  if (parts.length < 2) return ''
  const said = parts.map(({ from, card, amount }, i) => {
    const n = Math.abs(amount)
    const sign = amount < 0 ? '− ' : i === 0 ? '' : '+ '
    if (from === 'printed') return `${sign}${n}`
    if (from === 'path' || from === 'effects' || card === null)
      return sign + say(`attempt/part/${from === 'path' ? 'path' : 'effects'}`, { n })
    return sign + say('attempt/part/card', { n, card: names.cardName(card, language()) })
  })
  return `= ${said.join(' ')}`
}

/** "success, 1 to spare", "success, just enough", "2 short" */
export function marginWords(margin: number): string {
  if (margin === 0) return say('attempt/margin/even')
  return margin > 0 ? say('attempt/margin/by', { n: margin }) : say('attempt/margin/short', { n: -margin })
}

/** "9, and 8 is needed", or "86% to succeed" */
const sumWords = ({ total, difficulty, success }: Result): string =>
  total === null
    ? say('attempt/result/chance', { chance: chanceText(success, words()) })
    : say('attempt/result/sum', { total, difficulty })

/** "9 of 8", or "86%", where there is little room */
export const shortWords = ({ total, difficulty, success }: Result): string =>
  total === null ? chanceText(success, words()) : say('attempt/result/short', { total, difficulty })

/** "success, 1 to spare": how it would end, where no stone is left to fall; else nothing. */
export function endWords({ total, difficulty, success, forced }: Result): string {
  if (total === null) return ''
  const n = forced ? 0 : Math.abs(total - difficulty)
  const how = success === 1 ? 'overcome' : 'fail'
  return n === 0 ? say(`attempt/result/${how}`) : say(`attempt/result/${how}-by`, { n })
}

/** "success, 1 to spare (9, and 8 is needed)" */
export function resultWords(result: Result): string {
  const [sum, end] = [sumWords(result), endWords(result)]
  return end === '' ? sum : say('attempt/result/whole', { end, sum })
}

/** "success, 1 to spare (9, 8 needed)", or "86% to succeed": what a plate says */
export function verdictWords(result: Result): string {
  const { total, difficulty } = result
  if (total === null) return sumWords(result)
  return say('attempt/result/whole', {
    end: endWords(result),
    sum: say('attempt/result/needed', { total, difficulty }),
  })
}

/** "50% → 81%": the chance before and after, as they are shown. */
export function changeWords(from: number, to: number): string {
  const [before, after] = [chanceText(from, words()), chanceText(to, words())]
  return before === after ? say('attempt/points/none') : say('attempt/change', { before, after })
}
