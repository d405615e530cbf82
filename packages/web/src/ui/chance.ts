/** Chances as people read them: whole per cents, a decimal near the edges, 0 and 100 only when it is certain. */
import type { Chance } from '@runesaga/draw'
import type { Offer } from '@runesaga/table'
import type { Words } from '@runesaga/words'

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

/** The chance of a path as its card shows it: what it is, and what Dark runes make of it. */
export function chanceOnCard(
  { chance, withDark }: { chance: number; withDark: Offer['withDark'] },
  best: boolean,
  words: Words,
): Chance {
  const dark = withDark && { text: chanceText(withDark.chance, words), runes: withDark.runes }
  return { text: chanceText(chance, words), withDark: dark, best }
}
