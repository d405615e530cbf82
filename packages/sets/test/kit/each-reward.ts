/**
 * Each path of each Challenge and Adversary of a set: how hard it is, and exactly what it gives. The same for Allies. What
 * they give is told in a table, in the notation of the designs (docs/cards/*-design.md):
 *
 *     Act I
 *     the-academy | 5 INT WIS | HERO, TRI 1, INT | +1 arcana, TRI 1, WIS
 *
 * Difficulty (`8+1`: and what the card's own power adds to it) and abilities, top path, bottom path.
 */
import { ABILITIES, type CardSet, ICONS } from '@runesaga/engine/language'
import type { ScenarioGame } from '@runesaga/engine/scenario'
import { boxOf, quickSums } from '@runesaga/engine/search'
import { expect, test } from 'vitest'
import { pages, story } from './pages.ts'
import { scenario } from './rules.ts'

const SHORT: Record<string, string> = {
  STR: 'strength',
  DEX: 'dexterity',
  CON: 'constitution',
  INT: 'intelligence',
  WIS: 'wisdom',
  CHA: 'charisma',
  TRI: 'triumph',
  TRA: 'tragedy',
  HERO: 'hero',
  ANTI: 'antihero',
  VIR: 'virtue',
  COR: 'corruption',
}

interface Row {
  id: string
  name: string
  act: 1 | 2 | 3
  difficulty: number
  abilities: string[]
  /** Adversaries have only one */
  path: 'top' | 'bottom' | undefined
  gives: Record<string, number>
}

/** `royalty, TRI 1, CHA` */
function rewards(told: string): Record<string, number> {
  const pairs = told.split(', ').map((reward) => {
    const [word, n = '1'] = reward.split(' ')
    return [SHORT[word] ?? word, Number(n)]
  })
  return Object.fromEntries(pairs) as Record<string, number>
}

const cells = (line: string) => line.split('|').map((cell) => cell.trim())

function* read(table: string): Generator<Row> {
  let act = 0
  for (const line of table.trim().split('\n')) {
    if (line.startsWith('Act ')) {
      act++
      continue
    }
    const [id, asks, ...paths] = cells(line)
    const [printed, ...abilities] = asks.split(' ')
    for (const [i, told] of paths.entries()) {
      const plusOne = told.startsWith('+1 ')
      yield {
        id,
        name: paths.length === 1 ? id : `${id}, ${i === 0 ? 'top' : 'bottom'} path`,
        act: act as 1,
        difficulty: printed.split('+').reduce((sum, n) => sum + Number(n), plusOne ? 1 : 0),
        abilities: abilities.map((word) => SHORT[word]),
        path: paths.length === 1 ? undefined : i === 0 ? 'top' : 'bottom',
        gives: rewards(told.replace('+1 ', '')),
      }
    }
  }
}
/** How often three core stones and so many standard ones show at least this much: by counting every way they can fall. */
function chance(standard: number, difficulty: number): number {
  const ways = 2 ** (3 + standard)
  let enough = 0
  for (let word = 0; word < ways; word++) {
    let total = standard
    for (let bits = word; bits > 0; bits >>= 1) total += bits & 1
    if (total >= difficulty) enough++
  }
  return enough / ways
}

/** All icons of a hero, with these added. */
const withIcons = (icons: Partial<Record<string, number>>, gives: Record<string, number>) =>
  Object.fromEntries(ICONS.map((icon) => [icon, (icons[icon] ?? 0) + (gives[icon] ?? 0)]))

/** Triumph in box A, Tragedy in box B. */
const points = ({ triumph, tragedy }: Record<string, number>) => [
  ...(triumph === undefined ? [] : [['A', triumph]]),
  ...(tragedy === undefined ? [] : [['B', tragedy]]),
]
const pointsOf = (game: ScenarioGame, what: 'path' | 'ally') =>
  game.rules
    .scoreSheet(game.state, 0)
    .lines.filter((line) => line.what === what)
    .map((line) => [line.box, line.points])

/** The level after so much Virtue or Corruption. */
const TRACK = ['V1', 'N', 'C1', 'C2']

/** The first Feats of the set, to be drawn. */
const feats = ({ feats = [] }: CardSet, kind: 'hero' | 'antihero'): string[] =>
  feats.filter((feat) => feat.kind === kind).map((feat) => feat.id)

export function testRewards(set: CardSet, table: string, alliesTable = ''): void {
  const { edition } = set
  const rows = [...read(table)]
  const alliesTold = alliesTable === '' ? [] : alliesTable.trim().split('\n').map(cells)
  const [heroFeats, antiheroFeats] = [feats(set, 'hero'), feats(set, 'antihero')]

  test('every Challenge and Adversary of the rows is in the table, once a path', () => {
    const { challenges = [], adversaries = [] } = set
    const inSet = [...challenges, ...challenges, ...adversaries].map((card) => card.id)
    expect(rows.map((row) => row.id).toSorted()).toEqual(inSet.toSorted())
  })

  test.each(rows)('$name: difficulty $difficulty', ({ id, act, difficulty, abilities, path, gives }) => {
    // icons of every ability, so that the pool tells which the Challenge uses
    const each = act === 1 ? 1 : 2
    const game = scenario(edition, {
      ...(act > 1 && { cards: pages }),
      hero: {
        xp: 0,
        story: story(3 * (act - 1)),
        icons: Object.fromEntries(ABILITIES.map((ability) => [ability, each])),
      },
      rows: { [act]: [id] },
      decks: { hero: heroFeats.slice(0, 1), antihero: antiheroFeats.slice(0, 1) },
    })
    const before = game.hero()

    // as hard as the odds say
    const target = { row: act - 1, slot: 0, path: path === 'bottom' ? 1 : 0 }
    const success = chance(each * abilities.length, difficulty)
    expect(game.rules.odds(game.state, 0, { target })).toMatchObject({ difficulty, success })
    const box = boxOf(game.rules, game.state.setup)
    expect(quickSums(box, game.state, 0, target, 0)).toMatchObject({ difficulty, bonus: 0 })
    game.attempt(id, path).cast(difficulty).finish()
    expect(game.pool()).toEqual({ core: 3, ...Object.fromEntries(abilities.map((a) => [a, each])) })
    game.check({ attempt: { difficulty, margin: 0, outcome: 'overcome' } })

    // gives what it says and nothing else
    const after = game.hero()
    expect(after.story.at(-1)).toEqual(path === undefined ? { card: id } : { card: id, path })
    expect(after.icons).toEqual(withIcons(before.icons, gives))
    const { hero = 0, antihero = 0, virtue = 0, corruption = 0 } = gives
    expect(after.hand).toEqual([...heroFeats.slice(0, hero), ...antiheroFeats.slice(0, antihero)])
    expect(after.level).toBe(TRACK[1 - virtue + corruption])
    expect(after.xp).toBe(0)
    expect(pointsOf(game, 'path')).toEqual(points(gives))
  })

  if (alliesTold.length === 0) return
  test('every Ally of the set is in the table', () => {
    expect(alliesTold.map(([id]) => id).toSorted()).toEqual(set.allies!.map((card) => card.id).toSorted())
  })

  test.each(alliesTold)('%s: %s', (id, told) => {
    const game = scenario(edition, { hero: { allies: [id] } })
    expect(game.hero().icons).toEqual(withIcons({}, rewards(told)))
    expect(pointsOf(game, 'ally')).toEqual(points(rewards(told)))
  })
}
