/** The rows, in a zone that stays as it is: one row as cards with the other Acts beside it, several as tiles below one another. */
import { useSession, useView } from '../../../session/index.ts'
import { flat, layout, lying } from '../../../state/layout.ts'
import { say } from '../../../ui/language.ts'
import { useBeside } from '../arrangement.ts'
import { ClosedAct, OpenAct, ToldAct } from './act.tsx'
import { actStates } from './act-state.ts'
import { ActTabs } from './act-tabs.tsx'
import styles from './rows.module.css'
import { TileAct } from './tile-act.tsx'

/** `back`: the Adversary comes first, and the rows step back to lines. */
export function Rows({ back }: { back: boolean }) {
  const session = useSession()
  const view = useView()
  // whoever looks on has no Act
  const isYours = session.you.value !== null
  const states = actStates(view, view.heroes[session.seat.value], session.about.figures.column)
  const beside = useBeside()
  // without room at the sides the other Acts are lines under the row
  const isLines = layout.value === 'tablet' && (beside || !lying.value)
  const usable = states.flatMap((state, row) => (state === 'usable' ? [row] : []))
  const areTiles = flat.value || usable.length > 1
  // with nothing open, the Act told last keeps its room
  const last = usable.length === 0 ? states.lastIndexOf('told') : -1
  const open = last >= 0 ? [last] : usable
  if (layout.value === 'phone' && !flat.value && !back) return <ActTabs states={states} />
  const lines = isLines || flat.value ? styles.lines : ''
  if (back)
    return (
      <section
        class={`${styles.rows} ${styles.back} ${lines}`}
        data-part="rows"
        aria-label={say('table/rows')}
      >
        {states.map((state, row) =>
          state === 'closed' ? (
            <ClosedAct key={row} row={row} shape="line" />
          ) : (
            <ToldAct key={row} row={row} told={state === 'told'} shape="line" />
          ),
        )}
      </section>
    )
  const shape = lines === '' ? (areTiles ? 'fold' : 'panel') : 'line'
  const widest = Math.max(...view.rows.map(({ places }) => places.length))
  // what lies face down has nothing to choose: five tiles to a line take its room
  const hidesClosed = areTiles && (widest > 4 || shape === 'line')
  return (
    <section
      class={`${styles.rows} ${lines} ${areTiles ? styles.tiles : ''}`}
      data-part="rows"
      data-open={open.length}
      data-cards={widest}
      aria-label={say('table/rows')}
    >
      {states.map((state, row) =>
        state === 'told' && row !== last ? <ToldAct key={row} row={row} shape={shape} /> : null,
      )}
      {open.length > 0 && (
        <div class={styles.open}>
          {open.map((row, i) =>
            areTiles ? (
              <TileAct key={row} row={row} own={isYours && i === 0} told={last >= 0} />
            ) : (
              <OpenAct key={row} row={row} first={i === 0} own={isYours && i === 0} told={last >= 0} />
            ),
          )}
        </div>
      )}
      {!hidesClosed &&
        states.map((state, row) =>
          state === 'closed' ? <ClosedAct key={row} row={row} shape={shape} /> : null,
        )}
    </section>
  )
}
