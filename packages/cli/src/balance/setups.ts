/** What the games of one kind of table take turns with: Quests that any Adversary may have, chapters of a campaign. */
import { chapterSetup, type GameSetup, type Rules, withSets } from '@runesaga/engine'
import { type Box, boxFor } from '@runesaga/engine/search'
import { epicSet, sevenShards } from '@runesaga/sets'
import { openTable } from '../table.ts'
import type { Kind } from './kinds.ts'
import type { BalanceRun } from './range.ts'

type Setup = Omit<GameSetup, 'seed'>

const CHAPTERS = [1, 2, 3, 4, 5, 6, 7]

interface Setups {
  rules: Rules
  /** each of which is played equally often */
  setups: Setup[]
  /** the cards that all of them have */
  box: Box
}

export function setupsOf({ table, chapters }: BalanceRun, kind: Kind): Setups {
  const { rules, setup } = openTable({ ...table, ...kind })
  const box = boxFor(rules, setup)
  const quests = questsOfAll(box)
  if (!chapters) {
    const setups = quests.length < 2 ? [setup] : quests.map((quest) => ({ ...setup, options: { quest } }))
    return { rules, setups, box }
  }
  const more = withSets(rules, [sevenShards()])
  const setups = CHAPTERS.flatMap((chapter) => chapterSetups(kind, chapter, quests))
  return { rules: more, setups, box: boxFor(more, setups[0]) }
}

/** Quests that belong to no Adversary: any of them may be played against any. */
const questsOfAll = (box: Box): string[] =>
  box.quests.filter((no) => box.cards[no].of === '').map((no) => box.cards[no].id)

/** A chapter of a party that has won all before it, with what those unlocked and left, under each Quest. */
function chapterSetups({ players: heroes }: Kind, chapter: number, quests: readonly string[]): Setup[] {
  const campaign = { opened: chapter, won: CHAPTERS.slice(0, chapter - 1), lost: [], ended: false }
  const cards = [epicSet(), sevenShards()]
  return quests.map((quest) => chapterSetup(campaign, chapter, cards, { heroes, quest }))
}
