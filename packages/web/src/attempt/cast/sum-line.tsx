/** The sum under the stones, counted as they land; then how it lies, how it will lie after everything on the stack, and how it ended. */
import type { AttemptView } from '@runesaga/table'
import { plain } from '@runesaga/words'
import { useEffect } from 'preact/hooks'
import { useSession, useView } from '../../session/index.ts'
import { announce } from '../../ui/announcer.tsx'
import { chanceFigure } from '../../ui/chance.ts'
import { language, say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { sound } from '../../ui/sound.ts'
import { groupsOf, marginWords, type StoneGroup, together, token } from '../figures/index.ts'
import styles from './sum-line.module.css'
import type { Foreseen } from './use-foreseen.ts'
import type { Landing } from './use-landing.ts'

interface SumProps {
  attempt: AttemptView
  landing: Landing
  foreseen: Foreseen
}

export function SumLine({ attempt, landing, foreseen }: SumProps) {
  const { stones, total, difficulty, outcome } = attempt
  if (!stones.some(({ face }) => face !== null)) return <ChanceBefore attempt={attempt} />
  const sumOf = ({ stones: some }: StoneGroup) =>
    some.reduce((sum, { stone, position }) => sum + (landing.lies(position) ? (stone.counts ?? 0) : 0), 0)
  const groups = groupsOf(stones)
  const runes = groups.reduce((sum, group) => sum + sumOf(group), 0)
  const bonus = landing.done ? (total ?? runes) - runes : 0
  return (
    <div class={styles.sum}>
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
      {landing.done && outcome === null && (
        <AsItLies total={runes + bonus} difficulty={difficulty.n} foreseen={foreseen} />
      )}
      {landing.done && outcome !== null && <Outcome attempt={attempt} outcome={outcome} />}
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
  if (chance === null) return <div class={styles.sum} />
  return (
    <div class={styles.sum}>
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
  foreseen: Foreseen
}

function AsItLies({ total, difficulty, foreseen }: AsItLiesProps) {
  const { catalog, seat } = useSession()
  const { stack } = useView()
  const result = foreseen(null)
  const names = catalog.names(seat.value)
  const changes =
    stack.length > 0 && result !== null && result.total !== null
      ? { total: result.total, margin: result.total - result.difficulty }
      : null
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

type OutcomeOf = NonNullable<AttemptView['outcome']>

/** The messages of what becomes of a card, where they have other names. */
const GOES = {
  story: 'story',
  discarded: 'discard',
  stays: 'stays',
  defeated: 'defeated',
  'adversary-stays': 'adversary',
} as const satisfies Record<NonNullable<OutcomeOf['fate']>, string>

/** How it ended, stamped over the stones, and where the card goes. */
function Outcome({ attempt, outcome }: { attempt: AttemptView; outcome: OutcomeOf }) {
  const { catalog, seat, about } = useSession()
  const { card, path } = attempt
  const { overcame, fate } = outcome
  const names = catalog.names(seat.value)
  const stamp = outcomeWords(outcome)
  const { adversary } = useView()
  // where successes take Experience off, one attempt doesn't defeat it
  const isDrained = fate === 'defeated' && about.figures.excessRemovesXp && adversary !== null
  const goes = isDrained
    ? say('attempt/goes/faced', {
        card: names.sideName?.(card, path, language()) ?? '',
        left: `{xp ${adversary.xp}}`,
      })
    : fate === null
      ? ''
      : say(`attempt/goes/${GOES[fate]}`, {
          card: names.sideName?.(card, path, language()) ?? '',
          path: fate === 'story' ? names.pathName(card, path, language()) : '',
          person: attempt.seat === seat.value ? 'you' : 'hero',
          who: about.players[attempt.seat].name,
        })
  useEffect(() => {
    sound(overcame ? 'overcome' : 'fail')
    announce(`${stamp}. ${plain(goes, words())}`)
  }, [stamp, goes])
  return (
    <div class={`${styles.stamp} ${overcame ? styles.overcome : styles.failed}`}>
      <b>{stamp}</b>
      {goes !== '' && (
        <span>
          <Rich text={goes} />
        </span>
      )}
    </div>
  )
}

function outcomeWords({ overcame, margin }: OutcomeOf): string {
  if (overcame) {
    if (margin > 0) return say('attempt/outcome/overcome', { n: margin })
    return say(margin === 0 ? 'attempt/outcome/just' : 'attempt/outcome/overcome-plain')
  }
  return margin < 0 ? say('attempt/outcome/failed', { n: -margin }) : say('attempt/outcome/failed-plain')
}
