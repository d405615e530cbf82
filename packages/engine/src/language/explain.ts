/** The schema's complaints in plain English: what was wrong, what would be right, and the nearest known word. */
import * as z from 'zod/mini'
import {
  ABILITY_CHOICES,
  COUNTS,
  condition,
  cost,
  effect,
  HEROES,
  LEVEL_RANGES,
  PATH_KINDS,
  power,
  scoringTerm,
  TRIGGERS,
} from './grammar.ts'
import { ICONS } from './names.ts'
import { kebab, nearest } from './nearest.ts'
import {
  branchFor,
  child,
  defOf,
  fitting,
  follow,
  type Path,
  required,
  type Schema,
  wordsOf,
} from './schema.ts'

export interface Problem {
  path: Path
  message: string
}

/** The long lists of words, by what one of them is called. */
const VOCABULARIES = new Map<string, string>([
  [TRIGGERS.join(), 'trigger'],
  [HEROES.join(), 'hero'],
  [COUNTS.join(), 'count'],
  [ICONS.join(), 'icon'],
  [ABILITY_CHOICES.join(), 'icon'],
  [PATH_KINDS.join(), 'gain'],
  [LEVEL_RANGES.join(), 'level of the track'],
])

/** Where a word belongs that stands in the wrong place. */
const HOMES: [string, Schema][] = [
  ['an effect, under "do"', effect],
  ['a condition, under "if"', condition],
  ['a cost, under "pay"', cost],
  ['a power', power],
  ['a scoring term', scoringTerm],
]

