/** One seat of a new table: who sits there, under which name and colour. */
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { MarkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'
import { COLOURS } from './colours.ts'
import { type SeatDraft, usualName, WHO, type Who } from './draft.ts'
import styles from './seats.module.css'

interface SeatFieldsProps {
  seat: number
  of: number
  draft: SeatDraft
  /** at a table online: whoever lays it, a seat left open for a friend, or a bot */
  part: 'here' | 'host' | 'friend' | 'bot'
  problem: string | undefined
  onChange: (changed: SeatDraft) => void
  /** the colour is the seat's, so another colour is another seat */
  onMove: (to: number) => void
  /** null where there must be so many */
  onRemove: (() => void) | null
}

export function SeatFields({ seat, of, draft, part, problem, onChange, onMove, onRemove }: SeatFieldsProps) {
  const [choosing, setChoosing] = useState(false)
  const id = useId()
  const name = draft.name.trim() === '' ? usualName(seat) : draft.name
  return (
    <fieldset class={`${styles.seat} seat-${seat + 1}`}>
      <legend class="unseen">{say('new-table/seat', { n: seat + 1 })}</legend>
      <button
        type="button"
        class={styles.mark}
        aria-label={say('new-table/seat/colour/change', { who: name, colour: say(COLOURS[seat]) })}
        aria-expanded={choosing}
        // online, whoever lays the table sits first
        disabled={of === 1 || part !== 'here'}
        onClick={() => setChoosing(!choosing)}
      >
        <span class={styles.disc}>
          <Icon name={part === 'friend' ? 'share' : draft.who === 'person' ? 'person' : 'bot'} />
        </span>
      </button>
      <span class={styles.name}>
        {part === 'friend' ? (
          <b class={styles.friend}>{say('online/open-seat')}</b>
        ) : (
          <>
            <label class="unseen" for={id}>
              {say('new-table/seat/name')}
            </label>
            <input
              id={id}
              type="text"
              maxLength={40}
              autocomplete="off"
              value={draft.name}
              placeholder={usualName(seat)}
              aria-invalid={problem !== undefined}
              aria-describedby={`${id}-about`}
              onInput={(event) => onChange({ ...draft, name: event.currentTarget.value })}
            />
          </>
        )}
        <small id={`${id}-about`} class={problem === undefined ? '' : styles.problem}>
          {problem ?? aboutSeat(part, draft.who)}
        </small>
      </span>
      {onRemove !== null && (
        <MarkButton name={say('new-table/seat/remove', { who: name })} mark="close" onClick={onRemove} />
      )}
      {choosing ? (
        <Colours
          seat={seat}
          of={of}
          onChoose={(to) => {
            setChoosing(false)
            if (to !== seat) onMove(to)
          }}
        />
      ) : (
        part !== 'host' && (
          <Players who={draft.who} part={part} onChange={(who) => onChange({ ...draft, who })} />
        )
      )}
    </fieldset>
  )
}

const aboutSeat = (part: SeatFieldsProps['part'], who: Who): string =>
  part === 'host' || part === 'friend'
    ? say(part === 'host' ? 'online/new/you' : 'online/new/friend/about')
    : aboutPlayer(who)

const aboutPlayer = (who: Who): string =>
  who === 'person' ? say('new-table/person/about') : say('new-table/bot/about', { bot: who })

interface PlayersProps {
  who: Who
  part: SeatFieldsProps['part']
  onChange: (who: Who) => void
}

function Players({ who, part, onChange }: PlayersProps) {
  const name = useId()
  return (
    <div class={styles.players} role="radiogroup" aria-label={say('new-table/seat/who')}>
      {WHO.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === who} onChange={() => onChange(one)} />
          <Icon name={one === 'person' ? 'person' : 'bot'} />
          {one === 'person'
            ? say(part === 'here' ? 'new-table/person' : 'online/new/friend')
            : say('new-table/bot', { bot: one })}
        </label>
      ))}
    </div>
  )
}

function Colours({ seat, of, onChoose }: { seat: number; of: number; onChoose: (seat: number) => void }) {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => group.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus(), [])
  return (
    <fieldset ref={group} class={styles.colours}>
      <legend class="unseen">{say('new-table/seat/colour')}</legend>
      {COLOURS.slice(0, of).map((colour, i) => (
        <button
          key={colour}
          type="button"
          class={`seat-${i + 1}`}
          aria-pressed={i === seat}
          onClick={() => onChoose(i)}
        >
          <span class="seat-dot" aria-hidden="true" />
          {say(colour)}
        </button>
      ))}
    </fieldset>
  )
}
