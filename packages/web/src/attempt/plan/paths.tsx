/** The paths as radio cards: what each gives, how hard it is and why, and its exact chance. */
import type { CardRef } from '@runesaga/table'
import { NamedIcons } from '../../at-table/named.tsx'
import { useSession } from '../../session/index.ts'
import { say, words } from '../../ui/language.ts'
import { Percent, partsWords } from '../figures/index.ts'
import styles from './paths.module.css'
import type { Figures } from './use-figures.ts'
import type { Plan } from './use-plan.ts'

interface PathsProps {
  card: CardRef
  plan: Plan
  figures: Figures
  /** does it lie apart from the rows? */
  apart: boolean
}

export function Paths({ card, plan, figures, apart }: PathsProps) {
  const { catalog, seat } = useSession()
  const face = catalog.face(card, words())
  const names = catalog.names(seat.value)
  const { attempts, attempt } = plan
  return (
    <fieldset class={styles.paths} data-coach="paths">
      <legend class="unseen">{say(attempts.length > 1 ? 'attempt/choose-path' : 'attempt/the-path')}</legend>
      {attempts.map((one) => {
        const path = face.paths[one.path === 'bottom' ? 1 : 0]
        const odds = figures.oddsOf(one.path)
        const rewards = path?.rewards ?? face.rewards
        return (
          <label key={one.path} class={`${styles.path} ${one.path === attempt.path ? styles.on : ''}`}>
            <input
              type="radio"
              name="path"
              checked={one.path === attempt.path}
              onChange={() => plan.choose(one)}
            />
            <span class={styles.words}>
              <b>{path?.name ?? face.title}</b>
              <span class={styles.gives}>
                <NamedIcons list={rewards} />
                {!apart && <small>{say('attempt/joins-story')}</small>}
              </span>
              <span class={styles.parts}>
                {say('attempt/difficulty')} <b>{odds?.difficulty.n ?? '…'}</b>{' '}
                <i>{odds && partsWords(odds.difficulty.parts, names)}</i>
              </span>
            </span>
            <Percent chance={odds?.success} />
          </label>
        )
      })}
    </fieldset>
  )
}
