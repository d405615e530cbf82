/**
 * What takes long is tried in two shares. `npm test` tries the first: every kind of thing once, at one size and in one language.
 * `npm run test:all` tries everything: each at every size, in both languages, and for longer.
 */
export const ALL = process.env.MODE === 'all' // vitest’s mode

/** Those that are always tried, and, where all are wanted, the others too. */
export const share = <T>(always: readonly T[], others: readonly T[]): T[] =>
  ALL ? [...always, ...others] : [...always]
