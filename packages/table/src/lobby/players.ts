/** Who may sit at a table, as it comes from elsewhere. */
import { BOT_NAMES, isBotName } from '@runesaga/bots'
import type { Player } from '@runesaga/engine'
import { isObject, isText } from '../shape.ts'

export const isPlayer = (value: unknown): value is Player =>
  isObject(value) &&
  isText(value.name) &&
  (value.kind === 'person' || (value.kind === 'bot' && isText(value.bot)))

/** The same player without what came along. */
export const plainPlayer = (player: Player): Player =>
  player.kind === 'person'
    ? { kind: 'person', name: player.name }
    : { kind: 'bot', name: player.name, bot: player.bot }

/** What to say of a bot that isn't one of ours, if there is one. */
export const strangerAmong = (players: readonly Player[]): string | undefined =>
  players
    .flatMap((player) => (player.kind === 'bot' ? [player.bot] : []))
    .filter((bot) => !isBotName(bot))
    .map((bot) => `there is no such bot as "${bot}"; one of ${BOT_NAMES.join(', ')}`)[0]
