/** What a friend finds behind the link: who asks them, to what, one field and one button. */
import { skies } from 'virtual:online'
import type { Seat } from '@runesaga/table'
import type { Gathering } from '@runesaga/table/remote'
import { useEffect, useState } from 'preact/hooks'
import { takeSeat } from '../../online/begin.ts'
import type { OnlineTable } from '../../state/online-tables.ts'
import { addressOf } from '../../state/route.ts'
import { Wordmark } from '../../ui/bar.tsx'
import { Button } from '../../ui/button.tsx'
import { called } from '../../ui/called.ts'
import { Flame } from '../../ui/flame.tsx'
import { say } from '../../ui/language.ts'
import { sayWhy } from '../../ui/why.ts'
import { COLOURS } from '../new-table/colours.ts'
import styles from './invitation.module.css'
import { lastName, rememberName } from './last-name.ts'
import { SeatEmblem } from './seat-emblem.tsx'
import { whyNot } from './words.ts'

interface InvitationProps {
  way: OnlineTable
  gathering: Gathering
  onSeated: (way: OnlineTable) => void
}

export function Invitation({ way, gathering, onSeated }: InvitationProps) {
  const { name: table, setup, seats, host, phase } = gathering
  const title = called(table)
  useEffect(() => {
    document.title = `${title} · Runesaga`
    return () => {
      document.title = 'Runesaga'
    }
  }, [title])
  const free = seats.flatMap(({ kind }, n) => (kind === 'open' ? [n] : []))
  const [wished, setWished] = useState<Seat | null>(null)
  const chosen = wished !== null && free.includes(wished) ? wished : free[0]
  const who = seats[host]
  return (
    <div class={styles.invitation}>
      <picture class={styles.sky}>
        <source media="(max-aspect-ratio: 4/5)" srcset={skies.tall} />
        <img src={skies.wide} alt="" />
      </picture>
      <header>
        <Wordmark class={styles.wordmark} />
      </header>
      <main class={styles.card}>
        <p class="eyebrow">
          <Flame />
          {who.kind === 'person' ? say('online/asks', { who: who.name }) : say('online/asked')}
        </p>
        <h1>{title}</h1>
        <p class={styles.what}>
          {say(setup.mode === 'competitive' ? 'online/what/competitive' : 'online/what/coop', {
            edition: say(`edition/${setup.edition}`),
            n: setup.heroes,
          })}
        </p>
        <ul class={styles.seats}>
          {seats.map((seat, n) => (
            <li key={n} class={n === chosen ? styles.yours : ''}>
              {seat.kind === 'open' && phase === 'gathering' ? (
                <button type="button" aria-pressed={n === chosen} onClick={() => setWished(n)}>
                  <SeatEmblem seat={n} kind={n === chosen ? 'person' : 'open'} />
                  <b>{say(n === chosen ? 'online/seat/yours' : 'online/seat/free/short')}</b>
                  <small>{say(COLOURS[n])}</small>
                </button>
              ) : (
                <>
                  <SeatEmblem seat={n} kind={seat.kind} />
                  <b>{seat.kind === 'open' ? '' : seat.name}</b>
                  <small>{say(seat.kind === 'bot' ? 'online/bot' : COLOURS[n])}</small>
                </>
              )}
            </li>
          ))}
        </ul>
        {phase !== 'gathering' ? (
          <p class={styles.note}>{say('online/begun-without')}</p>
        ) : chosen === undefined ? (
          <p class={styles.note} role="status">
            {say('online/full')}
          </p>
        ) : (
          <Answer way={way} gathering={gathering} seat={chosen} onSeated={onSeated} />
        )}
        <p class={styles.more}>
          <a href={addressOf({ screen: 'learn' })}>{say('online/never-played')}</a>
        </p>
      </main>
    </div>
  )
}

function Answer({ way, gathering, seat, onSeated }: InvitationProps & { seat: Seat }) {
  const [name, setName] = useState(lastName)
  const [wrong, setWrong] = useState('')
  const [isTaking, setTaking] = useState(false)
  const plain = name.trim()
  const isTwice = gathering.seats.some(
    (other) => other.kind !== 'open' && other.name.toLowerCase() === plain.toLowerCase(),
  )
  const problem = plain === '' ? say('online/name/empty') : isTwice ? say('online/name/same') : null
  const take = async () => {
    setTaking(true)
    try {
      const seated = await takeSeat(way, plain, seat)
      rememberName(plain)
      onSeated(seated)
    } catch (error) {
      setWrong(whyNot(error))
      setTaking(false)
    }
  }
  return (
    <form
      class={styles.answer}
      onSubmit={(event) => {
        event.preventDefault()
        if (isTaking) return
        if (problem === null) void take()
        else sayWhy(event.currentTarget.querySelector('button') ?? event.currentTarget, problem)
      }}
    >
      <label>
        <span>{say('online/name')}</span>
        <input
          type="text"
          maxLength={40}
          autocomplete="nickname"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <p role="alert" class={styles.wrong}>
        {wrong}
      </p>
      <Button look="primary" type="submit" aria-disabled={isTaking}>
        {say(isTaking ? 'online/taking' : 'online/take')}
      </Button>
    </form>
  )
}
