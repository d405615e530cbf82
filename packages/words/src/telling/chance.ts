/** Chances as people read them: whole per cents, a decimal near the edges, 0 and 100 only when it is certain. */
import type { Words } from '../words.ts'

/** The figure alone, without its sign. */
export function chanceFigure(chance: number, { language }: Pick<Words, 'language'>): string {
  const percent = chance * 100
  if (percent === 0 || percent === 100) return String(percent)
  const shown =
    percent > 99 ? Math.min(percent, 99.9) : percent < 1 ? Math.max(percent, 0.1) : Math.round(percent)
  return shown.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 0 })
}

/** "86%", "86 %" */
export const chanceText = (chance: number, words: Words): string =>
  words.rules.percent(chanceFigure(chance, words))
