/** All bots by name, the weakest first. Apart from the door, so that a table can fetch them when the first of them has to move. */
import { adept } from './adept/adept.ts'
import type { Bot } from './bot.ts'
import { gentle } from './gentle.ts'
import type { BotName } from './names.ts'
import { randomBot } from './random.ts'

export const BOTS: Readonly<Record<string, Bot>> = { random: randomBot, gentle, adept } satisfies Record<
  BotName,
  Bot
>
