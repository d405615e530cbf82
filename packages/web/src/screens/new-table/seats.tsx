/** How many heroes, and who plays each. */
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'
import {
  heroesIn,
  isForFriend,
  isOnline,
  type Party,
  problemOf,
  type SeatDraft,
  seatsIn,
  withoutSeat,
  withSwapped,
} from './draft.ts'
import { SeatFields } from './seat-fields.tsx'
import styles from './seats.module.css'

interface SeatsProps<P extends Party> {
  draft: P
  /** how many there may be */
  numbers?: readonly number[]
  /** said above them */
  title?: string
  /** stands beside that */
  where?: ComponentChildren
  onChange: (changed: Partial<Party>) => void
  /** the same players at other seats */
  onSwap: (swapped: P) => void
}

const SEVERAL = [2, 3, 4]

export function Seats<P extends Party>({
  draft,
  numbers = SEVERAL,
  title = say('new-table/players'),
  where,
  onChange,
  onSwap,
}: SeatsProps<P>) {
  const id = useId()
  const heroes = heroesIn(draft)
  const [least, most] = draft.mode === 'solo' ? [1, 1] : [numbers[0], numbers[numbers.length - 1]]
  const names = seatsIn(draft).map(({ name }, seat) => (isForFriend(draft, seat) ? null : name.toLowerCase()))
  const online = isOnline(draft)
  const problem = problemOf(draft)
  /** Said at the second of two. */
  const problemAt = (seat: number): string | undefined =>
    names[seat] !== null && names.indexOf(names[seat]) < seat ? say('new-table/name/same') : undefined
  const edit = (seat: number, changed: SeatDraft) =>
    onChange({ seats: draft.seats.map((was, i) => (i === seat ? changed : was)) })
  return (
    <section class={styles.seats} aria-labelledby={id} data-heroes={heroes}>
      <header>
        <h2 id={id}>{title}</h2>
        {where}
      </header>
      {draft.seats.slice(0, heroes).map((seat, i) => (
        <SeatFields
          key={i}
          seat={i}
          of={heroes}
          draft={seat}
          part={!online ? 'here' : i === 0 ? 'host' : isForFriend(draft, i) ? 'friend' : 'bot'}
          problem={problemAt(i)}
          onChange={(changed) => edit(i, changed)}
          onMove={(to) => onSwap(withSwapped(draft, i, to))}
          onRemove={heroes > least && !(online && i === 0) ? () => onSwap(withoutSeat(draft, i)) : null}
        />
      ))}
      {(problem === 'new-table/no-person' || problem === 'online/new/no-friend') && (
        <p class={styles.problem}>{say(problem)}</p>
      )}
      {heroes < most && (
        <button type="button" class={styles.add} onClick={() => onChange({ heroes: heroes + 1 })}>
          <Icon name="rivals" />
          <span>
            {say('new-table/seat/add')} <small>{say('new-table/seat/add/about')}</small>
          </span>
        </button>
      )}
    </section>
  )
}
