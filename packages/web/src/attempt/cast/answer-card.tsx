/** One answer: the card, and under it a plate for every way to play it, or the reason why it can't be played now. */
import type { AttemptView, CardRef, HeldFeat, Offer, Result, Waiting } from '@runesaga/table'
import { deedWords, plain } from '@runesaga/words'
import { advisedMark } from '../../at-table/advised.ts'
import { NamedRich } from '../../at-table/named.tsx'
import { Card } from '../../cards/card.tsx'
import { useReading } from '../../cards/use-reading.ts'
import { partOf, useSession, useView } from '../../session/index.ts'
import { deedKind } from '../../ui/deed-kind.ts'
import { language, say, words } from '../../ui/language.ts'
import { DeedRow, endWords, verdictWords } from '../figures/index.ts'
import styles from './answer-card.module.css'
import type { Foreseen } from './use-foreseen.ts'
import { resultOf, useWorth } from './use-worth.ts'
import type { Worth } from './worth.ts'

interface AnswerProps {
  card: CardRef
  /** several where it may be aimed or paid in several ways; none: not now */
  offers: readonly Offer[]
  /** how it stands to the window, where it can't be played now */
  held: HeldFeat | null
  waiting: Waiting
  attempt: AttemptView
  foreseen: Foreseen
}

export function AnswerCard({ card, offers, held, waiting, attempt, foreseen }: AnswerProps) {
  const session = useSession()
  const { catalog } = session
  const context = catalog.context(useView(), session.seat.value)
  const text = catalog.sentences(card, words()).join(' ')
  const worthOf = useWorth(attempt, foreseen)
  const isGood = offers.some((offer) => worthOf(offer) === 'good')
  const [only, ...more] = offers
  const isOneWay = only !== undefined && more.length === 0
  const read = useReading(card, 'first', isOneWay ? () => void session.act(only.deed) : undefined)
  const nameOf = ({ deed }: Offer) => plain(deedWords(deed, waiting, context, words()), words())
  const drawn = (
    <>
      <span class={styles.card} aria-hidden="true">
        <Card card={card} size="row" />
      </span>
      <span class={styles.row} aria-hidden="true">
        <DeedRow card={card} text={text} />
      </span>
    </>
  )
  const toRead = (
    <button
      type="button"
      class={styles.read}
      aria-label={say('table/read', { card: context.cardName(card, language()) })}
      {...read}
    >
      {drawn}
    </button>
  )
  if (isOneWay) {
    return (
      <li class={`${styles.answer} ${isGood ? styles.now : ''}`}>
        <button
          type="button"
          aria-label={`${nameOf(only)}. ${plain(text, words())}`}
          aria-describedby={`answer-${card}`}
          data-action={deedKind(only.deed)}
          {...advisedMark(session.ui, only.deed)}
          {...read}
        >
          {drawn}
          <Plate
            id={`answer-${card}`}
            offer={only}
            worth={worthOf(only)}
            foreseen={foreseen}
            attempt={attempt}
          />
        </button>
      </li>
    )
  }
  if (only !== undefined) {
    return (
      <li class={`${styles.answer} ${isGood ? styles.now : ''}`}>
        {toRead}
        <div class={styles.ways}>
          {offers.map((offer) => (
            <button
              key={JSON.stringify(offer.deed)}
              type="button"
              aria-label={nameOf(offer)}
              data-action={deedKind(offer.deed)}
              {...advisedMark(session.ui, offer.deed)}
              onClick={() => void session.act(offer.deed)}
            >
              <Plate offer={offer} worth={worthOf(offer)} foreseen={foreseen} attempt={attempt} several />
            </button>
          ))}
        </div>
      </li>
    )
  }
  const whyNot = held?.whyNot ?? null
  const isForbidden = whyNot !== null && whyNot !== 'wrong-moment'
  const waits = isForbidden ? null : (held?.waits ?? null)
  const tooLate = held?.tooLate ?? null
  return (
    <li class={`${styles.answer} ${waits === null ? styles.no : ''}`}>
      {toRead}
      <span class={styles.plate}>
        <b>
          {waits === null
            ? say(tooLate === null ? 'attempt/plate/locked' : 'attempt/plate/too-late')
            : say(`attempt/plate/waits-${waits}`)}
        </b>
        {waits === null && (
          <small>
            {tooLate === null
              ? whyNot !== null && say(`refusal/${whyNot}`)
              : say(`attempt/plate/only-before/${tooLate}`)}
          </small>
        )}
        <span class="unseen">
          {context.cardName(card, language())}. {plain(text, words())}
        </span>
      </span>
    </li>
  )
}

interface PlateProps {
  id?: string
  offer: Offer
  worth: Worth
  foreseen: Foreseen
  attempt: AttemptView
  /** one of several: it says whom it is played on, or what is paid */
  several?: boolean
}

function Plate({ id, offer, worth, foreseen, attempt, several = false }: PlateProps) {
  const { deed, idle } = offer
  const result = resultOf(attempt, offer, foreseen)
  return (
    <span
      class={`${styles.plate} ${worth === 'good' ? styles.gold : ''}`}
      data-worth={worth}
      {...(id === undefined ? {} : { id })}
    >
      <b>
        {result === null ? (
          say(deedKind(deed) === 'play' ? 'attempt/plate/play' : 'attempt/plate/use')
        ) : (
          <ResultText result={result} attempt={attempt} />
        )}
      </b>
      {several && <WayWords deed={deed} />}
      {(idle || (result !== null && isAlike(result, foreseen(null)))) && (
        <small>{say('attempt/plate/no-change')}</small>
      )}
    </span>
  )
}

/** Whom it is played on, or what the power does for its cost. */
function WayWords({ deed }: Pick<Offer, 'deed'>) {
  const { catalog, seat } = useSession()
  const context = catalog.context(useView(), seat.value)
  const play = partOf(deed, 'play')
  if (play !== undefined) return <>{say('attempt/on-hero', { who: context.heroName(play.on) })}</>
  const use = partOf(deed, 'use')
  if (use === undefined) return null
  return <NamedRich text={context.cardWords.power?.(use.card, use.power, use.pay, words()) ?? ''} />
}

/** Does it come to the same? */
export const isAlike = (a: Result, b: Result | null): boolean =>
  b !== null && a.success === b.success && a.total === b.total && a.difficulty === b.difficulty

/** "success, 1 to spare (8, 7 needed)"; of somebody else's attempt with their name before it, and neither good news nor bad. */
export function ResultText({ result, attempt }: { result: Result; attempt: AttemptView }) {
  const { about, seat } = useSession()
  const said = verdictWords(result)
  if (attempt.seat !== seat.value)
    return <>{say('attempt/plate/of', { who: about.players[attempt.seat].name, result: said })}</>
  if (endWords(result) === '') return <>{said}</>
  return <em class={result.success === 1 ? styles.good : styles.bad}>{said}</em>
}
