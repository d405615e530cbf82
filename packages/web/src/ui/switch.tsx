/** On or off, with words that say what. */
import { useId } from 'preact/hooks'

interface SwitchProps {
  label: string
  about?: string
  on: boolean
  onChange: (on: boolean) => void
  disabled?: boolean
}

export function Switch({ label, about, on, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <label class="choice-option">
      <input
        type="checkbox"
        checked={on}
        disabled={disabled}
        aria-describedby={about === undefined ? undefined : id}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="choice-words">
        <b>{label}</b>
        {about !== undefined && <small id={id}>{about}</small>}
      </span>
    </label>
  )
}
