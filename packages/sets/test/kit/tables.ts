/** The tables at which tests play: every edition, mode and number of heroes; mixed sets; first games. */
import { envelopeOf, type GameOptions, type GameSetup } from '@runesaga/engine'
import { EDITIONS, type Edition, MODES, type Mode } from '@runesaga/engine/language'
import { epicSet, sevenShards } from '../../src/index.ts'
import { boxOf, newGame } from './rules.ts'

export interface Table {
  name: string
  edition: Edition
  mode: Mode
  heroes: number
  sets?: string[]
  options?: GameOptions
}

const HEROES: Record<Mode, number[]> = { competitive: [2, 3, 4], coop: [2, 3, 4], solo: [1] }

const nameOf = (edition: string, mode: Mode, heroes: number): string => `${edition} ${mode} ${heroes}`

/** Every edition × mode × number of heroes, with the edition's own cards: 21 tables. */
export const TABLES: readonly Table[] = EDITIONS.flatMap((edition) =>
  MODES.flatMap((mode) =>
    HEROES[mode].map((heroes): Table => ({ name: nameOf(edition, mode, heroes), edition, mode, heroes })),
  ),
)

/** Hosts with the cards of one other set, and of both. */
export const MIXED_TABLES: readonly Table[] = EDITIONS.flatMap((edition) => {
  const others = EDITIONS.filter((e) => e !== edition)
  return [...others.map((other) => [edition, other]), [edition, ...others]].flatMap((sets) =>
    MODES.map((mode): Table => {
      const heroes = mode === 'solo' ? 1 : 3
      return { name: nameOf(sets.join(' + '), mode, heroes), edition, mode, heroes, sets }
    }),
  )
})

/** First games: no choice of Character cards, without Allies and Adversaries, and both. */
export const OPTION_TABLES: readonly Table[] = TABLES.filter((t) => t.heroes !== 3).flatMap((table) =>
  [{ noChoice: true }, { noAlliesNorAdversaries: true }, { noChoice: true, noAlliesNorAdversaries: true }]
    // Epic Origins always deals two of each (R-SETUP-04)
    .filter(({ noChoice }) => !noChoice || table.edition !== 'epic')
    .map(
      (options): Table => ({
        ...table,
        name: `${table.name} with ${Object.keys(options).join(', ')}`,
        options,
      }),
    ),
)

/** Every boon and burden in the chapter that it is carried into, alone and together. */
export const CAMPAIGN_TABLES: readonly Table[] = (sevenShards().legacies ?? []).flatMap((legacy) =>
  [1, 3].map((heroes): Table => {
    const chapter = legacy.chapter + 1
    const mode = heroes === 1 ? 'solo' : 'coop'
    const { adversary } = envelopeOf(chapter, [epicSet()])
    return {
      name: `${nameOf(`chapter ${chapter}`, mode, heroes)} with ${legacy.id}`,
      edition: 'epic',
      mode,
      heroes,
      sets: ['epic', 'seven-shards'],
      options: { chapters: chapter, adversary, legacy: `seven-shards/${legacy.id}`, marks: heroes },
    }
  }),
)

/** Every Adversary with every Quest that belongs to it. */
export const ADVERSARY_TABLES: readonly Table[] = TABLES.filter(
  (t) => t.mode === 'solo' || (t.mode === 'coop' && t.heroes < 4),
).flatMap((table) => {
  const box = boxOf(newGame(setupOf(table, { fast: 1 })).setup)
  return box.adversaries.flatMap((card) => {
    const adversary = box.cards[card].id
    const quests = box.quests.map((no) => box.cards[no]).filter((q) => q.of === '' || q.of === adversary)
    return quests.map(
      ({ id }): Table => ({
        ...table,
        name: `${table.name} against ${adversary}, ${id}`,
        options: { adversary, quest: id },
      }),
    )
  })
})

export function setupOf(table: Table, seed: GameSetup['seed']): GameSetup {
  const { edition, mode, heroes, sets, options } = table
  return { edition, mode, heroes, seed, ...(sets && { sets }), ...(options && { options }) }
}

/** 64 hex digits for a fair game, from a text. */
export function fairSeed(text: string): string {
  let hex = ''
  for (let i = 0; hex.length < 64; i++) {
    let h = 0x811c9dc5 ^ i
    for (let k = 0; k < text.length; k++) h = Math.imul(h ^ text.charCodeAt(k), 0x01000193)
    hex += (h >>> 0).toString(16).padStart(8, '0')
  }
  return hex
}
