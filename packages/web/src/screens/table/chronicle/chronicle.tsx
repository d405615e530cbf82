/** The chronicle: all that happened, newest first; an entry opens its cards. */

import { useState } from 'preact/hooks'
import { NamedRich } from '../../../at-table/named.tsx'
import { SeatMark } from '../../../at-table/seat-mark.tsx'
import { Readable } from '../../../cards/readable.tsx'
import { useSession } from '../../../session/index.ts'
import { MarkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { language, say } from '../../../ui/language.ts'
import { chronicleOf, FILTERS, type Filter, passes, type Told } from './entries.ts'
import '../../../styles/chronicle.css'
import { IconKey } from '../../../ui/tips/icon-key.tsx'

/** More would be slow to lay out, and is read by nobody. */
const MOST = 160

function EntryLine({ entry, open }: { entry: Told; open: (entry: Told) => void }) {
  const { catalog } = useSession()
  const names = catalog.names()
  const text = (
    <>
      <NamedRich text={entry.text} passing />
      {entry.undone && <em>{say('table/chronicle/undone')}</em>}
    </>
  )
  return (
    <li class={`entry ${entry.undone ? 'undone' : ''} entry-${entry.type}`}>
      <SeatMark seat={entry.seat} />
      {entry.cards.length === 0 ? (
        <p>{text}</p>
      ) : (
        <button
          type="button"
          title={say('table/chronicle/cards', {
            cards: entry.cards.map((card) => names.cardName(card, language())).join(', '),
          })}
          onClick={() => open(entry)}
        >
          {text}
        </button>
      )}
    </li>
  )
}

export function Chronicle() {
  const session = useSession()
  const [filter, setFilter] = useState<Filter>('all')
  const [opened, open] = useState<Told | null>(null)
  const entries = chronicleOf(session).filter((entry) => passes(entry, filter))
  return (
    <section class="chronicle panel" aria-labelledby="chronicle" data-icons="">
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
      {entries.length === 0 && <p class="none">{say('table/chronicle/empty')}</p>}
      <ol aria-labelledby="chronicle">
        {entries.slice(0, MOST).map((entry) => (
          <EntryLine key={entry.id} entry={entry} open={open} />
        ))}
      </ol>
      {opened !== null && (
        <Dialog title={say('table/chronicle/of')} class="card-list" onClose={() => open(null)}>
          <p class="entry-text">
            <NamedRich text={opened.text} />
          </p>
          <ul class="cards-shown">
            {opened.cards.map((card) => (
              <li key={card}>
                <Readable card={card} size="row" />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
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
        <Dialog title={name} class="chronicle-sheet" onClose={() => setOpen(false)}>
          <Chronicle />
        </Dialog>
      )}
    </>
  )
}
