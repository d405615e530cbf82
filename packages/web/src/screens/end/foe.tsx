/** The Adversary at the end: its card and its Experience. */
import type { Knowledge } from '@runesaga/table'
import { Card } from '../../cards/card.tsx'
import { say } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { useSession } from '../table/session-context.ts'

type Adversary = NonNullable<Knowledge['adversary']>

/** More tokens than this are only a number. */
const MOST_DRAWN = 20

/** For a hero alone: the card beside the sheet. */
export function FoePanel({ adversary }: { adversary: Adversary }) {
  const { look } = useSession()
  const { card, side, xp, goal } = adversary
  const tokens = Math.max(xp, goal)
  return (
    <section class={`end-foe ${look.value.view.outcome!.party === 'lost' ? '' : 'beaten'}`}>
      <Card card={card} size="row" side={side} />
      <div>
        <h2>{say('end/foe')}</h2>
        <FoeTokens adversary={adversary} />
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

/** How much Experience it has, in words. */
export function FoeTokens({ adversary: { xp, goal } }: { adversary: Adversary }) {
  const text =
    goal > 0 ? say('end/foe/goal', { xp, goal: `{xp ${goal}}` }) : say('end/foe/left', { xp: `{xp ${xp}}` })
  return (
    <p class="end-foe-xp">
      <Rich text={text} />
    </p>
  )
}
