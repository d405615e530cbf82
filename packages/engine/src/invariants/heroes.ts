/** Heroes: what is kept up to date as cards come and go equals what a recount gives. */
import type { Box } from '../compile/box.ts'
import type { CardKind, Path } from '../compile/compiled.ts'
import { hasPowers } from '../conduct/story.ts'
import { ICONS } from '../language/names.ts'
import { BOTTOM } from '../rulesets/index.ts'
import { framesOf } from '../state/game.ts'
import { AT } from '../state/places.ts'
import {
  type CardNo,
  type GameState,
  type Hero,
  NO_CARD,
  type Seat,
  tuckedCard,
  tuckedPath,
} from '../state/types.ts'

/** Character cards count from the moment everybody has chosen (R-SETUP-06). */
export const charactersShown = (state: GameState): boolean => {
  const [bottom] = framesOf(state)
  return bottom === undefined || bottom.place !== AT.setup.keep
}

export function heroProblems(state: GameState, box: Box, problems: string[]): void {
  const shown = charactersShown(state)
  state.heroes.forEach((h, seat) => {
    const wrong = (what: string) => problems.push(`seat ${seat}: ${what}`)
    const open = openCards(h, shown)
    recountIcons(box, h, open, wrong)
    recountPowers(state, box, h, open, wrong)
    if (h.xp < 0) wrong(`${h.xp} Experience`)
    if (h.level < 0 || h.level > BOTTOM) wrong(`level ${h.level} is not on the track`)
    if (h.banked < 0) wrong(`${h.banked} Experience on the Class`)
    if (h.banked > 0 && box.cards[h.motivation]?.kind !== 'class')
      wrong('Experience is banked without a Class')
    if (h.lent.some((n) => n < 0)) wrong('fewer than no icons are lent')
    if (h.failures < 0) wrong(`${h.failures} failures`)
    if (h.journeys < 0) wrong(`${h.journeys} journeys`)
    if (h.shield < 0) wrong(`${h.shield} shield`)
    if (h.faced < 0 || h.faced > 3 || (h.beat & ~h.faced) !== 0) wrong(`faced ${h.faced}, but beat ${h.beat}`)
    kinds(box, h, wrong)
    columns(state, box, h, wrong)
    choice(state, box, h, shown, wrong)
  })
}

/** The cards whose powers work and whose icons count, the Destiny apart. */
function openCards(h: Hero, shown: boolean): CardNo[] {
  const cards: CardNo[] = []
  if (shown && h.origin !== NO_CARD) cards.push(h.origin)
  if (shown && h.motivation !== NO_CARD) cards.push(h.motivation)
  for (const card of h.allies) if (card !== NO_CARD) cards.push(card)
  return cards
}

/** Written anew for each hero. */
const counted = new Int32Array(ICONS.length)

function recountIcons(box: Box, h: Hero, open: readonly CardNo[], wrong: (what: string) => void): void {
  counted.fill(0)
  const add = ({ icons }: Path) => {
    for (let i = 0; i < ICONS.length; i++) counted[i] += icons[i]
  }
  for (const card of open) add(box.cards[card].paths[0])
  for (const t of h.story) add(box.cards[tuckedCard(t)].paths[tuckedPath(t)])
  if (h.destinyUp && h.destiny !== NO_CARD) add(box.cards[h.destiny].paths[0])
  if (h.icons.length !== counted.length || h.lent.length !== counted.length) wrong('an icon is missing')
  for (let i = 0; i < counted.length; i++) {
    if (h.icons[i] !== counted[i]) wrong(`${h.icons[i]} ${ICONS[i]} are kept, ${counted[i]} are in the story`)
  }
}

