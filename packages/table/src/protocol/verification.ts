import type { Givers, Made } from '@runesaga/engine/fair'

/** What a check of a record found, with what it was checked against. */
export interface Verification {
  ok: boolean
  problems: string[]
  casts: number
  shuffles: number
  promise: string | null
  seed: string | null
  chain: string
  from: number | null
  scenario: { name: string; arranged: number } | null
  /** how everybody at the table made the seed, and who gave a share to it; null: it was drawn in one place */
  made: (Made & Givers) | null
}
