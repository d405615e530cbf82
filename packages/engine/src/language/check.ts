/** Checks the data of a set: either it is a set, or here is everything that is wrong with it. */
import { type CardSet, cardSet } from './cards.ts'
import { crossChecks, SAYS_NOTHING } from './cross-checks.ts'
import { explain, type Problem } from './explain.ts'
import { isObject, type Path } from './schema.ts'

export type { Problem } from './explain.ts'

/** Deeper than any card, and shallow enough for every walk: data may even contain itself. */
const DEEPEST = 50

/** The first place that is nested too deeply. */
export function tooDeep(value: unknown, path: Path = []): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length > DEEPEST) return path
  for (const [key, inner] of Object.entries(value)) {
    const found = tooDeep(inner, [...path, Array.isArray(value) ? Number(key) : key])
    if (found) return found
  }
  return undefined
}

export function checkSet(data: unknown): { set: CardSet; problems: [] } | { set: null; problems: Problem[] } {
  const deep = tooDeep(data)
  if (deep) return { set: null, problems: [{ path: deep.slice(0, 4), message: 'nested too deeply' }] }
  const parsed = cardSet.safeParse(data)
  const problems = parsed.success ? [] : explain(parsed.error.issues, cardSet, data)
  const complained = new Set(problems.map(({ path }) => JSON.stringify(path)))
  const repeats = ({ path, message }: Problem) =>
    message.startsWith(SAYS_NOTHING) && complained.has(JSON.stringify(path))
  problems.push(...crossChecks(data).filter((problem) => !repeats(problem)))
  // the data itself, not zod's copy of it: several words in one effect happen in the order written
  return parsed.success && !problems.length ? { set: data as CardSet, problems: [] } : { set: null, problems }
}

/** Every text that has no French yet. */
export function missingTranslations(set: CardSet): Problem[] {
  const problems: Problem[] = []
  const visit = (value: unknown, path: Path) => {
    if (Array.isArray(value)) {
      for (const [i, item] of value.entries()) visit(item, [...path, i])
    } else if (isObject(value)) {
      for (const [key, inner] of Object.entries(value)) {
        const at = [...path, key]
        if (isObject(inner) && typeof inner.en === 'string' && !('fr' in inner)) {
          problems.push({ path: at, message: `"${inner.en}" has no French: missing "fr"` })
        } else {
          visit(inner, at)
        }
      }
    }
  }
  visit(set, [])
  return problems
}
