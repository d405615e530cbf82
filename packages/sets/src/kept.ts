/**
 * Our sets as they were read and checked when the project was built: a set file takes half a second to read with all its places
 * and checks, the same data as JSON takes a moment. What is kept counts only for the very text it was made from.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CardSet } from '@runesaga/engine/language'

/** Beside both `src` and `dist`. */
const FOLDER = new URL('../kept/', import.meta.url)
const fileOf = (name: string): string => fileURLToPath(new URL(`${name}.json`, FOLDER))

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

interface Kept {
  /** of the set file's text */
  hash: string
  set: CardSet
}

/** The set that was made from this text, if it was kept. */
export function keptSet(name: string, text: string): CardSet | null {
  let kept: Kept
  try {
    kept = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Kept
  } catch {
    // never built, or broken off while writing: the set file is read instead
    return null
  }
  return kept.hash === hashOf(text) ? kept.set : null
}

export function keepSet(name: string, text: string, set: CardSet): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(name), JSON.stringify({ hash: hashOf(text), set } satisfies Kept))
}
