/** The tip of the page, above everything that is open: names of drawings, each with its meaning, or the name of a button. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { placeOf } from './place.ts'
import { hide, shown } from './shown.ts'
import styles from './tip.module.css'
import { areaOf, type Told } from './told.ts'

const ID = 'tip'
/** More than these are named without their meanings on the way through the controls: whoever wants to know more reads the card. */
const MOST_MEANINGS = 3
/** More than these stand in two columns. */
const COLUMN = 4

export function Tip() {
  const tip = useRef<HTMLDivElement>(null)
  const now = shown.value
  useLayoutEffect(() => {
    if (now === null || tip.current === null) return
    const { beside } = now
    // in front of dialogs too
    tip.current.showPopover()
    const { left, top } = placeOf(
      areaOf(beside).getBoundingClientRect(),
      { width: tip.current.offsetWidth, height: tip.current.offsetHeight },
      { width: innerWidth, height: innerHeight },
    )
    tip.current.style.translate = `${left}px ${top}px`
    const before = beside.getAttribute('aria-describedby')
    beside.setAttribute('aria-describedby', before === null ? ID : `${before} ${ID}`)
    return () => {
      if (before === null) beside.removeAttribute('aria-describedby')
      else beside.setAttribute('aria-describedby', before)
      tip.current?.hidePopover()
    }
  }, [now])
  useEffect(() => {
    if (now === null) return
    const watch = new MutationObserver(() => {
      if (!now.beside.isConnected) hide()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [now])
  const told = now?.told ?? []
  const isKey = now !== null && areaOf(now.beside) !== now.beside
  const short = told.length > MOST_MEANINGS && !isKey
  return (
    <div
      ref={tip}
      id={ID}
      role="tooltip"
      popover="manual"
      class={`${styles.tip} ${told.length > COLUMN && !short ? styles.wide : ''}`}
    >
      {told.map((one) => (
        <Line key={one.name} told={one} short={short} />
      ))}
    </div>
  )
}

function Line({ told: { name, meaning, picture }, short }: { told: Told; short: boolean }) {
  return (
    <p class={styles.line}>
      {picture !== '' && (
        <span class={styles.picture} aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture }} />
      )}
      <span>
        <b>{name}</b>
        {meaning !== null && !short && <span class={styles.meaning}>{meaning}</span>}
      </span>
    </p>
  )
}
