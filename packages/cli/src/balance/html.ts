/** The balance report as one page that needs nothing else: plots, and every card in a table. */
import { BARS, partyBar } from './bars.ts'
import { type Dot, dots, escaped, histogram } from './plots.ts'
import { byQuest, type CardFigures, CHARACTERS, percent, type Report, STORY, signed } from './report.ts'
import { STYLE } from './style.ts'

export function reportHtml(r: Report): string {
  const title = `Balance of the set “${r.set}”`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p class="lead">${r.games} games between adept bots, ${r.gamesPerKind} of each kind of table, seed ${escaped(r.seed)}. Lines through dots are
95 % confidence intervals; the shaded band is the bar. <span class="key out">◆</span> is outside it.</p>
${verdict(r)}
${[seats, winning, adversaries, loyalists, difficulties, characters, takeRates, storyImpact, feats, cards].map((part) => part(r)).join('\n')}
</main>
</body>
</html>
`
}

const section = (id: string, title: string, note: string, body: string): string =>
  `<section id="${id}"><h2>${escaped(title)}</h2><p>${note}</p>${body}</section>`

const whole = (n: number): string => `${Math.round(n * 100)}\u00a0%`

function verdict({ outside }: Report): string {
  if (outside.length === 0) return '<p class="verdict">Everything is within the bars.</p>'
  const lines = outside.map((line) => `<li>${escaped(line)}</li>`).join('')
  return `<details class="verdict" open><summary>${outside.length} outside the bars</summary><ul>${lines}</ul></details>`
}

function seats({ seats }: Report): string {
  if (seats.length === 0) return ''
  const plots = [...new Set(seats.map(({ kind }) => kind))].map((kind) => {
    const here = seats.filter((seat) => seat.kind === kind)
    const { even } = here[0]
    const band = { least: even - BARS.seat, most: even + BARS.seat }
    const found: Dot[] = here.map(({ by, number, share, ok }) => ({
      label: `${by} ${number}`,
      estimate: share,
      ok,
    }))
    const axis = { from: even - 0.15, to: even + 0.15, step: 0.05, say: whole, band, line: even }
    return `<h3>${escaped(kind)}</h3>${dots(`Wins by seat and place, ${kind}`, found, axis)}`
  })
  return section(
    'seats',
    'Seats',
    'Wins by seat, and by place in the order of play: who begins is drawn by lot. The line is an even share.',
    plots.join(''),
  )
}

function winning({ winning }: Report): string {
  if (winning === null) return ''
  const { p10, p50, p90, histogram: counts } = winning
  const note = `Competitive games: ${p50} in the middle, from ${p10} to ${p90} in eight games of ten.`
  const plot = histogram('Winning scores', counts, { step: 5, band: BARS.winning, line: p50 })
  return section('scores', 'Winning scores', note, plot)
}

function adversaries({ adversaries }: Report): string {
  if (adversaries.length === 0) return ''
  const kinds = [...new Set(adversaries.map(({ kind }) => kind))]
  const plots = byQuest(adversaries).map((here) => {
    const { quest } = here[0]
    const found: Dot[] = here.map(({ name, kind, won, ok }) => ({
      label: name,
      estimate: won,
      ok,
      series: kinds.indexOf(kind),
    }))
    const axis = { from: 0, to: 1, step: 0.1, say: whole, band: partyBar(quest?.id ?? null) }
    const under = quest === null ? '' : ` under ${quest.name}`
    const plot = dots(`Games that the party wins${under}`, found, axis)
    return quest === null ? plot : `<h3>${escaped(quest.name)}</h3>${plot}`
  })
  const keys = kinds.map((kind, i) => `<span class="key s${i}">●</span> ${escaped(kind)}`).join(' · ')
  return section(
    'adversaries',
    'Adversaries',
    `Games that the party wins, each line from top to bottom: ${keys}.`,
    plots.join(''),
  )
}

function loyalists({ loyalists }: Report): string {
  if (loyalists.length === 0) return ''
  const found: Dot[] = loyalists.map(({ kind, pledged, games, won, ok }) => ({
    label: `${kind}, ${pledged} pledged (${games})`,
    estimate: won,
    ok,
  }))
  const axis = { from: 0, to: 1, step: 0.1, say: whole, band: BARS.loyalist }
  const note =
    'Games that those win who sided with the Adversary. The bar is for one among three or four heroes.'
  return section('loyalists', 'Loyalists', note, dots('Games that loyalists win', found, axis))
}

function difficulties({ difficulties }: Report): string {
  const found: Dot[] = difficulties.map(({ difficulty, attempts, success }) => ({
    label: `${difficulty} (${attempts} attempts)`,
    estimate: success,
    ok: true,
  }))
  const axis = { from: 0, to: 1, step: 0.1, say: whole }
  const note = 'Attempts that succeed, by the difficulty printed on the card; a +1 path is one harder.'
  return section('difficulties', 'Difficulties', note, dots('Success by difficulty', found, axis))
}

const byEffect = (a: CardFigures, b: CardFigures): number =>
  b.impact!.effect.value - a.impact!.effect.value || (a.id < b.id ? -1 : 1)

function forest(r: Report, kinds: readonly string[], title: string, bar: boolean): string {
  const found = r.cards.filter((card) => kinds.includes(card.kind) && card.impact !== null).sort(byEffect)
  if (found.length === 0) return ''
  const wide = Math.ceil(
    Math.max(
      5,
      ...found.flatMap(({ impact }) => [-impact!.effect.low, impact!.effect.high]).map((n) => n + 0.5),
    ),
  )
  const all: Dot[] = found.map(({ name, impact, ok }) => ({
    label: name,
    estimate: impact!.effect,
    ok: !bar || ok,
  }))
  const band = bar ? { band: { least: -BARS.character, most: BARS.character } } : {}
  const axis = {
    from: -wide,
    to: wide,
    step: wide > 10 ? 4 : wide > 6 ? 2 : 1,
    say: signed,
    line: 0,
    ...band,
  }
  return dots(title, all, axis)
}

function characters(r: Report): string {
  const plots = CHARACTERS.map((kind) => {
    const plot = forest(r, [kind], `How far each ${kind} moves the score`, true)
    return plot === '' ? '' : `<h3>${kind}</h3>${plot}`
  })
  const note =
    'Average final score of heroes with the card, less that of heroes without it, at the same kinds of tables.'
  return section('characters', 'Character cards', note, plots.join(''))
}

function storyImpact(r: Report): string {
  const note =
    'The same for Story cards. Cards that are hard to get go with heroes who do well: it isn’t all their doing.'
  return section(
    'story',
    'Story cards and the score',
    note,
    forest(r, STORY, 'How far Story cards move the score', false),
  )
}

function feats(r: Report): string {
  const plot = forest(r, ['feat'], 'How far Feats move the score', false)
  return plot === ''
    ? ''
    : section('feats', 'Feats and the score', 'Heroes who played it against those who didn’t.', plot)
}

function takeRates(r: Report): string {
  const groups = STORY.flatMap((kind) => [1, 2, 3].map((act) => ({ kind, act })))
  const plots = groups.map(({ kind, act }) => {
    const found = r.cards.filter((card) => card.kind === kind && card.act === act && card.takeRate !== null)
    if (found.length === 0) return ''
    found.sort((a, b) => b.takeRate!.value - a.takeRate!.value || (a.id < b.id ? -1 : 1))
    const all: Dot[] = found.map(({ name, takeRate, ok }) => ({ label: name, estimate: takeRate!, ok }))
    const axis = { from: 0, to: 1, step: 0.1, say: whole, band: BARS.taken }
    return `<h3>${kind}, Act ${act}</h3>${dots(`Take rates: ${kind}, Act ${act}`, all, axis)}`
  })
  const note =
    'Games in which somebody takes the card, of those in which it lay face-up for some hero to take.'
  return section('taken', 'Take rates', note, plots.join(''))
}

const HEAD = [
  'Card',
  'Kind',
  'Could be had',
  'Taken',
  'Tried',
  'Overcome',
  'Powers used',
  'Score with',
  'without',
  'Effect',
]

function cards(r: Report): string {
  const rows = r.cards.map((card) => {
    const { impact } = card
    const cells = [
      escaped(card.name),
      card.act === 0 ? card.kind : `${card.kind} ${'I'.repeat(card.act)}`,
      card.available,
      card.takeRate === null ? '–' : percent(card.takeRate.value),
      card.attempts === 0 ? '' : card.attempts,
      card.success === null ? '' : percent(card.success.value),
      card.used === 0 ? '' : card.used,
      impact === null ? '' : impact.with.value.toFixed(1),
      impact === null ? '' : impact.without.value.toFixed(1),
      impact === null
        ? ''
        : `${signed(impact.effect.value)} ± ${((impact.effect.high - impact.effect.low) / 2).toFixed(1)}`,
    ]
    const mark = card.ok ? '' : ' class="out"'
    return `<tr${mark}>${cells.map((text, i) => (i === 0 ? `<th scope="row">${text}</th>` : `<td>${text}</td>`)).join('')}</tr>`
  })
  const head = HEAD.map((text) => `<th scope="col">${text}</th>`).join('')
  const table = `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
  return section(
    'cards',
    'Every card',
    'Games in which it could be had and was taken; attempts; average scores.',
    table,
  )
}