const LONGEST = 40
const quoted = (text: string) => JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
const an = (noun: string) => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`)

function got(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return value.length ? `a list of ${value.length}` : 'an empty list'
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'an object'
}

/** The words of a closed list, if the schema is one. */
function valuesOf(schema: Schema): string[] {
  const { type } = defOf(schema)
  return type === 'enum' || type === 'literal' ? [...(schema._zod.values ?? [])].map(String) : []
}

/** The limits of a number, a list or a text, in the public form of the schema. */
const limitsOf = (schema: Schema) => z.toJSONSchema(schema)
/** An id, not free text, nor text of a form of its own. */
const isId = (schema: Schema) => {
  const { pattern } = limitsOf(schema)
  return pattern !== undefined && new RegExp(pattern).test('an-id')
}

function bounded(what: string, least: number | undefined, most: number | undefined): string {
  if (least !== undefined && least === most) return `${what} of ${least}`
  if (least !== undefined && most !== undefined) return `${what} of ${least} to ${most}`
  if (least !== undefined) return `${what} of at least ${least}`
  return most === undefined ? what : `${what} of at most ${most}`
}

function wholeNumber(schema: Schema): string {
  const { minimum, maximum } = limitsOf(schema)
  return bounded('a whole number', minimum, maximum)
}

function list(schema: Schema): string {
  const { minItems, maxItems } = limitsOf(schema)
  return bounded('a list', minItems, maxItems)
}

function someText(schema: Schema): string {
  const { pattern } = limitsOf(schema)
  if (pattern === undefined) return 'some text'
  return isId(schema) ? 'lower-case words joined by hyphens' : `text like ${pattern}`
}

/** What the schema wants, to stand behind "expected". */
function wanted(schema: Schema): string {
  const def = defOf(schema)
  switch (def.type) {
    case 'number':
      return wholeNumber(schema)
    case 'string':
      return someText(schema)
    case 'boolean':
      return 'true or false'
    case 'array':
      return list(schema)
    case 'tuple':
      return `a list of ${def.items.length}`
    case 'object':
    case 'record': {
      const words = wordsOf(schema)
      return words.length > 6 ? 'an object' : `an object with ${words.join(', ')}`
    }
    default: {
      const values = valuesOf(schema)
      return values.length === 1 ? values[0] : `one of ${values.join(', ')}`
    }
  }
}

/** What was probably meant by a value of the wrong kind. */
function meant(schema: Schema, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const def = defOf(schema)
  if (def.type === 'string') return isId(schema) && kebab(value) ? quoted(kebab(value)) : undefined
  if (def.type === 'array') {
    const item = fitting(def.element, value)
    return valuesOf(item).includes(value) ? `[${value}]` : undefined
  }
  if (def.type === 'object' || def.type === 'record') {
    const word = nearest(value, wordsOf(schema))
    if (word === undefined) return undefined
    const only = valuesOf(required(child(schema, word)!))
    return `"${word}: ${only.length === 1 ? only[0] : '…'}"`
  }
  if (def.type === 'number') return /^-?\d+$/.test(value) ? value : undefined
  const word = nearest(value, valuesOf(schema))
  return word === undefined || def.type === 'literal' ? word : quoted(word)
}

function wrongValue(schema: Schema, value: unknown): string {
  const values = valuesOf(schema)
  const vocabulary = VOCABULARIES.get(values.join())
  const proposal = meant(schema, value)
  const hint = proposal === undefined ? '' : `; did you mean ${proposal}?`
  if (vocabulary === undefined) return `expected ${wanted(schema)}, got ${got(value)}${hint}`
  if (typeof value !== 'string') return `expected ${an(vocabulary)}, got ${got(value)}`
  return `unknown ${vocabulary} ${quoted(value)}${hint || `; expected ${wanted(schema)}`}`
}

function unknownWord(schema: Schema, word: string): { message: string; proposal?: string } {
  const known = wordsOf(schema)
  const what = defOf(schema).type === 'record' ? 'icon' : 'word'
  const proposal = nearest(word, known)
  if (proposal !== undefined) {
    return { message: `unknown ${what} ${quoted(word)}; did you mean ${quoted(proposal)}?`, proposal }
  }
  const home = HOMES.find(([, other]) => wordsOf(other).includes(word))
  if (home) return { message: `unknown word ${quoted(word)} here; it is a word of ${home[0]}` }
  return { message: `unknown ${what} ${quoted(word)}; expected one of ${known.join(', ')}` }
}

/** A problem, and which missing word a misspelt one accounts for. */
interface Finding extends Problem {
  misses?: string
  proposes?: string
}

function findings(issues: z.core.$ZodIssue[], root: Schema, data: unknown, above: Path): Finding[] {
  return issues.flatMap((issue): Finding[] => {
    const steps = issue.path as Path
    const { schema: outer, value } = follow(root, data, steps)
    const schema = required(outer)
    const path = [...above, ...steps]
    if (value === undefined && path.length) {
      const word = String(path.at(-1))
      return [{ path: path.slice(0, -1), message: `missing ${quoted(word)}`, misses: word }]
    }
    const def = defOf(schema)
    if (issue.code === 'invalid_union' && def.type === 'union') {
      const branch = branchFor(def.options, value)
      return findings(issue.errors[branch], def.options[branch], value, path)
    }
    const node = fitting(schema, value)
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((word) => {
        const { message, proposal } = unknownWord(node, word)
        return { path: [...path, word], message, ...(proposal !== undefined && { proposes: proposal }) }
      })
    }
    return [{ path, message: wrongValue(node, value) }]
  })
}

/** One sentence for each of the schema's issues. */
export function explain(issues: z.core.$ZodIssue[], schema: Schema, data: unknown): Problem[] {
  const all = findings(issues, schema, data, [])
  const where = (path: Path, word: string) => JSON.stringify([path, word])
  const misspelt = new Set(
    all.flatMap(({ path, proposes }) => (proposes === undefined ? [] : [where(path.slice(0, -1), proposes)])),
  )
  const kept = all
    .filter(({ path, misses }) => misses === undefined || !misspelt.has(where(path, misses)))
    .map(({ path, message }) => ({ path, message }))
  // a value of the wrong kind may fail several checks at once
  return [...new Map(kept.map((problem) => [JSON.stringify(problem), problem])).values()]
}
