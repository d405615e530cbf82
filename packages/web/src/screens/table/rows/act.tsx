/** One Act: its row of cards to use, a list of what is told, or backs. Rows count from 0 here, as they are drawn. */
import { drawBack } from '@runesaga/draw'
import type { CardRef } from '@runesaga/table'
import { actName, deedWords, plain } from '@runesaga/words'
import { isSeen } from '../../../cards/is-seen.ts'
import { Mini } from '../../../cards/mini.tsx'
import { useOffers, useSession, useUi, useView } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { deedKind } from '../../../ui/deed-kind.ts'
import { Icon } from '../../../ui/icon.tsx'
import { say, words } from '../../../ui/language.ts'
import { sayWhy } from '../../../ui/why.ts'
import styles from './act.module.css'
import { DeckLine } from './deck-line.tsx'
import { deckOf, NUMERALS } from './decks.ts'
import { RowCard } from './row-card.tsx'

/** How an Act that isn't open to use lies: beside the row, as a narrow fold beside tiles, as a line, or by itself behind a tab. */
export type Shape = 'panel' | 'fold' | 'line' | 'tab'
const SHAPES = { panel: styles.panel, fold: styles.fold, line: styles.line, tab: styles.tab }

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
    <span class={styles.gold}>
      <Icon name="flame" />
      {line}
    </span>
  )
}

/** On a phone, an odd number of cards leaves a place beside the last one: the deck lies there. */
function DeckCell({ row }: { row: number }) {
  return (
    <li class={styles.deckCell}>
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawBack(deckOf(row), words(), 'thumb') }} />
      <DeckLine deck={deckOf(row)} />
    </li>
  )
}

interface OpenActProps {
  row: number
  /** the uppermost of them */
  first: boolean
  own: boolean
  /** its Act is told, and nothing else is open: it keeps its room, and a Journey may still go there */
  told?: boolean
}

/** A row that the hero may use. */
export function OpenAct({ row, first, own, told = false }: OpenActProps) {
  const { you } = useSession()
  const { places, spent } = useView().rows[row]
  const deckBeside = layout.value === 'phone' && places.length % 2 === 1
  return (
    <section
      class={`${styles.open} ${told ? styles.done : ''}`}
      data-act={told ? 'told' : 'open'}
      aria-labelledby={`act-${row}`}
    >
      <header class={styles.head}>
        <h2 id={`act-${row}`}>{actName(row + 1, words())}</h2>
        {you.value !== null && (
          <small>{say(told ? 'table/row/told' : own ? 'table/row/yours' : 'table/row/open')}</small>
        )}
        {!deckBeside && <DeckLine deck={deckOf(row)} />}
        {first && <GoldLine />}
      </header>
      <ul class={styles.cards} style={{ '--n': places.length }}>
        {places.map(({ card, ally }, i) =>
          isSeen(card) ? (
            <RowCard key={`${i} ${card}`} card={card} ally={ally} />
          ) : (
            <li key={i} class={styles.empty} data-part="slot">
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
function ToldCard({ card, told }: { card: CardRef; told: boolean }) {
  const session = useSession()
  const offers = useOffers()
  const view = useView()
  const { journeying } = useUi()
  const deed = offers.answer({ place: card }) ?? (journeying.value ? offers.at(card).journey : null)
  if (deed === null) {
    const why = say(told ? 'refusal/act-completed' : 'refusal/must-face-adversary')
    return <Mini card={card} class={styles.faded} why={why} />
  }
  const context = session.catalog.context(view, session.seat.value)
  const name = plain(deedWords(deed, offers.waiting, context, words()), words())
  const offer = { name, act: () => void session.act(deed), does: deedKind(deed) }
  return <Mini card={card} class="legal" offer={offer} />
}

/** The heading of an Act that isn't open to use; a fold has room for its numeral alone. */
function Head({ row, shape, about }: { row: number; shape: Shape; about: string }) {
  const name = actName(row + 1, words())
  return (
    <header class={styles.head}>
      <h2 id={`act-${row}`} aria-label={name}>
        {shape === 'fold' ? NUMERALS[row] : name}
      </h2>
      <small>{about}</small>
    </header>
  )
}

interface ToldActProps {
  row: number
  shape: Shape
  /** false: it has to wait for the Adversary */
  told?: boolean
}

/** A row whose Act is told, or that has to wait: its cards as lines. */
export function ToldAct({ row, shape, told = true }: ToldActProps) {
  const { places } = useView().rows[row]
  const isFold = shape === 'fold'
  const about = isFold ? 'table/row/told-short' : told ? 'table/row/told' : 'table/row/first-adversary'
  return (
    <section class={`${styles.told} ${SHAPES[shape]} panel`} data-act="told" aria-labelledby={`act-${row}`}>
      <Head row={row} shape={shape} about={say(about)} />
      <DeckLine deck={deckOf(row)} mark={isFold} />
      <ul class={styles.minis}>
        {places.map(({ card }, i) =>
          isSeen(card) ? (
            <li key={i}>
              <ToldCard card={card} told={told} />
            </li>
          ) : null,
        )}
      </ul>
    </section>
  )
}

export function ClosedAct({ row, shape }: { row: number; shape: Shape }) {
  const markup = drawBack(deckOf(row), words(), 'thumb')
  const opens = say('table/row/opens', { act: actName(row + 1, words()) })
  return (
    <section
      class={`${styles.closed} ${SHAPES[shape]} panel`}
      data-act="closed"
      aria-labelledby={`act-${row}`}
    >
      <Head
        row={row}
        shape={shape}
        about={say(shape === 'fold' ? 'table/row/closed-short' : 'table/row/closed')}
      />
      <div class={styles.backs} aria-hidden="true">
        {[0, 1].map((n) => (
          <div key={n} dangerouslySetInnerHTML={{ __html: markup }} />
        ))}
      </div>
      <p aria-hidden="true">{opens}</p>
      <button
        type="button"
        class="cover"
        aria-label={opens}
        onClick={({ currentTarget }) => sayWhy(currentTarget, opens)}
      />
    </section>
  )
}
