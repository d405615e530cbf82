/** Which turn of a bot is looked at: one after another, each for a while, longer if somebody wants to. */
import { TURN_IS_READ } from '@runesaga/table'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useCasting } from '../../../attempt/cast/index.ts'
import { useOffers, useSession } from '../../../session/index.ts'
import { settings } from '../../../state/settings.ts'
import { isFirstTale } from '../aim/index.ts'
import { type Turn, turnsOf } from '../chronicle/index.ts'
import { useFloor } from './use-floor.ts'

/** Milliseconds at the usual pace, gone a moment before the table goes on; after somebody looked longer, as long as a look away takes. */
const STAYS = TURN_IS_READ - 200
const STAYS_ON = 1200
/** A press that was meant for it may come a little late, at any pace. */
const SHIELD = 500

/** Shares of the usual pace: as it is, faster, straight to one's own turn. */
export const HASTES = [1, 0.5, 0] as const

export interface Shown {
  turn: Turn
  /** how many more wait */
  more: number
  close: () => void
  /** it stays until it is sent away */
  isHeld: boolean
  hold: () => void
  /** it goes by itself again */
  release: () => void
  /** somebody looks at it: it stays */
  keep: (kept: boolean) => void
}

export function useDigest(): Shown | null {
  const session = useSession()
  const { ui, updates, about, seat, view } = session
  const offers = useOffers()
  const isCast = useCasting() !== null
  // a newcomer reads at leisure
  const isFirst = isFirstTale(session)
  const [kept, setKept] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const isHeld = isFirst || isTouched
  const [wasKept, setWasKept] = useState(false)
  const turns = useMemo(
    () => turnsOf(session),
    [session, updates.value, seat.value, view.value.outcome === null],
  )
  const over = turns.filter(({ isOver, seat }) => isOver && seat !== null)
  const latest = over.at(-1)?.number ?? 0
  const pace = settings.value.pace * HASTES[ui.haste.value]
  const seen = ui.toldTurn.value ?? latest
  const waiting = over.filter(({ number, seat }) => number > seen && about.players[seat!].kind === 'bot')
  const next = waiting.at(0)
  // nothing lies over what one is asked, nor over the stones of the next attempt
  const isHidden =
    pace === 0 ||
    next === undefined ||
    offers.question !== null ||
    (isCast && !kept && !isTouched) ||
    ui.planned.value !== null
  const hasFloor = useFloor(isHidden ? null : `turn ${next.number}`)
  const number = hasFloor ? next!.number : null

  useEffect(() => {
    // what was never to be looked at is over
    if (ui.toldTurn.value === null || pace === 0 || (next === undefined && seen < latest))
      ui.toldTurn.value = latest
  })
  // one's own turn is played at the pace that was wanted; who goes on with it has read what was before
  const isOwn = view.value.turn.seat === seat.value
  useEffect(() => {
    if (isOwn && isCast) ui.toldTurn.value = latest
  }, [isOwn && isCast])
  useEffect(() => {
    if (isOwn) ui.haste.value = 0
  }, [isOwn])
  const haste = ui.haste.value
  useEffect(() => {
    if (haste > 0) void session.hasten(settings.peek().pace * HASTES[haste])
    return () => {
      if (haste > 0) void session.hasten(settings.peek().pace)
    }
  }, [haste])
  useEffect(() => {
    if (number === null) {
      const timer = setTimeout(() => {
        ui.shielded.value = false
      }, SHIELD)
      return () => clearTimeout(timer)
    }
    ui.shielded.value = true
    ui.digest.value = true
    return () => {
      ui.digest.value = false
    }
  }, [number])

  const close = (): void => {
    setKept(false)
    setWasKept(false)
    setTouched(false)
    if (number !== null) ui.toldTurn.value = number
    // what is played meanwhile has its own time
    if (!offers.mine && number === latest && !isCast) void session.hurry()
  }
  useEffect(() => {
    if (number === null || kept || isHeld) return
    const timer = setTimeout(close, (wasKept ? STAYS_ON : STAYS) * pace)
    return () => clearTimeout(timer)
  }, [number, kept, isHeld, pace])
  return number === null
    ? null
    : {
        turn: next!,
        more: waiting.length - 1,
        close,
        isHeld,
        hold: () => setTouched(true),
        release: () => setTouched(false),
        keep: (wanted) => {
          setKept(wanted)
          if (wanted) setWasKept(true)
        },
      }
}
