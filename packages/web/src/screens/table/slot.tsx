/** A place in a row: its card, what may be done with it, and the Ally under it. */
import type { Chance } from '@runesaga/draw'
import type { Action, Knowledge } from '@runesaga/table'
import { actionWords, plain, shortRefusal } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { type Offer, Readable } from '../../cards/readable.tsx'
import { chanceText } from '../../ui/chance.ts'
import { language, say, words } from '../../ui/language.ts'
import { openAttempt } from '../attempt/open.ts'
import { AllyTab } from './ally-tab.tsx'
import { GainFor } from './gain-for.tsx'
import type { AtPlace } from './offers.ts'
import { useSession } from './session-context.ts'
import { useOffers } from './use-offers.ts'
import { advised, hinted, journeying } from './wishes.ts'

/** Plates are for what belongs to this card; what holds for the whole row stands in its heading. */
const ON_A_PLATE = new Set(['need-not-met', 'cannot-pay', 'path-forbidden'])

/** A deck that gives no more leaves its slots empty for good. */
const isSpent = ({ decks }: Knowledge, row: number): boolean =>
  decks[row].left === 0 && decks[row].discard.length === 0

const isAt = (action: Action | null, row: number, slot: number): boolean =>
  action !== null && 'row' in action && action.row === row && action.slot === slot

/** The advised path stands out among the chances. */
const chancesOf = ({ attempts }: AtPlace): Chance[] =>
  attempts.map(({ action, chance }) => {
    const advice = advised.value
    const best =
      advice?.type === 'attempt' && isAt(advice, action.row, action.slot) && advice.path === action.path
    return { text: chanceText(chance, words()), best }
  })

export function Slot({ row, slot }: { row: number; slot: number }) {
  const session = useSession()
  const offers = useOffers()
  const [paying, pay] = useState(false)
  const { view, why, prices } = session.look.value
  const card = view.rows[row].cards[slot]
  const ally = view.rows[row].allies[slot]
  if (card < 0) return <li class="slot empty">{isSpent(view, row) && say('table/no-card')}</li>

  const context = session.shelf.context(view, session.seat.value)
  const at = offers.at(row, slot)
  const label = (action: Action) => plain(actionWords(action, offers.decision!, context, words()), words())
  const doing = (action: Action): Offer => ({
    name: label(action),
    act: () => void session.act(action),
    does: action.type,
  })
  const price = prices.traits[row]?.[slot] ?? 0

  function offer(): Offer | undefined {
    const answer = offers.answer({ row, slot })
    if (answer !== null) return doing(answer)
    if (journeying.value) return at.journey === null ? undefined : doing(at.journey)
    if (at.attempts.length > 0) {
      const paths = at.attempts.map(({ action, chance }) =>
        say('table/slot/path', {
          path: context.pathName(card, action.path, language()),
          chance: chanceText(chance, words()),
        }),
      )
      const name = say('table/slot/attempt', {
        card: context.cardName(card, language()),
        paths: paths.join('; '),
      })
      return { name, act: () => openAttempt({ row, slot }), opens: 'attempt' }
    }
    if (at.gain !== null && price === 0) return doing(at.gain)
    if (at.gain !== null) {
      const xp = plain(`{xp ${price}}`, words())
      return {
        name: say('table/slot/gain-for', { card: context.cardName(card, language()), xp }),
        act: () => pay(true),
        opens: 'gain',
      }
    }
    return at.replace === null ? undefined : doing(at.replace)
  }

  const offered = offer()
  const inMenu = offers.mine && offers.decision?.kind === 'menu'
  const reason = inMenu && offered === undefined ? (why.rows[row]?.[slot] ?? null) : null
  const isAdvised = hinted.value !== null && isAt(advised.value, row, slot)
  const stands = isAdvised ? 'advised' : offered !== undefined ? 'legal' : reason !== null ? 'dim' : undefined
  return (
    <li class="slot">
      <Readable
        card={card}
        size="row"
        harder={ally >= 0 ? 1 : 0}
        chances={journeying.value ? [] : chancesOf(at)}
        offer={offered}
        stands={stands}
        why={reason === null ? undefined : say(`refusal/${reason}`)}
      >
        {reason !== null && ON_A_PLATE.has(reason) && (
          <span class="slot-plate" aria-hidden="true">
            {shortRefusal(reason, words()) ?? say(`refusal/${reason}`)}
          </span>
        )}
      </Readable>
      {ally >= 0 && <AllyTab card={ally} />}
      {paying && at.gain !== null && (
        <GainFor card={card} price={price} action={at.gain} onClose={() => pay(false)} />
      )}
    </li>
  )
}
