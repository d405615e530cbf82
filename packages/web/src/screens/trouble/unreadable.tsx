/** What this device keeps and can't show: by its name, to be saved as a file or deleted. */
import { useState } from 'preact/hooks'
import { forgetCampaign, unreadableCampaigns } from '../../state/campaigns.ts'
import type { Unreadable } from '../../state/device-list.ts'
import { exported } from '../../state/files.ts'
import { forget, unreadableTables } from '../../state/library.ts'
import { Button, MarkButton } from '../../ui/button.tsx'
import { say } from '../../ui/language.ts'
import { AskDialog } from '../home/ask-dialog.tsx'
import styles from './unreadable.module.css'

interface UnreadableListProps {
  onDeleted: (name: string) => void
}

export function UnreadableList({ onDeleted }: UnreadableListProps) {
  const rows = [
    ...unreadableTables.value.map((one) => ({ one, drop: forget })),
    ...unreadableCampaigns.value.map((one) => ({ one, drop: forgetCampaign })),
  ]
  return (
    <section class={styles.unreadable} aria-labelledby="home-unreadable">
      <h3 id="home-unreadable">{say('trouble/unreadable')}</h3>
      <p>{say('trouble/unreadable/about')}</p>
      <ul>
        {rows.map(({ one, drop }, n) => (
          <UnreadableRow
            key={n}
            one={one}
            onDelete={() => void drop(one.key).then(() => onDeleted(one.name))}
          />
        ))}
      </ul>
    </section>
  )
}

function UnreadableRow({ one: { name, data }, onDelete }: { one: Unreadable; onDelete: () => void }) {
  const [asks, setAsks] = useState(false)
  return (
    <li>
      <b>{name}</b>
      <div class="answers">
        <Button
          mark="save"
          aria-label={say('common/named', { what: say('home/export'), value: name })}
          onClick={() => exported(name, data)}
        >
          {say('home/export')}
        </Button>
        <MarkButton
          name={say('common/named', { what: say('home/delete'), value: name })}
          mark="remove"
          onClick={() => setAsks(true)}
        />
      </div>
      {asks && (
        <AskDialog
          title={say('home/delete/title', { name })}
          about={say('home/delete/about')}
          yes={say('home/delete')}
          no={say('home/delete/keep')}
          mark="remove"
          onYes={onDelete}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  )
}
