/** What is still drawn of the table: as before a cast while its stones fall, then what of the gains has come home. Null: as it stands. */
import type { AttemptView, View } from '@runesaga/table'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useSession } from '../../session/index.ts'
import { isCalm } from '../../state/settings.ts'
import { asBefore, type Piece, piecesOf, withHome } from './homecoming.ts'

// arrives while the first stones fall
const fetchFlights = () => import('./flights/fly-home.ts')

/** `attempt`: as it is shown; `lies`: the stones do, and nothing else has to be seen first. */
export function useHeld(
  attempt: AttemptView | null,
  lies: boolean,
): { held: View | null; comesHome: boolean } {
  const session = useSession()
  const view = session.view.value
  const { ui } = session
  const seat = session.seat.value
  const before = useRef(view)
  const [home, setHome] = useState<{ of: number; pieces: readonly Piece[] }>({ of: 0, pieces: [] })
  const outcome = attempt?.outcome ?? null
  // what became of the card is known when everything else is
  const isResolved = outcome !== null && (view.attempt === null || outcome.fate !== null)
  const isNew = lies && isResolved && outcome.version > ui.home.value
  const comesHome = isNew && attempt!.seat === seat && !isCalm()
  if (lies && !comesHome) before.current = view

  const isOn = attempt !== null
  useEffect(() => {
    if (isOn && !isCalm()) void fetchFlights()
  }, [isOn])

  useLayoutEffect(() => {
    if (!isNew) return
    const allHome = (): void => {
      ui.home.value = outcome.version
    }
    if (!comesHome) return allHome()
    const of = outcome.version
    const levels = session.about.figures.track.map(({ level }) => level)
    const pieces = piecesOf(before.current, view, seat, levels)
    let isLeft = false
    let stop = (): void => {
      isLeft = true
    }
    const arrive = (piece: Piece): void =>
      setHome((known) => ({ of, pieces: [...(known.of === of ? known.pieces : []), piece] }))
    const begin = async (): Promise<void> => {
      const { flyHome } = await fetchFlights()
      if (!isLeft) stop = flyHome(pieces, session, arrive, allHome)
    }
    begin().catch(allHome)
    return () => {
      stop()
      allHome()
    }
  }, [isNew, outcome?.version])

  if (!lies) return { held: asBefore(before.current), comesHome: false }
  if (!comesHome) return { held: null, comesHome }
  // what came home of an earlier attempt is nothing of this one
  const arrived = home.of === outcome.version ? home.pieces : []
  return { held: withHome(before.current, view, seat, arrived), comesHome }
}
