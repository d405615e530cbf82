/** The door of the bots: players that see only what their seat may see. */
import { adept } from './adept/adept.ts'
import type { Bot } from './bot.ts'
import type { BotName } from './names.ts'
import { randomBot } from './random.ts'

export { adept } from './adept/adept.ts'
export type { Bot, Budget, Chosen, Motive } from './bot.ts'
export { BOT_NAMES } from './names.ts'
export { MOST_IN_A_TURN, soonestEnd, TurnCounter } from './patience.ts'
export { randomBot } from './random.ts'
export { SteppingIn } from './stepping-in.ts'

/** All bots by name, the weakest first. */
export const BOTS: Readonly<Record<string, Bot>> = { random: randomBot, adept } satisfies Record<BotName, Bot>
