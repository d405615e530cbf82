/**
 * The hash of a set: SHA-256 of what the engine runs of it. Names, pictures, sources and stories are left out, so that a mended spelling leaves
 * games with the set as they are. Keys count in the order in which they are written: that is the order in which effects happen.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { CardSet } from '../language/cards.ts'

/** What is only told or shown. No word of the card language is called like that. */
const TOLD = new Set(['name', 'emblem', 'mood', 'source', 'notes', 'chapters', 'tales'])

const hashes = new WeakMap<CardSet, string>()

/** Worked out once for each set: sets are never written. */
export function setHash(set: CardSet): string {
  let hash = hashes.get(set)
  if (hash === undefined) {
    const run = JSON.stringify(set, (key, value: unknown) => (TOLD.has(key) ? undefined : value))
    hash = bytesToHex(sha256(utf8ToBytes(run)))
    hashes.set(set, hash)
  }
  return hash
}
