/** What a balance run has to say, as figures: about seats, scores, Adversaries, difficulties, and every card of the set. */
import type { CardKind, Mode } from '@runesaga/engine/language'
import type { Box, CompiledCard } from '@runesaga/engine/search'
import { BARS, partyBar, within } from './bars.ts'
import { addCounts, type Counts, count, noCounts, pairOf, TWELFTHS } from './counts.ts'
import { type Kind, kindName } from './kinds.ts'
import type { BalancePart, BalanceRun } from './range.ts'
import {
  type Estimate,
  type Impact,
  impact,
  minus,
  momentsOf,
  rate,
  rounded,
  type Spread,
  spread,
} from './statistics.ts'

export interface KindFigures {
  kind: string
  mode: Mode
  players: number
  games: number
  finished: number
  stalled: number
  errors: number
  turnsPerGame: number
  scores: Spread | null
  winning: Spread | null
  /** average points by box of the score sheet */
  boxes: Record<string, number>
}

/** Who begins is drawn by lot, so that a seat isn't a place in the order of play. */
export interface SeatFigures {
  kind: string
  by: 'seat' | 'place'
  /** from 1 */
  number: number
  even: number
  share: Estimate
  ok: boolean
}

export interface AdversaryFigures {
  id: string
  name: string
  /** one that any Adversary may have; null: its own */
  quest: { id: string; name: string } | null
  kind: string
  games: number
  won: Estimate
  /** how the games ended */
  endings: Record<string, number>
  ok: boolean
}

/** Heroes who sided with the Adversary. */
export interface LoyalistFigures {
  kind: string
  /** how many of the heroes did */
  pledged: number
  games: number
  won: Estimate
  ok: boolean
}

export interface CardFigures {
  id: string
  name: string
  kind: CardKind
  /** 0: of no Act */
  act: number
  copies: number
  /** games in which it could be had, and in which it was taken */
  available: number
  taken: number
  takeRate: Estimate | null
  attempts: number
  success: Estimate | null
  paths: { name: string; attempts: number; overcome: number; success: Estimate | null }[]
  /** times that its powers were used */
  used: number
  /** heroes of competitive games who had it in the end, and the average scores with and without it */
  heroes: number
  impact: Impact | null
  /** true where no bar applies */
  ok: boolean
}

export interface Report {
  set: string
  seed: string
  gamesPerKind: number
  games: number
  errors: number
  firstErrors: { seed: string; message: string }[]
  bars: typeof BARS
  kinds: KindFigures[]
  /** of all competitive games */
  winning: (Spread & { ok: boolean; histogram: Record<string, number> }) | null
  seats: SeatFigures[]
  adversaries: AdversaryFigures[]
  loyalists: LoyalistFigures[]
  difficulties: { difficulty: number; attempts: number; overcome: number; success: Estimate }[]
  cards: CardFigures[]
  /** what is outside the bars, one line each */
  outside: string[]
}

export const CHARACTERS: readonly CardKind[] = ['heritage', 'origin', 'motivation', 'class', 'destiny']
export const STORY: readonly CardKind[] = ['trait', 'challenge', 'ally', 'adversary']

export function reportOf(set: string, run: BalanceRun, box: Box, part: BalancePart): Report {
  const played = run.kinds.map((kind) => ({
    kind,
    counts: part[kindName(kind)] ?? noCounts(kind.players, box.cards.length),
  }))
  const all = noCounts(0, box.cards.length)
  for (const { counts } of played) addCounts(all, { ...counts, seats: [], places: [] })
  const rivals = played.filter(({ kind }) => kind.mode === 'competitive').map(({ counts }) => counts)
  const figures = {
    kinds: played.map(({ kind, counts }) => kindFigures(kind, counts)),
    winning: winningOf(rivals),
    seats: played.flatMap(({ kind, counts }) => seatFigures(kind, counts)),
    adversaries: adversaryFigures(box, played),
    loyalists: played.flatMap(({ kind, counts }) => loyalistFigures(kind, counts)),
    difficulties: difficultyFigures(all),
    cards: cardFigures(set, box, all, rivals),
  }
  return {
    set,
    seed: run.seed,
    gamesPerKind: run.games,
    games: all.games,
    errors: all.errors,
    firstErrors: all.firstErrors,
    bars: BARS,
    ...figures,
    outside: outsideOf(figures),
  }
}