function recountPowers(
  state: GameState,
  box: Box,
  h: Hero,
  open: readonly CardNo[],
  wrong: (what: string) => void,
): void {
  const counted = open.filter((card) => hasPowers(box.cards[card]))
  // at the end Destinies are revealed to be scored; their powers no longer come into play
  const lastReveal = state.phase === 'over' && !h.inPlay.includes(h.destiny)
  if (h.destinyUp && h.destiny !== NO_CARD && !lastReveal && hasPowers(box.cards[h.destiny]))
    counted.push(h.destiny)
  if (counted.length !== h.inPlay.length || counted.some((card) => !h.inPlay.includes(card))) {
    wrong(`the powers of ${h.inPlay.join(', ')} are kept, those of ${counted.join(', ')} are in play`)
  }
  let mask = 0
  let windows = 0
  let stands = 0
  for (const card of counted) {
    mask |= box.cards[card].eventMask
    windows |= box.cards[card].powerWindows
    stands |= box.cards[card].standingMask
  }
  const kinds = h.hand.reduce((bits, card) => bits | box.featKinds[card], 0)
  const plays = h.hand.reduce((bits, card) => bits | (box.playableAt[h.level]?.[card] ?? 0), 0)
  if (h.featKinds !== kinds) wrong(`holds the kinds ${h.featKinds}, should ${kinds}`)
  if (h.featWindows !== plays) wrong(`has Feats for windows ${h.featWindows}, should for ${plays}`)
  if (h.eventMask !== mask) wrong(`listens to ${h.eventMask}, should to ${mask}`)
  if (h.powerWindows !== windows) wrong(`has powers in windows ${h.powerWindows}, should in ${windows}`)
  if (h.standingMask !== stands) wrong(`has powers that stand on ${h.standingMask}, should on ${stands}`)
}

const KINDS = {
  heritage: ['heritage'],
  origin: ['origin'],
  motivation: ['motivation', 'class'],
  destiny: ['destiny'],
  feat: ['feat'],
  ally: ['ally'],
  story: ['trait', 'challenge', 'adversary'],
} satisfies Record<string, CardKind[]>

function kinds(box: Box, h: Hero, wrong: (what: string) => void): void {
  const is = (card: CardNo, zone: string, kinds: readonly CardKind[]) => {
    if (card !== NO_CARD && !kinds.includes(box.cards[card]?.kind))
      wrong(`${box.cards[card]?.id ?? card} is no ${zone}`)
  }
  is(h.heritage, 'Heritage', KINDS.heritage)
  is(h.origin, 'Origin', KINDS.origin)
  is(h.motivation, 'Motivation or Class', KINDS.motivation)
  is(h.destiny, 'Destiny', KINDS.destiny)
  for (const card of h.hand) is(card, 'Feat to hold', KINDS.feat)
  for (const card of h.played) is(card, 'Feat to have played', KINDS.feat)
  for (const card of h.allies) is(card, 'Ally', KINDS.ally)
  for (const card of h.lost) is(card, 'Ally to have lost', KINDS.ally)
  for (const t of h.story) {
    is(tuckedCard(t), 'Story card', KINDS.story)
    if (box.cards[tuckedCard(t)]?.paths[tuckedPath(t)] === undefined)
      wrong(`tucked a path that isn't there: ${t}`)
  }
}

/** R-ACT-01, R-ACT-04: columns fill in order; nobody is in an Act whose columns before aren't full. */
function columns(state: GameState, box: Box, h: Hero, wrong: (what: string) => void): void {
  const reached = Math.min(2, Math.floor(h.story.length / box.ruleset.cardsPerColumn)) + 1
  if (h.act < 1 || h.act > reached) wrong(`in Act ${h.act} with ${h.story.length} Story cards`)
  const opened = state.rows.filter((r) => r.open).length
  if (h.act > Math.max(1, opened)) wrong(`in Act ${h.act}, but only ${opened} rows are open`)
}

/** While heroes choose: either dealt cards or chosen ones, never both. */
function choice(state: GameState, box: Box, h: Hero, shown: boolean, wrong: (what: string) => void): void {
  const chosen: CardNo[] = [h.origin, h.motivation, h.destiny]
  if (h.dealt.length === 0) {
    if (chosen.includes(NO_CARD)) wrong('has chosen, but a Character card is missing')
    return
  }
  if (shown || state.phase !== 'setup') wrong('still has cards to choose from')
  if (chosen.some((card) => card !== NO_CARD)) wrong('has chosen and still has cards to choose from')
  for (const kind of ['origin', 'motivation', 'destiny'] as const) {
    const fits = (card: CardNo) => {
      const dealt = box.cards[card]?.kind
      return dealt === kind || (kind === 'motivation' && dealt === 'class')
    }
    if (!h.dealt.some(fits)) wrong(`was dealt no ${kind}`)
  }
}

/** Is this a hero's seat at the table? */
export const isSeat = (state: GameState, seat: Seat): boolean => seat >= 0 && seat < state.heroes.length
