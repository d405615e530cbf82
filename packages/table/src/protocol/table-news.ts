/** What whoever opens a table should know of its record. */

export type TableNews =
  /** cards of these sets, or rules, have changed since; the game isn't affected */
  | { news: 'unaffected'; sets: string[] }
  /** it came without its seed, or cards have changed: it goes on from its last rest, with decks shuffled anew */
  | { news: 'went-on' }
