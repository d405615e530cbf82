/** The Adversary that lies apart: its card, its tokens, its Quest and its cards; who has faced it. */
import { drawBack } from '@runesaga/draw'
import { planAttempt } from '../../../at-table/advised.ts'
import otherSideStyles from '../../../at-table/other-side.module.css'
import { type Press, Readable } from '../../../cards/readable.tsx'
import { useReading } from '../../../cards/use-reading.ts'
import { useOffers, useSession, useUi, useView } from '../../../session/index.ts'
import { chanceOnCard } from '../../../ui/chance.ts'
import { Icon } from '../../../ui/icon.tsx'
import { say, words } from '../../../ui/language.ts'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import { DeckLine } from '../rows/index.ts'
import styles from './adversary-panel.module.css'
import { Faced, FoeRules, Hoard } from './facts.tsx'
import { TurningCard } from './turning.tsx'

const SIDES = { first: 'table/adversary/first', final: 'table/adversary/final' } as const

/** The side that lies below, as a black tab. */
function OtherSide() {
  const { catalog } = useSession()
  const { card, side } = useView().adversary!
  const other = side === 'first' ? 'final' : 'first'
  const { title, difficulty } = catalog.face(card, words(), other)
  const read = useReading(card, other)
  return (
    <button
      type="button"
      class={otherSideStyles.otherSide}
      aria-label={say('table/adversary/other', { card: title, n: difficulty ?? 0 })}
      {...read}
    >
      <Icon name="turn" />
      <span>{title}</span>
      <b>{difficulty}</b>
    </button>
  )
}

export function AdversaryPanel() {
  const { catalog } = useSession()
  const offers = useOffers()
  const ui = useUi()
  const { adversary, heroes } = useView()
  if (adversary === null) return null
  const { card, side, quests, shown, defeatedBy } = adversary
  const face = catalog.face(card, words(), side)
  const { attempts } = offers.at(card)
  const offer: Press | undefined =
    attempts.length > 0
      ? { name: say('table/face-it'), act: () => planAttempt(ui, card), opens: 'attempt' }
      : undefined
  const chances = attempts.length === 1 ? [chanceOnCard(attempts[0], true, words())] : []
  const twoSided = face.kind === 'two-sided'
  return (
    <section class={`${styles.adversary} panel`} aria-labelledby="adversary">
      <div class={styles.card}>
        <TurningCard card={card} side={side} chances={chances} offer={offer} />
        {twoSided && <OtherSide />}
      </div>
      <div class={styles.facts} data-icons="">
        <p class="eyebrow">{say(twoSided ? SIDES[side] : 'table/adversary')}</p>
        <h2 id="adversary">{face.title}</h2>
        <Hoard class={styles.hoard} />
        <FoeRules class={styles.rules} />
        <ul class={styles.faced}>
          {defeatedBy === null && heroes.map((_, seat) => <Faced key={seat} seat={seat} />)}
        </ul>
        <IconKey />
      </div>
      <div class={styles.decks}>
        {quests.map((quest) => (
          <Readable key={quest} card={quest} size="thumb" />
        ))}
        <div class={styles.deck}>
          <div
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: drawBack('adversary-feat', words(), 'thumb') }}
          />
          <b>{say('table/adversary/feats')}</b>
          <DeckLine deck="adversary" />
        </div>
        {shown.length > 0 && (
          <div class={styles.deck}>
            <b>{say('table/adversary/shown')}</b>
            {shown.map((one) => (
              <Readable key={one} card={one} size="thumb" />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
