/** The hero as it grows: a name, the first runes, who else is ready, and the way into the game. */
import type { CardRef, StoneFace, StoneName } from '@runesaga/table'
import { useState } from 'preact/hooks'
import { HeroMark } from '../../at-table/hero-mark.tsx'
import { useSession, useView } from '../../session/index.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { Stone } from '../../ui/stone.tsx'
import styles from './foot.module.css'
import { type Dealt, dealtTo, type Kept, SLOTS, type SlotKind } from './slots.ts'
import type { Page } from './steps.tsx'

interface FootProps {
  dealt: Dealt
  chosen: Kept
  page: Page
  onPage: (page: Page) => void
  /** null once this hero is ready, and others are not */
  onBegin: (() => void | Promise<void>) | null
}

export function Foot({ onBegin, ...rest }: FootProps) {
  const { heroes } = useView()
  return (
    <footer class={styles.foot} data-icons="">
      <Growing chosen={rest.chosen} />
      <FirstRunes origin={rest.chosen.origin} />
      {heroes.length > 1 && <Others />}
      {onBegin !== null && <Begin {...rest} onBegin={onBegin} />}
    </footer>
  )
}

function Growing({ chosen }: { chosen: Kept }) {
  const { catalog, about, seat } = useSession()
  const title = (card: CardRef) => catalog.face(card, words()).title
  const { name } = about.players[seat.value]
  const rest = [chosen.motivation, chosen.destiny].filter((card) => card !== null).map(title)
  return (
    <div class={styles.hero}>
      <HeroMark seat={seat.value} origin={chosen.origin} />
      <p>
        <b>{chosen.origin === null ? name : say('opening/hero', { name, origin: title(chosen.origin) })}</b>
        <span>{rest.length === 0 ? say('opening/no-hero') : rest.join(' · ')}</span>
      </p>
    </div>
  )
}

/** Three core runes are in every cast; each ability adds its own where the Challenge uses it. */
function FirstRunes({ origin }: { origin: CardRef | null }) {
  const { catalog } = useSession()
  const entry = origin === null ? undefined : catalog.entry(origin)
  const abilities = entry?.kind === 'origin' ? entry.card.abilities : []
  const stones: { stone: StoneName; face: StoneFace }[] = [
    { stone: 'core', face: 'slash' },
    { stone: 'core', face: 'slash' },
    { stone: 'fate', face: 'twist' },
    ...abilities.map((stone) => ({ stone, face: 'symbol' as const })),
  ]
  return (
    <div class={styles.runes}>
      {stones.map(({ stone, face }, i) => (
        <Stone key={`${i} ${stone}`} stone={stone} face={face} seed={i} />
      ))}
      <small>{say('opening/runes')}</small>
    </div>
  )
}

function Others() {
  const { about, seat } = useSession()
  const { heroes } = useView()
  const allReady = heroes.every((hero, other) => other === seat.value || dealtTo(hero) === 0)
  return (
    <ul class={allReady ? styles.allReady : ''} aria-label={say('opening/others')}>
      {heroes.map((hero, other) => {
        if (other === seat.value) return null
        const ready = dealtTo(hero) === 0
        return (
          <li key={other}>
            <HeroMark seat={other} origin={hero.origin} />
            <b>{about.players[other].name}</b>
            <span>
              {ready && <Icon name="check" />}
              {say(ready ? 'opening/ready' : 'opening/choosing')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The one thing to do. While something is missing it says what, and leads there. */
function Begin({
  dealt,
  chosen,
  page,
  onPage,
  onBegin,
}: FootProps & { onBegin: () => void | Promise<void> }) {
  const { catalog } = useSession()
  const [sent, setSent] = useState(false)
  const missing = SLOTS.find((slot) => chosen[slot] === null)
  if (missing === undefined) {
    const begin = async () => {
      setSent(true)
      await onBegin()
      // where another tab was first, it may be pressed again
      setSent(false)
    }
    return (
      <Button
        look="primary"
        class={styles.begin}
        data-tells=""
        data-action="keep"
        disabled={sent}
        onClick={() => void begin()}
      >
        {say('opening/begin')}
      </Button>
    )
  }
  const kind = catalog.kind(dealt[missing][0]) as SlotKind
  const elsewhere = page !== missing
  return (
    <>
      <Button
        look="primary"
        class={styles.begin}
        data-tells=""
        aria-disabled="true"
        onClick={() => document.getElementById(`pick-${missing}`)?.focus()}
      >
        {say(`opening/need/${kind}`)}
      </Button>
      {elsewhere && (
        <Button look="outline" class={styles.next} data-opens="keep" onClick={() => onPage(missing)}>
          {say('opening/next', { kind: words().terms.kinds[kind].one })}
        </Button>
      )}
    </>
  )
}