const kindFigures = (kind: Kind, counts: Counts): KindFigures => {
  const { games, finished, stalled, errors, turns } = counts
  const heroes = Math.max(1, finished * kind.players)
  return {
    kind: kindName(kind),
    ...kind,
    games,
    finished,
    stalled,
    errors,
    turnsPerGame: rounded(turns / Math.max(1, finished)),
    scores: spread(counts.scores),
    winning: spread(counts.winning),
    boxes: Object.fromEntries(
      Object.entries(counts.boxes).map(([box, points]) => [box, rounded(points / heroes)]),
    ),
  }
}

function winningOf(rivals: readonly Counts[]): Report['winning'] {
  const histogram: Record<string, number> = {}
  for (const { winning } of rivals)
    for (const [score, n] of Object.entries(winning)) count(histogram, score, n)
  const found = spread(histogram)
  return found === null ? null : { ...found, ok: within(found.p50, BARS.winning), histogram }
}

function seatFigures(kind: Kind, counts: Counts): SeatFigures[] {
  if (kind.mode !== 'competitive' || counts.finished === 0) return []
  const even = 1 / kind.players
  const figures = (by: SeatFigures['by'], wins: readonly number[]): SeatFigures[] =>
    wins.map((twelfths, i) => {
      const share = rate(twelfths / TWELFTHS, counts.finished)!
      const ok = Math.abs(share.value - even) <= BARS.seat
      return { kind: kindName(kind), by, number: i + 1, even: rounded(even), share, ok }
    })
  return [...figures('seat', counts.seats), ...figures('place', counts.places)]
}

function adversaryFigures(box: Box, played: readonly { kind: Kind; counts: Counts }[]): AdversaryFigures[] {
  const quests = [...box.cards.keys()].filter((no) => box.cards[no].kind === 'quest')
  return box.cards.flatMap(({ id, name }, no) =>
    quests.flatMap((questNo) =>
      played.flatMap(({ kind, counts }) => {
        const endings = counts.adversaries[pairOf(questNo, no)]
        if (endings === undefined) return []
        const card = box.cards[questNo]
        const quest = card.of === '' ? { id: card.id, name: card.name.en } : null
        const games = Object.values(endings).reduce((sum, n) => sum + n, 0)
        const won = rate((endings['adversary-defeated'] ?? 0) + (endings['adversary-out-of-xp'] ?? 0), games)!
        const ok = within(won.value, partyBar(quest?.id ?? null))
        return [{ id, name: name.en, quest, kind: kindName(kind), games, won, endings, ok }]
      }),
    ),
  )
}

/** The bar is for one among enough others. */
const ENOUGH = 3

const loyalistFigures = (kind: Kind, { loyalists }: Counts): LoyalistFigures[] =>
  Object.entries(loyalists.games).map(([key, games]) => {
    const pledged = Number(key)
    const won = rate(loyalists.won[key] ?? 0, games)!
    const ok = pledged > 1 || kind.players < ENOUGH || within(won.value, BARS.loyalist)
    return { kind: kindName(kind), pledged, games, won, ok }
  })

const difficultyFigures = ({ difficulties }: Counts): Report['difficulties'] =>
  Object.entries(difficulties)
    .map(([difficulty, { attempts, overcome }]) => ({
      difficulty: Number(difficulty),
      attempts,
      overcome,
      success: rate(overcome, attempts)!,
    }))
    .sort((a, b) => a.difficulty - b.difficulty)

