/** The road: seven envelopes in order. Those that are open can be read again; of the sealed ones nothing is told. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { isCalm } from '../../state/settings.ts'
import { say } from '../../ui/language.ts'
import { sayWhy } from '../../ui/why.ts'
import { Envelope, type Seal } from './envelope.tsx'
import { numeral } from './numerals.ts'
import styles from './road.module.css'

/** What is to be seen of a chapter on the road. */
export interface Stop {
  chapter: number
  seal: Seal
  /** has the campaign come to it? */
  now: boolean
  won: boolean
  /** was it ever lost? */
  lost: boolean
  /** nothing while it is sealed */
  name: string | null
  /** how it stands, in words; `shown` may set some of them off */
  state: string
  shown?: ComponentChildren
  letter?: { picture: string; emblem: string } | undefined
}

interface RoadProps {
  stops: readonly Stop[]
  /** the chapter that is read below */
  read: number
  onRead: (chapter: number) => void
}

export function Road({ stops, read, onRead }: RoadProps) {
  const road = useRef<HTMLElement>(null)
  // where the road is wider than the screen, the chapter that is read is in sight
  useEffect(() => {
    const at = road.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (at == null || road.current === null) return
    const middle = at.offsetLeft + at.offsetWidth / 2 - road.current.clientWidth / 2
    road.current.scrollTo({ left: middle, behavior: isCalm() ? 'instant' : 'smooth' })
  }, [read])
  return (
    <nav class={styles.road} ref={road} aria-label={say('campaign/chapters')}>
      <ol>
        {stops.map((stop) => (
          <li
            key={stop.chapter}
            class={`${stop.seal === 'sealed' ? styles.sealed : ''} ${stop.now ? styles.now : ''}`}
          >
            <button
              type="button"
              aria-label={nameOf(stop)}
              aria-pressed={stop.chapter === read}
              aria-disabled={stop.seal === 'sealed'}
              aria-current={stop.now ? 'step' : undefined}
              onClick={(event) => {
                if (stop.seal === 'sealed') sayWhy(event.currentTarget, say('campaign/state/sealed/why'))
                else onRead(stop.chapter)
              }}
            >
              <Envelope id={`envelope-${stop.chapter}`} numeral={numeral(stop.chapter)} {...stop} />
              <b>{stop.name ?? say('campaign/chapter/n', { n: numeral(stop.chapter) })}</b>
              <small>{stop.shown ?? stop.state}</small>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function nameOf({ chapter, name, state }: Stop): string {
  const n = numeral(chapter)
  return name === null
    ? say('campaign/chapter/unnamed', { n, state })
    : say('campaign/chapter/named', { n, name, state })
}
