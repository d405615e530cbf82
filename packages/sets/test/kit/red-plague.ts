/** Tables at which heroes face the two sides of The Red Plague, in Epic Origins. */
import type { Position } from '@runesaga/engine/scenario'
import { pages, story } from './pages.ts'
import { scenario } from './rules.ts'

export type Heroes = NonNullable<Position['heroes']>

/**
 * Two of each: totals from 5 to 11 without a special face. The Bell Ringer uses Constitution and Wisdom (6), The Red Plague
 * Constitution and Intelligence (7): 6 Triumph, Justice, Constitution.
 */
const TWO = { constitution: 2, wisdom: 2, intelligence: 2 }
export const ACT_II: Position['rows'] = {
  1: ['goblin-raid'],
  2: ['salt-waste', 'sunken-temple', 'mages-tower', 'griffins-nest'],
}

export const table = (heroes: Heroes, told: Partial<Position> = {}, xp = 5) =>
  scenario('epic', {
    mode: heroes.length === 1 ? 'solo' : 'coop',
    cards: pages,
    heroes: heroes.map((hero) => ({ xp: 0, icons: TWO, ...hero })),
    rows: ACT_II,
    // the reward, playable only when its holder fails
    decks: { hero: ['undaunted', 'undaunted'] },
    ...told,
    adversary: { card: 'red-plague', quest: 'reign-of-the-adversary', xp, ...told.adversary },
  })

/** The last round; every hero has nine cards and faced the first side, unless told otherwise. */
export const finale = (heroes: Heroes, xp: number, told: Partial<Position> = {}) =>
  table(
    heroes.map((hero, seat) => ({ story: story(9, seat), faced: ['first'], ...hero })),
    { finale: true, 'ended-by': 0, ...told, adversary: { side: 'final', ...told.adversary } },
    xp,
  )
