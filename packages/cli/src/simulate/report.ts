/** What a simulation has to say: figures for machines, and the same for people. */
import { MOST_IN_A_TURN } from '@runesaga/bots'
import { colour } from '../colour.ts'
import type { Table } from '../table.ts'
import type { Sums } from './sums.ts'

export interface Scores {
  mean: number
  p10: number
  p50: number
  p90: number
}

export interface Report {
  edition: string
  /** ids of the card sets in play */
  sets: string[]
  mode: string
  players: number
  bots: string[]
  seed: string
  games: number
  finished: number
  stalled: number
  endless: number
  firstEndless: string[]
  errors: number
  firstErrors: { seed: string; message: string }[]
  wins: {
    bySeat: number[]
    byBot: Record<string, { seats: number; wins: number; rate: number }>
    shared: number
  }
  /** solo and co-op only */
  partyWinRate: number | null
  scores: (Scores & { byBot: Record<string, Scores> }) | null
  turnsPerGame: number
  actionsPerGame: number
  threads: number
  seconds: number
  gamesPerSecond: number
  actionsPerSecond: number
}

export function reportOf(
  table: Table,
  run: { sets: string[]; bots: string[]; seed: string; games: number; threads: number; seconds: number },
  sums: Sums,
): Report {
  const { edition, mode, players } = table
  const { seconds, games } = run
  const all: Record<number, number> = {}
  for (const { scores } of Object.values(sums.bots)) {
    for (const [score, n] of Object.entries(scores)) all[Number(score)] = (all[Number(score)] ?? 0) + n
  }
  const each = <T>(of: (bot: Sums['bots'][string]) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(sums.bots).map(([name, bot]) => [name, of(bot)]))
  return {
    edition,
    sets: run.sets,
    mode,
    players,
    bots: run.bots,
    seed: run.seed,
    games,
    finished: sums.finished,
    stalled: sums.stalled,
    endless: sums.endless,
    firstEndless: sums.firstEndless,
    errors: sums.errors,
    firstErrors: sums.firstErrors,
    wins: {
      bySeat: sums.winsBySeat,
      byBot: each(({ seats, wins }) => ({ seats, wins, rate: rounded(wins / Math.max(1, seats)) })),
      shared: sums.shared,
    },
    partyWinRate: mode === 'competitive' ? null : rounded(sums.partyWins / Math.max(1, sums.finished)),
    scores: sums.finished === 0 ? null : { ...scoresOf(all), byBot: each(({ scores }) => scoresOf(scores)) },
    turnsPerGame: rounded(sums.turns / Math.max(1, sums.finished)),
    actionsPerGame: rounded(sums.actions / Math.max(1, games)),
    threads: run.threads,
    seconds: rounded(seconds),
    gamesPerSecond: Math.round(games / seconds),
    actionsPerSecond: Math.round(sums.actions / seconds),
  }
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000

function scoresOf(counts: Record<number, number>): Scores {
  const scores = Object.entries(counts)
    .map(([score, n]) => [Number(score), n] as const)
    .sort(([a], [b]) => a - b)
  const total = scores.reduce((sum, [, n]) => sum + n, 0)
  const at = (part: number): number => {
    let seen = 0
    for (const [score, n] of scores) {
      seen += n
      if (seen >= part * total) return score
    }
    return 0
  }
  const mean = scores.reduce((sum, [score, n]) => sum + score * n, 0) / Math.max(1, total)
  return { mean: rounded(mean), p10: at(0.1), p50: at(0.5), p90: at(0.9) }
}

const spread = (s: Scores): string => `mean ${s.mean.toFixed(1)}, p10 ${s.p10}, median ${s.p50}, p90 ${s.p90}`

export function reportText(r: Report): string {
  const lines = [
    colour.bold(
      `${r.games} games · ${r.sets.join(' + ')} · ${r.mode} · ${r.players} heroes · seed ${r.seed}`,
    ),
    `finished ${r.finished}, stalled ${r.stalled}, stopped in an endless turn ${r.endless}, errors ${r.errors}`,
  ]
  for (const seed of r.firstEndless) {
    lines.push(
      colour.red(`  game ${seed}: a turn has no end; it was stopped after ${MOST_IN_A_TURN} actions`),
    )
  }
  for (const { seed, message } of r.firstErrors) lines.push(colour.red(`  error in game ${seed}: ${message}`))
  if (r.partyWinRate !== null) lines.push(`the party wins ${(r.partyWinRate * 100).toFixed(1)} %`)
  for (const [name, bot] of Object.entries(r.wins.byBot)) {
    const scores = r.scores === null ? '' : ` · ${spread(r.scores.byBot[name])}`
    lines.push(
      `${name.padEnd(8)} ${bot.wins} wins in ${bot.seats} seats (${(bot.rate * 100).toFixed(1)} %)${scores}`,
    )
  }
  lines.push(`wins by seat ${r.wins.bySeat.join(', ')}; shared ${r.wins.shared}`)
  if (r.scores !== null) lines.push(`scores ${spread(r.scores)}`)
  lines.push(`a game: ${r.turnsPerGame.toFixed(1)} turns, ${r.actionsPerGame.toFixed(0)} actions`)
  const speed = `${r.gamesPerSecond} games/s, ${r.actionsPerSecond} actions/s`
  lines.push(
    colour.dim(
      `${speed} on ${r.threads} ${r.threads === 1 ? 'thread' : 'threads'}, ${r.seconds.toFixed(1)} s`,
    ),
  )
  return lines.join('\n')
}
