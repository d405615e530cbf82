/** What a check of a record found, with what it was checked against. */
export interface Verification {
  ok: boolean
  problems: string[]
  casts: number
  shuffles: number
  promise: string | null
  seed: string | null
  /** null before the end: it follows from what others hold, and whoever guesses right would see it */
  chain: string | null
  from: number | null
}
