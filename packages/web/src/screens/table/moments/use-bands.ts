/** Which milestone lies over the table: one after another, never two at once, nor while a turn is told. */
import { standingEvents } from '@runesaga/table'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useCasting } from '../../../attempt/cast/index.ts'
import { useOffers, useSession } from '../../../session/index.ts'
import { isCalm, settings } from '../../../state/settings.ts'
import { destinyGrew, isStage, type Milestone, milestones } from './milestones.ts'
import { useFloor } from './use-floor.ts'

/** Milliseconds at the usual pace. */
const STAYS = 2500
/** One with a sentence to read. */
const IS_READ = 4000

export interface Band {
  milestone: Milestone
  /** does it lie over all of the table? */
  stage: boolean
  close: () => void
}

/** What one's own Destiny counts by what lies on the table. */
function useDestinyPoints(): number {
  const session = useSession()
  const { you, heroes } = session.view.value
  const { destiny } = heroes[session.seat.value]
  const lines = you?.sheet?.lines ?? []
  return lines.reduce(
    (sum, line) => (line.what === 'scoring' && line.card === destiny ? sum + line.points : sum),
    0,
  )
}

export function useBands(): Band | null {
  const session = useSession()
  const { updates, seat, about, ui } = session
  const isCast = useCasting() !== null
  const offers = useOffers()
  const [queue, setQueue] = useState<readonly Milestone[]>([])
  const points = useDestinyPoints()
  const most = useRef(points)
  const { pace } = settings.value

  useEffect(() => {
    const all = updates.value
    const heard = ui.heard[seat.value] ?? ui.opened
    ui.heard[seat.value] = all.length
    // what was taken back is no milestone
    const isUndone = all.slice(heard).some(({ undone }) => undone)
    const known = standingEvents(all.slice(0, heard))
    const standing = standingEvents(all)
    const first = standing.findIndex((event, i) => event !== known[i])
    const [before, since] = first < 0 ? [standing, []] : [standing.slice(0, first), standing.slice(first)]
    const around = { seat: seat.value, isRace: about.setup.mode === 'competitive' }
    const found = milestones(before, since, around)
    const grown = since.length === 0 ? null : destinyGrew(most.current, points)
    most.current = Math.max(most.current, points)
    if (grown !== null) found.push(grown)
    const added = pace > 0 ? found : []
    if (isUndone || added.length > 0) setQueue((waiting) => [...(isUndone ? [] : waiting), ...added])
  }, [updates.value])

  const milestone = queue.at(0)
  const stage = milestone !== undefined && !isCalm() && isStage(milestone, seat.value)
  // whatever is asked or looked at comes first
  const isBusy =
    ui.planned.value !== null || offers.question !== null || (offers.mine && offers.waiting?.for === 'window')
  const mayShow = milestone !== undefined && !isCast && !(stage && isBusy)
  const shown = useFloor(mayShow ? JSON.stringify(milestone) : null) ? milestone! : null
  // more than one thing may send the same one away
  const close = (): void => setQueue((waiting) => (waiting[0] === shown ? waiting.slice(1) : waiting))
  useEffect(() => {
    ui.band.value = shown === null ? null : stage ? 'stage' : 'passing'
    return () => {
      ui.band.value = null
    }
  }, [shown])
  useEffect(() => {
    // one's own Act waits until it was looked at
    if (shown === null || (stage && shown.what === 'act')) return
    const long = shown.what === 'last-round' ? IS_READ : STAYS
    const timer = setTimeout(close, long * pace)
    return () => clearTimeout(timer)
  }, [shown, pace])
  return shown === null ? null : { milestone: shown, stage, close }
}
