/** Modules that the build makes: card sets, emblems, the first screen, styles (see build/). */
declare module 'virtual:set/*' {
  import type { CardSet } from '@runesaga/table'

  const set: CardSet
  export default set
}

declare module 'virtual:emblems/*' {
  import type { Emblems } from '@runesaga/draw'

  const emblems: Emblems
  export default emblems
}

/** Addresses of the first screen's pictures, and what it shows of the Origins by their full ids. */
declare module 'virtual:home' {
  import type { Language } from '@runesaga/words'

  export const scenes: Record<'wide' | 'tall', string>
  export const adornments: Record<Language, string>
  export const origins: Record<string, { name: Record<Language, string>; picture: string }>
}

declare module 'virtual:draw.css'
