/** What keeps a table from being laid: cards that are missing or there twice, too many heroes. As data, so that it can be said in words. */
import type { Box } from './compile/box.ts'
import { type Boxes, NO_OPTIONS } from './compile/boxes.ts'
import type { Mode } from './language/names.ts'
import type { GameSetup } from './new-game.ts'
import type { TableSetup } from './state/types.ts'

/** Decks that can hold too few cards for the heroes; the Story decks by their Acts. */
type Scarce = 'origin' | 'motivation' | 'destiny' | 'heritage' | 'act-1' | 'act-2' | 'act-3'

export type SetupProblem =
  | { problem: 'heroes'; mode: Mode; least: number; most: number; heroes: number }
  | { problem: 'set-unknown'; set: string; known: string[] }
  | { problem: 'set-twice'; set: string }
  | { problem: 'too-few'; what: Scarce; heroes: number; need: number; have: number }
  | { problem: 'no-adversary' | 'no-quest'; mode: Mode }

/** R-COMP-01 */
const HEROES: Record<Mode, [number, number]> = { competitive: [2, 4], coop: [2, 4], solo: [1, 1] }

type Planned = Omit<GameSetup, 'seed'>

/** Everything that is wrong with a setup whose edition and mode are known. Empty if it can be played. */
export function setupProblems(boxes: Boxes, setup: Planned): SetupProblem[] {
  const problems = problemsByName(boxes, setup)
  if (problems.length > 0) return problems
  const table = plannedTable(boxes, setup)
  return problemsOfBox(boxes.of(table), table)
}

/** The table of a setup, before it is known who begins. */
export function plannedTable(boxes: Boxes, setup: Planned): TableSetup {
  const { edition, mode, heroes, sets = [edition], options = NO_OPTIONS, cards } = setup
  return {
    edition,
    mode,
    heroes,
    sets: boxes.stamps(sets),
    options,
    firstSeat: 0,
    ...(cards !== undefined && { cards }),
  }
}

/** What can be said before a card is looked at. */
function problemsByName(boxes: Boxes, { edition, mode, heroes, sets = [edition] }: Planned): SetupProblem[] {
  const problems: SetupProblem[] = []
  const [least, most] = HEROES[mode]
  if (!Number.isInteger(heroes) || heroes < least || heroes > most)
    problems.push({ problem: 'heroes', mode, least, most, heroes })
  for (const [i, set] of sets.entries()) {
    if (!boxes.sets.has(set)) problems.push({ problem: 'set-unknown', set, known: [...boxes.sets.keys()] })
    else if (sets.indexOf(set) !== i) problems.push({ problem: 'set-twice', set })
  }
  return problems
}

const ACTS = ['act-1', 'act-2', 'act-3'] as const

function problemsOfBox(box: Box, table: TableSetup): SetupProblem[] {
  const { heroes, mode } = table
  const problems: SetupProblem[] = []
  const enough = (what: Scarce, need: number, have: number) => {
    if (have < need) problems.push({ problem: 'too-few', what, heroes, need, have })
  }
  for (const kind of ['origin', 'motivation', 'destiny', 'heritage'] as const)
    enough(kind, heroes * dealtEach(box, table, kind), pileOf(box, kind).length)
  for (const [i, act] of ACTS.entries()) enough(act, box.ruleset.rowSize(heroes) + 1, box.acts[i].length)
  if (mode !== 'competitive' && box.adversaries.length === 0) problems.push({ problem: 'no-adversary', mode })
  else if (mode !== 'competitive' && box.quests.length === 0) problems.push({ problem: 'no-quest', mode })
  return problems
}

type Dealt = keyof Box['ruleset']['dealt']

function dealtEach(box: Box, { options }: TableSetup, kind: Dealt): number {
  const many = box.ruleset.dealt[kind]
  return options.noChoice ? Math.min(1, many) : many
}

function pileOf(box: Box, kind: Dealt): readonly number[] {
  const { heritages, origins, motivations, destinies } = box
  return { heritage: heritages, origin: origins, motivation: motivations, destiny: destinies }[kind]
}

const SCARCE: Record<Scarce, string> = {
  origin: 'Origins',
  motivation: 'Motivations or Classes',
  destiny: 'Destinies',
  heritage: 'Heritages',
  'act-1': 'Story cards of Act 1',
  'act-2': 'Story cards of Act 2',
  'act-3': 'Story cards of Act 3',
}

/** For whoever reads error messages; players get it in their language. */
export function problemText(p: SetupProblem): string {
  switch (p.problem) {
    case 'heroes': {
      const range = p.least === p.most ? `${p.least} hero` : `${p.least} to ${p.most} heroes`
      return `a ${p.mode} game is for ${range}, not ${p.heroes}`
    }
    case 'set-unknown':
      return `the card set "${p.set}" is not loaded; known: ${p.known.join(', ')}`
    case 'set-twice':
      return `the card set "${p.set}" is named twice: its ids would stand twice`
    case 'too-few':
      return `${p.heroes} heroes need ${p.need} ${SCARCE[p.what]}, the chosen sets have ${p.have}`
    case 'no-adversary':
      return `a ${p.mode} game needs an Adversary in the chosen sets`
    case 'no-quest':
      return `a ${p.mode} game needs an Adversary Quest in the chosen sets`
  }
}
