/** A rival's turn, over the rows: its sentence, its card, what it brought and the cast small; its steps on demand. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { SeatMark } from '../../../at-table/seat-mark.tsx'
import { Readable } from '../../../cards/readable.tsx'
import { useSession, useUi } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Button } from '../../../ui/button.tsx'
import { language, say } from '../../../ui/language.ts'
import { Stone } from '../../../ui/stone.tsx'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import { useMore } from '../../../ui/use-more.ts'
import { TollLines } from '../adversary/index.ts'
import { CardsOf, cardOf, Steps, sentenceOf, type Told, type Turn } from '../chronicle/index.ts'
import { Brought } from './brought.tsx'
import styles from './digest.module.css'
import { type Added, lastCast } from './last-cast.ts'
import { type Shown, useDigest } from './use-digest.ts'

export function Digest() {
  const shown = useDigest()
  return shown === null ? null : <TurnCard key={shown.turn.number} {...shown} />
}

/** What cards added to a sum. */
function AddedWords({ list }: { list: readonly Added[] }) {
  const { catalog } = useSession()
  return (
    <>
      {list.map(({ card, n }) => (
        <small key={card}>
          {say('moment/of-cards', { n, card: catalog.names().cardName(card, language()) })}
        </small>
      ))}
    </>
  )
}

/** The stones as they lay, what cards added, and what it came to. */
function CastSmall({ turn }: { turn: Turn }) {
  const { catalog } = useSession()
  const cast = lastCast(turn.events)
  if (cast === null) return null
  return (
    <p class={styles.cast} data-part="cast-small">
      <span aria-hidden="true">
        {cast.stones.map(({ stone, face }, i) => (
          <Stone key={i} stone={stone} face={face} seed={i} />
        ))}
      </span>
      {cast.added.length > 0 && (
        <>
          <b>{cast.plain}</b> <AddedWords list={cast.added} /> <small>=</small>
        </>
      )}
      <b>{cast.total}</b> <small>{say('moment/against', { n: cast.difficulty })}</small>
      <AddedWords list={cast.changed} />
      {cast.decider !== null && (
        <small>{say('moment/decided', { card: catalog.names().cardName(cast.decider, language()) })}</small>
      )}
    </p>
  )
}

/** It stays while the pointer rests on it, while the focus is in it, and while its steps are read; whoever does anything in it sends it away himself. */
function useKeeping({ keep, hold }: Shown, isRead: boolean) {
  const [hovered, hover] = useState(false)
  const [focused, focus] = useState(false)
  const isKept = hovered || focused || isRead
  useEffect(() => keep(isKept), [isKept])
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && hover(true),
    onPointerLeave: () => hover(false),
    onFocusIn: () => focus(true),
    onFocusOut: () => focus(false),
    onPointerDown: hold,
    onKeyDown: hold,
    onWheel: hold,
    onTouchMove: hold,
  }
}

/** Rivals go faster; pressed again, straight to one's own turn. */
function Faster({ close, release }: Shown) {
  const { haste } = useUi()
  const press = () => {
    haste.value = haste.peek() === 0 ? 1 : 2
    release()
    if (haste.peek() === 2) close()
  }
  return (
    <Button mark="unfold" onClick={press}>
      {say(haste.value === 0 ? 'moment/faster' : 'moment/to-own-turn')}
    </Button>
  )
}

/** What may have to be scrolled shows where there is more. */
function Scrolled({ class: name, children }: { class: string; children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null)
  useMore(ref)
  return (
    <div class={name} ref={ref}>
      {children}
    </div>
  )
}

function TurnCard(shown: Shown) {
  const { turn, more, close, isHeld } = shown
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const [step, openStep] = useState<Told | null>(null)
  const keeping = useKeeping(shown, isOpen || step !== null)
  const sentence = sentenceOf(turn, session)
  const card = cardOf(turn)
  const who = session.about.players[turn.seat!].name
  const isOwnNext = session.view.value.turn.seat === session.seat.value
  const steps = turn.steps.filter(({ undone }) => !undone)
  useEffect(() => announce(sentence), [sentence])
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.querySelector('dialog[open]') === null) close()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  })
  return (
    <section
      class={`${styles.digest} ${isOpen ? styles.open : ''}`}
      aria-labelledby="digest"
      data-icons=""
      {...keeping}
    >
      {card !== null && (
        <div class={styles.card}>
          <Readable card={card} size={layout.value === 'phone' ? 'thumb' : 'row'} />
        </div>
      )}
      <div class={styles.words}>
        <p class={`${styles.whose} eyebrow`}>
          <SeatMark seat={turn.seat} />
          {say('moment/turn-of', { who, n: turn.nth })}
        </p>
        <h2 id="digest">{sentence}</h2>
        <TollLines turn={turn} />
        {isOpen ? (
          <Scrolled key="steps" class={styles.steps}>
            <Steps steps={steps} open={openStep} />
          </Scrolled>
        ) : (
          <Scrolled key="came" class={styles.came}>
            <Brought turn={turn} />
            <CastSmall turn={turn} />
          </Scrolled>
        )}
        <footer>
          {steps.length > 0 && (
            <Button mark="chronicle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {say(isOpen ? 'moment/steps/hide' : 'moment/steps', { n: steps.length })}
            </Button>
          )}
          <span class={styles.rest}>{more > 0 && say('moment/more', { n: more })}</span>
          {!isOwnNext && <Faster {...shown} />}
          <Button look={isHeld ? 'primary' : 'outline'} data-leads="" onClick={close}>
            {say('moment/go-on')}
          </Button>
        </footer>
      </div>
      {step !== null && <CardsOf step={step} onClose={() => openStep(null)} />}
      <IconKey />
    </section>
  )
}
