/** A labelled field for words, and one to pick from a list. */
import { useId } from 'preact/hooks'
import type { Option } from './choice.tsx'

interface TextFieldProps {
  label: string
  value: string
  onInput: (value: string) => void
  placeholder?: string
  /** what is wrong with it */
  problem?: string | undefined
  autofocus?: boolean
}

export function TextField({ label, value, onInput, placeholder, problem, autofocus }: TextFieldProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        maxLength={40}
        autocomplete="off"
        value={value}
        placeholder={placeholder}
        // the dialog that holds it gives it the focus
        {...(autofocus ? { autofocus: true } : {})}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {problem !== undefined && (
        <p class="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

interface SelectFieldProps<T> {
  label: string
  value: T
  options: readonly Option<T>[]
  onChange: (value: T) => void
}

export function SelectField<T extends string | number>({
  label,
  value,
  options,
  onChange,
}: SelectFieldProps<T>) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={String(value)}
        onChange={(event) => onChange(options[event.currentTarget.selectedIndex].value)}
      >
        {options.map((option) => (
          <option key={option.value} value={String(option.value)} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
