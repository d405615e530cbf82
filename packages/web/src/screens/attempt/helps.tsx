/** Feats and powers that could still change the attempt; what works before the cast can be put into the plan. */
import type { Seat } from '@runesaga/table'
import { say, words } from '../../ui/language.ts'
import { useSession } from '../table/session-context.ts'
import { DeedRow } from './deed-row.tsx'
import { differenceWords } from './figures.ts'
import type { Help } from './helps.ts'
import { Percent } from './percent.tsx'
import type { Intent } from './use-intent.ts'

export function Helps({ intent, seat }: { intent: Intent; seat: Seat }) {
  const { helps, chosen, odds, chanceWith } = intent
  const isChosen = (help: Help) => chosen.includes(help)
  /** Only what makes it likelier; and what nobody can tell yet. */
  const shown = helps.filter((help) => {
    const chance = chanceWith(help)
    if (isChosen(help)) return true
    if (chance === undefined) return help.moment !== 'before'
    return odds !== undefined && chance > odds.success
  })
  // what can't help comes last
  shown.sort((a, b) => Number(a.moment === 'locked') - Number(b.moment === 'locked'))
  return (
    <section class="attempt-helps" aria-labelledby="attempt-helps">
      <h3 class="eyebrow" id="attempt-helps">
        {say('attempt/could-help')}
      </h3>
      {shown.length === 0 && <p class="quiet">{say('attempt/no-help')}</p>}
      <ul>
        {shown.map((help) => {
          const words = <HelpWords help={help} seat={seat} />
          const figures = <Figures intent={intent} help={help} chosen={isChosen(help)} />
          return (
            <li key={help.key}>
              {help.moment === 'before' ? (
                <button
                  type="button"
                  class="attempt-help"
                  aria-pressed={isChosen(help)}
                  onClick={() => intent.toggle(help)}
                >
                  {words}
                  {figures}
                </button>
              ) : (
                <div class={`attempt-help ${help.moment === 'locked' ? 'locked' : ''}`}>
                  {words}
                  {figures}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The chance with it, and what it adds. */
function Figures({ intent, help, chosen }: { intent: Intent; help: Help; chosen: boolean }) {
  const { odds, chanceWith } = intent
  const chance = chosen ? odds?.success : chanceWith(help)
  if (chance === undefined || odds === undefined) return null
  return (
    <span class="help-figures">
      <Percent chance={chance} />
      <small class={chosen ? 'planned' : ''}>
        {chosen ? say('attempt/planned') : differenceWords(odds.success, chance)}
      </small>
    </span>
  )
}

function HelpWords({ help: { card, power, moment }, seat }: { help: Help; seat: Seat }) {
  const { shelf, look } = useSession()
  const { cardWords } = shelf.context(look.value.view, seat)
  if (moment === 'locked') {
    const kind = shelf.face(card, words()).feat === 'hero' ? 'hero' : 'antihero'
    return <DeedRow card={card} text={say(`refusal/level-forbids-${kind}`)} />
  }
  const text =
    power === null
      ? shelf
          .face(card, words())
          .lines.map((line) => line.text)
          .join(' ')
      : (cardWords.power?.(card, power.power, power.cost, words()) ?? '')
  // the words of a power say themselves when it works
  return power === null ? (
    <DeedRow card={card} when={say(`attempt/help/${moment}`)} text={text} />
  ) : (
    <DeedRow card={card} text={text} />
  )
}
