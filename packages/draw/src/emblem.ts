/**
 * Emblems: the figure in the middle of a card's picture, by its name in Game Icons. The collection has four thousand, so
 * whoever draws brings the few that the cards need: `emblemsFor` in node, a generated file in a client.
 */

/** The body of each emblem's drawing, in a box of 512, as Game Icons has it. */
export type Emblems = Readonly<Record<string, string>>

/**
 * An emblem that takes the paint of its group: Game Icons paints with the colour of the text. Empty for a name without a
 * drawing, as a player's own set may have: the picture is then a scene alone.
 */
export const emblemBody = (name: string, emblems: Emblems): string =>
  (Object.hasOwn(emblems, name) ? emblems[name] : '').replaceAll(' fill="currentColor"', '')
