/** The Adversary at the end: its card and its Experience. */
import type { AdversaryView } from '@runesaga/table'
import { Card } from '../../cards/card.tsx'
import { useView } from '../../session/index.ts'
import { say } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import styles from './adversary.module.css'

/** More tokens than this are only a number. */
const MOST_DRAWN = 20

/** For a hero alone: the card beside the sheet. */
interface AdversaryPanelProps {
  adversary: AdversaryView
  counted: boolean
}

export function AdversaryPanel({ adversary, counted }: AdversaryPanelProps) {
  const { outcome } = useView()
  const { card, side, xp, goal } = adversary
  const tokens = Math.max(xp, goal ?? 0)
  return (
    <section
      class={`${styles.foe} ${counted && outcome!.party !== 'lost' ? styles.beaten : ''}`}
      data-icons=""
    >
      <Card card={card} size="row" side={side} />
      <div>
        <h2>{say('end/foe')}</h2>
        <AdversaryXp adversary={adversary} />
        {tokens > 0 && tokens <= MOST_DRAWN && (
          <p class={styles.tokens} aria-hidden="true">
            {Array.from({ length: tokens }, (_, i) => (
              <i key={i} class={i < xp ? styles.there : ''} />
            ))}
          </p>
        )}
      </div>
      <IconKey />
    </section>
  )
}

/** How much Experience it has, in words. */
export function AdversaryXp({ adversary: { xp, goal } }: { adversary: AdversaryView }) {
  const text =
    goal === null
      ? say('end/foe/left', { xp: `{xp ${xp}}` })
      : say('end/foe/goal', { xp, goal: `{xp ${goal}}` })
  return (
    <p class={styles.xp}>
      <Rich text={text} />
    </p>
  )
}
