/** What a hint advises, as the table marks it: the button, the card, and the plan that its panel begins with. */
import { batch } from '@preact/signals'
import type { CardRef, Deed, Hint, PathName } from '@runesaga/table'
import { type PlannedFirst, partOf, type TableUi } from '../session/index.ts'

/** What the hint says to do. */
export const advisedDeed = ({ hint }: TableUi): Deed | null => hint.value?.hint.deed ?? null

/** To be spread on a button: it is gilt where the hint says to press it. */
export function advisedMark(ui: TableUi, deed: Deed | null): { 'data-advised'?: '' } {
  const said = advisedDeed(ui)
  return said !== null && deed !== null && JSON.stringify(said) === JSON.stringify(deed)
    ? { 'data-advised': '' }
    : {}
}

/** The attempt that a hint advises, with all that is meant by it; null where it advises something else. */
function advisedPlan({ deed, reasons }: Hint): (PlannedFirst & { card: CardRef }) | null {
  const attempt = partOf(deed, 'attempt')
  if (attempt === undefined) return null
  let dark = 0
  const feats: CardRef[] = []
  for (const reason of reasons) {
    if (reason.why === 'dark-runes') dark = reason.runes
    if (reason.why === 'feat') feats.push(reason.card)
  }
  return { ...attempt, dark, feats }
}

/** Opens the panel of an attempt: as the hint means it, unless another path was pressed. */
export function planAttempt(ui: TableUi, card: CardRef, path: PathName | null = null): void {
  const hinted = ui.hint.value
  const plan = hinted === null ? null : advisedPlan(hinted.hint)
  const isAdvised = plan?.card === card && (path === null || path === plan.path)
  batch(() => {
    ui.plannedFirst.value = isAdvised ? plan : { path, dark: 0, feats: [] }
    ui.planned.value = card
  })
}
