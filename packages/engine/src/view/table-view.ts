/** What lies on the table, by name: heroes, rows, decks, the Adversary, the stack. All of it from what the viewer knows. */
import type { Box } from '../compile/box.ts'
import { FEAT_BIT } from '../compile/events.ts'
import { type CardRef, FACE_DOWN, type Face, faceOf, refsIn } from '../deeds/card-ref.ts'
import { type DeckName, pathsOf, SIDES } from '../deeds/names.ts'
import { ICONS, type Icon, LEVELS, RADIANT } from '../language/names.ts'
import { NO_ICONS } from '../state/lists.ts'
import {
  type CardNo,
  type Hero,
  hasBeaten,
  hasFaced,
  NOBODY,
  type Played,
  type Seat,
  tuckedCard,
  tuckedPath,
} from '../state/types.ts'
import type { History } from './history.ts'
import type { Knowledge } from './knowledge.ts'
import type { AdversaryView, DeckView, HeroView, RowView, StackedFeat, StoryCard, TurnView } from './view.ts'
import { HIDDEN_HERO } from './visibility.ts'

export const named = (box: Box, cards: readonly CardNo[]): CardRef[] => {
  const refs = refsIn(box)
  return cards.map((card) => refs[card])
}

/** Null where there is none. */
export const cardName = (box: Box, card: CardNo): CardRef | null => (card < 0 ? null : refsIn(box)[card])

export const seatName = (seat: Seat): Seat | null => (seat === NOBODY ? null : seat)

export function turnView({ turn, heroes }: Knowledge): TurnView {
  const { seat, number, main, mainDone, mustFace } = turn
  return {
    seat,
    number,
    order: heroes.map((_, k) => (seat + k) % heroes.length),
    mainActions: main,
    mainDone,
    mustFace,
  }
}

/** `dealt`: the cards that this hero chooses from, as they are. Of what others have to choose from only the backs are seen. */
export function heroView(
  box: Box,
  known: Knowledge,
  seat: Seat,
  dealt: Hero['dealt'],
  history: History,
): HeroView {
  const h = known.heroes[seat]
  return {
    act: h.act as HeroView['act'],
    heritage: faceOf(box, h.heritage),
    origin: faceOf(box, h.origin),
    motivation: faceOf(box, h.motivation),
    destiny: faceOf(box, h.destiny),
    destinyShown: h.destinyUp,
    columns: columnsOf(box, h),
    icons: counted(h.icons),
    lent: counted(h.lent),
    level: LEVELS[h.level],
    xp: h.xp,
    class:
      box.kinds[h.motivation] === 'class' ? { banked: h.banked, opensAt: box.ruleset.classThresholds } : null,
    radiant: radiantOf(box, h),
    hand: handOf(box, h, seat === known.viewer),
    dealt: dealtOf(box, dealt, seat === known.viewer),
    played: named(box, h.played),
    allies: named(box, h.allies),
    lost: named(box, h.lost),
    failures: h.failures,
    journeys: h.journeys,
    facing: known.adversary === null ? [] : facingOf(h, seat, known.adversary.card, history),
    loyal: h.pledged,
  }
}

/** What is left over lies under the last. */
function columnsOf(box: Box, { story }: Hero): StoryCard[][] {
  const refs = refsIn(box)
  const columns: StoryCard[][] = [[], [], []]
  for (let i = 0; i < story.length; i++) {
    const card = tuckedCard(story[i])
    const path = box.kinds[card] === 'trait' ? null : pathsOf(box, card)[tuckedPath(story[i])]
    columns[Math.min(2, Math.floor(i / box.ruleset.cardsPerColumn))].push({ card: refs[card], path })
  }
  return columns
}

const NO_COUNTS = Object.fromEntries(ICONS.map((icon) => [icon, 0])) as Record<Icon, number>

function counted(icons: readonly number[]): Record<Icon, number> {
  if (icons === NO_ICONS) return NO_COUNTS
  // a copy has all its fields already: adding them one by one takes much longer
  const counts = { ...NO_COUNTS }
  for (let i = 0; i < ICONS.length; i++) counts[ICONS[i]] = icons[i]
  return counts
}

function radiantOf({ cards }: Box, { destiny, icons, lent }: Hero): HeroView['radiant'] {
  const at = destiny < 0 ? 0 : cards[destiny].radiant
  return at === 0 ? null : { icons: icons[RADIANT] + lent[RADIANT], opensAt: [at] }
}

function handOf(box: Box, { hand }: Hero, own: boolean): HeroView['hand'] {
  let hero = 0
  for (const card of hand) if (card === HIDDEN_HERO || box.featKinds[card] === FEAT_BIT.hero) hero++
  return { hero, antihero: hand.length - hero, cards: own ? named(box, hand) : null }
}

function dealtOf(box: Box, dealt: readonly CardNo[], own: boolean): HeroView['dealt'] {
  if (dealt.length === 0) return NOTHING_DEALT
  const of = (...kinds: string[]): Face[] =>
    dealt
      .filter((card) => kinds.includes(box.kinds[card]))
      .map((card) => (own ? faceOf(box, card) : FACE_DOWN))
  return { origin: of('origin'), motivation: of('motivation', 'class'), destiny: of('destiny') }
}

const NOTHING_DEALT: HeroView['dealt'] = { origin: [], motivation: [], destiny: [] }

function facingOf(hero: Hero, seat: Seat, card: CardNo, { facings }: History): HeroView['facing'] {
  return SIDES.flatMap((side, path) => {
    if (!hasFaced(hero, path)) return []
    const told = facings.find((one) => one.seat === seat && one.card === card && one.path === path)
    return [{ side, overcame: hasBeaten(hero, path), margin: told?.margin ?? null }]
  })
}

export const rowViews = (box: Box, { rows, decks }: Knowledge): RowView[] =>
  rows.map(({ open, cards, allies }, row) => ({
    open,
    spent: decks[row].left === 0 && decks[row].discard.length === 0,
    places: cards.map((card, slot) => ({ card: faceOf(box, card), ally: cardName(box, allies[slot]) })),
  }))

export function deckViews(box: Box, { decks }: Knowledge): Record<DeckName, DeckView> {
  const [act1, act2, act3, hero, antihero, adversary] = decks.map(
    ({ left, discard }): DeckView => ({ left, discard: named(box, discard) }),
  )
  return { act1, act2, act3, hero, antihero, adversary }
}

export function adversaryView(box: Box, { adversary, heroes }: Knowledge): AdversaryView | null {
  if (adversary === null) return null
  const { card, side, xp, goal, quests, shown, defeatedBy } = adversary
  return {
    card: refsIn(box)[card],
    side: SIDES[side],
    xp,
    goal: goal > 0 ? goal : null,
    began: box.ruleset.adversaryXpPerHero * heroes.length,
    quests: named(box, quests),
    shown: named(box, shown),
    defeatedBy: seatName(defeatedBy),
  }
}

const byName = (by: Seat): Seat | 'adversary' => (by === NOBODY ? 'adversary' : by)

export const stackedFeat = (box: Box, { card, by, on }: Played): StackedFeat => ({
  card: refsIn(box)[card],
  by: byName(by),
  on,
})

export const stackView = (box: Box, { stack, attempt }: Knowledge): StackedFeat[] => [
  ...stack.map((feat) => stackedFeat(box, feat)),
  ...named(box, attempt?.revealed ?? []).map((card): StackedFeat => ({ card, by: 'adversary', on: null })),
]
