/** Around this device, or each at their own. */
import { useId } from 'preact/hooks'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'
import styles from './where.module.css'

interface WhereProps {
  online: boolean
  onChange: (online: boolean) => void
}

export function Where({ online, onChange }: WhereProps) {
  const name = useId()
  return (
    <div class={styles.where} role="radiogroup" aria-label={say('online/new/where')}>
      {[false, true].map((one) => (
        <label key={String(one)}>
          <input type="radio" name={name} checked={online === one} onChange={() => onChange(one)} />
          <Icon name={one ? 'share' : 'person'} />
          {say(one ? 'online/new/online' : 'online/new/here')}
        </label>
      ))}
    </div>
  )
}
