/** How many heroes, and who plays each. */
import { Choice } from '../../ui/choice.tsx'
import { say } from '../../ui/language.ts'
import { heroesIn, type Party, type SeatDraft, seatsIn, withSwapped } from './draft.ts'
import styles from './new-table.module.css'
import { SeatFields } from './seat-fields.tsx'

interface SeatsProps<P extends Party> {
  draft: P
  /** how many there may be */
  numbers?: readonly number[]
  onChange: (changed: Partial<Party>) => void
  onSwap: (swapped: P) => void
}

const SEVERAL = [2, 3, 4]

export function Seats<P extends Party>({ draft, numbers = SEVERAL, onChange, onSwap }: SeatsProps<P>) {
  const heroes = heroesIn(draft)
  const names = seatsIn(draft).map(({ name }) => name.toLowerCase())
  /** Said at the second of two. */
  const problem = (seat: number): string | undefined =>
    names.indexOf(names[seat]) < seat ? say('new-table/name/same') : undefined
  const edit = (seat: number, changed: SeatDraft) =>
    onChange({ seats: draft.seats.map((was, i) => (i === seat ? changed : was)) })
  return (
    <section class={styles.players} aria-labelledby="new-table-players">
      <h2 id="new-table-players">{say('new-table/players')}</h2>
      {draft.mode !== 'solo' && (
        <Choice
          legend={say('new-table/players/number')}
          value={draft.heroes}
          options={numbers.map((value) => ({ value, label: String(value) }))}
          onChange={(n) => onChange({ heroes: n })}
        />
      )}
      <div class={styles.seats}>
        {draft.seats.slice(0, heroes).map((seat, i) => (
          <SeatFields
            key={i}
            seat={i}
            of={heroes}
            draft={seat}
            problem={problem(i)}
            onChange={(changed) => edit(i, changed)}
            onMove={(to) => onSwap(withSwapped(draft, i, to))}
          />
        ))}
      </div>
    </section>
  )
}
