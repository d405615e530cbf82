/** Messages come from anywhere: what isn't a request or a question is known before anything is done. Deeds and plans are read by the engine. */
import type { Deed, PlanView } from '@runesaga/engine/view'
import { isObject, isText } from '../shape.ts'
import { isPromptPolicy, plainPolicy } from './prompt-policy.ts'
import type { Query } from './query.ts'
import type { Request, Unsent } from './request.ts'

/** No client of ours makes longer ones. */
const LONGEST_KEY = 100
const LONGEST_NAME = 200

/** A sign that no text of PostgreSQL may hold: it would take all that is written with it along. */
const isPlain = (value: unknown): value is string => isText(value) && !value.includes('\0')

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** What a request wants, from the fields that it is known by; null if it is none. */
const READ: { [D in Request['do']]: (request: Record<string, unknown>) => Unsent | null } = {
  act: ({ deed }) => ({ do: 'act', deed: deed as Deed }),
  'carry-out': ({ plan }) => ({ do: 'carry-out', plan: plan as PlanView }),
  undo: () => ({ do: 'undo' }),
  'nothing-more': () => ({ do: 'nothing-more' }),
  prompt: ({ policy }) => (isPromptPolicy(policy) ? { do: 'prompt', policy: plainPolicy(policy) } : null),
  rename: ({ name }) => (isPlain(name) ? { do: 'rename', name: name.slice(0, LONGEST_NAME) } : null),
  pace: ({ pace }) =>
    typeof pace === 'number' && Number.isFinite(pace) && pace >= 0 ? { do: 'pace', pace } : null,
  hurry: () => ({ do: 'hurry' }),
}

/** The request with its own fields and no others; null if it isn't one. */
export const readRequest = (value: unknown): Request | null =>
  orNull(() => {
    if (!isObject(value) || !isText(value.do) || !Object.hasOwn(READ, value.do)) return null
    const { key, version } = value
    if (!isPlain(key) || key.length > LONGEST_KEY || !isCount(version)) return null
    const unsent = READ[value.do as Request['do']](value)
    return unsent === null ? null : { key, version, ...unsent }
  })

const QUERIES: { [A in Query['ask']]: (query: Record<string, unknown>) => boolean } = {
  odds: ({ plans }) => isObject(plans),
  holding: ({ deeds }) => isObject(deeds),
  results: ({ deeds }) => Array.isArray(deeds),
  gain: ({ deed }) => isObject(deed),
  'why-not': ({ deeds }) => Array.isArray(deeds),
  hint: () => true,
  case: () => true,
  file: () => true,
  verify: () => true,
}

export const isQuery = (value: unknown): value is Query =>
  orNull(
    () =>
      isObject(value) &&
      isText(value.ask) &&
      Object.hasOwn(QUERIES, value.ask) &&
      QUERIES[value.ask as Query['ask']](value),
  ) ?? false

/** The version that a message knew, if it says one that can be. */
export const versionIn = (value: unknown): number | null =>
  orNull(() => (isObject(value) && isCount(value.version) ? value.version : null))

/** Some things break when they are looked at. */
function orNull<T>(reading: () => T): T | null {
  try {
    return reading()
  } catch {
    return null
  }
}
