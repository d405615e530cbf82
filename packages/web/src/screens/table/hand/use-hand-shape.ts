/** How the hand lies on a desk: as what of its cards has room to be read without a press. */
import { isSeen } from '../../../cards/is-seen.ts'
import { useOffers, useSession, useView } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { useFacing } from '../arrangement.ts'
import { useLocked } from './use-lock.ts'

export type HandShape =
  /** cards, as many to a line as there is room for */
  | 'cards'
  /** cards in one line, side by side */
  | 'row'
  /** cards over one another */
  | 'fan'
  /** what they do, two to a line */
  | 'tiles'
  /** names, one under the other */
  | 'lines'

export interface HandPlace {
  shape: HandShape
  /** how many lines of words a tile has room for, or null for all; what is longer ends with dots */
  tileLines?: number | null
}

/** How many cards lie side by side beside three columns, and beside a Heritage as well. */
const ABREAST = [
  { query: '(min-width: 1860px)', plain: 4, epic: 3 },
  { query: '(min-width: 1640px)', plain: 3, epic: 2 },
  { query: '(min-width: 1400px)', plain: 2, epic: 1 },
] as const
const MOST_TILES = 4
/** More cards than this show nothing of themselves in a fan. */
const MOST_FANNED = 8
/** More lines over the hand than this leave no room for a line of cards on a low desk; an Adversary that is faced leaves less. */
const MOST_LINES = { usual: 3, faced: 2 }
/** By the lines over the hand, from none on: how many lines of words a tile has room for. */
const TILE_LINES = [6, 6, 5, 3]

/** How many lie side by side in this window. */
function useAbreast(isEpic: boolean): number {
  const fits = ABREAST.map(({ query }) => useMedia(query))
  const found = ABREAST[fits.indexOf(true)]
  return found === undefined ? 1 : found[isEpic ? 'epic' : 'plain']
}

/** How many lines lie over its cards: Allies, deeds and what is locked. */
function useLinesAbove(): number {
  const { seat, catalog } = useSession()
  const offers = useOffers()
  const locked = useLocked().length
  const { allies, lost, played } = useView().heroes[seat.value]
  // as they lie: an Ally to be used has a line of its own; what else there is lies two to a line, but a single Ally beside a single deed
  const inUse = allies.filter((card) => offers.uses(card).length > 0).length
  const deeds = new Set(played.map((card) => catalog.featKind(card))).size + Math.min(lost.length, 1)
  const isPaired = allies.length > 1 || allies.length + deeds > 2
  const rest = allies.length - inUse
  return inUse + (isPaired ? Math.ceil((rest + deeds) / 2) : rest + Math.min(deeds, 1)) + locked
}

export function useHandPlace(): HandPlace {
  const { seat } = useSession()
  const { heritage, hand } = useView().heroes[seat.value]
  const abreast = useAbreast(isSeen(heritage))
  const above = useLinesAbove()
  const isLow = useMedia('(max-height: 960px)')
  const lines = isLow ? above : 0
  const most = useFacing() ? MOST_LINES.faced : MOST_LINES.usual
  const n = hand.hero + hand.antihero
  const shapeNow = (): HandShape => {
    if (layout.value === 'phone') return 'cards'
    if (lines > most) return 'lines'
    if (n <= abreast) return 'row'
    if (n <= MOST_TILES && abreast > 1) return 'tiles'
    return abreast > 2 && n <= MOST_FANNED ? 'fan' : 'lines'
  }
  return { shape: shapeNow(), tileLines: isLow ? TILE_LINES[Math.min(lines, most)] : null }
}
