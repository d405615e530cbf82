/** The rows: what the hero may use at full size, the rest beside it. */

import { useSession, useView } from '../../../session/index.ts'
import { layout, lying } from '../../../state/layout.ts'
import { say } from '../../../ui/language.ts'
import { useBeside } from '../arrangement.ts'
import { ClosedAct, OpenAct, ToldAct } from './act.tsx'
import { actStates } from './act-state.ts'
import { ActTabs } from './act-tabs.tsx'
import '../../../styles/rows.css'

/** `back`: the Adversary comes first, and the rows step back to lines. */
export function Rows({ back }: { back: boolean }) {
  const session = useSession()
  const view = useView()
  const states = actStates(view, view.heroes[session.seat.value], session.about.figures.column)
  const beside = useBeside()
  // without room at the sides the other Acts are lines under the row
  const lines = layout.value === 'tablet' && (beside || !lying.value)
  if (back)
    return (
      <section class={`rows back ${lines ? 'lines' : ''}`} aria-label={say('table/rows')}>
        {states.map((state, row) =>
          state === 'closed' ? (
            <ClosedAct key={row} row={row} />
          ) : (
            <ToldAct key={row} row={row} told={state === 'told'} />
          ),
        )}
      </section>
    )
  if (layout.value === 'phone') return <ActTabs states={states} />
  const usable = states.flatMap((state, row) => (state === 'usable' ? [row] : []))
  const cards = Math.max(...view.rows.map(({ places }) => places.length))
  const open = usable.map((row, i) => <OpenAct key={row} row={row} first={i === 0} own={i === 0} />)
  return (
    <section
      class={`rows ${lines ? 'lines' : ''}`}
      data-open={usable.length}
      data-cards={cards}
      aria-label={say('table/rows')}
    >
      {states.map((state, row) => (state === 'told' ? <ToldAct key={row} row={row} /> : null))}
      {open.length > 0 && <div class="act-lines-open">{open}</div>}
      {states.map((state, row) => (state === 'closed' ? <ClosedAct key={row} row={row} /> : null))}
    </section>
  )
}
