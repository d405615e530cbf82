/** Links to a table online. What opens it stands behind the #, which no browser sends anywhere. */
import { addressOf, type Route, route } from '../state/route.ts'

export type LinkKind = 'join' | 'watch' | 'seat'

export const linkTo = (kind: LinkKind, table: string, pass: string): string =>
  `${location.href.replace(/#.*/, '')}#/${kind}/${table}/${pass}`

/** As it is shown: nobody reads the whole of it. */
export const shortLink = (link: string): string =>
  link.replace(/^https?:\/\//, '').replace(/#\/(\w+)\/.*(.{4})$/, '#/$1…$2')

/** What an address leads to, after the #/. */
export interface Address {
  kind: LinkKind | 'online'
  table: string
  /** of a link, what opens it */
  pass: string | undefined
}

export function addressAt(at: string): Address {
  const [kind, table, pass] = at.split('/')
  return { kind: kind as Address['kind'], table, pass }
}

export const routeTo = (table: string): Route => ({ screen: 'online', at: ['online', table].join('/') })

/** Another address for the screen that is shown: what a link opens is kept now, and needn't be seen any more. */
export function replaceAddress(to: Route): void {
  history.replaceState(null, '', addressOf(to))
  route.value = to
}
