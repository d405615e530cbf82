/** A Feat in hand as a line: its picture, its name and its kind. */
import type { CardRef, Reason } from '@runesaga/table'
import { shortRefusal } from '@runesaga/words'
import { Mini } from '../../../cards/mini.tsx'
import type { Press } from '../../../cards/readable.tsx'
import { useSession } from '../../../session/index.ts'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { words } from '../../../ui/language.ts'
import styles from './feat-line.module.css'

const STANDS = { legal: styles.legal, advised: styles.advised }

interface FeatLineProps {
  card: CardRef
  offer: Press | undefined
  stands: keyof typeof STANDS | undefined
  /** why the level forbids it */
  locked: Reason | null
  /** why it can't be played now */
  why: string | undefined
  /** why it is locked stands above all of them */
  narrow: boolean
}

export function FeatLine({ card, offer, stands, locked, why, narrow }: FeatLineProps) {
  const { catalog } = useSession()
  return (
    <Mini
      card={card}
      class={`${styles.line} ${stands === undefined ? '' : STANDS[stands]} ${locked === null ? '' : styles.locked} ${narrow ? styles.narrow : ''}`}
      note={locked === null ? undefined : shortRefusal(locked, words())}
      offer={offer}
      why={why}
    >
      <GameIcon name={catalog.featKind(card) ?? 'feat'} />
    </Mini>
  )
}
