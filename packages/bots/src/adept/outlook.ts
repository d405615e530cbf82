/** How a hero stands and what that hero can still expect; from that, what everything is worth, in Destiny points. */
import { type CardNo, type GameState, type Hero, NOBODY, type Seat } from '@runesaga/engine'
import { ABILITIES, type FeatKind, ICONS, RADIANT } from '@runesaga/engine/language'
import type { Box } from '@runesaga/engine/search'
import { type Burdens, burdensOf, facings, tokenFor } from './adversary.ts'
import { ambition, pays, type Term } from './ambition.ts'
import { AT, type Path, type Tally, tallyOf, withAlly, withPath } from './tally.ts'

export interface Outlook {
  box: Box
  tally: Tally
  /** the worth of the tally */
  now: number
  /** Story cards still to be gained, about */
  left: number
  /** how much of what is only begun will be finished, 0 to 1 */
  hope: number
  /** the worth of one success more in one attempt */
  success: number
  /** by ability, the worth of one success more in every attempt to come that uses it */
  uses: number[]
  /** what the own cards pay in the end */
  terms: Term[]
  /** what a point is worth: less where the party wins or loses together */
  point: number
  /** what one Experience is worth */
  xp: number
  /** what a card in hand is worth that may be played at the hero's level */
  feat: number
  /** points of so many story icons of a kind, with what may still come of them */
  story: readonly number[]
  /** what a token of the Adversary's costs, and what gives it some */
  token: number
  burdens: Burdens
}

/** Part of the attempts to come that will use a given ability: heroes choose what suits them. */
const SUITS = 0.45
/** Points that one success more brings in one attempt; in the party, not to fail is worth more than points. */
const SUCCESS = 0.2
const SUCCESS_TOGETHER = 0.45
const POINT_TOGETHER = 0.2
/** In the party, Experience buys what is needed, and is no end in itself. */
const XP_TOGETHER = 0.65
const HOPE = 2
/** A Feat counts a point when it is played, and does something besides; near the end there may be no moment for it. */
const FEAT = 1.35
const FEAT_TOGETHER = 1.2
const FEAT_AT_END = 0.35
const FEAT_PER_CARD = 0.13

/** Story cards that a hero may still gain: whoever is far behind won't catch up before the end. */
export function cardsLeft(state: GameState, box: Box, seat: Seat): number {
  const most = 3 * box.ruleset.cardsPerColumn
  let left = most - state.heroes[seat].story.length
  if (state.adversary === null) {
    if (isDone(state, seat)) return 0
    for (const hero of state.heroes) left = Math.min(left, most - hero.story.length + 1)
  }
  return Math.max(0, left)
}

/** Has this hero had the last turn, once the end was announced? */
export function isDone({ endedBy, turn, heroes }: GameState, seat: Seat): boolean {
  if (endedBy === NOBODY) return false
  const n = heroes.length
  return (seat - endedBy + n) % n < (turn.seat - endedBy + n) % n
}

export function outlookOf(state: GameState, box: Box, seat: Seat): Outlook {
  const h = state.heroes[seat]
  const together = state.adversary !== null
  const left = cardsLeft(state, box, seat)
  const point = together ? POINT_TOGETHER : 1
  const success = together ? SUCCESS_TOGETHER : SUCCESS
  const plain = left * SUITS * success
  const uses = [plain, plain, plain, plain, plain, plain]
  if (together && !h.pledged) facings(state, box, seat, uses)
  const terms: Term[] = []
  const scores = (card: CardNo) => {
    if (card >= 0 && box.cards[card].scoring.length > 0) terms.push(...ambition(state, box, card))
  }
  scores(h.motivation)
  scores(h.destiny)
  h.allies.forEach(scores)
  const o: Outlook = {
    box,
    tally: tallyOf(box, h),
    now: 0,
    left,
    hope: left / (left + HOPE),
    success,
    uses,
    terms,
    point,
    xp: together ? XP_TOGETHER : 1,
    feat: (together ? FEAT_TOGETHER : FEAT) * Math.min(1, FEAT_AT_END + left * FEAT_PER_CARD),
    story: STORY[Math.min(left, EARLY)],
    token: tokenFor(state, box, seat),
    burdens: burdensOf(state, box),
  }
  o.now = worth(o, o.tally)
  return o
}

