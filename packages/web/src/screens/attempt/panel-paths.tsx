/** The paths as radio cards: what each gives, how hard it is and why, and its exact chance. */
import { icon } from '@runesaga/draw'
import type { CardNo } from '@runesaga/table'
import { say, words } from '../../ui/language.ts'
import { useSession } from '../table/session-context.ts'
import { partsWords } from './figures.ts'
import { Percent } from './percent.tsx'
import type { Intent } from './use-intent.ts'

export function PanelPaths({ card, intent }: { card: CardNo; intent: Intent }) {
  const { shelf, look, seat } = useSession()
  const face = shelf.face(card, words())
  const context = shelf.context(look.value.view, seat.value)
  const { attempts, attempt } = intent
  return (
    <fieldset class="attempt-paths">
      <legend class="unseen">{say(attempts.length > 1 ? 'attempt/choose-path' : 'attempt/the-path')}</legend>
      {attempts.map((one) => {
        const path = face.paths[one.path]
        const odds = intent.oddsOf(one.path)
        const rewards = path?.rewards ?? face.rewards
        return (
          <label key={one.path} class={`attempt-path ${one.path === attempt.path ? 'on' : ''}`}>
            <input
              type="radio"
              name="path"
              checked={one.path === attempt.path}
              onChange={() => intent.choose(one)}
            />
            <span class="attempt-path-words">
              <b>{path?.name ?? face.title}</b>
              <span class="attempt-gives">
                <span
                  dangerouslySetInnerHTML={{
                    __html: rewards.map((gain) => icon(gain.icon, gain.n, words())).join(''),
                  }}
                />
                {one.row >= 0 && <small>{say('attempt/joins-story')}</small>}
              </span>
              <span class="attempt-parts">
                {say('attempt/difficulty')} <b>{odds?.difficulty ?? '…'}</b>{' '}
                <i>{odds && partsWords(odds.difficultyParts, context)}</i>
              </span>
            </span>
            <Percent chance={odds?.success} />
          </label>
        )
      })}
    </fieldset>
  )
}
