/** A range of attacks of one kind. */
import { soakRules, soakTableList } from '../soak/tables.ts'
import { ATTACKS, attackGame, attackWithAction, attackWithPlan } from './actions.ts'
import { Dice } from './dice.ts'
import { campaigns } from './files/campaigns.ts'
import type { FileKind, Ground } from './files/kind.ts'
import { records } from './files/records.ts'
import { saves } from './files/saves.ts'
import { scenarios } from './files/scenarios.ts'
import { sets } from './files/sets.ts'
import { errorText, type Finding } from './finding.ts'
import { spoilt, spoiltText } from './strange.ts'

/** Attacks on positions, a whole game each time. */
const GAMES = { actions: attackWithAction, plans: attackWithPlan }
export const FILES: Record<FileKindName, FileKind> = { saves, campaigns, sets, scenarios, records }
export type FileKindName = 'saves' | 'campaigns' | 'sets' | 'scenarios' | 'records'
export type AttackKind = keyof typeof GAMES | FileKindName
export const ATTACK_KINDS: readonly AttackKind[] = [
  'actions',
  'plans',
  ...(Object.keys(FILES) as FileKindName[]),
]
export const isFileKind = (kind: AttackKind): kind is FileKindName => Object.hasOwn(FILES, kind)

export interface Fuzz {
  /** one kind after the other, each with the numbers of its cases */
  kinds: { kind: AttackKind; from: number; to: number }[]
  seed: string
}

export interface FuzzPart {
  actions: number
  files: number
  /** files that were opened, though something was changed in them */
  opened: number
  findings: Finding[]
}

export const noAttacks = (): FuzzPart => ({ actions: 0, files: 0, opened: 0, findings: [] })

export function groundToFuzz(): Ground {
  const rules = soakRules()
  return { rules, tables: soakTableList(rules) }
}

export function fuzzRange({ kinds, seed }: Fuzz) {
  const ground = groundToFuzz()
  return async ({ from, to }: { from: number; to: number }): Promise<FuzzPart> => {
    const part = noAttacks()
    for (let index = from; index < to; index++) {
      const { kind, number } = caseAt(kinds, index)
      await attack(ground, kind, number, `${seed}/${kind}/${number}`, part)
    }
    return part
  }
}

function caseAt(kinds: Fuzz['kinds'], index: number): { kind: AttackKind; number: number } {
  let before = 0
  for (const { kind, from, to } of kinds) {
    if (index < before + to - from) return { kind, number: from + index - before }
    before += to - from
  }
  throw new RangeError(`there are ${before} cases, and none of number ${index}`)
}

async function attack(
  ground: Ground,
  kind: AttackKind,
  number: number,
  seed: string,
  part: FuzzPart,
): Promise<void> {
  if (isFileKind(kind)) {
    part.files++
    return attackWithFile(ground, FILES[kind], kind, seed, number, part)
  }
  part.actions += ATTACKS
  try {
    attackGame(ground.rules, ground.tables, seed, GAMES[kind])
  } catch (error) {
    part.findings.push({ kind, number, problem: errorText(error) })
  }
}

async function attackWithFile(
  ground: Ground,
  file: FileKind,
  kind: FileKindName,
  seed: string,
  number: number,
  part: FuzzPart,
): Promise<void> {
  const dice = new Dice(seed)
  const sound = await file.sample(ground, dice)
  const text = dice.oneIn(4)
    ? spoiltText(JSON.stringify(sound, null, 1), dice)
    : JSON.stringify(spoilt(sound, dice))
  try {
    if (await file.tryOut(ground, text, dice)) part.opened++
  } catch (error) {
    part.findings.push({ kind, number, problem: errorText(error), text })
  }
}

/** Tries a file that was kept; gives what is wrong, or null. */
export async function tryAgain(ground: Ground, kind: FileKindName, text: string): Promise<string | null> {
  try {
    await FILES[kind].tryOut(ground, text, new Dice(text))
    return null
  } catch (error) {
    return errorText(error)
  }
}
