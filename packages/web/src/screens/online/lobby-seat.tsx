/** One seat in the lobby: who sits there, whether they are ready, and what the host may do about it. */
import type { Seat } from '@runesaga/table'
import type { GatheredSeat } from '@runesaga/table/remote'
import { Button, MarkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'
import { copyLink } from './link-field.tsx'
import styles from './lobby.module.css'
import { SeatEmblem } from './seat-emblem.tsx'

export type SeatWish = { kind: 'open' } | { kind: 'bot'; name: string; bot: 'adept' }

interface LobbySeatProps {
  n: Seat
  seat: GatheredSeat
  isHost: boolean
  isYou: boolean
  mayChange: boolean
  /** for whoever may take a free seat, where it is known: at the first of them */
  link: string | undefined
  onChange: (wish: SeatWish) => void
}

export function LobbySeat({ n, seat, isHost, isYou, mayChange, link, onChange }: LobbySeatProps) {
  const look = seat.kind === 'open' ? styles.open : ''
  return (
    <li class={`${styles.seat} ${look} seat-${n + 1}`} data-seat={seat.kind}>
      <SeatEmblem seat={n} kind={seat.kind} />
      <div class={styles.who}>
        <b>
          {seat.kind === 'open' ? say('online/open-seat') : seat.name}
          {isYou && <em>{say('online/you')}</em>}
        </b>
        <small>{aboutSeat(seat, isHost)}</small>
      </div>
      <div class={styles.tools}>
        {seat.kind === 'open' && link !== undefined && (
          <Button mark="share" onClick={({ currentTarget }) => void copyLink(link, currentTarget)}>
            {say('online/copy/link')}
          </Button>
        )}
        {mayChange && seat.kind === 'open' && (
          <Button mark="bot" onClick={() => onChange({ kind: 'bot', name: BOTS[n], bot: 'adept' })}>
            {say('online/seat/bot')}
          </Button>
        )}
        {mayChange && seat.kind !== 'open' && (
          <MarkButton
            name={
              seat.kind === 'bot' ? say('online/seat/free') : say('online/seat/send-away', { who: seat.name })
            }
            mark="close"
            onClick={() => onChange({ kind: 'open' })}
          />
        )}
      </div>
      <State seat={seat} />
    </li>
  )
}

/** For bots that fill a seat, by seat. */
const BOTS = ['Corin', 'Isaure', 'Aldric', 'Nerys']

function aboutSeat(seat: GatheredSeat, isHost: boolean): string {
  if (seat.kind === 'open') return say('online/open-seat/about')
  if (seat.kind === 'bot') return say('new-table/bot/about', { bot: seat.bot })
  return say(isHost ? 'online/host' : 'online/sat')
}

function State({ seat }: { seat: GatheredSeat }) {
  const isReady = seat.kind === 'bot' || (seat.kind === 'person' && seat.ready)
  return (
    <span class={`${styles.state} ${isReady ? styles.ready : ''}`}>
      {isReady && <Icon name="check" />}
      {say(isReady ? 'online/ready' : seat.kind === 'open' ? 'online/waiting' : 'online/not-ready')}
    </span>
  )
}