function cardFigures(set: string, box: Box, all: Counts, rivals: readonly Counts[]): CardFigures[] {
  const heroes = rivals.map(({ scores }) => momentsOf(scores))
  return [...box.byId.values()]
    .filter(([no]) => box.cards[no].set === set && !NOT_COUNTED.includes(box.cards[no].kind))
    .map((copies) => {
      const no = copies[0]
      const card = box.cards[no]
      const strata = rivals.map(({ cards }, i) => {
        const own = { n: cards.heroes[no], sum: cards.scores[no], squares: cards.squares[no] }
        return { with: own, without: minus(heroes[i], own) }
      })
      return oneCard(card, copies.length, no, all, {
        heroes: strata.reduce((sum, stratum) => sum + stratum.with.n, 0),
        impact: impact(strata),
      })
    })
}
/** Cards that nobody takes, keeps or plays. */
const NOT_COUNTED: readonly CardKind[] = ['quest', 'victory', 'two-sided', 'last-foe']

function oneCard(
  card: CompiledCard,
  copies: number,
  no: number,
  { cards }: Counts,
  scores: Pick<CardFigures, 'heroes' | 'impact'>,
): CardFigures {
  const takeRate = rate(cards.taken[no], cards.available[no])
  const tries = [
    [cards.attemptsTop[no], cards.overcomeTop[no]],
    [cards.attemptsBottom[no], cards.overcomeBottom[no]],
  ]
  const attempts = tries[0][0] + tries[1][0]
  const isTried = card.kind === 'challenge' || card.kind === 'adversary'
  return {
    id: card.id,
    name: card.name.en,
    kind: card.kind,
    act: card.act,
    copies,
    available: cards.available[no],
    taken: cards.taken[no],
    takeRate,
    attempts,
    success: rate(tries[0][1] + tries[1][1], attempts),
    paths: !isTried
      ? []
      : card.paths.map(({ name }, i) => {
          const [attempts, overcome] = tries[i]
          return { name: name.en, attempts, overcome, success: rate(overcome, attempts) }
        }),
    used: cards.used[no],
    ...scores,
    ok: isBalanced(card.kind, takeRate, scores.impact),
  }
}

function isBalanced(kind: CardKind, takeRate: Estimate | null, found: Impact | null): boolean {
  if (STORY.includes(kind)) return takeRate === null || within(takeRate.value, BARS.taken)
  return !CHARACTERS.includes(kind) || found === null || Math.abs(found.effect.value) <= BARS.character
}

/** The Adversaries by Quest: those with Quests of their own are one group. */
export const byQuest = (adversaries: readonly AdversaryFigures[]): AdversaryFigures[][] => {
  const quests = [...new Set(adversaries.map(({ quest }) => quest?.id))]
  return quests.map((id) => adversaries.filter(({ quest }) => quest?.id === id))
}

export const percent = (n: number): string => `${(n * 100).toFixed(1)}\u00a0%`
export const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`

function outsideOf(
  report: Pick<Report, 'winning' | 'seats' | 'adversaries' | 'loyalists' | 'cards'>,
): string[] {
  const { winning } = report
  const lines: string[] = []
  if (winning !== null && !winning.ok) lines.push(`the middle of the winning scores is ${winning.p50}`)
  for (const { ok, kind, by, number, share } of report.seats) {
    if (!ok) lines.push(`${kind}: ${by} ${number} wins ${percent(share.value)}`)
  }
  for (const { ok, name, quest, kind, won } of report.adversaries) {
    const foe = quest === null ? name : `${name}, ${quest.name}`
    if (!ok) lines.push(`${foe}, ${kind}: the party wins ${percent(won.value)}`)
  }
  for (const { ok, kind, won } of report.loyalists) {
    if (!ok) lines.push(`${kind}: a single loyalist wins ${percent(won.value)}`)
  }
  for (const { ok, kind, name, takeRate, impact: found } of report.cards) {
    if (ok) continue
    const story = STORY.includes(kind)
    const what = story
      ? `is taken in ${percent(takeRate!.value)}`
      : `moves the score by ${signed(found!.effect.value)}`
    lines.push(`${name} (${kind}) ${what}`)
  }
  return lines
}
