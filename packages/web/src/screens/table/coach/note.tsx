/** A note on parchment beside what it speaks of, with light around that and a thin line to it; on a phone a strip over a bar or above it, and so about wide things in a low window. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { layout } from '../../../state/layout.ts'
import { say } from '../../../ui/language.ts'
import { Rich } from '../../../ui/rich.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import styles from './coach.module.css'
import { bringIntoSight, edgeOf, footOf, freeOf, groundOf, isAtRest, isInBar, isOnTop } from './ground.ts'
import { layOut, type Strip } from './lay-out.ts'
import type { Thing } from './marks.ts'
import { boxAround, elementsOf } from './targets.ts'

interface NoteProps {
  /** tells one tip from the next */
  name: string
  text: string
  things: readonly Thing[]
  /** it is on the screen */
  onShown: () => void
  /** Escape */
  onRead: () => void
  /** the ways on, and the way out before them */
  ways: readonly [out: Way, ...on: Way[]]
}

interface Way {
  words: string
  act: () => void
}

/** How often it is looked where things are, in milliseconds. */
const LOOK = 100
/** Between the strip and what is under and above it. */
const EDGE = 16
const CONTROLS = 'button, a[href], input'

export function Note({ name, text, things, onShown, onRead, ways }: NoteProps) {
  const root = useRef<HTMLElement>(null)
  /** the tip that is on the screen */
  const [shown, show] = useState('')
  const isShown = shown === name && name !== ''
  const isLow = useMedia('(max-height: 520px)')
  /** in a low window */
  const [low, setLow] = useState<Strip>(null)
  /** how high it is what it is about: figures that come later make it higher */
  const [height, setHeight] = useState(0)
  const strip = isLow ? low : layout.value === 'phone' ? 'above' : null
  const look = () => {
    const note = root.current!
    const ground = groundOf(note)
    const found = things.map((thing) => elementsOf(thing, ground))
    const isThere = name !== '' && found[0].length > 0 && isOnTop(ground)
    if (isThere) {
      const boxes = found.filter(({ length }) => length > 0).map(boxAround)
      setHeight(Math.round(boxes[0].height))
      setLow(edgeOf(note, boxes) ?? (boxes[0].width > innerWidth / 2 ? 'low' : null))
    }
    if (!isThere || (!isShown && !isAtRest(note))) show('')
    else if (isShown) layOut(note, found, strip, isLow)
    else show(name)
  }
  useLayoutEffect(() => {
    look()
    const timer = setInterval(look, LOOK)
    addEventListener('scroll', look, { capture: true, passive: true })
    addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      removeEventListener('scroll', look, { capture: true })
      removeEventListener('resize', look)
    }
  }, [name, text, JSON.stringify(things), isShown, strip])

  useEffect(() => {
    if (!isShown) return
    onShown()
    const ground = groundOf(root.current!)
    // bars stay in sight by themselves
    const first = things
      .map((thing) => elementsOf(thing, ground))
      .find(([one]) => one !== undefined && !isInBar(one))
    if (first === undefined) return
    const isOver = strip === 'above' || strip === 'low'
    const over = isOver ? root.current!.querySelector(`.${styles.note}`)!.clientHeight : 0
    bringIntoSight(first[0], boxAround(first), freeOf(ground, footOf(ground) + over + EDGE))
  }, [isShown, strip, height])

  /** The note goes: whoever has pressed in it goes on at what it spoke of. */
  const goBy = (act: () => void) => {
    const [first] = elementsOf(things[0], groundOf(root.current!))
    const control = first?.matches(CONTROLS) ? first : first?.querySelector(CONTROLS)
    act()
    if (control instanceof HTMLElement) control.focus({ preventScroll: true })
  }

  useEffect(() => {
    if (!isShown) return
    // before a dialog hears of it, and after the tip of the page (`ui/tips`): one thing goes at a time
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      onRead()
    }
    document.addEventListener('keydown', leave, { capture: true })
    return () => document.removeEventListener('keydown', leave, { capture: true })
  }, [isShown, onRead])

  return (
    <aside
      class={styles.coach}
      aria-label={say('coach/tips')}
      ref={root}
      data-tip={isShown ? name : undefined}
    >
      {/* from one tip to the next the light travels */}
      {shown !== '' && (
        <>
          <div class={styles.veil} data-part="veil" />
          {things.map((_, i) => (
            <div key={i} class={styles.ring} data-part="ring" />
          ))}
          {strip === null && isShown && <div class={styles.line} data-part="line" />}
        </>
      )}
      {/* always there, so that what it says is heard when it comes */}
      <div
        class={`${styles.note} ${isShown ? styles.there : ''} ${strip === null ? '' : styles.strip} ${strip === 'above' ? styles.tall : ''} ${strip === 'head' ? styles.high : ''}`}
        data-part="note"
      >
        <p role="status">{isShown && <Rich text={text} />}</p>
        {isShown && (
          <div class={styles.ways}>
            {ways.map(({ words, act }, i) => (
              <button
                key={i}
                type="button"
                class={i === 0 ? styles.out : styles.on}
                onClick={() => goBy(act)}
              >
                {words}
              </button>
            ))}
          </div>
        )}
      </div>
    </aside>
  )
}
