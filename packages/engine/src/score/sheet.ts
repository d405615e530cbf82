/** Score sheets (R-SCORE): boxes A to E, line by line. */
import type { Box } from '../compile/box.ts'
import type { Path } from '../compile/compiled.ts'
import { ABILITIES, ICONS, type Icon } from '../language/names.ts'
import { copyHero, copyRoot } from '../state/copy.ts'
import { Game } from '../state/game.ts'
import { NO_ICONS } from '../state/lists.ts'
import { type CardNo, type GameState, NO_CARD, type Seat, tuckedCard, tuckedPath } from '../state/types.ts'

export type ScoreBox = 'A' | 'B' | 'C' | 'D' | 'E'

export type ScoreLine =
  | {
      box: ScoreBox
      points: number
      what: 'character' | 'path' | 'ally' | 'destiny' | 'feat'
      card: CardNo
    }
  /** `term`: which of the card's own, counted from 0 */
  | { box: ScoreBox; points: number; what: 'scoring'; card: CardNo; term: number }
  | { box: ScoreBox; points: number; what: 'track'; level: number }
  | { box: ScoreBox; points: number; what: 'xp' }
  | { box: ScoreBox; points: number; what: 'icons'; icon: Icon; count: number }
  | { box: ScoreBox; points: number; what: 'adversary'; card: CardNo }

export interface ScoreSheet {
  /** A Triumph, B Tragedy, C Experience, D story icons, E the Adversary's rewards (R-SCORE-08) */
  boxes: Record<ScoreBox, number>
  total: number
  lines: ScoreLine[]
}

/**
 * R-SCORE-01: the sheet of one hero as the game would be scored now, with the Destiny as if it were revealed. It looks at
 * hidden cards: what a seat may be shown of others is the view's business.
 */
export function scoreSheet(box: Box, state: GameState, seat: Seat): ScoreSheet {
  const lines: ScoreLine[] = []
  const boxes = { A: 0, B: 0, C: 0, D: 0, E: 0 }
  const points = (
    { triumph, tragedy }: { triumph: number; tragedy: number },
    what: 'character' | 'path' | 'ally' | 'destiny' | 'feat' | number,
    card: CardNo,
  ): void => {
    const source = typeof what === 'number' ? { what: 'scoring' as const, card, term: what } : { what, card }
    boxes.A += triumph
    boxes.B += tragedy
    if (triumph !== 0) lines.push({ box: 'A', points: triumph, ...source })
    if (tragedy !== 0) lines.push({ box: 'B', points: tragedy, ...source })
  }
  // the tally is made on a story with everything in it: Destiny, the Adversary's icons, Allies that are remembered
  const hero = copyHero(state.heroes[seat])
  const told = copyRoot(state)
  told.heroes = state.heroes.slice()
  told.heroes[seat] = hero
  told.attempt = null
  const tally = Game.reading(told, box)
  const icons = hero.icons.slice()
  hero.icons = icons
  // R-RAD-03
  hero.lent = NO_ICONS
  const addIcons = (path: Path) => {
    for (let i = 0; i < ICONS.length; i++) icons[i] += path.icons[i]
  }
  if (!hero.destinyUp && hero.destiny !== NO_CARD) addIcons(box.cards[hero.destiny].paths[0])
  const remembered = hero.destiny !== NO_CARD && box.cards[hero.destiny].sacrificedCount ? hero.lost : []
  for (const ally of remembered) addIcons(box.cards[ally].paths[0])
  // R-SCORE-09, R-ADV-17, R-ODIUM-14: its icons count for conditions and sets, its points stand in box E alone.
  // A competitive game has none of it (R-COMPE-03).
  const a = state.adversary
  const side = a === null ? 0 : box.cards[a.card].kind === 'two-sided' ? 1 : 0
  const rewarded = a !== null && box.cards[a.card].kind !== 'adversary' && ((hero.beat >> side) & 1) === 1
  if (rewarded) addIcons(box.cards[a.card].paths[side])

  // R-SCORE-02
  for (const card of [hero.origin, hero.motivation]) {
    if (card !== NO_CARD) points(box.cards[card].paths[0], 'character', card)
  }
  for (const t of hero.story) points(box.cards[tuckedCard(t)].paths[tuckedPath(t)], 'path', tuckedCard(t))
  const allies = remembered.length === 0 ? hero.allies : [...hero.allies, ...remembered]
  for (const ally of allies) points(box.cards[ally].paths[0], 'ally', ally)
  // R-SCORE-03, R-CHAR-03
  if (hero.destiny !== NO_CARD) points(box.cards[hero.destiny].paths[0], 'destiny', hero.destiny)
  for (const card of [hero.motivation, hero.destiny, ...allies]) {
    if (card === NO_CARD) continue
    for (const [i, term] of box.cards[card].scoring.entries()) {
      if (term.test !== null && !term.test(tally, seat, seat, card)) continue
      const times = term.per === null ? 1 : term.per(tally, seat)
      const triumph = Math.min(term.max, term.triumph * times)
      const tragedy = Math.min(term.max, term.tragedy * times)
      points({ triumph, tragedy }, i, card)
    }
  }
  // R-SCORE-04
  const level = box.ruleset.track[hero.level]
  boxes.A += level.triumph
  boxes.B += level.tragedy
  if (level.triumph !== 0) lines.push({ box: 'A', points: level.triumph, what: 'track', level: hero.level })
  if (level.tragedy !== 0) lines.push({ box: 'B', points: level.tragedy, what: 'track', level: hero.level })
  // R-SCORE-05; what is left in the hand scores nothing (R-FEAT-11)
  for (const card of hero.played) {
    points(box.cards[card].feat!, 'feat', card)
  }
  // R-SCORE-06: without what lies on the Class (R-CHAR-13)
  boxes.C += hero.xp
  if (hero.xp !== 0) lines.push({ box: 'C', points: hero.xp, what: 'xp' })
  // R-SCORE-07, R-ICON-02…04
  for (let i = ABILITIES.length; i < ICONS.length; i++) {
    const count = hero.icons[i]
    const table = box.ruleset.iconPoints
    const worth = table[Math.min(count, table.length - 1)]
    boxes.D += worth
    if (worth !== 0) lines.push({ box: 'D', points: worth, what: 'icons', icon: ICONS[i], count })
  }
  if (rewarded) {
    const { triumph, tragedy } = box.cards[a.card].paths[side]
    boxes.E += triumph + tragedy
    if (triumph + tragedy !== 0)
      lines.push({ box: 'E', points: triumph + tragedy, what: 'adversary', card: a.card })
  }
  return { boxes, total: boxes.A + boxes.B + boxes.C + boxes.D + boxes.E, lines }
}
