/** What the games of one kind of table take turns with: Quests that any Adversary may have, chapters of a campaign. */
import { type Box, boxOf, chapterSetup, type GameSetup, newGame } from '@runesaga/engine'
import { openTable } from '../table.ts'
import type { Kind } from './kinds.ts'
import type { BalanceRun } from './range.ts'

type Setup = Omit<GameSetup, 'seed'>

const CHAPTERS = [1, 2, 3, 4, 5, 6, 7]
const ANY = { fast: 0 }

/** The setups of a kind, each of which is played equally often, and the cards that all of them have. */
export function setupsOf({ table, chapters }: BalanceRun, kind: Kind): { setups: Setup[]; box: Box } {
  const { setup } = openTable({ ...table, ...kind })
  const box = boxOf(newGame({ ...setup, seed: ANY }).setup)
  const quests = questsOfAll(box)
  if (chapters) return { setups: CHAPTERS.flatMap((chapter) => chapterSetups(kind, chapter, quests)), box }
  const setups = quests.length < 2 ? [setup] : quests.map((quest) => ({ ...setup, options: { quest } }))
  return { setups, box }
}

/** Quests that belong to no Adversary: any of them may be played against any. */
const questsOfAll = (box: Box): string[] =>
  box.quests.filter((no) => box.cards[no].of === '').map((no) => box.cards[no].id)

/** A chapter with all that was unlocked before it, under each Quest. */
const chapterSetups = ({ players: heroes }: Kind, chapter: number, quests: readonly string[]): Setup[] =>
  quests.map((quest) =>
    chapterSetup({ opened: chapter, won: [], lost: [] }, chapter, { heroes, quest, seed: ANY }),
  )
