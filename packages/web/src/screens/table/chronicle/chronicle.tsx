/** The chronicle: the game by its turns, newest first; a turn opens its steps, a step its cards. */
import { Fragment } from 'preact'
import { useState } from 'preact/hooks'
import { CardList } from '../../../at-table/card-list.tsx'
import { NamedRich } from '../../../at-table/named.tsx'
import { useSession } from '../../../session/index.ts'
import { MarkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { say } from '../../../ui/language.ts'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import styles from './chronicle.module.css'
import { FILTERS, type Filter, passes, type Told, turnsOf } from './entries.ts'
import { ActLines, TurnLine } from './turn.tsx'

/** More would be slow to lay out, and is read by nobody. */
const MOST = 120

/** The cards that a step names. */
export function CardsOf({ step, onClose }: { step: Told; onClose: () => void }) {
  return (
    <CardList
      title={say('table/chronicle/of')}
      about={<NamedRich text={step.text} />}
      cards={step.cards}
      onClose={onClose}
    />
  )
}

export function Chronicle() {
  const session = useSession()
  const [filter, setFilter] = useState<Filter>('all')
  const [opened, open] = useState<Told | null>(null)
  const turns = turnsOf(session).toReversed().slice(0, MOST)
  const shown =
    filter === 'all' ? turns : turns.filter(({ steps }) => steps.some((step) => passes(step, filter)))
  return (
    <section class={`${styles.chronicle} panel`} aria-labelledby="chronicle" data-icons="">
      <header>
        <h2 id="chronicle" class="eyebrow">
          {say('common/chronicle')}
        </h2>
        <label>
          <span class="unseen">{say('table/filter/label')}</span>
          <select value={filter} onChange={({ currentTarget }) => setFilter(currentTarget.value as Filter)}>
            {FILTERS.map((one) => (
              <option key={one} value={one}>
                {say(`table/filter/${one}`)}
              </option>
            ))}
          </select>
        </label>
      </header>
      {shown.length === 0 && <p class="none">{say('table/chronicle/empty')}</p>}
      <ol class={styles.turns} aria-labelledby="chronicle">
        {shown.map((turn) => (
          <Fragment key={turn.number}>
            <ActLines turn={turn} />
            <TurnLine turn={turn} filter={filter} open={open} />
          </Fragment>
        ))}
      </ol>
      {opened !== null && <CardsOf step={opened} onClose={() => open(null)} />}
      <IconKey />
    </section>
  )
}

/** Where there is no rail, the chronicle opens as a sheet. */
export function ChronicleButton() {
  const [open, setOpen] = useState(false)
  const name = say('common/chronicle')
  return (
    <>
      <MarkButton name={name} mark="chronicle" onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={name} class={styles.sheet} onClose={() => setOpen(false)}>
          <Chronicle />
        </Dialog>
      )}
    </>
  )
}
