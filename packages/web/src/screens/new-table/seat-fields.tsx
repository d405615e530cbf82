/** One seat of a new table: who sits there, under which name and colour. */
import { SelectField, TextField } from '../../ui/field.tsx'
import { say } from '../../ui/language.ts'
import { type SeatDraft, WHO, type Who } from './draft.ts'
import styles from './new-table.module.css'

interface SeatFieldsProps {
  seat: number
  of: number
  draft: SeatDraft
  problem: string | undefined
  onChange: (changed: SeatDraft) => void
  /** the colour is the seat's, so another colour is another seat */
  onMove: (to: number) => void
}

const COLOURS = [
  'new-table/colour/1',
  'new-table/colour/2',
  'new-table/colour/3',
  'new-table/colour/4',
] as const

export function SeatFields({ seat, of, draft, problem, onChange, onMove }: SeatFieldsProps) {
  return (
    <fieldset class={`${styles.seat} seat-${seat + 1}`}>
      <legend>
        <span class={`seat-dot seat-${seat + 1}`} aria-hidden="true" />
        {say('new-table/seat', { n: seat + 1 })}
      </legend>
      <TextField
        label={say('new-table/seat/name')}
        value={draft.name}
        problem={problem}
        onInput={(name) => onChange({ ...draft, name })}
      />
      <SelectField<Who>
        label={say('new-table/seat/who')}
        value={draft.who}
        options={WHO.map((value) => ({
          value,
          label: value === 'person' ? say('new-table/person') : say('new-table/bot', { bot: value }),
        }))}
        onChange={(chosen) => onChange({ ...draft, who: chosen })}
      />
      {of > 1 && (
        <SelectField
          label={say('new-table/seat/colour')}
          value={seat}
          options={COLOURS.slice(0, of).map((colour, value) => ({
            value,
            label: say(colour),
          }))}
          onChange={onMove}
        />
      )}
    </fieldset>
  )
}
