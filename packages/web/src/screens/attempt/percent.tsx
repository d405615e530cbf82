/** A chance in large figures. */
import { trial } from '@runesaga/words'
import { chanceFigure, chanceText } from '../../ui/chance.ts'
import { language } from '../../ui/language.ts'

export function Percent({ chance }: { chance: number | undefined }) {
  if (chance === undefined) return <span class="attempt-percent">…</span>
  return (
    <span class="attempt-percent">
      <span class="unseen">{trial(language(), 'chance-of', { chance: chanceText(chance, language()) })}</span>
      <b aria-hidden="true">{chanceFigure(chance, language())}</b>
      <i aria-hidden="true">%</i>
    </span>
  )
}
