/** One seat of a new table: who sits there, under which name and colour. */
import { planning } from '@runesaga/words'
import { SelectField, TextField } from '../../ui/field.tsx'
import { language } from '../../ui/language.ts'
import type { SeatDraft, Who } from './draft.ts'

interface SeatFieldsProps {
  seat: number
  of: number
  draft: SeatDraft
  problem: string | undefined
  onChange: (changed: SeatDraft) => void
  /** the colour is the seat's, so another colour is another seat */
  onMove: (to: number) => void
}

const COLOURS = ['colour/1', 'colour/2', 'colour/3', 'colour/4'] as const

export function SeatFields({ seat, of, draft, problem, onChange, onMove }: SeatFieldsProps) {
  const lang = language()
  const who: Record<Who, string> = {
    person: planning(lang, 'person'),
    adept: planning(lang, 'bot/adept'),
    random: planning(lang, 'bot/random'),
  }
  return (
    <fieldset class={`new-table-seat seat-${seat + 1}`}>
      <legend>
        <span class={`seat-dot seat-${seat + 1}`} aria-hidden="true" />
        {planning(lang, 'seat', { n: seat + 1 })}
      </legend>
      <TextField
        label={planning(lang, 'seat/name')}
        value={draft.name}
        problem={problem}
        onInput={(name) => onChange({ ...draft, name })}
      />
      <SelectField<Who>
        label={planning(lang, 'seat/who')}
        value={draft.who}
        options={(Object.keys(who) as Who[]).map((value) => ({ value, label: who[value] }))}
        onChange={(chosen) => onChange({ ...draft, who: chosen })}
      />
      {of > 1 && (
        <SelectField
          label={planning(lang, 'seat/colour')}
          value={seat}
          options={COLOURS.slice(0, of).map((colour, value) => ({ value, label: planning(lang, colour) }))}
          onChange={onMove}
        />
      )}
    </fieldset>
  )
}
