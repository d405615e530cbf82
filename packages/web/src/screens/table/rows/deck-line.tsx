/** A deck in words: how many cards are left, and its discards, to be opened. */
import type { DeckName } from '@runesaga/table'
import { deckName } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { CardList } from '../../../at-table/card-list.tsx'
import { useView } from '../../../session/index.ts'
import { say, words } from '../../../ui/language.ts'
import styles from './deck-line.module.css'

/** `mark`: on the mark of an Act, which opens the discards as a whole. */
export function DeckLine({ deck, mark = false }: { deck: DeckName; mark?: boolean }) {
  const [open, setOpen] = useState(false)
  const { left, discard } = useView().decks[deck]
  const name = say('table/discards/open', { n: discard.length, deck: deckName(deck, words()) })
  return (
    <span class={mark ? styles.mark : styles.line}>
      <span>{say(mark ? 'table/left-short' : 'table/left', { n: left })}</span>
      {discard.length > 0 && (
        <button type="button" class={mark ? 'cover' : 'link'} aria-label={name} onClick={() => setOpen(true)}>
          {!mark && say('table/discards/short', { n: discard.length })}
        </button>
      )}
      {open && (
        <CardList
          title={say('table/discards', { deck: deckName(deck, words()) })}
          cards={discard.toReversed()}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}
