/** The door of the bots: players that see only what their seat may see. */
export { adept } from './adept/adept.ts'
export type { Bot, Budget, Chosen, Motive } from './bot.ts'
export { BOT_NAMES, type BotName, isBotName } from './names.ts'
export { MOST_IN_A_TURN, soonestEnd, TurnCounter } from './patience.ts'
export { BOTS } from './players.ts'
export { randomBot } from './random.ts'
export { SteppingIn } from './stepping-in.ts'
