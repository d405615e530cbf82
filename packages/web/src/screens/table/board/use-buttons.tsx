/** Powers of a card that may be used now: a gilt button, or a choice between several uses. */
import type { CardRef } from '@runesaga/table'
import { deedWords, plain } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { NamedRich } from '../../../at-table/named.tsx'
import { useOffers, useSession, useView } from '../../../session/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { language, say, words } from '../../../ui/language.ts'
import styles from './use-buttons.module.css'

export function UseButtons({ card }: { card: CardRef }) {
  const session = useSession()
  const offers = useOffers()
  const view = useView()
  const [open, setOpen] = useState(false)
  const uses = offers.uses(card)
  if (uses.length === 0 || view.attempt !== null) return null
  const context = session.catalog.context(view, session.seat.value)
  const labels = uses.map(({ deed }) => deedWords(deed, offers.waiting, context, words()))
  const title = say('table/use/which', { card: context.cardName(card, language()) })
  return (
    <>
      <Button
        look="outline"
        class={styles.use}
        {...(uses.length === 1 ? { 'data-action': 'use' } : { 'data-opens': 'use' })}
        aria-label={uses.length === 1 ? plain(labels[0], words()) : title}
        onClick={() => (uses.length === 1 ? void session.act(uses[0].deed) : setOpen(true))}
      >
        {say('table/use/now')}
      </Button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <ul class="choice-list">
            {uses.map(({ deed }, i) => (
              <li key={JSON.stringify(deed)}>
                <Button
                  data-action="use"
                  onClick={() => {
                    setOpen(false)
                    void session.act(deed)
                  }}
                >
                  <NamedRich text={labels[i]} />
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
