// The documents about the rules: their counts are right, their numbers run on, and what they point to is there.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Words } from '@runesaga/words'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { boxOf, newGame } from './kit/rules.ts'
import { SPOKEN } from './kit/words.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')
const RULES = read('docs/rules/RULES.md')
const EDITIONS = read('docs/rules/EDITIONS.md')
const EXAMPLES = read('docs/rules/EXAMPLES.md')

/** The ids that a pattern finds, in the order of the document. */
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, id]) => id)
const rules = found(RULES, /^- \*\*(R-[A-Z]+-\d\d)\*\*/gm)
const differences = found(EDITIONS, /^\| (D-\d\d) \|/gm)
const rulings = found(EDITIONS, /^- \*\*(A-\d\d)\*\*/gm)
const withdrawn = found(EDITIONS, /^- \*\*(A-\d\d)\*\* \*Withdrawn/gm)
const unknowns = found(EDITIONS, /^- \*\*(U-\d\d)\b/gm)
const examples = found(EXAMPLES, /^- id: (EX-[A-Z0-9-]+)$/gm)

describe('counts', () => {
  test('the index of RULES.md has every chapter with the number of its rules, and README has their sum', () => {
    const chapters = new Map<string, number>()
    for (const id of rules) {
      const chapter = id.split('-')[1]
      chapters.set(chapter, (chapters.get(chapter) ?? 0) + 1)
    }
    const index = [...chapters].map(([chapter, count]) => `${chapter} ${count}`).join(' · ')
    expect(/^\*\*Index\*\* .*$/m.exec(RULES)?.[0]).toBe(`**Index** (${rules.length} rules): ${index}`)
    expect(/the (\d+) rules of the three editions/.exec(read('README.md'))?.[1]).toBe(`${rules.length}`)
  })

  test('the contents of EDITIONS.md name the last ruling and the last unknown', () => {
    expect(EDITIONS).toContain(`§3 rulings A-01…${rulings.at(-1)} · §4 unknowns U-01…${unknowns.at(-1)}`)
  })
})

describe('numbers', () => {
  test('of rules go up in their chapter, each once', () => {
    expect(new Set(rules).size).toBe(rules.length)
    const chapter = (id: string) => id.slice(0, -2)
    const outOfOrder = rules.filter(
      (id, i) => i > 0 && chapter(id) === chapter(rules[i - 1]) && id < rules[i - 1],
    )
    expect(outOfOrder).toEqual([])
  })

  test.each([
    ['differences', 'D', differences],
    ['rulings', 'A', rulings],
    ['unknowns', 'U', unknowns],
  ])('of %s run on from 01', (_, letter, ids) => {
    expect(ids).toEqual(ids.map((_, i) => `${letter}-${String(i + 1).padStart(2, '0')}`))
  })
})

/** Every text of the project that may name a rule or a ruling. */
const texts = ['docs', 'packages', 'scenarios', 'test', 'scripts']
  .flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter(
    (file) => /\.(md|tsx?|mjs|yaml)$/.test(file) && !/node_modules|[\\/](dist|coverage)[\\/]/.test(file),
  )
  // the tests of the checks make rules up
  .filter((file) => file !== 'test/rules-coverage.test.ts')
  .concat('README.md', 'CONTRIBUTING.md')
  .map((file) => ({ file, text: read(file) }))

describe('what is pointed to is there', () => {
  const dangling = (known: readonly string[], pattern: RegExp): string[] =>
    texts.flatMap(({ file, text }) =>
      [...new Set(found(text, pattern))].filter((id) => !known.includes(id)).map((id) => `${file}: ${id}`),
    )

  test('rules', () => {
    expect(dangling(rules, /\b(R-[A-Z]+-\d\d)\b/g)).toEqual([])
  })

  test('rulings, none of them withdrawn', () => {
    const named = /(?<![\w-])(A-\d\d)(?![\w-])/g
    expect(dangling(rulings, named)).toEqual([])
    const still = texts
      .filter(({ file }) => !file.endsWith('EDITIONS.md'))
      .flatMap(({ file, text }) => found(text, named).map((id) => ({ file, id })))
      .filter(({ id }) => withdrawn.includes(id))
    expect(still).toEqual([])
  })

  test('differences between the books, unknowns and examples', () => {
    expect(dangling(differences, /(?<![\w-])(D-\d\d)(?![\w-])/g)).toEqual([])
    expect(dangling(unknowns, /(?<![\w-])(U-\d\d)(?![\w-])/g)).toEqual([])
    expect(dangling(examples, /(?<![\w-])(EX-[A-Z]+-\d\d(?:-EN|-FR)?)(?![\w-])/g)).toEqual([])
  })
})

