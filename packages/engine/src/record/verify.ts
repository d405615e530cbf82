/** Was the game what its record says? Seed, setup, cards and players as promised, every move allowed, every cast and shuffle from the seed. */
import { boxesOf, type Rules } from '../create-rules.ts'
import { type Givers, giversOf, type Made } from './made.ts'
import { changedSets, openRecord, problemOf, wrongSeed } from './open.ts'
import { BadRecord, type GameRecord, RULES_VERSION } from './record.ts'
import { parseRecord } from './schema.ts'

export interface Verification {
  ok: boolean
  problems: string[]
  casts: number
  shuffles: number
  /** the game went on from another record after so many of its moves: only what came since is checked here */
  from: number | null
  /** the scenario that it began with, and how many of its casts were arranged to come out as they did */
  scenario: { name: string; arranged: number } | null
  /** how everybody at the table made the seed, and who gave a share to it; null: it was drawn in one place */
  made: (Made & Givers) | null
}

/** `data` may be anything. `head`: the head of the chain that somebody was told during the game, or after it. */
export function verifyRecord(rules: Rules, data: unknown, head?: string): Verification {
  const found: Verification = {
    ok: false,
    problems: [],
    casts: 0,
    shuffles: 0,
    from: null,
    scenario: null,
    made: null,
  }
  try {
    const record = parseRecord(data)
    const { from, chance } = record
    if ('promise' in chance && chance.made !== undefined)
      found.made = { ...chance.made, ...giversOf(chance.made) }
    if (from !== null && 'chain' in from) found.from = from.move
    else if (from !== null)
      found.scenario = { name: from.scenario, arranged: from.arranged?.casts.length ?? 0 }
    found.problems.push(...problemsOf(rules, record, found))
    if (head !== undefined && head !== record.chain)
      found.problems.push(`the chain ends with ${record.chain}, not with ${head}`)
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error
    found.problems.push(error.message)
  }
  found.ok = found.problems.length === 0
  return found
}

function problemsOf(rules: Rules, record: GameRecord, found: Verification): string[] {
  const { chance } = record
  if (!('promise' in chance)) return ['the record is not of a fair game: nothing was promised']
  if (chance.seed === null) return ['the seed is not published: the game is not over']
  const wrong = wrongSeed(record)
  if (wrong.length > 0) return wrong
  const opened = openRecord(rules, record, null, (_, events) => {
    for (const { type } of events) {
      if (type === 'cast' || type === 'stones-cast') found.casts++
      if (type === 'deck-reshuffled') found.shuffles++
    }
  })
  if (!('recorder' in opened)) {
    const changed = opened.verdict === 'changed' ? changes(rules, record) : []
    return [...changed, problemOf(opened)]
  }
  const { state } = opened.recorder
  const problems: string[] = []
  if (opened.verdict === 'same' && state.setup.cards !== undefined)
    problems.push('the sets give other cards than the game was dealt from')
  if (state.outcome === null)
    problems.push('the seed is published, but the game is not over: moves are missing')
  if (record.players.length > 0 && record.players.length !== state.heroes.length)
    problems.push('there is not one player for every hero')
  return problems
}

/** Why the game can't be checked by today's rules and cards. */
function changes(rules: Rules, record: GameRecord): string[] {
  const sets = changedSets(boxesOf(rules), record)
  return [
    ...(record.rules === RULES_VERSION
      ? []
      : [`it was played by rules of version ${record.rules}, these are ${RULES_VERSION}`]),
    ...sets.map((id) => `it was played with other cards of "${id}"`),
  ]
}
