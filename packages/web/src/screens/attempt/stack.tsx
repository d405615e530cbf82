/** The stack: what takes effect first lies on top, the attempt itself at the bottom. */
import { NOBODY, type Seat } from '@runesaga/table'
import { Readable } from '../../cards/readable.tsx'
import { Icon } from '../../ui/icon.tsx'
import { language, say } from '../../ui/language.ts'
import { SeatMark } from '../table/seat-mark.tsx'
import { useSession } from '../table/session-context.ts'
import type { Trial } from './use-trial.ts'

export function Stack({ trial: { seat } }: { trial: Trial }) {
  const { look, about, shelf, seat: you } = useSession()
  const { stack, attempt } = look.value.view
  const waiting = [
    ...stack.toReversed().map(({ card, by }) => ({ card, by })),
    ...(attempt?.revealed ?? []).map((card) => ({ card, by: NOBODY as Seat })),
  ]
  const names = shelf.names(you.value)
  const nameOf = (by: Seat) => (by === NOBODY ? say('attempt/stack/adversary') : about.players[by].name)
  return (
    <section class="trial-stack panel" aria-labelledby="stack-title">
      <h2 class="eyebrow" id="stack-title">
        {say('attempt/stack')}
      </h2>
      <p class="quiet">{say(waiting.length === 0 ? 'attempt/stack/empty' : 'attempt/stack/order')}</p>
      <ol class="stack-pile">
        {waiting.map(({ card, by }, i) => (
          <li
            key={card}
            aria-label={say('attempt/stack/of', {
              card: names.cardName(card, language()),
              who: nameOf(by),
            })}
          >
            <span class="stack-by">
              {by === NOBODY ? (
                <span class="seat-mark foe" aria-hidden="true">
                  <Icon name="skull" />
                </span>
              ) : (
                <SeatMark seat={by} />
              )}
              <span>
                <b class="stack-name">{names.cardName(card, language())}</b>
                {nameOf(by)} · {say(i === 0 ? 'attempt/stack/first' : 'attempt/stack/then')}
              </span>
            </span>
            <Readable card={card} size="row" />
          </li>
        ))}
        <li class="stack-last">
          <b>
            {say('attempt/stack/attempt', {
              person: seat === you.value ? 'you' : 'hero',
              who: about.players[seat].name,
            })}
          </b>
          <small>{say('attempt/stack/last')}</small>
        </li>
      </ol>
    </section>
  )
}
