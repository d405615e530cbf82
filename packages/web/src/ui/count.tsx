/** A number that is seen changing. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { isCalm } from '../state/settings.ts'
import styles from './count.module.css'

const POP: Keyframe[] = [
  { transform: 'none' },
  { transform: 'scale(1.35)', offset: 0.35 },
  { transform: 'none' },
]

export function Count({ n }: { n: number | string }) {
  const shown = useRef<HTMLElement>(null)
  const before = useRef(n)
  useLayoutEffect(() => {
    if (before.current !== n && !isCalm())
      shown.current?.animate(POP, { duration: 320, easing: 'cubic-bezier(0.3, 1.5, 0.5, 1)' })
    before.current = n
  }, [n])
  return (
    <b class={styles.count} ref={shown}>
      {n}
    </b>
  )
}
