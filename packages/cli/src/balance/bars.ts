/** What a balanced set keeps within. Rates and shares from 0 to 1, scores in points. */
export const BARS = {
  /** how far a place in the order of play may be from an even share of the wins */
  seat: 0.04,
  /** how far an Origin, a Motivation or a Destiny may move the average score */
  character: 4,
  /** games in which a Story card is taken, of those in which it was offered */
  taken: { least: 0.03, most: 0.6 },
  /** the middle of the winning scores */
  winning: { least: 30, most: 50 },
  /** games that the party wins against an Adversary */
  party: { least: 0.3, most: 0.65 },
} as const

export const within = (value: number, { least, most }: { least: number; most: number }): boolean =>
  value >= least && value <= most
