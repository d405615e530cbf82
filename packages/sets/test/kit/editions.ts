/** The editions whose rulebooks the tests of rules follow: they know their cards by name. Another edition brings tests of its own. */
export const EDITIONS = ['base', 'epic', 'stormlight'] as const
/** One of them. */
export type Edition = (typeof EDITIONS)[number]
