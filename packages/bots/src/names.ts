/** What the bots are called, the weakest first: for whoever has to know them without fetching them. */
export const BOT_NAMES = ['random', 'gentle', 'adept'] as const
export type BotName = (typeof BOT_NAMES)[number]

export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name)
