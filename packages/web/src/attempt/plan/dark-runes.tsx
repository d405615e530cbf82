/** Dark runes: none to three, each with its chance and its cost. */

import { plain } from '@runesaga/words'
import { NamedRich } from '../../at-table/named.tsx'
import { useSession, useView } from '../../session/index.ts'
import { chanceText } from '../../ui/chance.ts'
import { GameIcon } from '../../ui/game-icon.tsx'
import { say, words } from '../../ui/language.ts'
import { Stone } from '../../ui/stone.tsx'
import { sayWhy } from '../../ui/why.ts'
import { token } from '../figures/index.ts'
import styles from './dark-runes.module.css'
import { type Figures, MOST_DARK } from './use-figures.ts'
import type { Plan } from './use-plan.ts'

interface DarkRunesProps {
  plan: Plan
  figures: Figures
}

export function DarkRunes({ plan: { dark, setDark }, figures }: DarkRunesProps) {
  const prices = figures.odds?.darkPrices ?? [0]
  const whyNot = useWhyNot(prices)
  return (
    <fieldset
      class={styles.box}
      aria-labelledby="dark-heading"
      aria-describedby="dark-words"
      data-coach="dark"
    >
      <h3 class="eyebrow" id="dark-heading">
        {say('attempt/dark-runes')}
      </h3>
      <p id="dark-words">
        <DarkWords prices={figures.odds?.darkPrices} whyNot={whyNot} />
      </p>
      <div class={styles.steps}>
        {Array.from({ length: MOST_DARK + 1 }, (_, n) => (
          <Step
            key={n}
            n={n}
            chosen={n === dark}
            price={prices[n]}
            whyNot={whyNot}
            chance={figures.oddsWith(n)?.success}
            choose={() => setDark(n)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface StepProps {
  n: number
  chosen: boolean
  /** undefined: so many can't be bought */
  price: number | undefined
  /** why no more can be */
  whyNot: string
  chance: number | undefined
  choose: () => void
}

function Step({ n, chosen, price, whyNot, chance, choose }: StepProps) {
  const isOff = price === undefined
  const offWords = say('table/slot/why', {
    card: say('attempt/dark/step/off', { n }),
    why: plain(whyNot, words()),
  })
  const shown = chance === undefined || price === undefined ? '–' : chanceText(chance, words())
  return (
    <label class={`${styles.step} ${chosen ? styles.on : ''} ${isOff ? styles.off : ''}`}>
      <input
        type="radio"
        name="dark"
        aria-label={
          isOff
            ? offWords
            : say('attempt/dark/step', { n, chance: shown, xp: plain(token('xp', price), words()) })
        }
        aria-disabled={isOff}
        checked={chosen}
        onClick={(event) => {
          if (!isOff) return
          // it isn't taken
          event.preventDefault()
          sayWhy(event.currentTarget, offWords)
        }}
        onChange={choose}
      />
      <span class={styles.stones} aria-hidden="true">
        {n === 0 ? (
          <em>{say('attempt/dark/step/none')}</em>
        ) : (
          Array.from({ length: n }, (_, i) => <Stone key={i} stone="dark" face="moon" seed={i} />)
        )}
      </span>
      <b aria-hidden="true">{shown}</b>
      <small aria-hidden="true">
        {price === undefined ? (
          say('attempt/dark/step/cannot')
        ) : price === 0 ? (
          '–'
        ) : (
          <>
            {price} <GameIcon name="xp" />
          </>
        )}
      </small>
    </label>
  )
}

/** Why no more can be had than have a price. */
function useWhyNot(prices: readonly number[]): string {
  const { about, seat } = useSession()
  const { level, xp } = useView().heroes[seat.value]
  const here = about.figures.track.find((one) => one.level === level)
  const [before, last] = [prices.at(-2), prices.at(-1)!]
  if (before !== undefined) {
    const isTooDear = xp < last + (last - before)
    return say(isTooDear ? 'attempt/dark/no-more-xp' : 'attempt/dark/no-more', {
      xp: token('xp', xp),
    })
  }
  const why = here?.dark === false ? 'level' : xp === 0 ? 'xp' : 'cannot'
  return say(`attempt/dark/${why}`, { xp: token('xp') })
}

/** What they do and cost; or why none can be had. */
function DarkWords({ prices, whyNot }: { prices: readonly number[] | undefined; whyNot: string }) {
  if (prices === undefined) return <>…</>
  if (prices.length > 1) {
    const each = prices[1]
    const isEven = prices.every((price, n) => price === n * each)
    return (
      <NamedRich
        text={say(isEven ? 'attempt/dark/each' : 'attempt/dark/each-unlike', {
          xp: token('xp', each),
          moon: token('corruption', 1),
        })}
      />
    )
  }
  return <NamedRich text={whyNot} />
}
