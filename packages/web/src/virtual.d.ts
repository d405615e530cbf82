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

declare module 'virtual:ui-icons' {
  const bodies: Record<import('./ui/icon-names.ts').UiIcon, string>
  export default bodies
}

declare module 'virtual:draw.css'
