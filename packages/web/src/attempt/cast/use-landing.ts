/** How far a cast has landed: stones fall one after another, a tap shows them all, and where calm is wanted they simply lie there. */
import type { AttemptView } from '@runesaga/table'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useSession } from '../../session/index.ts'
import { isCalm } from '../../state/settings.ts'
import { sound } from '../../ui/sound.ts'

/** Milliseconds until the first stone lies, and until all do. */
const RISE = 380
const ALL = 900

export interface Landing {
  /** does the stone at this place lie already? */
  lies: (position: number) => boolean
  /** milliseconds until it lies; null for stones that aren't falling */
  time: (position: number) => number | null
  done: boolean
  skip: () => void
}

export function useLanding(thrown: AttemptView['thrown']): Landing {
  const session = useSession()
  const { landed: shown } = session.ui
  const positions = thrown?.stones ?? []
  const version = thrown?.version ?? 0
  /** thrown while somebody looked: stones fall, or are only heard where calm is wanted */
  const fresh = useRef(false)
  const falls = useRef(false)
  const last = useRef(0)
  const [landed, setLanded] = useState(0)
  if (version !== last.current) {
    last.current = version
    fresh.current = version > shown.peek()
    falls.current = fresh.current && !isCalm()
    if (falls.current && landed !== 0) setLanded(0)
  }
  const step = positions.length < 2 ? 0 : (ALL - RISE) / (positions.length - 1)
  useEffect(() => {
    if (!fresh.current) return
    shown.value = version
    sound('cast')
    if (!falls.current) return
    const timers = positions.map((_, i) =>
      setTimeout(
        () => {
          sound('land')
          setLanded((n) => Math.max(n, i + 1))
        },
        RISE + i * step,
      ),
    )
    return () => timers.forEach(clearTimeout)
  }, [version])

  const done = !falls.current || landed >= positions.length
  return {
    done,
    lies: (position) => done || !positions.includes(position) || positions.indexOf(position) < landed,
    time: (position) =>
      done || !positions.includes(position) ? null : RISE + positions.indexOf(position) * step,
    skip() {
      setLanded(positions.length)
      void session.hurry()
    },
  }
}
