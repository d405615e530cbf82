/** The novice: plays at random, but never wastes a turn, so that games end. */
import { type Action, below, type Knowledge, PASS, type RandomState, type Seat } from '@runesaga/engine'
import type { Box } from '@runesaga/engine/search'
import { hasLocked } from '@runesaga/engine/search'
import type { Bot, Chosen } from './bot.ts'

const REASONS: Chosen['reasons'] = [{ why: 'at-random' }]
/** In a window, one time in so many something is played. */
const RESTRAINT = 5
/** In the menu, one time in so many something else comes before the main action. */
const PATIENCE = 4

const pick = <T>(random: RandomState, list: readonly T[]): T => list[below(random, list.length)]

const ENDS_IDLING = new Set<Action['type']>(['gain', 'attempt', 'replace'])

export const randomBot: Bot = {
  name: 'random',
  choose(box, knowledge, offered, random) {
    const legal = withoutWaste(box, knowledge, offered)
    const kind = knowledge.pending[0]?.kind
    if (legal.length === 1 || (kind !== 'menu' && kind !== 'window')) return said(pick(random, legal))
    const acting = legal.filter((action) => action.type !== 'pass')
    if (kind === 'window') return said(below(random, RESTRAINT) === 0 ? pick(random, acting) : PASS)
    const main = legal.filter((action) => ENDS_IDLING.has(action.type))
    if (main.length === 0) return said(pick(random, legal))
    return said(pick(random, below(random, PATIENCE) === 0 ? acting : main))
  },
  stepIn: (_box, _view, plays, random) => (below(random, RESTRAINT) === 0 ? said(pick(random, plays)) : null),
}

/** All but a token on a Class whose powers are all open. */
function withoutWaste(box: Box, knowledge: Knowledge, legal: readonly Action[]): readonly Action[] {
  if (!legal.some(({ type }) => type === 'bank')) return legal
  const { banked } = knowledge.heroes[knowledge.viewer as Seat]
  return hasLocked(box.ruleset, banked) ? legal : legal.filter(({ type }) => type !== 'bank')
}

const said = (action: Action): Chosen => ({ action, reasons: REASONS })
