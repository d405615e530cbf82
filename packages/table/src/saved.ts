/** A table as a file: who plays, and the record of the game, from which everything else is played again. */
import { BOT_NAMES } from '@runesaga/bots'
import type { GameRecord, Seat } from '@runesaga/engine'
import { ALWAYS, type Asking } from './asking.ts'
import type { OfCampaign } from './campaign.ts'
import type { Standing } from './standing.ts'
import type { Player } from './table.ts'

export const FORMAT = 1

export interface SavedTable {
  runesaga: 'table'
  format: typeof FORMAT
  id: string
  name: string
  players: Player[]
  asking: Asking[]
  record: GameRecord
  /** the campaign that its game belongs to, if any */
  campaign?: OfCampaign
  /** where the game stood; a file may do without, since the record tells it too */
  standing?: Standing
  /** when it was begun and last played at, as ISO dates */
  begun: string
  touched: string
}

/** Why a file can't be opened: words make a sentence of it. */
export type BadSaveReason =
  | 'not-json'
  | 'not-a-table' // something else, or a part is missing
  | 'newer' // made by a later version of the game
  | 'not-playable' // its record breaks a rule, or names cards that aren't there

export class BadSave extends Error {
  readonly reason: BadSaveReason
  constructor(reason: BadSaveReason, detail: string) {
    super(`the saved table can't be opened: ${detail}`)
    this.name = 'BadSave'
    this.reason = reason
  }
}

/** The table in a file's text. Whether its game can be played is seen when it is opened. */
export function parseSaved(text: string): SavedTable {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new BadSave('not-json', 'it is not JSON')
  }
  return checkSaved(data)
}

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Nothing of ours lies deeper; what does would break whatever walks through it. */
const DEEPEST = 20

/** Is it nested no deeper than this? */
export const isShallow = (value: unknown, deepest = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (deepest > 0 && Object.values(value).every((part) => isShallow(part, deepest - 1)))

/** The table in what was read, from the fields that it is known by. */
export function checkSaved(data: unknown): SavedTable {
  const missing = (what: string) => new BadSave('not-a-table', `${what} is missing or wrong`)
  if (!isObject(data) || data.runesaga !== 'table') throw new BadSave('not-a-table', 'it is something else')
  if (typeof data.format !== 'number') throw missing('its format')
  if (data.format > FORMAT)
    throw new BadSave('newer', `its format is ${data.format}, this version knows formats up to ${FORMAT}`)
  if (!isShallow(data)) throw new BadSave('not-a-table', 'it is nested too deeply')
  const { id, name, begun, touched, players, record, campaign, standing } = data
  if (!isText(id)) throw missing('its id')
  if (!isText(name)) throw missing('its name')
  if (!isText(begun) || !isText(touched)) throw missing('its date')
  if (!Array.isArray(players) || !players.every(isPlayer)) throw missing('the list of players')
  if (!isObject(record) || !isObject(record.setup) || !Array.isArray(record.moves))
    throw missing('the record of the game')
  const { edition, mode, sets = [], heroes } = record.setup
  if (!isText(edition) || !isText(mode) || !isList(sets, isText)) throw missing('the edition or its cards')
  if (players.length === 0 || heroes !== players.length) throw missing('a player for every hero')
  if (!record.moves.every((move) => isMove(move, heroes))) throw missing('a move')
  const stranger = strangerAmong(players)
  if (stranger !== undefined) throw new BadSave('not-playable', stranger)
  const asking: unknown[] = Array.isArray(data.asking) ? data.asking : []
  return {
    runesaga: 'table',
    format: FORMAT,
    id,
    name,
    players,
    // a wish that can't be read must not silence anybody
    asking: players.map((_, seat) => (isAsking(asking[seat]) ? asking[seat] : ALWAYS)),
    record: record as unknown as GameRecord,
    ...(isOfCampaign(campaign) ? { campaign } : {}),
    ...(isStanding(standing, heroes) ? { standing } : {}),
    begun,
    touched,
  }
}

/** What to say of a bot that isn't one of ours, if there is one. */
export const strangerAmong = (players: readonly Player[]): string | undefined =>
  players
    .flatMap((player) => (player.kind === 'bot' ? [player.bot] : []))
    .filter((bot) => !BOT_NAMES.includes(bot))
    .map((bot) => `there is no such bot as "${bot}"; one of ${BOT_NAMES.join(', ')}`)[0]

const isSeatOf = (heroes: number, seat: unknown): seat is Seat =>
  Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < heroes

/** Whether the rules allow it is seen when it is played. */
const isMove = (move: unknown, heroes: number): boolean =>
  isObject(move) && isSeatOf(heroes, move.seat) && (move.undo === true || isObject(move.action))

export const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem)

/** One that can't be read is left out: the table can be played all the same. */
const isStanding = (value: unknown, heroes: number): value is Standing => {
  const isSeat = (seat: unknown) => isSeatOf(heroes, seat)
  const isHero = (hero: unknown) =>
    isObject(hero) && [1, 2, 3].includes(Number(hero.act)) && (hero.origin === null || isText(hero.origin))
  return (
    isObject(value) &&
    typeof value.turn === 'number' &&
    typeof value.over === 'boolean' &&
    isList(value.waiting, isSeat) &&
    isList(value.winners, isSeat) &&
    isList(value.heroes, isHero) &&
    (value.heroes as unknown[]).length === heroes
  )
}

const isOfCampaign = (value: unknown): value is OfCampaign =>
  isObject(value) && isText(value.id) && (value.chapter === null || typeof value.chapter === 'number')

export const isAsking = (value: unknown): value is Asking =>
  isObject(value) &&
  (value.when === 'from'
    ? typeof value.difficulty === 'number'
    : value.when === 'always' || value.when === 'mine' || value.when === 'never')

export const isPlayer = (value: unknown): value is Player =>
  isObject(value) &&
  isText(value.name) &&
  (value.kind === 'person' || (value.kind === 'bot' && isText(value.bot)))
