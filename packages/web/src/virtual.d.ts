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

/** The lessons in their order; the last ones may be parts of one. */
declare module 'virtual:lessons' {
  import type { LaidTable } from '@runesaga/table'

  interface Told {
    en: string
    fr: string
  }
  export interface Lesson {
    laid: LaidTable
    task: Told
    /** by the case that is answered */
    answers: Record<string, { verdict: 'right' | 'wrong'; says: Told }>
  }
  const lessons: readonly { name: string; title: Told; fetch: () => Promise<{ default: Lesson }> }[]
  export default lessons
}

/** Addresses of the pictures of the first tale and the lessons, by their names. */
declare module 'virtual:learn' {
  export const pictures: Record<string, string>
  /** for where there is height */
  export const tall: Record<string, string>
}

/** Addresses of the first screen's pictures, and what it shows of the Origins by their full ids. */
declare module 'virtual:home' {
  import type { Language } from '@runesaga/words'

  export const scenes: Record<'wide' | 'tall', string>
  export const adornments: Record<Language, string>
  export const origins: Record<string, { name: Record<Language, string>; picture: string }>
}

/** Addresses of the pictures that a new table is chosen by. */
declare module 'virtual:choices' {
  import type { Edition, Mode } from '@runesaga/table'

  export const editions: Record<Edition, string>
  export const modes: Record<Mode, string>
}

/** Addresses of the skies over the pages for friends far apart, and by seat the emblem of whoever sits there, as markup. */
declare module 'virtual:online' {
  export const skies: Record<'wide' | 'tall' | 'lobby', string>
  export const emblems: readonly string[]
}

declare module 'virtual:draw.css'
