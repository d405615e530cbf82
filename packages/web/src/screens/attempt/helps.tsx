/** Feats and powers that could still change the attempt; what works before the cast can be put into the plan. */
import type { Seat } from '@runesaga/table'
import { trial } from '@runesaga/words'
import { language } from '../../ui/language.ts'
import { useSession } from '../table/session-context.ts'
import { DeedRow } from './deed-row.tsx'
import { differenceWords } from './figures.ts'
import type { Help } from './helps.ts'
import { Percent } from './percent.tsx'
import type { Intent } from './use-intent.ts'

export function Helps({ intent, seat }: { intent: Intent; seat: Seat }) {
  const { helps, chosen, odds, oddsWith } = intent
  const isChosen = (help: Help) => chosen.includes(help)
  const without = (help: Help) => (isChosen(help) ? oddsWith(help) : odds)
  const with_ = (help: Help) => (isChosen(help) ? odds : oddsWith(help))
  /** Before the cast only what makes it likelier; for the rest nobody can say yet. */
  const shown = helps.filter((help) => {
    if (help.moment !== 'before' || isChosen(help)) return true
    const better = with_(help)
    return odds !== undefined && better !== undefined && better.success > odds.success
  })
  return (
    <section class="attempt-helps" aria-labelledby="attempt-helps">
      <h3 class="eyebrow" id="attempt-helps">
        {trial(language(), 'could-help')}
      </h3>
      {shown.length === 0 && <p class="quiet">{trial(language(), 'no-help')}</p>}
      <ul>
        {shown.map((help) => (
          <li key={help.key}>
            {help.moment === 'before' ? (
              <button
                type="button"
                class="help"
                aria-pressed={isChosen(help)}
                onClick={() => intent.toggle(help)}
              >
                <HelpWords help={help} seat={seat} />
                <span class="help-figures">
                  <Percent chance={with_(help)?.success} />
                  <small class={isChosen(help) ? 'planned' : ''}>
                    {isChosen(help)
                      ? trial(language(), 'planned')
                      : differenceWords(without(help)?.success ?? 0, with_(help)?.success ?? 0, language())}
                  </small>
                </span>
              </button>
            ) : (
              <div class="help">
                <HelpWords help={help} seat={seat} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function HelpWords({ help: { card, power, moment }, seat }: { help: Help; seat: Seat }) {
  const { shelf, look } = useSession()
  const { cardWords } = shelf.scene(look.value.view, seat)
  const text =
    power === null
      ? shelf
          .face(card, language())
          .lines.map((line) => line.text)
          .join(' ')
      : (cardWords.power?.(card, power.power, power.cost, language()) ?? '')
  // the words of a power say themselves when it works
  return power === null ? (
    <DeedRow card={card} when={trial(language(), `help/${moment}`)} text={text} />
  ) : (
    <DeedRow card={card} text={text} />
  )
}
