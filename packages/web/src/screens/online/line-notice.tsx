/** Says that the line to the table is away, for as long as it is. */
import { useEffect, useState } from 'preact/hooks'
import type { Place } from '../../online/place.ts'
import { announce } from '../../ui/announcer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'
import styles from './line-notice.module.css'

/** A line that is made anew at once needn't be told of, in milliseconds. */
const GRACE = 700

export function LineNotice({ place }: { place: Place }) {
  const state = place.line.value
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    const timer = setTimeout(() => setLate(true), GRACE)
    return () => clearTimeout(timer)
  }, [state === 'open'])
  const isShown = isLate && state !== 'open'
  const words = say(state === 'trouble' ? 'online/trouble' : 'online/away')
  useEffect(() => {
    if (isShown) announce(words)
  }, [isShown, words])
  if (!isShown) return null
  return (
    <aside class={styles.notice} data-part="line">
      <Icon name="turn" />
      <p>{words}</p>
    </aside>
  )
}
