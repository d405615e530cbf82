/** A deck in words: how many cards are left, and its discards, to be opened. */
import type { DeckName } from '@runesaga/table'
import { deckName } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { Readable } from '../../../cards/readable.tsx'
import { useView } from '../../../session/index.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { say, words } from '../../../ui/language.ts'

export function DeckLine({ deck }: { deck: DeckName }) {
  const [open, setOpen] = useState(false)
  const { left, discard } = useView().decks[deck]
  const name = deckName(deck, words())
  return (
    <span class="deck-line">
      <span>{say('table/left', { n: left })}</span>
      {discard.length > 0 && (
        <button
          type="button"
          class="link"
          aria-label={say('table/discards/open', { n: discard.length, deck: name })}
          onClick={() => setOpen(true)}
        >
          {say('table/discards/short', { n: discard.length })}
        </button>
      )}
      {open && (
        <Dialog
          title={say('table/discards', { deck: name })}
          class="card-list"
          onClose={() => setOpen(false)}
        >
          <ul class="cards-shown">
            {discard.toReversed().map((card) => (
              <li key={card}>
                <Readable card={card} size="row" />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </span>
  )
}
