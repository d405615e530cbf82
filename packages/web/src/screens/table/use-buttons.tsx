/** Powers of a card that may be used now: a gilt button, or a choice between several uses. */
import type { CardNo } from '@runesaga/table'
import { actionWords, plain } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { language, say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { useSession } from './session-context.ts'
import { useOffers } from './use-offers.ts'

export function UseButtons({ card }: { card: CardNo }) {
  const session = useSession()
  const offers = useOffers()
  const [open, setOpen] = useState(false)
  const uses = offers.uses(card)
  if (uses.length === 0 || session.look.value.view.attempt !== null) return null
  const context = session.shelf.context(session.look.value.view, session.seat.value)
  const labels = uses.map((use) => actionWords(use, offers.decision!, context, words()))
  const title = say('table/use/which', { card: context.cardName(card, language()) })
  return (
    <>
      <Button
        look="outline"
        class="use-now"
        {...(uses.length === 1 ? { 'data-action': 'use' } : { 'data-opens': 'use' })}
        aria-label={uses.length === 1 ? plain(labels[0], words()) : title}
        onClick={() => (uses.length === 1 ? void session.act(uses[0]) : setOpen(true))}
      >
        {say('table/use/now')}
      </Button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <ul class="choice-list">
            {uses.map((use, i) => (
              <li key={`${use.power} ${use.cost}`}>
                <Button
                  data-action="use"
                  onClick={() => {
                    setOpen(false)
                    void session.act(use)
                  }}
                >
                  <Rich text={labels[i]} />
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
