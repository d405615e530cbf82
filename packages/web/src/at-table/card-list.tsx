/** Cards to be read side by side, over the table. */
import type { CardRef } from '@runesaga/table'
import type { ComponentChildren } from 'preact'
import { Readable } from '../cards/readable.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './card-list.module.css'

interface CardListProps {
  title: string
  cards: readonly CardRef[]
  /** what is said of them */
  about?: ComponentChildren
  onClose: () => void
}

export function CardList({ title, cards, about, onClose }: CardListProps) {
  return (
    <Dialog title={title} class={styles.list} onClose={onClose}>
      {about !== undefined && <p class={styles.about}>{about}</p>}
      <ul class={styles.cards}>
        {cards.map((card) => (
          <li key={card}>
            <Readable card={card} size="row" />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
