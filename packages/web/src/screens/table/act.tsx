/** One Act: its row of cards to use, a list of what is told, or backs. */
import { type BackName, drawBack } from '@runesaga/draw'
import { actionWords, actName, plain } from '@runesaga/words'
import { Mini } from '../../cards/mini.tsx'
import { layout } from '../../state/layout.ts'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { DeckLine } from './deck-line.tsx'
import { useSession } from './session-context.ts'
import { Slot } from './slot.tsx'
import { useOffers } from './use-offers.ts'
import { journeying } from './wishes.ts'

/** What gold means at this moment. */
function GoldLine() {
  const offers = useOffers()
  const { view } = useSession().look.value
  if (!offers.mine || offers.decision?.kind !== 'menu') return null
  const line = journeying.value
    ? say('table/journey-where')
    : view.turn.mustFace
      ? say('table/row/first-adversary')
      : view.turn.main <= 0
        ? say('table/row/main-done')
        : offers.replaces
          ? say('table/replace-where')
          : say('table/gold-shows')
  return (
    <span class="gold-line">
      <Icon name="flame" />
      {line}
    </span>
  )
}

/** On a phone, an odd number of cards leaves a place beside the last one: the deck lies there. */
function DeckCell({ row }: { row: number }) {
  const back: BackName = `act${(row + 1) as 1 | 2 | 3}`
  return (
    <li class="deck-cell">
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawBack(back, words(), 'thumb') }} />
      <DeckLine deck={row} />
    </li>
  )
}

/** A row that the hero may use. `first`: the uppermost of them. */
export function OpenAct({ row, first, own }: { row: number; first: boolean; own: boolean }) {
  const { view } = useSession().look.value
  const { cards } = view.rows[row]
  const deckBeside = layout.value === 'phone' && cards.length % 2 === 1
  return (
    <section class="act open" aria-labelledby={`act-${row}`}>
      <header class="act-head">
        <h2 id={`act-${row}`}>{actName(row + 1, words())}</h2>
        <small>{say(own ? 'table/row/yours' : 'table/row/open')}</small>
        {!deckBeside && <DeckLine deck={row} />}
        {first && <GoldLine />}
      </header>
      <ul class="act-cards" style={{ '--n': cards.length }}>
        {cards.map((card, slot) => (
          <Slot key={`${slot} ${card}`} row={row} slot={slot} />
        ))}
        {deckBeside && <DeckCell row={row} />}
      </ul>
    </section>
  )
}

/** A Journey may go past any open card, also of an Act that is told; and a question may ask for one. */
function ToldCard({ row, slot }: { row: number; slot: number }) {
  const session = useSession()
  const offers = useOffers()
  const { view } = session.look.value
  const action = offers.answer({ row, slot }) ?? (journeying.value ? offers.at(row, slot).journey : null)
  const card = view.rows[row].cards[slot]
  if (action === null) return <Mini card={card} class="faded" />
  const context = session.shelf.context(view, session.seat.value)
  const name = plain(actionWords(action, offers.decision!, context, words()), words())
  const offer = { name, act: () => void session.act(action), does: action.type }
  return <Mini card={card} class="legal" offer={offer} />
}

/** A row whose Act is told, or that has to wait: its cards as lines. */
export function ToldAct({ row, told = true }: { row: number; told?: boolean }) {
  const { view } = useSession().look.value
  const { cards } = view.rows[row]
  return (
    <section class="act told panel" aria-labelledby={`act-${row}`}>
      <header class="act-head">
        <h2 id={`act-${row}`}>{actName(row + 1, words())}</h2>
        <small>{say(told ? 'table/row/told' : 'table/row/first-adversary')}</small>
        <DeckLine deck={row} />
      </header>
      <ul class="act-lines">
        {cards.map((card, slot) =>
          card < 0 ? null : (
            <li key={slot}>
              <ToldCard row={row} slot={slot} />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

export function ClosedAct({ row }: { row: number }) {
  const back: BackName = `act${(row + 1) as 1 | 2 | 3}`
  const markup = drawBack(back, words(), 'thumb')
  return (
    <section class="act closed panel" aria-labelledby={`act-${row}`}>
      <header class="act-head">
        <h2 id={`act-${row}`}>{actName(row + 1, words())}</h2>
        <small>{say('table/row/closed')}</small>
      </header>
      <div class="act-backs" aria-hidden="true">
        {[0, 1].map((n) => (
          <div key={n} dangerouslySetInnerHTML={{ __html: markup }} />
        ))}
      </div>
      <p>{say('table/row/opens')}</p>
    </section>
  )
}
