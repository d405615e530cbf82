/** What a card does, however it is written: cards that do the same are found out. */
import type { CardEntry } from '@runesaga/engine/language'

type Data = Record<string, unknown>

/** The same for everything that means the same: order doesn't count, one is a list of one, and 1 is what isn't said. */
function normal(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(normal)
    return items.length === 1 ? items[0] : items.toSorted((a, b) => order(a, b))
  }
  if (typeof value !== 'object' || value === null) return value
  const said = Object.entries(value).filter(
    ([key, inner]) => inner !== undefined && !(key === 'n' && inner === 1),
  )
  return Object.fromEntries(
    said.toSorted(([a], [b]) => order(a, b)).map(([key, inner]) => [key, normal(inner)]),
  )
}
const order = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

/** Fields that do nothing in play. */
const LOOKS = ['id', 'name', 'emblem', 'mood', 'place', 'source', 'note', 'copies', 'of', 'skull', 'not-in']

/** What a card does. Paths are taken together: which is the upper one changes nothing. */
export function effectsOf({ card }: CardEntry): string {
  const { top, bottom, path, ...rest } = card as Data
  const paths = [top, bottom, path].map((one) => ({ ...(one as Data | undefined), name: undefined }))
  const done = Object.fromEntries(Object.entries(rest).filter(([key]) => !LOOKS.includes(key)))
  return JSON.stringify(normal({ ...done, paths }))
}
/** The part of a Character card, Ally, Adversary or Quest that has a text. */
export const textOf = ({ card }: CardEntry): string => {
  const { powers, scoring, twist, adversary, final } = card as Data
  const sides = [adversary, final].map((side) => (side as Data | undefined)?.powers)
  return JSON.stringify(normal({ powers, scoring, twist, sides }))
}

/** Cards that share what a look at them tells. */
export function alike(cards: readonly CardEntry[], look: (entry: CardEntry) => string): string[] {
  const looks = cards.map(look)
  return [...new Set(looks)]
    .map((one) => cards.filter((_, i) => looks[i] === one))
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ card }) => card.id).join(' = '))
}
