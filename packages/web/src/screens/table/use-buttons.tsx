/** Powers of a card that may be used now: a gilt button, or a choice between several uses. */
import type { CardNo } from '@runesaga/table'
import { actionWords, plain } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { language } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { say } from './say.ts'
import { useSession } from './session-context.ts'
import { useOffers } from './use-offers.ts'

export function UseButtons({ card }: { card: CardNo }) {
  const session = useSession()
  const offers = useOffers()
  const [open, setOpen] = useState(false)
  const uses = offers.uses(card)
  if (uses.length === 0 || session.look.value.view.attempt !== null) return null
  const scene = session.shelf.scene(session.look.value.view, session.seat.value)
  const words = uses.map((use) => actionWords(use, offers.decision!, scene, language()))
  const title = say('use/which', { card: scene.cardName(card, language()) })
  return (
    <>
      <Button
        look="outline"
        class="use-now"
        {...(uses.length === 1 ? { 'data-action': 'use' } : { 'data-opens': 'use' })}
        aria-label={uses.length === 1 ? plain(words[0], language()) : title}
        onClick={() => (uses.length === 1 ? void session.act(uses[0]) : setOpen(true))}
      >
        {say('use/now')}
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
                  <Rich text={words[i]} />
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
