/** The tables that a soak plays in turn: every way to set up a game that somebody may choose. */
import { createRules, envelopeOf, type GameSetup, type Rules } from '@runesaga/engine'
import { EDITIONS, type Edition, MODES, type Mode } from '@runesaga/engine/language'
import { boxFor } from '@runesaga/engine/search'
import { epicSet, ownSets, sevenShards } from '@runesaga/sets'

export interface SoakTable {
  name: string
  setup: Omit<GameSetup, 'seed'>
}

const HEROES: Record<Mode, readonly number[]> = { competitive: [2, 3, 4], coop: [2, 3, 4], solo: [1] }

/** Every mode and number of heroes. */
function atEach(edition: Edition, more: Partial<GameSetup> = {}, words = ''): SoakTable[] {
  return MODES.flatMap((mode) =>
    HEROES[mode].map((heroes) => ({
      name: `${(more.sets ?? [edition]).join(' + ')} ${mode} ${heroes}${words}`,
      setup: { edition, mode, heroes, ...more },
    })),
  )
}

/** The cards of an edition with those of one other, and of both. */
const mixesOf = (edition: Edition): string[][] => {
  const others = EDITIONS.filter((name) => name !== edition)
  return [...others.map((other) => [edition, other]), [edition, ...others]]
}

const OPTIONS = {
  'one card of each': { noChoice: true },
  'no Allies nor Adversaries': { noAlliesNorAdversaries: true },
  'a first game': { noChoice: true, noAlliesNorAdversaries: true },
} as const

/** First games, as far as the edition has them. */
const optionsOf = (rules: Rules, edition: Edition): SoakTable[] => {
  const { mayDealOne } = boxFor(rules, atEach(edition)[0].setup).ruleset
  return Object.entries(OPTIONS)
    .filter(([, options]) => mayDealOne || !('noChoice' in options))
    .flatMap(([words, options]) => atEach(edition, { options }, `, ${words}`))
}

/** Every Adversary with every Quest that belongs to it. */
function adversariesOf(rules: Rules, table: SoakTable): SoakTable[] {
  const box = boxFor(rules, table.setup)
  return box.adversaries.flatMap((card) => {
    const adversary = box.cards[card].id
    return box.quests
      .map((no) => box.cards[no])
      .filter(({ of }) => of === '' || of === adversary)
      .map(({ id: quest }) => ({
        name: `${table.name} against ${adversary}, ${quest}`,
        setup: { ...table.setup, options: { adversary, quest } },
      }))
  })
}

/** Every boon and burden in the chapter that it is carried into. */
const chapters = (): SoakTable[] =>
  (sevenShards().legacies ?? []).flatMap(({ id, chapter: before }) =>
    [1, 2, 3, 4].map((heroes) => {
      const chapter = before + 1
      const { adversary } = envelopeOf(chapter, [epicSet()])
      const options = { chapters: chapter, adversary, legacy: `seven-shards/${id}`, marks: before }
      const mode: Mode = heroes === 1 ? 'solo' : 'coop'
      return {
        name: `chapter ${chapter} ${mode} ${heroes} with ${id}`,
        setup: { edition: 'epic', mode, heroes, sets: ['epic', 'seven-shards'], options },
      }
    }),
  )

/** The rules that they are played by: with all our cards. */
export const soakRules = (): Rules => createRules([...ownSets(), sevenShards()])

/** All of them, by what is special about them. */
export function soakTables(rules: Rules): Record<string, SoakTable[]> {
  const plain = EDITIONS.flatMap((edition) => atEach(edition))
  const mixes = (more: Partial<GameSetup>, words: string) =>
    EDITIONS.flatMap((edition) =>
      mixesOf(edition).flatMap((sets) => atEach(edition, { sets, ...more }, words)),
    )
  return {
    'every edition, mode and number of heroes': plain,
    'every edition with the cards of the others': mixes({}, ''),
    'the same with whole sets': mixes({ options: { wholeSets: true } }, ', whole sets'),
    'the options of a first game': EDITIONS.flatMap((edition) => optionsOf(rules, edition)),
    'each hero beginning': plain.flatMap(({ name, setup }) =>
      Array.from({ length: setup.heroes }, (_, firstSeat) => ({
        name: `${name}, seat ${firstSeat} begins`,
        setup: { ...setup, firstSeat },
      })),
    ),
    'each Adversary with each of its Quests': plain
      .filter(({ setup }) => setup.mode !== 'competitive')
      .flatMap((table) => adversariesOf(rules, table)),
    'the chapters of the campaign with every boon and burden': chapters(),
  }
}

/** The same in a row. */
export const soakTableList = (rules: Rules): SoakTable[] => Object.values(soakTables(rules)).flat()
