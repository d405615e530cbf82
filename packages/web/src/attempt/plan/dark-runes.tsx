/** Dark runes: how many, what they cost, what they add, and what they risk. */

import type { EditionFigures, HeroView, Level, OddsView } from '@runesaga/table'
import { NamedRich } from '../../at-table/named.tsx'
import { useSession, useView } from '../../session/index.ts'
import { chanceText } from '../../ui/chance.ts'
import { say, words } from '../../ui/language.ts'
import { Stone } from '../../ui/stone.tsx'
import { changeWords, token } from '../figures/index.ts'
import styles from './dark-runes.module.css'
import type { Figures } from './use-figures.ts'
import type { Plan } from './use-plan.ts'

export function DarkRunes({ plan: { dark, setDark }, figures }: { plan: Plan; figures: Figures }) {
  const { odds, withLess } = figures
  const { about, seat } = useSession()
  const hero = useView().heroes[seat.value]
  const most = (odds?.darkPrices.length ?? 1) - 1
  return (
    <fieldset class={styles.box} aria-describedby="dark-words">
      <legend class="unseen">{say('attempt/dark-runes')}</legend>
      <div class={styles.step}>
        <button
          type="button"
          class="button"
          aria-label={say('attempt/dark/less')}
          disabled={dark === 0}
          onClick={() => setDark(dark - 1)}
        >
          −
        </button>
        <span class={styles.stones}>
          <output class="unseen">{dark}</output>
          <b aria-hidden="true">{dark}</b>
          <span aria-hidden="true">
            {Array.from({ length: Math.max(1, Math.min(3, most)) }, (_, i) => (
              <span key={i} class={i < dark ? '' : styles.out}>
                <Stone stone="dark" face="moon" seed={i} />
              </span>
            ))}
          </span>
        </span>
        <button
          type="button"
          class="button"
          aria-label={say('attempt/dark/more')}
          data-coach="dark"
          disabled={dark >= most}
          onClick={() => setDark(dark + 1)}
        >
          +
        </button>
      </div>
      <p id="dark-words">
        {odds !== undefined && <NamedRich text={darkWords(odds, dark, hero, about.figures.track)} />}
        {odds !== undefined && withLess !== undefined && dark > 0 && (
          <b>
            {' '}
            {say('attempt/dark/adds', {
              change: changeWords(withLess.success, odds.success),
            })}
          </b>
        )}
      </p>
    </fieldset>
  )
}

type Track = EditionFigures['track']

/** How many moons take the Hero cards away, where so many are planned that some could. */
function moonsToLock(track: Track, level: Level): number {
  const here = track.findIndex((one) => one.level === level)
  return track.slice(here).findIndex(({ feats }) => !feats.includes('hero'))
}

function darkWords(
  { darkPrices, corruption, locksHeroFeats }: OddsView,
  dark: number,
  { xp, level }: HeroView,
  track: Track,
): string {
  if (dark === 0) {
    return darkPrices.length === 1
      ? say('attempt/dark/cannot')
      : say('attempt/dark/none', { xp: token('xp', darkPrices[1]) })
  }
  const price = darkPrices[dark] ?? 0
  const any = 1 - corruption[0]
  const risk = corruption.length > 2 ? 'attempt/dark/risk-more' : 'attempt/dark/risk'
  const parts = [
    say('attempt/dark/bought', {
      runes: token('dark-rune', dark),
      xp: token('xp', price),
      left: token('xp', xp - price),
    }),
    say(risk, { chance: chanceText(any, words()), steps: say('attempt/dark/steps', { n: 1 }) }),
    locksHeroFeats ? say('attempt/dark/locks-hero', { n: moonsToLock(track, level) }) : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}
