/** Sums over many games, in parts that can be added up in any order with the same result. */
import type { Played } from './game.ts'

export interface Sums {
  finished: number
  stalled: number
  /** stopped in a turn of too many actions */
  endless: number
  /** the first few of them, by their seeds */
  firstEndless: string[]
  errors: number
  /** the first few, with the seeds that show them */
  firstErrors: { seed: string; message: string }[]
  turns: number
  actions: number
  /** games with more than one winner */
  shared: number
  partyWins: number
  winsBySeat: number[]
  bots: Record<string, { seats: number; wins: number; scores: Record<number, number> }>
}

const SHOWN_ERRORS = 5

export const noGames = (players: number, bots: readonly string[]): Sums => ({
  finished: 0,
  stalled: 0,
  endless: 0,
  firstEndless: [],
  errors: 0,
  firstErrors: [],
  turns: 0,
  actions: 0,
  shared: 0,
  partyWins: 0,
  winsBySeat: Array.from({ length: players }, () => 0),
  bots: Object.fromEntries(bots.map((name) => [name, { seats: 0, wins: 0, scores: {} }])),
})

export function addGame(sums: Sums, seats: readonly string[], seed: string, played: Played): void {
  sums.actions += played.actions
  if (played.endless) {
    sums.endless++
    if (sums.firstEndless.length < SHOWN_ERRORS) sums.firstEndless.push(seed)
    return
  }
  if (played.outcome === null) {
    sums.stalled++
    return
  }
  const { winners, party } = played.outcome
  sums.finished++
  sums.turns += played.turns
  if (winners.length > 1) sums.shared++
  if (party === 'won') sums.partyWins++
  seats.forEach((name, seat) => {
    const bot = sums.bots[name]
    const score = played.scores[seat]
    bot.seats++
    bot.scores[score] = (bot.scores[score] ?? 0) + 1
    if (!winners.includes(seat)) return
    bot.wins++
    sums.winsBySeat[seat]++
  })
}

export function addError(sums: Sums, seed: string, error: unknown): void {
  sums.errors++
  const message = error instanceof Error ? error.message : String(error)
  if (sums.firstErrors.length < SHOWN_ERRORS) sums.firstErrors.push({ seed, message })
}

export function addUp(all: Sums, part: Sums): void {
  all.finished += part.finished
  all.stalled += part.stalled
  all.endless += part.endless
  all.firstEndless = [...all.firstEndless, ...part.firstEndless].sort().slice(0, SHOWN_ERRORS)
  all.errors += part.errors
  all.firstErrors = [...all.firstErrors, ...part.firstErrors]
    .sort((a, b) => (a.seed < b.seed ? -1 : a.seed > b.seed ? 1 : 0))
    .slice(0, SHOWN_ERRORS)
  all.turns += part.turns
  all.actions += part.actions
  all.shared += part.shared
  all.partyWins += part.partyWins
  part.winsBySeat.forEach((wins, seat) => {
    all.winsBySeat[seat] += wins
  })
  for (const [name, bot] of Object.entries(part.bots)) {
    const sum = all.bots[name]
    sum.seats += bot.seats
    sum.wins += bot.wins
    for (const [score, n] of Object.entries(bot.scores)) {
      sum.scores[Number(score)] = (sum.scores[Number(score)] ?? 0) + n
    }
  }
}
