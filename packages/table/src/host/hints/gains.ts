/** What a path puts into a story, for hints: its icons, what of them is of use, and what the Destiny makes of it. */
import type { Motive } from '@runesaga/bots'
import type { GameState } from '@runesaga/engine'
import { refOf } from '@runesaga/engine/host'
import { ABILITIES, ICONS } from '@runesaga/engine/language'
import type { Box } from '@runesaga/engine/search'
import type { BringsView } from '@runesaga/engine/view'
import type { Gains, HintReason } from '../../protocol/hint.ts'

type Hero = GameState['heroes'][number]
type Path = Box['cards'][number]['paths'][number]

/** More icons of one ability bring no more runes (R-RUNE-03). */
const MOST_RUNES = 3

export function gainsOf({ icons, triumph, tragedy, virtue, hero, antihero }: Path): Gains {
  const counted = { triumph, tragedy, virtue, hero, antihero }
  return [
    ...ICONS.map((icon, i) => ({ icon, n: icons[i] })),
    ...(['triumph', 'tragedy', 'virtue', 'hero', 'antihero'] as const).map((icon) => ({
      icon,
      n: counted[icon],
    })),
  ].filter(({ n }) => n > 0)
}

const isAbility = (icon: string): boolean => (ABILITIES as readonly string[]).includes(icon)

/** Abilities among them that bring this hero more runes. */
export const runesOf = (gains: Gains, { icons }: Hero): Gains =>
  gains.filter(({ icon }) => isAbility(icon) && icons[ABILITIES.indexOf(icon as never)] < MOST_RUNES)

/** What one path gives and the other doesn't: icons of use to this hero, and Feats; points are counted elsewhere. */
export const lackingIn = (one: Gains, other: Gains, hero: Hero): Gains =>
  one.filter(
    (gain) =>
      gain.icon !== 'triumph' &&
      gain.icon !== 'tragedy' &&
      (!isAbility(gain.icon) || runesOf([gain], hero).length > 0) &&
      !other.some(({ icon, n }) => icon === gain.icon && n >= gain.n),
  )

/** What the Destiny scores by it at once, or that it comes nearer to what it asks for. */
export function feedsDestiny(
  box: Box,
  { destiny }: Hero,
  scoring: BringsView['scoring'],
  motives: readonly Motive[],
): HintReason[] {
  if (destiny < 0) return []
  const card = refOf(box, destiny)!
  const points = scoring.find((one) => one.card === card)?.points ?? 0
  if (points <= 0 && !motives.some(({ why }) => why === 'feeds-destiny')) return []
  return [{ why: 'feeds-destiny', card, points: Math.max(0, points) }]
}
