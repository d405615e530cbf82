/** Names of cards in a scenario: from what is written to the card, and back. */
import type { Box } from '../compile/box.ts'
import type { Problem } from '../language/explain.ts'
import { nearest } from '../language/nearest.ts'
import { child, defOf, fitting, isObject, type Path, type Schema } from '../language/schema.ts'
import { type CardNo, NO_CARD } from '../state/types.ts'
import { INLINE } from './inline.ts'
import { card } from './parts.ts'

export interface Names {
  box: Box
  /** all copies of a card; undefined if there is no such card */
  find: (ref: string) => CardNo[] | undefined
  /** the shortest that finds it again */
  name: (no: CardNo) => string
  problem: (ref: string) => string
}

/** `sets` in the order in which a bare id is looked for; `inline` is the set of the scenario's own cards. */
export function namesIn(box: Box, sets: readonly string[], inline: string | undefined): Names {
  const full = (ref: string) =>
    inline !== undefined && ref.startsWith(`${INLINE}/`) ? inline + ref.slice(INLINE.length) : ref
  const find = (ref: string): CardNo[] | undefined => {
    if (ref.includes('/')) return box.byId.get(full(ref))
    for (const set of sets) {
      const found = box.byId.get(`${set}/${ref}`)
      if (found !== undefined) return found
    }
    return undefined
  }
  const bare = (id: string) => id.slice(id.indexOf('/') + 1)
  return {
    box,
    find,
    name(no) {
      if (no === NO_CARD) return 'none'
      const { id } = box.cards[no]
      return find(bare(id))?.includes(no) ? bare(id) : id
    },
    problem(ref) {
      const near = nearest(bare(ref), [...new Set([...box.byId.keys()].map(bare))])
      const hint = near === undefined ? '' : `; did you mean "${near}"?`
      return `unknown card "${ref}"${hint}`
    },
  }
}

/** The data with every card by its shortest name; unknown ones are reported. */
export function named<T>(schema: Schema, data: T, names: Names, problems: Problem[]): T {
  const name = (ref: string, path: Path): string => {
    const found = names.find(ref)
    if (found !== undefined) return names.name(found[0])
    problems.push({ path, message: names.problem(ref) })
    return ref
  }
  const visit = (outer: Schema, value: unknown, path: Path): unknown => {
    const node = fitting(outer, value)
    const def = defOf(node)
    if (node === card && typeof value === 'string') return name(value, path)
    if (def.type === 'array' && Array.isArray(value)) {
      return value.map((item, i) => visit(def.element, item, [...path, i]))
    }
    if (!isObject(value) || (def.type !== 'object' && def.type !== 'record')) return value
    const isCard = def.type === 'record' && def.keyType === card
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const at = [...path, key]
        const schema = child(node, key)
        return [isCard ? name(key, at) : key, schema === undefined ? inner : visit(schema, inner, at)]
      }),
    )
  }
  return visit(schema, data, []) as T
}
