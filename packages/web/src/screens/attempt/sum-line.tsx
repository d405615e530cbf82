/** The sum under the stones, counted as they land; then how it lies, and how it will lie after everything on the stack. */
import { chanceFigure } from '../../ui/chance.ts'
import { language, say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { useSession } from '../table/session-context.ts'
import { marginWords } from './figures.ts'
import { Outcome } from './outcome.tsx'
import { groupsOf, type StoneGroup, worth } from './pool.ts'
import { token } from './token.ts'
import type { Landing } from './use-landing.ts'
import type { Foreseen } from './use-odds.ts'
import type { Trial } from './use-trial.ts'

interface SumProps {
  trial: Trial
  landing: Landing
  foreseen: Foreseen
}

export function SumLine({ trial: shown, landing, foreseen }: SumProps) {
  const { stones, faces, odds, weighed } = shown
  if (faces.length === 0) return <ChanceBefore trial={shown} />
  const coreZero = odds?.pool.coreCounts ?? 0
  const sumOf = ({ stones: some }: StoneGroup) =>
    some.reduce(
      (sum, { stone, position }) =>
        sum + (landing.lies(position) ? worth(stone, faces[position], coreZero) : 0),
      0,
    )
  const groups = groupsOf(stones)
  const runes = groups.reduce((sum, group) => sum + sumOf(group), 0)
  const whole = weighed?.total ?? odds?.mean ?? runes
  const bonus = landing.done ? whole - runes : 0
  const difficulty = weighed?.difficulty ?? odds?.difficulty
  return (
    <div class="trial-sum">
      <p class="sum-line">
        {groups.map((group, i) => (
          <span key={group.name} class="sum-part">
            {i > 0 && <span class="sign">+</span>}
            {group.name === 'core' ? (
              say('attempt/core')
            ) : (
              <Rich text={token(group.name === 'dark' ? 'dark-rune' : group.name)} />
            )}{' '}
            <b>{sumOf(group)}</b>
          </span>
        ))}
        {bonus !== 0 && (
          <span class="sum-part">
            <span class="sign">{bonus < 0 ? '−' : '+'}</span>
            <BonusName trial={shown} /> <b>{Math.abs(bonus)}</b>
          </span>
        )}
        <span class="sum-part">
          <span class="sign">=</span>
          <b class="total">{runes + bonus}</b>
        </span>
        {difficulty !== undefined && <small>{say('attempt/against', { n: difficulty })}</small>}
      </p>
      {landing.done && difficulty !== undefined && shown.outcome === '' && (
        <AsItLies total={runes + bonus} difficulty={difficulty} foreseen={foreseen} />
      )}
      {landing.done && shown.outcome !== '' && <Outcome trial={shown} />}
    </div>
  )
}

/** Who gives the bonus: the one card that does, or cards in general. */
function BonusName({ trial: { odds } }: { trial: Trial }) {
  const { shelf, seat } = useSession()
  const [only, ...more] = odds?.bonusParts ?? []
  const name =
    only !== undefined && more.length === 0 && only.from === 'card'
      ? shelf.names(seat.value).cardName(only.card, language())
      : say('attempt/bonus')
  return <span class="sum-name">{name}</span>
}

function ChanceBefore({ trial: { odds, seat } }: { trial: Trial }) {
  const { about, seat: you } = useSession()
  if (odds === undefined) return <div class="trial-sum" />
  return (
    <div class="trial-sum">
      <p class="sum-line">
        <b class="total">
          {chanceFigure(odds.success, words())}
          <i>%</i>
        </b>
        <small>
          {say('attempt/to-overcome')},{' '}
          {say(seat === you.value ? 'attempt/you-need' : 'attempt/hero-needs', {
            n: odds.difficulty,
            who: about.players[seat].name,
          })}
        </small>
      </p>
    </div>
  )
}

function AsItLies({
  total,
  difficulty,
  foreseen,
}: {
  total: number
  difficulty: number
  foreseen: Foreseen
}) {
  const { shelf, look, seat } = useSession()
  const { stack, attempt } = look.value.view
  const prospect = foreseen(null)
  const names = shelf.names(seat.value)
  const waiting = [...stack.map(({ card }) => card), ...(attempt?.revealed ?? [])]
  const changes =
    waiting.length > 0 && prospect !== null && prospect.total !== null
      ? { total: prospect.total, margin: prospect.total - prospect.difficulty }
      : null
  return (
    <p class="sum-state">
      <span>{say('attempt/as-it-lies', { margin: marginWords(total - difficulty) })}</span>
      {changes !== null && (
        <>
          <i aria-hidden="true">›</i>
          <span class={changes.margin < 0 ? 'short' : 'enough'}>
            {say('attempt/after-stack', {
              cards: waiting.map((card) => names.cardName(card, language())).join(', '),
              total: changes.total,
              margin: marginWords(changes.margin),
            })}
          </span>
        </>
      )}
    </p>
  )
}