test('the words of the game are in the glossary, in both languages', () => {
  const [section] = /^## 1\.[\s\S]*?(?=^## 2\.)/m.exec(read('docs/rules/GLOSSARY.md'))!
  const rows = [...section.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].map(([, en, fr]) => ({
    en: en.split(/[,(]/)[0].trim().toLowerCase(),
    fr: fr.replaceAll("'", '’').toLowerCase(),
  }))
  const nouns = ({ terms }: Words) => [...Object.values(terms.icons), ...Object.values(terms.kinds)]
  const french = nouns(SPOKEN.fr)
  const missing = nouns(SPOKEN.en).filter(
    ({ one }, i) =>
      !rows.some((row) => row.en === one.toLowerCase() && row.fr.includes(french[i].one.toLowerCase())),
  )
  expect(missing).toEqual([])
})

test('the constants at the end of RULES.md are those of the game', () => {
  const said = parse(/^```yaml\n([\s\S]*?)^```/m.exec(RULES)![1]) as {
    players: { min: number; max: number }
    row_size: Record<number, number>
    cards_per_column: number
    start: { xp: number; hero_cards: number; track_level: string }
    dark: { cost_xp: number; max_buys_per_turn: number; forbidden_level: string }
    journey: Record<string, { cost: number; per_turn: number | null; when: string }>
    fail_xp: number
    story_icon_points: Record<number, number>
    class_thresholds: number[]
    adversary_xp_per_player: Record<string, number>
    base_coop: { story_cards_before_adversary: number }
    track_levels: string[]
    track_score: Record<string, { tri?: number; tra?: number }>
    track_feats: Record<string, 'hero' | 'antihero' | 'both'>
  }
  for (const edition of ['base', 'epic', 'stormlight'] as const) {
    const { ruleset } = boxOf(newGame({ edition, mode: 'competitive', heroes: 2, seed: { fast: 1 } }).setup)
    const seats = Array.from({ length: said.players.max }, (_, i) => i + said.players.min)
    expect(Object.fromEntries(seats.map((n) => [n, ruleset.rowSize(n)]))).toEqual(said.row_size)
    expect(ruleset.cardsPerColumn).toBe(said.cards_per_column)
    expect([ruleset.startXp, ruleset.startHeroCards]).toEqual([said.start.xp, said.start.hero_cards])
    expect([ruleset.darkPrice, ruleset.darkPerTurn]).toEqual([said.dark.cost_xp, said.dark.max_buys_per_turn])
    const { cost, per_turn, when } = said.journey[edition]
    expect(ruleset.journey).toEqual({
      price: cost,
      perTurn: per_turn ?? Number.POSITIVE_INFINITY,
      beforeMainOnly: when !== 'own_turn',
    })
    expect(ruleset.failXp).toBe(said.fail_xp)
    expect(ruleset.iconPoints).toEqual(Object.values(said.story_icon_points))
    expect(ruleset.classThresholds).toEqual(said.class_thresholds)
    expect(ruleset.adversaryXpPerHero).toBe(said.adversary_xp_per_player[edition] ?? 0)
    expect(ruleset.cardsBeforeAdversary).toBe(said.base_coop.story_cards_before_adversary)
    expect(
      ruleset.track.map(({ level, feats, triumph, tragedy, dark }) => ({
        level,
        feats,
        triumph,
        tragedy,
        dark,
      })),
    ).toEqual(
      said.track_levels.map((level) => ({
        level,
        feats: said.track_feats[level] === 'both' ? ['hero', 'antihero'] : [said.track_feats[level]],
        triumph: said.track_score[level].tri ?? 0,
        tragedy: said.track_score[level].tra ?? 0,
        dark: level !== said.dark.forbidden_level,
      })),
    )
  }
})
