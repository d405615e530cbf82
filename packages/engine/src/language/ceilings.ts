/** How large the numbers of a set may be: far above what any card needs, and small enough to be counted up to and added up. */

/** Any number of a card: difficulties, amounts, points, bounds, up and down; and how often a `for-each` does something. */
export const MOST = 99
/** Copies of one card in a box. */
export const MOST_COPIES = 20
/** Powers of one card, or of one side of it. */
export const MOST_POWERS = 8
/** Titles of one kind in a set. */
export const MOST_TITLES = 999
/** Any number of a scenario's position or expectation. */
export const MOST_IN_A_POSITION = 9999
