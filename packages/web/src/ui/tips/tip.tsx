/** The tip of the page, above everything that is open: names of drawings, each with its meaning, or the name of a button. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { placeOf } from './place.ts'
import { readAround } from './read-there.ts'
import { hide, type Shown, shown } from './shown.ts'
import styles from './tip.module.css'
import { areaOf, KEY, type Told } from './told.ts'

const ID = 'tip'
/** More than these are named without their meanings on the way through the controls: whoever wants to know more reads the card. */
const MOST_MEANINGS = 3
/** More than these have a line each, as long as there is room. */
const MOST_NARROW = 4

/** Goes where it hides least. */
function stand(
  { offsetWidth: width, offsetHeight: height, style }: HTMLElement,
  { beside, by }: Shown,
): void {
  const room = { width: innerWidth, height: innerHeight }
  const read = by === 'focus' ? readAround(beside) : []
  const { left, top } = placeOf(areaOf(beside).getBoundingClientRect(), { width, height }, room, read)
  style.translate = `${left}px ${top}px`
}

export function Tip() {
  const tip = useRef<HTMLDivElement>(null)
  const now = shown.value
  const beside = now?.beside ?? null
  useLayoutEffect(() => {
    if (beside === null) return
    // in front of dialogs too
    tip.current?.showPopover()
    const before = beside.getAttribute('aria-describedby')
    beside.setAttribute('aria-describedby', before === null ? ID : `${before} ${ID}`)
    return () => {
      if (before === null) beside.removeAttribute('aria-describedby')
      else beside.setAttribute('aria-describedby', before)
      tip.current?.hidePopover()
    }
  }, [beside])
  useLayoutEffect(() => {
    if (now !== null && tip.current !== null) stand(tip.current, now)
  }, [now])
  useEffect(() => {
    if (now === null) return
    const watch = new MutationObserver(() => {
      if (!now.beside.isConnected) hide()
      // what was pressed may have brought something to read
      else if (now.by === 'focus' && tip.current !== null) stand(tip.current, now)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [now])
  const told = now?.told ?? []
  const isKey = beside?.matches(KEY) === true
  const short = told.length > MOST_MEANINGS && !isKey
  return (
    <div
      ref={tip}
      id={ID}
      role="tooltip"
      popover="manual"
      class={`${styles.tip} ${told.length > MOST_NARROW && !short ? styles.wide : ''}`}
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
