/** The Character cards that envelopes have brought, and the sentence that each mark left behind. */
import type { CardRef } from '@runesaga/table'
import { useCards } from '../../cards/cards-here.ts'
import { Readable } from '../../cards/readable.tsx'
import { say, words } from '../../ui/language.ts'
import { numeral } from './numerals.ts'
import pageStyles from './page.module.css'
import styles from './unlocked.module.css'
import { Wax } from './wax.tsx'

interface UnlockedProps {
  /** newest last */
  cards: readonly { card: CardRef; fresh: boolean }[]
  /** how many there are in all */
  of: number
  /** the chapters that were won, with what their victory brought about */
  marks: readonly { chapter: number; told: string }[]
}

export function Unlocked({ cards, of, marks }: UnlockedProps) {
  const { faces } = useCards()
  return (
    <section class={`${styles.unlocked} panel`} aria-labelledby="unlocked">
      <h2 id="unlocked" class="eyebrow">
        {say('campaign/unlocked')} <small>{say('campaign/unlocked/count', { n: cards.length, of })}</small>
      </h2>
      {cards.length === 0 ? (
        <p class={pageStyles.none}>{say('campaign/unlocked/none')}</p>
      ) : (
        <ul class={styles.cards}>
          {cards.map(({ card, fresh }) => {
            const kind = faces.face(card, words()).label
            return (
              <li key={card} class={fresh ? styles.fresh : ''}>
                <Readable card={card} size="thumb" />
                {fresh ? say('campaign/unlocked/new', { kind }) : kind}
              </li>
            )
          })}
        </ul>
      )}
      {marks.length > 0 && (
        <ul class={styles.legacy} aria-label={say('campaign/legacy')}>
          {marks.map(({ chapter, told }) => (
            <li key={chapter}>
              <svg viewBox="0 0 40 40" aria-hidden="true">
                <Wax
                  id={`mark-${chapter}`}
                  x={20}
                  y={20}
                  r={17}
                  tone="gold"
                  mark={{ text: numeral(chapter) }}
                />
              </svg>
              {told}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
