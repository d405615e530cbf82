/** The words of the card language as docs/card-language.md lists them: an example of each, and what a card then says. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { WordKind } from '../src/index.ts'

export interface Documented {
  word: string
  /** what a card has there: the word itself, or the word with what belongs to it */
  example: unknown
  said: string
}

const PAGE = readFileSync(new URL('../../../docs/card-language.md', import.meta.url), 'utf8')

/** The rows under "### Effects" and the like. */
export function documented(kind: WordKind): Documented[] {
  const heading = `### ${kind[0].toUpperCase()}${kind.slice(1)}\n`
  const section = PAGE.split(heading)[1]?.split(/^##/m)[0] ?? ''
  return [...section.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, code, said]) => {
    const [word] = code.split(':')
    return { word, example: code === word ? word : parse(`{ ${code} }`), said }
  })
}

/** The examples in one object: each word with what belongs to it. */
export const examplesOf = <T>(kind: WordKind): T =>
  Object.assign({}, ...documented(kind).map(({ example }) => example)) as T
