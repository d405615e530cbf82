/**
 * What makes a record provable. The promise is published before the first cast: it binds the seed and all that the game begins with. The
 * chain binds the moves and what came of them, each to all before: whoever was told its head during the game knows what the record must come to.
 *
 * - dealt = canonical([rules, setup, sets, cards, players, from])
 * - promise = SHA-256(the 32 bytes of the seed ‖ dealt)
 * - the chain begins with the promise; a game that isn't fair begins with the SHA-256 of the same list with `chance` at its end
 * - each move: head = SHA-256(the 32 bytes of the head ‖ canonical([move, seen]))
 *
 * `canonical` is JSON without spaces, keys in the order of their code units, as UTF-8.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { NamedEvent } from '../deeds/events.ts'
import type { Dealt, GameRecord, Move } from './record.ts'

export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  let fields = ''
  for (const key of Object.keys(value).sort()) {
    const part = (value as Record<string, unknown>)[key]
    if (part !== undefined) fields += `${fields === '' ? '' : ','}${JSON.stringify(key)}:${canonical(part)}`
  }
  return `{${fields}}`
}

/** Do they have the same canonical form? */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [mine, others] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = Object.keys(mine).filter((key) => mine[key] !== undefined)
  return (
    keys.length === Object.keys(others).filter((key) => others[key] !== undefined).length &&
    keys.every((key) => Object.hasOwn(others, key) && isSame(mine[key], others[key]))
  )
}

const hashed = (hex: string, value: unknown): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(hex), utf8ToBytes(canonical(value)))))

const listed = ({ rules, setup, sets, cards, players, from }: Dealt) => [
  rules,
  setup,
  sets,
  cards,
  players,
  from,
]

export const promiseOf = (seed: string, dealt: Dealt): string => hashed(seed, listed(dealt))

export const chainStart = (dealt: Dealt, chance: GameRecord['chance']): string =>
  'promise' in chance ? chance.promise : hashed('', [...listed(dealt), chance])

export const chainAfter = (head: string, move: Move, seen: readonly NamedEvent[]): string =>
  hashed(head, [move, seen])
