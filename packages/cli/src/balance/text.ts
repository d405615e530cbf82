/** The balance report for people, as text. */
import { colour } from '../colour.ts'
import { BARS, partyBar, type Range } from './bars.ts'
import {
  type AdversaryFigures,
  byQuest,
  type CardFigures,
  CHARACTERS,
  percent,
  type Report,
  STORY,
  signed,
} from './report.ts'
import type { Estimate } from './statistics.ts'

export function reportText(r: Report): string {
  return [
    colour.bold(`${r.games} games · ${r.set} · adept bots · seed ${r.seed}`),
    ...r.firstErrors.map(({ seed, message }) => colour.red(`  error in game ${seed}: ${message}`)),
    ...kinds(r),
    ...seats(r),
    ...byQuest(r.adversaries).flatMap(adversaries),
    ...loyalists(r),
    ...difficulties(r),
    ...group(r, 'Characters', CHARACTERS, `bar: moves the score by at most ${BARS.character}`),
    ...group(
      r,
      'Story cards',
      STORY,
      `bar: taken in ${barOf(BARS.taken)} of the games in which it was offered`,
    ),
    ...group(r, 'Feats', ['feat', 'adversary-feat'], 'drawn and played'),
    ...summary(r),
  ].join('\n')
}

const title = (text: string, note = ''): string[] => [
  '',
  `${colour.bold(text)}${note === '' ? '' : colour.dim(` · ${note}`)}`,
]
const mark = (ok: boolean): string => (ok ? ' ' : colour.red('✗'))
const interval = ({ low, high }: Estimate): string =>
  colour.dim(`${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}`)
const cell = (text: string | number, width: number): string => String(text).padStart(width)

function kinds({ kinds, winning }: Report): string[] {
  const lines = kinds.map(({ kind, games, stalled, turnsPerGame, scores, winning, boxes }) => {
    const points = Object.entries(boxes)
      .filter(([, n]) => n !== 0)
      .map(([box, n]) => `${box} ${n.toFixed(1)}`)
    const parts = [`${cell(games, 7)} games`, `${cell(turnsPerGame.toFixed(1), 5)} turns`]
    if (stalled > 0) parts.push(`${stalled} stalled`)
    if (scores !== null) parts.push(`score ${scores.mean.toFixed(1)} (${points.join(', ')})`)
    if (winning !== null) parts.push(`winning ${winning.p10}–${winning.p50}–${winning.p90}`)
    return `  ${kind.padEnd(14)} ${parts.join(' · ')}`
  })
  if (winning !== null) {
    const { p10, p50, p90, ok } = winning
    const bar = colour.dim(`bar: ${BARS.winning.least} to ${BARS.winning.most}`)
    lines.push(`${mark(ok)} winning score, competitive: ${p50} in the middle, ${p10} to ${p90} · ${bar}`)
  }
  return [...title('Tables'), ...lines]
}

const seats = ({ seats }: Report): string[] =>
  seats.length === 0
    ? []
    : [
        ...title(
          'Seats',
          `wins by seat and by place in the order of play; bar: even share ± ${BARS.seat * 100} points`,
        ),
        ...seats.map(
          ({ kind, by, number, share, ok }) =>
            `${mark(ok)} ${kind.padEnd(14)} ${`${by} ${number}`.padEnd(8)} ${cell(percent(share.value), 8)}  ${interval(share)}`,
        ),
      ]

const barOf = ({ least, most }: Range): string => `${percent(least)} to ${percent(most)}`

function adversaries(here: AdversaryFigures[]): string[] {
  const { quest } = here[0]
  const kinds = [...new Set(here.map(({ kind }) => kind))]
  const names = [...new Set(here.map(({ name }) => name))]
  const lines = names.map((name) => {
    const cells = kinds.map((kind) => {
      const found = here.find((a) => a.name === name && a.kind === kind)
      return found === undefined ? cell('', 10) : `${cell(percent(found.won.value), 9)}${mark(found.ok)}`
    })
    return `  ${name.padEnd(20)}${cells.join('')}`
  })
  return [
    ...title(
      quest === null ? 'Adversaries' : `Adversaries, ${quest.name}`,
      `the party wins; bar: ${barOf(partyBar(quest?.id ?? null))}`,
    ),
    `  ${''.padEnd(20)}${kinds.map((kind) => cell(kind, 9)).join(' ')}`,
    ...lines,
  ]
}

const loyalists = ({ loyalists }: Report): string[] =>
  loyalists.length === 0
    ? []
    : [
        ...title('Loyalists', `they win; bar for one among three or four heroes: ${barOf(BARS.loyalist)}`),
        ...loyalists.map(
          ({ kind, pledged, games, won, ok }) =>
            `${mark(ok)} ${kind.padEnd(14)} ${`${pledged} pledged`.padEnd(10)} ${cell(games, 6)} games ${cell(percent(won.value), 8)}  ${interval(won)}`,
        ),
      ]

const difficulties = ({ difficulties }: Report): string[] => [
  ...title('Difficulties', 'as printed, +1 paths one harder'),
  ...difficulties.map(
    ({ difficulty, attempts, success }) =>
      `  ${cell(difficulty, 2)} ${cell(attempts, 9)} attempts ${cell(percent(success.value), 8)} overcome  ${interval(success)}`,
  ),
]

function group(r: Report, name: string, kinds: readonly string[], note: string): string[] {
  const cards = r.cards.filter(({ kind }) => kinds.includes(kind))
  if (cards.length === 0) return []
  const head = `  ${''.padEnd(26)}${cell('could', 8)}${cell('taken', 9)}${cell('tried', 8)}${cell('success', 9)}${cell('used', 8)}${cell('with', 7)}${cell('without', 9)}${cell('effect', 8)}`
  const lines = kinds.flatMap((kind) => {
    const those = cards.filter((card) => card.kind === kind)
    return [...new Set(those.map(({ act }) => act))].flatMap((act) => [
      colour.dim(`  ${act === 0 ? kind : `${kind}, Act ${act}`}`),
      ...those
        .filter((card) => card.act === act)
        .sort((a, b) => (b.impact?.effect.value ?? 0) - (a.impact?.effect.value ?? 0))
        .map(cardLine),
    ])
  })
  return [...title(name, note), head, ...lines]
}

function cardLine({ name, available, takeRate, attempts, success, used, impact, ok }: CardFigures): string {
  const figures = [
    cell(available, 8),
    cell(takeRate === null ? '–' : percent(takeRate.value), 9),
    cell(attempts === 0 ? '' : attempts, 8),
    cell(success === null ? '' : percent(success.value), 9),
    cell(used === 0 ? '' : used, 8),
  ]
  if (impact !== null) {
    const { effect } = impact
    const half = colour.dim(`± ${((effect.high - effect.low) / 2).toFixed(1)}`)
    figures.push(
      cell(impact.with.value.toFixed(1), 7),
      cell(impact.without.value.toFixed(1), 9),
      `${cell(signed(effect.value), 8)} ${half}`,
    )
  }
  return `${mark(ok)} ${name.padEnd(26)}${figures.join('')}`
}

function summary({ outside }: Report): string[] {
  if (outside.length === 0) return ['', colour.green('Everything is within the bars.')]
  return [...title(`Outside the bars: ${outside.length}`), ...outside.map((line) => `${mark(false)} ${line}`)]
}
