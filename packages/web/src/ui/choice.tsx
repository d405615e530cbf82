/** Choosing one of a few: radios that show their words, as a line or as plates with a sentence each. */
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

export interface Option<T> {
  value: T
  label: string
  about?: string
}

interface ChoiceProps<T> {
  legend: string
  /** what it is about, under the legend */
  about?: string | undefined
  value: T
  options: readonly Option<T>[]
  onChange: (value: T) => void
  look?: 'line' | 'plates'
  /** further fields that belong to it */
  children?: ComponentChildren
}

export function Choice<T extends string | number>({
  legend,
  about,
  value,
  options,
  onChange,
  look = 'line',
  children,
}: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset class="choice" aria-describedby={about === undefined ? undefined : `${name}-about`}>
      <legend>{legend}</legend>
      {about !== undefined && (
        <p class="choice-about" id={`${name}-about`}>
          {about}
        </p>
      )}
      <div class={`choice-options ${look}`}>
        {options.map((option) => (
          <label key={option.value} class="choice-option">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span class="choice-words">
              <b>{option.label}</b>
              {option.about !== undefined && <small>{option.about}</small>}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
