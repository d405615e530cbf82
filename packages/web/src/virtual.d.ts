/** Modules that the build makes: card sets, emblems, the first screen, styles (see build/). */

/** Where each of our sets is fetched from. */
declare module 'virtual:sets' {
  import type { CardSet } from '@runesaga/table'

  const fetch: Record<string, () => Promise<{ default: CardSet }>>
  export default fetch
}

/** Where the emblems of each set's cards are fetched from. */
declare module 'virtual:emblems' {
  import type { Emblems } from '@runesaga/draw'

  const fetch: Record<string, () => Promise<{ default: Emblems }>>
  export default fetch
}

/** A newcomer's first table. */
declare module 'virtual:first-tale' {
  import type { LaidTable } from '@runesaga/table'

  const laid: LaidTable
  export default laid
}

/** Addresses of the first screen's pictures, and what it shows of the Origins by their full ids. */
declare module 'virtual:home' {
  import type { Language } from '@runesaga/words'

  export const scenes: Record<'wide' | 'tall', string>
  export const adornments: Record<Language, string>
  export const origins: Record<string, { name: Record<Language, string>; picture: string }>
}

declare module 'virtual:draw.css'
