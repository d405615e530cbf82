/** The Adversary at the end: its card, its Experience, and how it came out. */
import type { View } from '@runesaga/table'
import { ending } from '@runesaga/words'
import { Card } from '../../cards/card.tsx'
import { language } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { useSession } from '../table/session-context.ts'

/** More tokens than this are a number and one diamond. */
const MOST_DRAWN = 20

export function FoePanel({ adversary }: { adversary: NonNullable<View['adversary']> }) {
  const { look, shelf } = useSession()
  const { card, side, xp, goal } = adversary
  const lost = look.value.view.outcome!.party === 'lost'
  const left = `{xp ${xp}}`
  const tokens = Math.max(xp, goal)
  return (
    <section class={`end-foe ${lost ? '' : 'beaten'}`}>
      <div class="end-foe-card">
        <Card card={card} size="row" side={side} />
        <Card card={card} size="thumb" side={side} />
      </div>
      <div class="end-foe-words">
        <h2>{ending(language(), 'foe')}</h2>
        <p class="end-foe-name">{shelf.face(card, language(), side).title}</p>
        <p class="end-foe-xp">
          <Rich
            text={
              goal > 0
                ? ending(language(), 'foe/goal', { xp, goal: `{xp ${goal}}` })
                : ending(language(), 'foe/left', { xp: left })
            }
          />
        </p>
        {tokens > 0 && tokens <= MOST_DRAWN && (
          <p class="end-tokens" aria-hidden="true">
            {Array.from({ length: tokens }, (_, i) => (
              <i key={i} class={i < xp ? 'there' : ''} />
            ))}
          </p>
        )}
      </div>
    </section>
  )
}
