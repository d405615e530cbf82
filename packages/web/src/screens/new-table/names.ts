/** Names that heroes go by until somebody names them: people of the game's world, each in a tale of their own. They are the same in every language. */

/** In the order in which they are given; the first four sit at a device's first table. */
export const HERO_NAMES = [
  'Ysolde',
  'Tomas',
  'Brom',
  'Maëlle',
  'Corin',
  'Isaure',
  'Aldric',
  'Nerys',
  'Hadrien',
  'Orla',
  'Bastien',
  'Linnea',
  'Oswin',
  'Clélia',
  'Marek',
  'Tamsin',
  'Faustin',
  'Elowen',
  'Rufin',
  'Sabine',
  'Ewan',
  'Rosaura',
  'Thibault',
  'Wilma',
] as const

const placeOf = (name: string): number => (HERO_NAMES as readonly string[]).indexOf(name)

/** Whoever goes by one of our names gets the next one in the list; a name that somebody chose stays. */
export function withFreshNames<S extends { name: string }>(seats: readonly S[]): S[] {
  const taken = new Set(seats.map(({ name }) => name))
  let last = Math.max(-1, ...seats.map(({ name }) => placeOf(name)))
  const next = (): string => {
    do last = (last + 1) % HERO_NAMES.length
    while (taken.has(HERO_NAMES[last]))
    return HERO_NAMES[last]
  }
  return seats.map((seat) => (placeOf(seat.name) < 0 ? seat : { ...seat, name: next() }))
}

/** The first of these that no other table is called; once all are, they are numbered. */
export function freeName(names: readonly string[], taken: readonly string[]): string {
  const free = (name: string) => !taken.includes(name)
  const first = names.find(free)
  if (first !== undefined) return first
  for (let n = 2; ; n++) {
    const again = names.map((name) => `${name} ${n}`).find(free)
    if (again !== undefined) return again
  }
}
