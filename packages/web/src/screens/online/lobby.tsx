/** Before the game: who sits where, links for friends, and what is still waited for. */
import { skies } from 'virtual:online'
import type { Seat } from '@runesaga/table'
import type { Gathering } from '@runesaga/table/remote'
import { listed } from '@runesaga/words'
import { useEffect, useRef, useState } from 'preact/hooks'
import { linkTo } from '../../online/links.ts'
import type { Place } from '../../online/place.ts'
import { forgetOnlineTable } from '../../state/online-tables.ts'
import { go } from '../../state/route.ts'
import { announce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { called } from '../../ui/called.ts'
import { say, words } from '../../ui/language.ts'
import { sound } from '../../ui/sound.ts'
import { waiting } from '../../ui/waiting.ts'
import { sayWhy } from '../../ui/why.ts'
import { BeginningBar } from '../new-table/bar.tsx'
import { Beside } from './beside.tsx'
import styles from './lobby.module.css'
import { LobbySeat } from './lobby-seat.tsx'
import { whyNot } from './words.ts'

interface LobbyProps {
  place: Place
  gathering: Gathering
}

/** Whose seat it is that is looked from; null: one looks on. */
const ownSeat = ({ kept }: Place): Seat | null => (kept.as === 'seat' ? (kept.seat ?? null) : null)

export function Lobby({ place, gathering }: LobbyProps) {
  const [wrong, setWrong] = useState('')
  const own = ownSeat(place)
  const { id, name, setup, seats, host } = gathering
  const { join } = place.kept
  const firstFree = seats.findIndex(({ kind }) => kind === 'open')
  useAnnounced(gathering, own)
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    // the button that led here is gone
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [])
  /** What can't be done is said; what can is seen. */
  const attempt = (what: () => Promise<void>) =>
    waiting(async () => {
      setWrong('')
      await what().catch((error: unknown) => setWrong(whyNot(error)))
    })
  const change = (seat: Seat, body: object) => void attempt(() => place.do('PATCH', `/seats/${seat}`, body))
  const about = say('common/table-line', {
    edition: say(`edition/${setup.edition}`),
    mode: say(`mode/${setup.mode}`),
    n: setup.heroes,
  })
  return (
    <div class={`${styles.lobby} oak`}>
      <img class={styles.sky} src={skies.lobby} alt="" />
      <BeginningBar title={called(name)} about={about} />
      <main ref={main} tabIndex={-1}>
        <section class={`${styles.table} panel`} aria-labelledby="lobby-name">
          <header>
            <p class="eyebrow">{say('online/laid')}</p>
            <h2 id="lobby-name">{called(name)}</h2>
            <p>{about}</p>
          </header>
          <ul class={styles.seats}>
            {seats.map((seat, n) => (
              <LobbySeat
                key={n}
                n={n}
                seat={seat}
                isHost={n === host}
                isYou={n === own}
                mayChange={own === host && n !== host && gathering.phase === 'gathering'}
                link={join === undefined || n !== firstFree ? undefined : linkTo('join', id, join)}
                onChange={(wish) => change(n, wish)}
              />
            ))}
          </ul>
          <p role="alert" class={styles.wrong}>
            {wrong}
          </p>
          <Foot place={place} gathering={gathering} own={own} attempt={attempt} />
        </section>
        <Beside place={place} gathering={gathering} />
      </main>
    </div>
  )
}

/** Those who listen hear who comes, who goes and who is ready. */
function useAnnounced({ seats }: Gathering, own: Seat | null): void {
  const before = useRef(seats)
  useEffect(() => {
    const was = before.current
    before.current = seats
    const news = seats.flatMap((seat, n) => {
      const old = was[n]
      if (n === own) return []
      if (seat.kind !== 'person')
        return old.kind === 'person' ? [say('online/said/gone', { who: old.name })] : []
      if (old.kind !== 'person') return [say('online/said/sat', { who: seat.name })]
      return seat.ready && !old.ready ? [say('online/said/ready', { who: seat.name })] : []
    })
    if (news.length === 0) return
    announce(news.join(' '))
    sound('flip')
  }, [seats])
}

interface FootProps extends LobbyProps {
  own: Seat | null
  attempt: (what: () => Promise<void>) => Promise<void>
}

function Foot({ place, gathering, own, attempt }: FootProps) {
  const { seats, host, phase } = gathering
  const hostSeat = seats[host]
  const who = hostSeat.kind === 'open' ? '' : hostSeat.name
  if (phase === 'sharing')
    return (
      <footer class={styles.foot}>
        <p role="status">{say('online/beginning')}</p>
      </footer>
    )
  if (own === null)
    return (
      <footer class={styles.foot}>
        <p>{say('online/watching', { who })}</p>
      </footer>
    )
  if (own === host) return <HostFoot place={place} gathering={gathering} attempt={attempt} />
  const seat = seats[own]
  const isReady = seat.kind === 'person' && seat.ready
  const setReady = (ready: boolean) => void attempt(() => place.do('PATCH', `/seats/${own}`, { ready }))
  const giveUp = async () => {
    await place.do('PATCH', `/seats/${own}`, { kind: 'open' })
    await forgetOnlineTable(gathering.id)
    go({ screen: 'home' })
  }
  return (
    <footer class={styles.foot}>
      <p>{say('online/host-begins', { who })}</p>
      <Button onClick={() => void attempt(giveUp)}>{say('online/leave')}</Button>
      {isReady ? (
        <Button onClick={() => setReady(false)}>{say('online/ready/undo')}</Button>
      ) : (
        <Button look="primary" mark="check" class={styles.big} onClick={() => setReady(true)}>
          {say('online/ready/do')}
        </Button>
      )}
    </footer>
  )
}

function HostFoot({ place, gathering, attempt }: Omit<FootProps, 'own'>) {
  const { seats, host } = gathering
  const late = seats.flatMap((seat, n) =>
    seat.kind === 'person' && n !== host && !seat.ready ? [seat.name] : [],
  )
  const when = seats.some(({ kind }) => kind === 'open')
    ? say('online/begin/open')
    : late.length > 0
      ? say(late.length === 1 ? 'online/begin/ready' : 'online/begin/ready-all', {
          names: listed(late, words()),
        })
      : null
  return (
    <footer class={styles.foot}>
      <Button
        look="primary"
        mark="die"
        class={styles.big}
        {...(when === null
          ? { onClick: () => void attempt(() => place.do('POST', '/begin')) }
          : {
              'aria-disabled': true,
              onClick: ({ currentTarget }) => sayWhy(currentTarget, say('online/begin/why', { when })),
            })}
      >
        <span>
          {say('online/begin')}
          {when !== null && <small>{when}</small>}
        </span>
      </Button>
    </footer>
  )
}
