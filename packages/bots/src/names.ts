/** What the bots are called, the weakest first: for whoever has to know them without fetching them. */
const NAMES = ['random', 'adept'] as const

export type BotName = (typeof NAMES)[number]
export const BOT_NAMES: readonly string[] = NAMES
