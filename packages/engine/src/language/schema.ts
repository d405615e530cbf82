/** Walking a schema alongside the data that it describes: through optional, unions, lists, objects. */
import type { core } from 'zod/mini'

export type Schema = core.$ZodType
export type Path = (string | number)[]

export const defOf = (schema: Schema) => (schema as core.$ZodTypes)._zod.def

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Form = 'list' | 'object' | 'plain'
const formOf = (value: unknown): Form =>
  Array.isArray(value) ? 'list' : isObject(value) ? 'object' : 'plain'

function formWanted(schema: Schema): Form {
  const { type } = defOf(required(schema))
  return type === 'array' || type === 'tuple'
    ? 'list'
    : type === 'object' || type === 'record'
      ? 'object'
      : 'plain'
}

/** The schema itself, whether it may be left out, or be null, or not. */
export function required(schema: Schema): Schema {
  const def = defOf(schema)
  return def.type === 'optional' || def.type === 'nullable' ? required(def.innerType) : schema
}

/** Which branch of a union the data was meant for: by its form, and of several objects by a word that it has. */
export function branchFor(options: readonly Schema[], value: unknown): number {
  const form = formOf(value)
  const byWord = options.findIndex(
    (option) => isObject(value) && wordsOf(required(option)).some((word) => Object.hasOwn(value, word)),
  )
  const byForm = options.findIndex((option) => formWanted(option) === form)
  return byWord >= 0 ? byWord : Math.max(0, byForm)
}

/** What the schema wants of this very value, beneath optional and union. */
export function fitting(schema: Schema, value: unknown): Schema {
  const inner = required(schema)
  const def = defOf(inner)
  return def.type === 'union' ? fitting(def.options[branchFor(def.options, value)], value) : inner
}

/** The words that may stand in an object. */
export function wordsOf(schema: Schema): string[] {
  const def = defOf(schema)
  if (def.type === 'object') return Object.keys(def.shape)
  if (def.type === 'record') return [...(def.keyType._zod.values ?? [])].map(String)
  return []
}

/** The schema of an item of a list, or of a word of an object. */
export function child(schema: Schema, key: string | number): Schema | undefined {
  const def = defOf(schema)
  if (def.type === 'array') return def.element
  if (def.type === 'tuple') return def.items[Number(key)]
  if (def.type === 'object') return Object.hasOwn(def.shape, key) ? def.shape[key] : undefined
  if (def.type === 'record') return def.valueType
  return undefined
}

/** The schema and the value at the end of a path. */
export function follow(schema: Schema, value: unknown, path: Path): { schema: Schema; value: unknown } {
  let at = { schema, value }
  for (const key of path) {
    const next = child(fitting(at.schema, at.value), key)
    if (!next) break
    at = { schema: next, value: (at.value as Record<string | number, unknown> | undefined)?.[key] }
  }
  return at
}
