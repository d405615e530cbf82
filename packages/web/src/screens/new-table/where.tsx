/** Around this device, or each at their own. */
import { useId } from 'preact/hooks'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'
import { type Draft, isOnline } from './draft.ts'
import styles from './where.module.css'

interface WhereProps {
  draft: Draft
  isServerThere: boolean | null
  onChange: (online: boolean) => void
}

export function Where({ draft, isServerThere, onChange }: WhereProps) {
  const name = useId()
  const online = isOnline(draft)
  return (
    <div>
      <div class={styles.choices} role="radiogroup" aria-label={say('online/new/where')}>
        <label>
          <input type="radio" name={name} checked={!online} onChange={() => onChange(false)} />
          <Icon name="table" />
          {say('online/new/here')}
        </label>
        <label>
          <input type="radio" name={name} checked={online} onChange={() => onChange(true)} />
          <Icon name="share" />
          {say('online/new/online')}
        </label>
      </div>
      {online && isServerThere === false && (
        <p class={styles.problem} role="alert">
          {say('online/new/no-server')}
        </p>
      )}
    </div>
  )
}
