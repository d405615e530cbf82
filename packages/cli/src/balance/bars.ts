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
  /** games that the party wins against an Adversary; its Quest may ask for something else */
  party: { least: 0.3, most: 0.65 },
  quests: {
    'epic/reign-of-the-adversary': { least: 0.35, most: 0.65 },
    'epic/age-of-darkness': { least: 0.15, most: 0.4 },
    'stormlight/radiants-united': { least: 0.25, most: 0.6 },
    'stormlight/the-true-desolation': { least: 0.25, most: 0.6 },
    'stormlight/contest-of-champions': { least: 0.25, most: 0.6 },
    'stormlight/the-fraying-alliance': { least: 0.25, most: 0.6 },
  } as Record<string, Range>,
  /** games that a single loyalist among three or four heroes wins */
  loyalist: { least: 0.35, most: 0.65 },
} as const

export interface Range {
  least: number
  most: number
}

/** What a party should win under a Quest; null: under the Adversary's own. */
export const partyBar = (quest: string | null): Range =>
  quest === null ? BARS.party : (BARS.quests[quest] ?? BARS.party)

export const within = (value: number, { least, most }: Range): boolean => value >= least && value <= most
