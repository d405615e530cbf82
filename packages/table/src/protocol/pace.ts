/** What a table and its clients have to agree on about time. */

/** Milliseconds, at the usual pace, for which a bot's turn is read in one sentence when it is over. One who has read it hurries on. */
export const TURN_IS_READ = 7200
