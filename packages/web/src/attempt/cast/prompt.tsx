/** What the table waits for during an attempt, in words; in a Feat window, the ways to say nothing; at the end the word on how it ended. */
import type { AttemptView, Waiting } from '@runesaga/table'
import { decisionWords } from '@runesaga/words'
import { advisedMark } from '../../at-table/advised.ts'
import { HintButton } from '../../at-table/hint-button.tsx'
import { NamedRich } from '../../at-table/named.tsx'
import { Purse } from '../../at-table/purse.tsx'
import { UndoButton } from '../../at-table/undo-button.tsx'
import { useSession, useView } from '../../session/index.ts'
import { layout } from '../../state/layout.ts'
import { keepPutAway } from '../../state/put-away.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { language, say, words } from '../../ui/language.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { resultWords } from '../figures/index.ts'
import styles from './prompt.module.css'
import type { Foreseen } from './use-foreseen.ts'
import { useWorth } from './use-worth.ts'
import { Word } from './word.tsx'

interface PromptProps {
  attempt: AttemptView
  isOver: boolean
  /** what the table waits for from the viewer, if it does */
  waiting: Waiting | undefined
  foreseen: Foreseen
}

export function Prompt({ attempt, isOver, waiting, foreseen }: PromptProps) {
  const session = useSession()
  const isWindow = waiting?.for === 'window'
  const result = foreseen(null)
  const { you, heroes } = useView()
  const worthOf = useWorth(attempt, foreseen)
  const offers = (you?.offers ?? []).filter(({ deed }) => deed !== 'pass')
  // asked all the same: that nobody is asked would tell what they hold
  const isIdle = isWindow && offers.every((offer) => worthOf(offer) === 'none')
  const holds = offers.length + (you?.hand.length ?? 0) > 0
  // beside the way on there is room for what the stones don't say already, and for three lines
  const isNews = result !== null && (!isIdle || (result.total === null && !attempt.darkAgain))
  const lookedAt = () => {
    const version = attempt.outcome?.version ?? 0
    session.ui.putAway.value = version
    keepPutAway(session.about.id, version)
    void session.hurry()
  }
  return (
    <section
      class={`${styles.prompt} ${isOver ? styles.over : waiting === undefined ? styles.ofOthers : ''}`}
      data-coach="bar"
    >
      {!isOver && (
        <span class={styles.flame} aria-hidden="true">
          <Icon name="flame" />
        </span>
      )}
      <div class={styles.said} data-icons="">
        {isOver && attempt.outcome !== null ? (
          <Word attempt={attempt} outcome={attempt.outcome} />
        ) : (
          <PromptWords attempt={attempt} waiting={waiting} />
        )}
        {isWindow && attempt.outcome === null && isNews && (
          <p>
            {say('attempt/if-all-pass', {
              result: resultWords(result),
            })}
          </p>
        )}
        {isWindow && attempt.darkAgain && <p>{say('attempt/dark/again')}</p>}
        {isIdle && holds && <p class={styles.idle}>{say('attempt/answers/idle')}</p>}
        <IconKey />
      </div>
      {/* the head of the board is covered */}
      {isWindow && layout.value === 'tablet' && <Purse n={heroes[session.seat.value].xp} />}
      <div class={styles.passes}>
        {waiting !== undefined && layout.value !== 'phone' && <HintButton />}
        {!isOver && layout.value !== 'phone' && <UndoButton />}
        {isWindow && (
          <>
            <Button data-action="pass" onClick={() => void session.nothingMore()}>
              {say('attempt/nothing-more')}
            </Button>
            <Button
              look={isIdle ? 'primary' : 'outline'}
              data-action="pass"
              {...advisedMark(session.ui, 'pass')}
              onClick={() => void session.act('pass')}
            >
              {say('attempt/pass')}
            </Button>
          </>
        )}
        {isOver && (
          <Button look="primary" data-leads="" onClick={lookedAt}>
            {say('attempt/continue')}
          </Button>
        )}
      </div>
    </section>
  )
}

function PromptWords({ attempt, waiting }: Pick<PromptProps, 'attempt' | 'waiting'>) {
  const { catalog, seat, you, about } = useSession()
  const view = useView()
  const context = catalog.context(view, seat.value)
  const top = view.stack.filter(({ on }) => on !== null).at(-1)
  const isOwn = waiting?.for !== 'window' || top === undefined || top.by === seat.value
  const told = isOwn ? waiting : undefined
  if (told !== undefined)
    return (
      <h2 data-now="" tabIndex={-1}>
        <NamedRich text={decisionWords(told, context, words())} />
      </h2>
    )
  if (top !== undefined) {
    const card = context.cardName(top.card, language())
    return (
      <h2 data-now="" tabIndex={-1}>
        {top.by === 'adversary'
          ? say('attempt/adversary-plays', { card })
          : say('attempt/plays', {
              card,
              person: top.by === you.value ? 'you' : 'hero',
              who: about.players[top.by].name,
            })}
      </h2>
    )
  }
  const { card, path, place } = attempt
  return (
    <h2 data-now="" tabIndex={-1}>
      {say(context.isAdversary?.(card) || place === 'apart' ? 'attempt/faces' : 'attempt/attempts', {
        person: attempt.seat === you.value ? 'you' : 'hero',
        who: about.players[attempt.seat].name,
        card: context.sideName?.(card, path, language()) ?? '',
      })}
    </h2>
  )
}
