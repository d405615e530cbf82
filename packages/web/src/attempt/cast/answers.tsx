/** Your answers in a Feat window: each a card with a plate that says what comes of it now, what it waits for, or why not. */
import type { AttemptView, CardRef, Offer, Waiting } from '@runesaga/table'
import { deedWords, plain } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { advisedMark } from '../../at-table/advised.ts'
import { BankFirst, useAgreedToBank } from '../../at-table/bank-first.tsx'
import { NamedRich } from '../../at-table/named.tsx'
import { Card } from '../../cards/card.tsx'
import { isSeen } from '../../cards/is-seen.ts'
import { partOf, useOffers, useSession, useView } from '../../session/index.ts'
import { say, words } from '../../ui/language.ts'
import { useMedia } from '../../ui/use-media.ts'
import { DeedRow } from '../figures/index.ts'
import answerStyles from './answer-card.module.css'
import { AnswerCard, isAlike, ResultText } from './answer-card.tsx'
import styles from './answers.module.css'
import type { Foreseen } from './use-foreseen.ts'
import roomStyles from './zones.module.css'

interface AnswersProps {
  attempt: AttemptView
  waiting: Waiting & { for: 'window' }
  foreseen: Foreseen
}

/** The Feat or the card whose power it is; null for all else. */
const cardOf = ({ deed }: Offer): CardRef | null =>
  (partOf(deed, 'play') ?? partOf(deed, 'use'))?.card ?? null

export function Answers(props: AnswersProps) {
  const { seat } = useSession()
  const { you, heroes } = useView()
  const offers = you?.offers ?? []
  const now = [...new Set(offers.flatMap((offer) => cardOf(offer) ?? []))]
  const later = (you?.hand ?? []).filter(({ card }) => !now.includes(card))
  const answers = [
    ...now.map((card) => ({ card, offers: offers.filter((offer) => cardOf(offer) === card), held: null })),
    ...later.map((held) => ({ card: held.card, offers: [], held })),
  ]
  const banks = useBanks()
  // two cards have room beside each other, but for a Heritage that stands beside the board
  const isNarrow = useMedia('(max-width: 1699px)') && isSeen(heroes[seat.value].heritage)
  const isMany = answers.length + Number(banks) > (isNarrow ? 1 : 2)
  const inLines = useMedia('(max-width: 1199px)') || isMany
  return (
    <section class={styles.answers} aria-labelledby="answers-title">
      <h2 class="eyebrow" id="answers-title">
        {say('attempt/your-answers')} <small>{say('attempt/answers/if')}</small>
      </h2>
      {answers.length === 0 && !banks && <p class={roomStyles.quiet}>{say('attempt/answers/none')}</p>}
      <ul class={inLines ? `${answerStyles.lines} ${styles.below}` : ''}>
        {answers.map((answer) => (
          <AnswerCard key={answer.card} {...answer} {...props} />
        ))}
        {banks && <BankAnswer {...props} />}
      </ul>
    </section>
  )
}

/** May Experience go onto the Class? A token that opens nothing can wait for the menu. */
function useBanks(): boolean {
  const { seat } = useSession()
  const { bank } = useOffers()
  const { banked = 0, opensAt = [] } = useView().heroes[seat.value].class ?? {}
  return bank !== null && opensAt.some((at) => at > banked)
}

/** Experience for the Class: what it is, how much lies there, and what it opens. It is asked before, as on the board. */
function BankAnswer({ attempt, waiting, foreseen }: AnswersProps) {
  const session = useSession()
  const { catalog } = session
  const view = useView()
  const hasAgreed = useAgreedToBank()
  const [asks, ask] = useState(false)
  const hero = view.heroes[session.seat.value]
  const card = hero.motivation
  if (!isSeen(card) || hero.class === null) return null
  const { banked, opensAt } = hero.class
  const step = opensAt.find((at) => at > banked)!
  // the power that it works towards
  const next = catalog.text(card, words()).lines.find(({ gate }) => gate === `{xp ${step}}`)
  const opens = say(banked + 1 >= step ? 'attempt/bank/opens' : 'attempt/bank/not-yet', { n: banked, step })
  const label = deedWords('bank', waiting, catalog.context(view, session.seat.value), words())
  const result = attempt.outcome?.overcame === true ? null : foreseen('bank')
  const helps = result !== null && !isAlike(result, foreseen(null))
  const place = () => (hasAgreed ? void session.act('bank') : ask(true))
  return (
    <li class={`${answerStyles.answer} ${answerStyles.now}`}>
      <button
        type="button"
        aria-label={plain(label, words())}
        aria-describedby="bank-answer"
        data-action="bank"
        {...advisedMark(session.ui, 'bank')}
        onClick={place}
      >
        <span class={answerStyles.card} aria-hidden="true">
          <Card card={card} size="row" />
        </span>
        <span class={answerStyles.row} aria-hidden="true">
          <DeedRow card={card} text={next?.sentence ?? ''} />
        </span>
        <span class={`${answerStyles.plate} ${answerStyles.gold}`} id="bank-answer">
          <b>
            <NamedRich text={label} />
          </b>
          <small>{opens}</small>
          {helps && <ResultText result={result} attempt={attempt} />}
        </span>
      </button>
      {asks && <BankFirst allOpen={false} onClose={() => ask(false)} />}
    </li>
  )
}
