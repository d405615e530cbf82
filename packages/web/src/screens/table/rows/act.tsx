/** One Act: its row of cards to use, a list of what is told, or backs. Rows count from 0 here, as they are drawn. */
import { type BackName, drawBack } from '@runesaga/draw'
import type { CardRef, DeckName } from '@runesaga/table'
import { actName, deedWords, plain } from '@runesaga/words'
import { isSeen } from '../../../cards/is-seen.ts'
import { Mini } from '../../../cards/mini.tsx'
import { useOffers, useSession, useUi, useView } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { deedKind } from '../../../ui/deed-kind.ts'
import { Icon } from '../../../ui/icon.tsx'
import { say, words } from '../../../ui/language.ts'
import { DeckLine } from './deck-line.tsx'
import { RowCard } from './row-card.tsx'

/** Decks and the backs of their cards go by the same name. */
const deckOf = (row: number) => `act${(row + 1) as 1 | 2 | 3}` as const satisfies DeckName & BackName

/** What gold means at this moment. */
function GoldLine() {
  const offers = useOffers()
  const { turn } = useView()
  const { journeying } = useUi()
  if (!offers.mine || offers.waiting?.for !== 'turn') return null
  const line = journeying.value
    ? say('table/journey-where')
    : turn.mustFace
      ? say('table/row/first-adversary')
      : turn.mainActions <= 0
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
  return (
    <li class="deck-cell">
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawBack(deckOf(row), words(), 'thumb') }} />
      <DeckLine deck={deckOf(row)} />
    </li>
  )
}

/** A row that the hero may use. `first`: the uppermost of them. */
export function OpenAct({ row, first, own }: { row: number; first: boolean; own: boolean }) {
  const { places, spent } = useView().rows[row]
  const deckBeside = layout.value === 'phone' && places.length % 2 === 1
  return (
    <section class="act open" aria-labelledby={`act-${row}`}>
      <header class="act-head">
        <h2 id={`act-${row}`}>{actName(row + 1, words())}</h2>
        <small>{say(own ? 'table/row/yours' : 'table/row/open')}</small>
        {!deckBeside && <DeckLine deck={deckOf(row)} />}
        {first && <GoldLine />}
      </header>
      <ul class="act-cards" style={{ '--n': places.length }}>
        {places.map(({ card, ally }, i) =>
          isSeen(card) ? (
            <RowCard key={`${i} ${card}`} card={card} ally={ally} />
          ) : (
            <li key={i} class="slot empty">
              {spent && say('table/no-card')}
            </li>
          ),
        )}
        {deckBeside && <DeckCell row={row} />}
      </ul>
    </section>
  )
}

/** A Journey may go past any open card, also of an Act that is told; and a question may ask for one. */
function ToldCard({ card }: { card: CardRef }) {
  const session = useSession()
  const offers = useOffers()
  const view = useView()
  const { journeying } = useUi()
  const deed = offers.answer({ place: card }) ?? (journeying.value ? offers.at(card).journey : null)
  if (deed === null) return <Mini card={card} class="faded" />
  const context = session.catalog.context(view, session.seat.value)
  const name = plain(deedWords(deed, offers.waiting, context, words()), words())
  const offer = { name, act: () => void session.act(deed), does: deedKind(deed) }
  return <Mini card={card} class="legal" offer={offer} />
}

/** A row whose Act is told, or that has to wait: its cards as lines. */
export function ToldAct({ row, told = true }: { row: number; told?: boolean }) {
  const { places } = useView().rows[row]
  return (
    <section class="act told panel" aria-labelledby={`act-${row}`}>
      <header class="act-head">
        <h2 id={`act-${row}`}>{actName(row + 1, words())}</h2>
        <small>{say(told ? 'table/row/told' : 'table/row/first-adversary')}</small>
        <DeckLine deck={deckOf(row)} />
      </header>
      <ul class="act-lines">
        {places.map(({ card }, i) =>
          isSeen(card) ? (
            <li key={i}>
              <ToldCard card={card} />
            </li>
          ) : null,
        )}
      </ul>
    </section>
  )
}

export function ClosedAct({ row }: { row: number }) {
  const markup = drawBack(deckOf(row), words(), 'thumb')
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
      <p>{say('table/row/opens', { act: actName(row + 1, words()) })}</p>
    </section>
  )
}
