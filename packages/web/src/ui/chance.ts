/** Chances as the client says and draws them: the same figures everywhere. */
import type { Chance } from '@runesaga/draw'
import type { Offer } from '@runesaga/table'
import { chanceText, type Words } from '@runesaga/words'

export { chanceFigure, chanceText } from '@runesaga/words'

/** The chance of a path as its card shows it: what it is, and what makes most of it, Dark runes or a Feat in hand. */
export function chanceOnCard(
  { chance, withDark, withFeat }: { chance: number } & Pick<Offer, 'withDark' | 'withFeat'>,
  best: boolean,
  words: Words,
): Chance {
  const said = (chance: number) => chanceText(chance, words)
  const dark = withDark && { text: said(withDark.chance), runes: withDark.runes }
  const feat = withFeat && { text: said(withFeat.chance), kind: withFeat.kind }
  // there is room for one of them
  return (withFeat?.chance ?? 0) > (withDark?.chance ?? 0)
    ? { text: said(chance), withDark: null, withFeat: feat, best }
    : { text: said(chance), withDark: dark, withFeat: null, best }
}
