/** What a press does, as `data-action` and `data-opens` say it: the page tells buttons apart by it, whatever their words. */
import type { Deed } from '@runesaga/table'

export type DeedKind =
  | 'keep'
  | 'gain'
  | 'journey'
  | 'replace'
  | 'attempt'
  | 'play'
  | 'use'
  | 'choose'
  | 'bank'
  | 'pass'

export function kindOfDeed(deed: Deed): DeedKind {
  // a turn is passed on, and Dark runes are chosen as any other answer
  if (deed === 'end-turn') return 'pass'
  if (typeof deed === 'string') return deed
  return 'dark' in deed ? 'choose' : (Object.keys(deed)[0] as DeedKind)
}
