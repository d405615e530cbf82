/** A card that lies with another side up is seen turning over on its long axis. Nothing waits for it, and under calm nothing turns. */
import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { isCalm } from '../state/settings.ts'

/** Milliseconds for each half of the turn. */
const HALF = 300
const EDGE = 'perspective(900px) rotateY(90deg)'
const OTHER_EDGE = 'perspective(900px) rotateY(-90deg)'

/**
 * The side to draw: the old one until the card stands on its edge. `seen` remembers the side that was shown last at this place, so
 * that a card that was turned while it wasn't in sight is turned when it comes back.
 */
export function useTurned<Side, Place extends string>(
  card: RefObject<HTMLElement | null>,
  side: Side,
  seen: Partial<Record<Place, Side>>,
  place: Place,
): Side {
  const [shown, show] = useState<Side>(isCalm() ? side : (seen[place] ?? side))
  useLayoutEffect(() => {
    seen[place] = side
    if (shown === side) return
    if (isCalm() || card.current === null) return show(() => side)
    const away = card.current.animate([{ transform: 'none' }, { transform: EDGE }], {
      duration: HALF,
      easing: 'ease-in',
    })
    away.onfinish = () => {
      show(() => side)
      card.current?.animate([{ transform: OTHER_EDGE }, { transform: 'none' }], {
        duration: HALF,
        easing: 'ease-out',
      })
    }
    return () => away.cancel()
  }, [side])
  return shown
}
