/** Dark runes: how many, what they cost, what they add, and what they risk. */
import type { Odds, Seat } from '@runesaga/table'
import { chanceText } from '../../ui/chance.ts'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { Stone } from '../../ui/stone.tsx'
import { useSession } from '../table/session-context.ts'
import { differenceWords } from './figures.ts'
import { token } from './token.ts'
import type { Intent } from './use-intent.ts'

const DARK_STONE = 2

export function DarkBox({ intent, seat }: { intent: Intent; seat: Seat }) {
  const { odds, dark, setDark, withLess } = intent
  const { look, about } = useSession()
  const { xp, level } = look.value.view.heroes[seat]
  const prices = odds?.darkPrices ?? [0]
  const most = prices.length - 1
  return (
    <fieldset class="dark-box" aria-describedby="dark-words">
      <legend class="unseen">{say('attempt/dark-runes')}</legend>
      <div class="dark-step">
        <button
          type="button"
          class="button"
          aria-label={say('attempt/dark/less')}
          disabled={dark === 0}
          onClick={() => setDark(dark - 1)}
        >
          −
        </button>
        <span class="dark-stones">
          <output class="unseen">{dark}</output>
          <b aria-hidden="true">{dark}</b>
          <span aria-hidden="true">
            {Array.from({ length: Math.max(1, Math.min(3, most)) }, (_, i) => (
              <span key={i} class={i < dark ? 'in' : 'out'}>
                <Stone stone={DARK_STONE} face={1} seed={i} />
              </span>
            ))}
          </span>
        </span>
        <button
          type="button"
          class="button"
          aria-label={say('attempt/dark/more')}
          disabled={dark >= most}
          onClick={() => setDark(dark + 1)}
        >
          +
        </button>
      </div>
      <p id="dark-words">
        {odds !== undefined && (
          <Rich text={darkWords(odds, dark, xp, locksHeroCards(about.track, level, dark))} />
        )}
        {odds !== undefined && withLess !== undefined && dark > 0 && (
          <b>
            {' '}
            {say('attempt/dark/adds', {
              points: differenceWords(withLess.success, odds.success),
            })}
          </b>
        )}
      </p>
    </fieldset>
  )
}

/** Would so much Corruption bring the hero to where Hero cards may no longer be played? */
function locksHeroCards(
  track: readonly { feats: readonly string[] }[],
  level: number,
  corruption: number,
): boolean {
  const open = (at: number) => track[Math.min(at, track.length - 1)].feats.includes('hero')
  return open(level) && !open(level + corruption)
}

function darkWords({ darkPrices, corruption }: Odds, dark: number, xp: number, locks: boolean): string {
  if (dark === 0) {
    return darkPrices.length === 1
      ? say('attempt/dark/cannot')
      : say('attempt/dark/none', { xp: token('xp', darkPrices[1]), corruption: token('corruption', 1) })
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
    say(risk, { chance: chanceText(any, words()), corruption: token('corruption', 1) }),
    locks ? say('attempt/dark/locks-hero', { hero: token('hero') }) : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}
