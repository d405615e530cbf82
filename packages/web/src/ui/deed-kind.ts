/** The kind of a deed, as buttons carry it (`data-action`, `data-opens`): for whoever looks for something to press. */
import type { Deed } from '@runesaga/table'

type NameOf<D> = D extends string ? D : keyof D
/** Ending a turn is passing too, and how many Dark runes to buy is chosen like any answer. */
export type DeedKind = Exclude<NameOf<Deed>, 'end-turn' | 'dark'>

export function deedKind(deed: Deed): DeedKind {
  const name = typeof deed === 'string' ? deed : (Object.keys(deed)[0] as NameOf<Deed>)
  return name === 'end-turn' ? 'pass' : name === 'dark' ? 'choose' : name
}
