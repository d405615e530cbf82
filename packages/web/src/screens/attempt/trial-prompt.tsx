/** What the table waits for during an attempt, in words; in a Feat window, the ways to say nothing. */
import { type Decision, NOBODY } from '@runesaga/table'
import { decisionWords } from '@runesaga/words'
import { layout } from '../../state/layout.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { language, say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { UndoButton } from '../table/prompt-buttons.tsx'
import { useSession } from '../table/session-context.ts'
import { resultWords } from './figures.ts'
import { putAway } from './told.ts'
import type { Foreseen } from './use-odds.ts'
import type { Trial } from './use-trial.ts'

interface PromptProps {
  trial: Trial
  /** the viewer's own decision, if the table waits for it */
  decision: Decision | undefined
  foreseen: Foreseen
}

export function TrialPrompt({ trial: shown, decision, foreseen }: PromptProps) {
  const session = useSession()
  const { view } = session.look.value
  const prospect = foreseen(null)
  const over = view.attempt === null
  const isWindow = decision?.kind === 'window'
  return (
    <section class={`trial-prompt ${decision === undefined && !over ? 'of-others' : ''}`}>
      <span class="trial-flame" aria-hidden="true">
        <Icon name="flame" />
      </span>
      <div class="trial-said">
        <PromptWords trial={shown} decision={decision} />
        {isWindow && shown.outcome === '' && prospect !== null && (
          <p>
            {say('attempt/if-all-pass', {
              result: resultWords(prospect, shown.seat === session.seat.value),
            })}
          </p>
        )}
      </div>
      <div class="trial-passes">
        {!over && layout.value !== 'phone' && <UndoButton />}
        {isWindow && (
          <>
            <Button data-action="pass" onClick={() => void session.passUntilEndOfTurn()}>
              {say('attempt/pass-turn')}
            </Button>
            <Button look="outline" data-action="pass" onClick={() => void session.act({ type: 'pass' })}>
              {say('attempt/pass')}
            </Button>
          </>
        )}
        {over && (
          <Button
            look="primary"
            onClick={() => {
              putAway.value = shown.decided
              void session.hurry()
            }}
          >
            {say('attempt/continue')}
          </Button>
        )}
      </div>
    </section>
  )
}

function PromptWords({ trial: shown, decision }: Omit<PromptProps, 'foreseen'>) {
  const { shelf, look, seat, about } = useSession()
  const { view } = look.value
  const context = shelf.context(view, seat.value)
  const top = view.stack[view.stack.length - 1]
  const [next] = view.pending
  if (view.attempt === null && next !== undefined)
    return (
      <h2>
        <Rich text={decisionWords(next, context, words())} />
      </h2>
    )
  if (decision !== undefined && (decision.kind !== 'window' || top === undefined || top.by === seat.value))
    return (
      <h2>
        <Rich text={decisionWords(decision, context, words())} />
      </h2>
    )
  if (top !== undefined) {
    const card = context.cardName(top.card, language())
    return (
      <h2>
        {top.by === NOBODY
          ? say('attempt/adversary-plays', { card })
          : say('attempt/plays', { card, who: about.players[top.by].name })}
      </h2>
    )
  }
  const person = shown.seat === seat.value ? 'you' : 'hero'
  const card = context.sideName?.(shown.card, shown.path, language()) ?? ''
  return (
    <h2>
      {say(context.isAdversary?.(shown.card) || shown.row < 0 ? 'attempt/faces' : 'attempt/attempts', {
        person,
        who: about.players[shown.seat].name,
        card,
      })}
    </h2>
  )
}
