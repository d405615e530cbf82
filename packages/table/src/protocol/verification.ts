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
}