/** The outlook of the same hero with other goods: stories, Allies and the Adversary are as they were. Not a spread: one shape. */
export function retold(o: Outlook, h: Hero): Outlook {
  const after: Outlook = {
    box: o.box,
    tally: tallyOf(o.box, h),
    now: 0,
    left: o.left,
    hope: o.hope,
    success: o.success,
    uses: o.uses,
    terms: o.terms,
    point: o.point,
    xp: o.xp,
    feat: o.feat,
    story: o.story,
    token: o.token,
    burdens: o.burdens,
  }
  after.now = worth(after, after.tally)
  return after
}

/** What so many icons of one ability add to a cast: two standard stones, a special one, no more. */
const STONES = [0, 1.5, 3, 4.1, 4.1]
/** Points of so many story icons in the end (R-ICON-02), and for whoever may still gain many; between them by cards left. */
const ICONS_AT_END = [0, 0, 2, 4, 8]
const ICONS_IN_HOPE = [0, 0.9, 2.5, 4.7, 8]
const EARLY = 6
const STORY = Array.from({ length: EARLY + 1 }, (_, left) =>
  ICONS_AT_END.map((points, n) => points + ((ICONS_IN_HOPE[n] - points) * left) / EARLY),
)
/** What a Feat is worth while the hero's level forbids it. */
const FORBIDDEN = 0.25
/** What a step towards the next power of a Class is worth, for each card still to be gained. */
const BANKED = 0.15

/** What a hero with this tally is worth. Only differences mean something. */
export function worth(o: Outlook, t: Tally): number {
  const { story, uses } = o
  const track = o.box.ruleset.track[t[AT.level]]
  let points = t[AT.points] + track.triumph + track.tragedy + pays(o.terms, t, o.hope)
  for (let i = ABILITIES.length; i < ICONS.length; i++) if (t[i] > 0) points += story[t[i] < 4 ? t[i] : 4]
  const { classThresholds } = o.box.ruleset
  const banked = Math.min(t[AT.banked], classThresholds[classThresholds.length - 1])
  let value = points * o.point + t[AT.xp] * o.xp + banked * BANKED * o.left
  for (let i = 0; i < ABILITIES.length; i++) if (t[i] > 0) value += STONES[t[i] < 4 ? t[i] : 4] * uses[i]
  if (t[AT.heroCards] > 0)
    value += t[AT.heroCards] * (track.feats.includes('hero') ? o.feat : o.feat * FORBIDDEN)
  if (t[AT.antiheroCards] > 0)
    value += t[AT.antiheroCards] * (track.feats.includes('antihero') ? o.feat : o.feat * FORBIDDEN)
  return value
}

/** What a Feat of a kind is worth in this hero's hand. */
export const worthOfFeat = (o: Outlook, kind: FeatKind): number =>
  o.box.ruleset.track[o.tally[AT.level]].feats.includes(kind) ? o.feat : o.feat * FORBIDDEN

/** What a path adds. */
export const worthOfPath = (o: Outlook, kind: string, path: Path): number =>
  worth(o, withPath(o.tally, kind, path)) - o.now - (o.token === 0 ? 0 : o.token * burdenOf(o.burdens, path))

/** Tokens that the Adversary gains or loses by a path. */
const burdenOf = (b: Burdens, path: Path): number =>
  b.corruption * path.corruption + b.virtue * path.virtue + b.radiant * path.icons[RADIANT]

/** What an Ally adds; its powers are good for something too. */
export const worthOfAlly = (o: Outlook, path: Path): number =>
  worth(o, withAlly(o.tally, path)) - o.now + ALLY * o.left
const ALLY = 0.15

/** The part of a path's worth that the Destiny pays. */
export const fedDestiny = (o: Outlook, kind: string, path: Path): number =>
  pays(o.terms, withPath(o.tally, kind, path), o.hope) - pays(o.terms, o.tally, o.hope)

/** What the own cards pay for one more of something that is counted. */
export function fedBy(o: Outlook, at: number, terms: readonly Term[] = o.terms): number {
  if (terms.length === 0) return 0
  const more = o.tally.slice()
  more[at]++
  return (pays(terms, more, o.hope) - pays(terms, o.tally, o.hope)) * o.point
}
