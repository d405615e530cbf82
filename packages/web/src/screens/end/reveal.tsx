/** Destinies turned over one by one; whoever can't wait goes on. */
import { drawBack } from '@runesaga/draw'
import { useEffect, useRef, useState } from 'preact/hooks'
import { HeroMark } from '../../at-table/hero-mark.tsx'
import { Card } from '../../cards/card.tsx'
import { isSeen } from '../../cards/is-seen.ts'
import { useSession, useView } from '../../session/index.ts'
import { announce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { say, words } from '../../ui/language.ts'
import { sound } from '../../ui/sound.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import styles from './reveal.module.css'

/** Before the first card turns, between two, and after the last, in milliseconds. */
const FIRST = 700
const EACH = 1300
const LAST = 3200

export function Reveal({ onDone }: { onDone: () => void }) {
  const { about, catalog } = useSession()
  const { heroes } = useView()
  const [turned, setTurned] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const wait = turned === 0 ? FIRST : turned < heroes.length ? EACH : LAST
    const timer = setTimeout(() => {
      if (turned === heroes.length) return onDone()
      const { destiny } = heroes[turned]
      if (isSeen(destiny)) announce(`${about.players[turned].name}, ${catalog.face(destiny, words()).title}`)
      sound('flip')
      setTurned(turned + 1)
    }, wait)
    return () => clearTimeout(timer)
  }, [turned])
  return (
    <main class={styles.reveal} data-icons="">
      <h1 ref={heading} tabIndex={-1}>
        {say(heroes.length === 1 ? 'end/reveal/alone' : 'end/reveal/title')}
      </h1>
      <ul class={styles.destinies}>
        {heroes.map((hero, seat) => (
          <li key={seat} class={seat < turned ? styles.turned : ''}>
            <div class={styles.flip}>
              <div
                class={styles.flipBack}
                aria-hidden={seat < turned}
                dangerouslySetInnerHTML={{ __html: drawBack('destiny', words(), 'row') }}
              />
              <div class={styles.flipFace} aria-hidden={seat >= turned}>
                {isSeen(hero.destiny) && <Card card={hero.destiny} size="row" />}
              </div>
            </div>
            <p>
              <HeroMark seat={seat} origin={hero.origin} />
              <b>{about.players[seat].name}</b>
            </p>
          </li>
        ))}
      </ul>
      <IconKey />
      <Button look="primary" onClick={onDone}>
        {say('end/reveal/go')}
      </Button>
    </main>
  )
}
