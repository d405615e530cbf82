/** Choosing one of a few by its picture: radios as large as their pictures, with their words on them. */
import { useId } from 'preact/hooks'
import { Icon } from '../../ui/icon.tsx'
import styles from './picture-choice.module.css'

interface PictureOption<T> {
  value: T
  label: string
  about: string
  /** a few words more, set off */
  note: string
  /** where its picture lies */
  picture: string
}

interface PictureChoiceProps<T> {
  legend: string
  about: string
  value: T
  options: readonly PictureOption<T>[]
  onChange: (value: T) => void
  /** lower pictures with smaller words */
  small?: boolean
}

export function PictureChoice<T extends string>({
  legend,
  about,
  value,
  options,
  onChange,
  small = false,
}: PictureChoiceProps<T>) {
  const name = useId()
  return (
    <div class={styles.choice} role="radiogroup" aria-labelledby={name}>
      <h2 id={name}>
        {legend} <small>{about}</small>
      </h2>
      <div class={`${styles.pictures} ${small ? styles.small : ''}`}>
        {options.map((option) => (
          <label key={option.value} class={styles.picture}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <img src={option.picture} alt="" />
            <span class={styles.words}>
              <b>{option.label}</b> <span>{option.about}</span> <small>{option.note}</small>
            </span>
            <span class={styles.tick}>
              <Icon name="check" />
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
