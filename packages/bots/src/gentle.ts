/**
 * The gentle one, for a first evening: judges like the adept, but buys no Dark runes, plays no Feat on another hero, and in two turns of five
 * does the first thing that comes to mind.
 */
import { type Action, below, type RandomState, type Seat } from '@runesaga/engine'
import { adept } from './adept/adept.ts'
import type { Bot, Chosen } from './bot.ts'

const WHIMS = 2
const OF_TURNS = 5

const isMain = ({ type }: Action): boolean => type === 'gain' || type === 'attempt'

export const gentle: Bot = {
  name: 'gentle',
  choose(box, view, legal, random, budget) {
    const seat = view.viewer as Seat
    const asked = view.pending.find((decision) => decision.seat === seat)
    const kind = legal.filter((action) => !isUnkind(action, seat))
    const mild =
      asked?.kind === 'choose' && asked.about === 'attempt' && asked.step === 'buyDark'
        ? kind.slice(0, 1)
        : kind
    const main = mild.filter(isMain)
    if (asked?.kind === 'menu' && main.length > 0 && below(random, OF_TURNS) < WHIMS)
      return onAWhim(main, random)
    return adept.choose(box, view, mild, random, budget)
  },
  stepIn(box, view, plays, random) {
    const kind = plays.filter((action) => !isUnkind(action, view.viewer as Seat))
    return kind.length === 0 ? null : adept.stepIn(box, view, kind, random)
  },
}

const isUnkind = (action: Action, seat: Seat): boolean => action.type === 'play' && action.on !== seat

const onAWhim = (main: readonly Action[], random: RandomState): Chosen => ({
  action: main[below(random, main.length)],
  reasons: [{ why: 'at-random' }],
})
