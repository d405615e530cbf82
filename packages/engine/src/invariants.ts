/** What must hold in every state between two decisions: for random whole games, saves and imagined states. */
import type { Box } from './compile/box.ts'
import { attemptProblems } from './invariants/attempt.ts'
import { decisionProblems } from './invariants/decisions.ts'
import { frameProblems, knownPlaces } from './invariants/frames.ts'
import { heroProblems } from './invariants/heroes.ts'
import { plainProblems } from './invariants/plain.ts'
import { tableProblems } from './invariants/table.ts'
import { zoneProblems } from './invariants/zones.ts'
import type { GameState } from './state/types.ts'

/** What is wrong with a state, one plain sentence each; empty when it is sound. */
export function checkInvariants(box: Box, state: GameState): string[] {
  const problems: string[] = []
  // whoever asks a frame what it is of needs one that is somewhere
  if (!knownPlaces(state, problems)) return problems
  plainProblems(state, problems)
  zoneProblems(state, box, problems)
  heroProblems(state, box, problems)
  tableProblems(state, box, problems)
  attemptProblems(state, box, problems)
  frameProblems(state, box, problems)
  // a broken state may not even be asked what it waits for
  if (problems.length === 0) decisionProblems(state, box, problems)
  return problems
}
