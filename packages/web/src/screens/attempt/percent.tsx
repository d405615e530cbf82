/** A chance in large figures. */
import { chanceFigure, chanceText } from '../../ui/chance.ts'
import { say, words } from '../../ui/language.ts'

export function Percent({ chance }: { chance: number | undefined }) {
  if (chance === undefined) return <span class="attempt-percent">…</span>
  return (
    <span class="attempt-percent">
      <span class="unseen">{say('attempt/chance-of', { chance: chanceText(chance, words()) })}</span>
      <b aria-hidden="true">{chanceFigure(chance, words())}</b>
      <i aria-hidden="true">%</i>
    </span>
  )
}
