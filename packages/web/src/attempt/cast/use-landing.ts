/** How far a cast has landed: stones fall one after another, a tap shows them all, and where calm is wanted they simply lie there. */
import type { AttemptView } from '@runesaga/table'
import { useLayoutEffect, useState } from 'preact/hooks'
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
  const [landed, setLanded] = useState({ version: 0, stones: 0 })
  /** of the throw that falls now: an earlier one may have had as many stones */
  const stones = landed.version === version ? landed.stones : 0
  const done = version <= shown.value
  const step = positions.length < 2 ? 0 : (ALL - RISE) / (positions.length - 1)
  useLayoutEffect(() => {
    if (version <= shown.peek()) return
    sound('cast')
    if (isCalm() || positions.length === 0) {
      shown.value = version
      return
    }
    const timers = positions.map((_, i) =>
      setTimeout(
        () => {
          sound('land')
          setLanded({ version, stones: i + 1 })
          if (i === positions.length - 1) shown.value = version
        },
        RISE + i * step,
      ),
    )
    return () => {
      timers.forEach(clearTimeout)
      // whoever looks away has seen it
      shown.value = Math.max(shown.peek(), version)
    }
  }, [version])

  return {
    done,
    lies: (position) => done || !positions.includes(position) || positions.indexOf(position) < stones,
    time: (position) =>
      done || isCalm() || !positions.includes(position) ? null : RISE + positions.indexOf(position) * step,
    skip() {
      shown.value = version
      void session.hurry()
    },
  }
}
