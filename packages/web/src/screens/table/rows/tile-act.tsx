/** One of several rows that the hero may use: the mark of its Act, and its cards as tiles. Rows count from 0 here. */
import { actName } from '@runesaga/words'
import { isSeen } from '../../../cards/is-seen.ts'
import { useView } from '../../../session/index.ts'
import { say, words } from '../../../ui/language.ts'
import { DeckLine } from './deck-line.tsx'
import { deckOf, NUMERALS } from './decks.ts'
import { RowCard } from './row-card.tsx'
import styles from './tile-act.module.css'

interface TileActProps {
  row: number
  own: boolean
  /** its Act is told, and nothing else is open */
  told: boolean
}

export function TileAct({ row, own, told }: TileActProps) {
  const { places, spent } = useView().rows[row]
  return (
    <section class={styles.act} data-act={told ? 'told' : 'open'} aria-labelledby={`act-${row}`}>
      <header class={`${styles.mark} ${own ? styles.own : ''}`}>
        <h2 id={`act-${row}`} aria-label={actName(row + 1, words())}>
          {NUMERALS[row]}
        </h2>
        {own && <small>{say(told ? 'table/row/told-short' : 'table/row/yours')}</small>}
        <DeckLine deck={deckOf(row)} mark />
      </header>
      <ul style={{ '--n': places.length }}>
        {places.map(({ card, ally }, i) =>
          isSeen(card) ? (
            <RowCard key={`${i} ${card}`} card={card} ally={ally} tile />
          ) : (
            <li key={i} class={styles.empty} data-part="slot">
              {spent && say('table/no-card')}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
