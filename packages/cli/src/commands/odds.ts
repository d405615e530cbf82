/** `runesaga odds`: the exact distribution of a cast. */
import { ABILITIES, type Ability } from '@runesaga/engine/language'
import { type CastSummary, type Pool, summary } from '@runesaga/engine/search'
import { STONE_SIDES } from '@runesaga/engine/view'
import type { Command } from 'commander'
import { colour } from '../colour.ts'
import { UsageError, whole } from '../usage.ts'

type Options = Partial<Record<Ability, number>> & {
  dark: number
  difficulty: number
  bonus: number
  json?: true
}

/** What the other side of an ability's special stone pays. */
const paidBy = (ability: Ability) => STONE_SIDES[`${ability}-special`][0] as Pool['specials'][number]
const STANDARD = 2
const MOST_ABILITIES = 2

export function odds(program: Command): void {
  const command = program
    .command('odds')
    .description('the exact distribution of a cast')
    .option('--dark <n>', 'Dark runes, 0 to 3', whole('--dark', 0, 3), 0)
    .option('--difficulty <n>', 'what the total must reach', whole('--difficulty', 0, 99), 0)
    .option('--bonus <n>', 'successes that cards add or take', whole('--bonus', -99, 99), 0)
    .option('--json', 'the distribution for machines')
  for (const ability of ABILITIES) {
    command.option(`--${ability} <icons>`, `icons of ${name(ability)}`, whole(`--${ability}`, 0, 99))
  }
  command
    .addHelpText(
      'after',
      `
The three Core runes are always cast. Two icons of an ability are two standard stones, a third adds the special one, more add
nothing. A Challenge uses at most two abilities.

Examples:
  $ runesaga odds --strength 2 --wisdom 1 --dark 1 --difficulty 5
  $ runesaga odds --intelligence 3 --difficulty 6 --bonus 1 --json`,
    )
    .action(run)
}

function run(options: Options): void {
  const used = ABILITIES.filter((ability) => (options[ability] ?? 0) > 0)
  if (used.length > MOST_ABILITIES) {
    throw new UsageError(`a Challenge uses at most two abilities, not ${used.length}: ${used.join(', ')}`)
  }
  const icons = (ability: Ability): number => options[ability] ?? 0
  const pool: Pool = {
    standard: used.reduce((sum, ability) => sum + Math.min(STANDARD, icons(ability)), 0),
    specials: used.filter((ability) => icons(ability) > STANDARD).map(paidBy),
    dark: options.dark,
  }
  const found = summary(pool, options.difficulty, options.bonus)
  if (options.json) {
    const { difficulty, bonus } = options
    console.log(JSON.stringify({ pool, difficulty, bonus, ...found }, null, 2))
  } else console.log(text(pool, options, found))
}

const name = (word: string): string => word[0].toUpperCase() + word.slice(1)

const BAR = 40

function text(pool: Pool, { difficulty, bonus }: Options, found: CastSummary): string {
  const stones = 3 + pool.standard + pool.specials.length + pool.dark
  const most = Math.max(...found.distribution.map(({ chance }) => chance))
  const given = bonus === 0 ? '' : `, bonus ${bonus}`
  const lines = [
    colour.bold(`${stones} stones against difficulty ${difficulty}${given}: ${exact(found.success)} success`),
    '',
  ]
  for (const { total, chance } of found.distribution) {
    const bar = '█'.repeat(Math.max(chance > 0 ? 1 : 0, Math.round((chance / most) * BAR)))
    const paint = total >= difficulty ? colour.green : colour.dim
    lines.push(`${String(total).padStart(4)} ${exact(chance).padStart(8)} ${paint(bar)}`)
  }
  lines.push('', `total from ${found.min} to ${found.max}, ${found.mean.toFixed(2)} on average`)
  lines.push(`Twist of Fate ${Math.round(found.twist * 100)} %`)
  if (pool.dark > 0) {
    const chances = found.corruption.map((chance, n) => `${n}: ${exact(chance)}`)
    lines.push(`Corruption ${chances.join(', ')}`)
  }
  const gains = { xp: 'Experience', hero: 'a Hero card', antihero: 'an Antihero card' }
  for (const [gain, what] of Object.entries(gains)) {
    const chance = found.gains[gain as keyof typeof gains]
    if (chance > 0) lines.push(`${what} ${exact(chance)}`)
  }
  return lines.join('\n')
}

const exact = (chance: number): string => `${(chance * 100).toFixed(1)} %`
