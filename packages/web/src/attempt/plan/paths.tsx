/** The paths as radio cards: what each gives, what it takes, how hard it is and why, and its exact chance. */
import type { CardRef, PathName } from '@runesaga/table'
import { useSession } from '../../session/index.ts'
import { say, words } from '../../ui/language.ts'
import { drawn } from '../../ui/tips/drawn.ts'
import { Percent, partsWords } from '../figures/index.ts'
import { Gains, Price } from './brings.tsx'
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
  const faceOf = (path: PathName) => face.paths[path === 'bottom' ? 1 : 0]
  return (
    <fieldset class={styles.paths} data-coach="paths">
      <legend class="unseen">{say(attempts.length > 1 ? 'attempt/choose-path' : 'attempt/the-path')}</legend>
      {attempts.map((one) => {
        const path = faceOf(one.path)
        const odds = figures.oddsOf(one.path)
        const rewards = path?.rewards ?? face.rewards
        const isChosen = one.path === attempt.path
        return (
          <label key={one.path} class={`${styles.path} ${isChosen ? styles.on : ''}`}>
            <input
              type="radio"
              name="path"
              autofocus={isChosen}
              checked={isChosen}
              onChange={() => plan.choose(one)}
            />
            <span class={styles.words}>
              <b>
                {path?.plusOne && (
                  <span class={styles.harder} {...drawn('plus-one')}>
                    +1
                  </span>
                )}
                {path?.name ?? face.title}
              </b>
              <Gains rewards={rewards} brings={odds?.brings ?? null} />
              {!apart && (
                <Price
                  rewards={rewards}
                  brings={odds?.brings ?? null}
                  xp={plan.price(odds?.darkPrices ?? [])}
                  moons={Math.max(0, (odds?.moons.length ?? 0) - 1)}
                />
              )}
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
