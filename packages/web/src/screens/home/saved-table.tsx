/** Saved tables: a click resumes one; what else can be done with it opens under it. Fetched only where there are any. */
import type { SavedTable } from '@runesaga/table'
import { useId, useState } from 'preact/hooks'
import { exported } from '../../state/files.ts'
import { notShownTable } from '../../state/library.ts'
import { addressOf } from '../../state/route.ts'
import { Button, MarkButton } from '../../ui/button.tsx'
import { called } from '../../ui/called.ts'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { RowGuard } from './row-guard.tsx'
import styles from './saved-table.module.css'
import { standingWords } from './standing-words.ts'

interface SavedTableListProps {
  tables: readonly SavedTable[]
  onDeleted: (name: string) => void
}

export function SavedTableList({ tables, onDeleted }: SavedTableListProps) {
  return (
    <ul>
      {tables.map((table) => (
        <RowGuard key={table.id} onBroken={() => notShownTable(table)}>
          <SavedTableRow saved={table} onDeleted={onDeleted} />
        </RowGuard>
      ))}
    </ul>
  )
}

interface SavedTableProps {
  saved: SavedTable
  onDeleted: (name: string) => void
}

function SavedTableRow({ saved, onDeleted }: SavedTableProps) {
  const tools = useId()
  const [isOpen, setOpen] = useState(false)
  const [asks, setAsks] = useState<'rename' | 'delete' | null>(null)
  const { who, state, game, yours, picture } = standingWords(saved)
  const name = called(saved.name)
  return (
    <li class={`${styles.row} ${yours ? styles.yours : ''}`}>
      <a class={styles.resume} href={addressOf({ screen: 'table', id: saved.id })}>
        <span class={styles.portrait}>
          {picture === undefined ? <Icon name="hidden" /> : <img src={picture} alt="" loading="lazy" />}
        </span>
        <span class={styles.standing}>
          <b>
            <span class="unseen">{say('home/resume', { name })}</span>
            <span aria-hidden="true">{name}</span>
          </b>
          <span>{who}</span>
          <em>{state}</em>
          <span class={styles.game}>{game}</span>
        </span>
        {yours && <span class={styles.flame} />}
      </a>
      <MarkButton
        name={say('home/more', { name })}
        mark="menu"
        aria-expanded={isOpen}
        aria-controls={tools}
        onClick={() => setOpen(!isOpen)}
      />
      <div class={styles.tools} id={tools} hidden={!isOpen}>
        <Button mark="rename" onClick={() => setAsks('rename')}>
          {say('home/rename')}
        </Button>
        <Button mark="save" onClick={() => exported(name, saved)}>
          {say('home/export')}
        </Button>
        <Button mark="remove" onClick={() => setAsks('delete')}>
          {say('home/delete')}
        </Button>
      </div>
      {asks === 'rename' && <RenameDialog saved={saved} onClose={() => setAsks(null)} />}
      {asks === 'delete' && (
        <DeleteDialog saved={saved} onClose={() => setAsks(null)} onDeleted={() => onDeleted(name)} />
      )}
    </li>
  )
}
