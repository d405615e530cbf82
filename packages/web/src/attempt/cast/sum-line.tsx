/** The sum under the stones, counted as they land; then how it lies, and how it will lie after everything on the stack. */
import type { AttemptView } from '@runesaga/table'
import { useSession, useView } from '../../session/index.ts'
import { chanceFigure } from '../../ui/chance.ts'
import { language, say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { groupsOf, marginWords, type StoneGroup, together, token } from '../figures/index.ts'
import styles from './sum-line.module.css'
import type { Foreseen } from './use-foreseen.ts'
import type { Landing } from './use-landing.ts'
import { outcomeWords } from './word.tsx'

interface SumProps {
  attempt: AttemptView
  isOver: boolean
  landing: Landing
  foreseen: Foreseen
}

export function SumLine({ attempt, isOver, landing, foreseen }: SumProps) {
  const { stones, total, difficulty, outcome } = attempt
  if (!stones.some(({ face }) => face !== null)) return <ChanceBefore attempt={attempt} />
  const sumOf = ({ stones: some }: StoneGroup) =>
    some.reduce((sum, { stone, position }) => sum + (landing.lies(position) ? (stone.counts ?? 0) : 0), 0)
  const groups = groupsOf(stones)
  const runes = groups.reduce((sum, group) => sum + sumOf(group), 0)
  const bonus = landing.done ? (total ?? runes) - runes : 0
  return (
    <div class={styles.sum} data-part="sum">
      <p class={styles.line}>
        {groups.map((group, i) => (
          <span key={group.name} class={styles.part}>
            {i > 0 && <span>+</span>}
            {group.name === 'core' ? (
              say('attempt/core')
            ) : (
              <Rich text={token(group.name === 'dark' ? 'dark-rune' : group.name)} />
            )}{' '}
            <b>{sumOf(group)}</b>
          </span>
        ))}
        {bonus !== 0 && (
          <span class={styles.part}>
            <span>{bonus < 0 ? '−' : '+'}</span>
            <BonusName attempt={attempt} /> <b>{Math.abs(bonus)}</b>
          </span>
        )}
        <span class={styles.part}>
          <span>=</span>
          <b class={styles.total}>{runes + bonus}</b>
        </span>
        <small>{say('attempt/against', { n: difficulty.n })}</small>
      </p>
      {landing.done && !isOver && (
        <AsItLies total={runes + bonus} difficulty={difficulty.n} outcome={outcome} foreseen={foreseen} />
      )}
    </div>
  )
}

/** Who gives the bonus: the one card that does, or cards in general. */
function BonusName({ attempt: { bonus } }: { attempt: AttemptView }) {
  const { catalog, seat } = useSession()
  const [only, ...more] = together(bonus.parts)
  const card = more.length === 0 && only?.from === 'card' ? only.card : null
  const name = card === null ? say('attempt/bonus') : catalog.names(seat.value).cardName(card, language())
  return <span class={styles.name}>{name}</span>
}

function ChanceBefore({ attempt: { chance, difficulty, seat } }: { attempt: AttemptView }) {
  const { about, seat: you } = useSession()
  if (chance === null) return <div class={styles.sum} data-part="sum" />
  return (
    <div class={styles.sum} data-part="sum">
      <p class={styles.line}>
        <b class={styles.total}>
          {chanceFigure(chance, words())}
          <i>{words().rules.percent('')}</i>
        </b>
        <small>
          {say('attempt/to-overcome')},{' '}
          {say(seat === you.value ? 'attempt/you-need' : 'attempt/hero-needs', {
            n: difficulty.n,
            who: about.players[seat].name,
          })}
        </small>
      </p>
    </div>
  )
}

interface AsItLiesProps {
  total: number
  difficulty: number
  /** once it is weighed, until it counts */
  outcome: AttemptView['outcome']
  foreseen: Foreseen
}

function AsItLies({ total, difficulty, outcome, foreseen }: AsItLiesProps) {
  const { catalog, seat } = useSession()
  const { stack } = useView()
  const result = foreseen(null)
  const names = catalog.names(seat.value)
  const changes =
    stack.length > 0 && result !== null && result.total !== null
      ? { total: result.total, margin: result.total - result.difficulty }
      : null
  if (outcome !== null)
    return (
      <p class={styles.state}>
        <span class={outcome.overcame ? styles.enough : styles.short}>{outcomeWords(outcome)}</span>
      </p>
    )
  return (
    <p class={styles.state}>
      <span>
        {total < difficulty
          ? say('attempt/margin/not-yet', { n: difficulty - total })
          : say('attempt/as-it-lies', { margin: marginWords(total - difficulty) })}
      </span>
      {changes !== null && (
        <>
          <i aria-hidden="true">›</i>
          <span class={changes.margin < 0 ? styles.short : styles.enough}>
            {say('attempt/after-stack', {
              cards: stack.map(({ card }) => names.cardName(card, language())).join(', '),
              total: changes.total,
              margin: marginWords(changes.margin),
            })}
          </span>
        </>
      )}
    </p>
  )
}
