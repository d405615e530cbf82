/** The moment when a seal is broken: the wax parts, and the cards of the envelope come out of it. Nothing waits for it. */
import type { CardRef } from '@runesaga/table'
import { listed } from '@runesaga/words'
import { useEffect } from 'preact/hooks'
import { useCards } from '../../cards/cards-here.ts'
import { Readable } from '../../cards/readable.tsx'
import { announce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { say, words } from '../../ui/language.ts'
import envelopeStyles from './envelope.module.css'
import { Envelope } from './envelope.tsx'
import { numeral } from './numerals.ts'
import styles from './opening.module.css'

interface OpeningProps {
  chapter: number
  /** all that lies in the envelope */
  cards: readonly CardRef[]
  letter: { picture: string; emblem: string }
  onClose: () => void
}

export function Opening({ chapter, cards, letter, onClose }: OpeningProps) {
  const { faces } = useCards()
  const inside = cards.map((card) => faces.face(card, words()))
  useEffect(() => {
    const names = inside.map(({ title, label }) => `${title} (${label})`)
    announce(say('campaign/opened', { cards: listed(names, words()) }))
  }, [])
  const middle = (cards.length - 1) / 2
  return (
    <Dialog title={say('campaign/inside/title')} class={styles.opening} onClose={onClose}>
      <ul class={styles.cards}>
        {cards.map((card, n) => (
          <li key={card} style={{ '--n': n, '--from': `${(middle - n) * 150}px` }}>
            <Readable card={card} size="row" />
            {inside[n].label}
          </li>
        ))}
      </ul>
      <div class={envelopeStyles.breaking}>
        <Envelope id="opened" numeral={numeral(chapter)} seal="open" letter={letter} />
        <Envelope id="opening" numeral={numeral(chapter)} seal="ready" breaking />
      </div>
      <form method="dialog" class={styles.foot}>
        <p>{say('campaign/inside/about')}</p>
        <Button look="primary" autofocus type="submit">
          {say('campaign/inside/read')}
        </Button>
      </form>
    </Dialog>
  )
}
