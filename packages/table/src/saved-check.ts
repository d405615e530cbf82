/** What was read as a table, looked at part by part: nothing is shown or kept before. Whether its game can be played is seen when it is opened. */
import type { GameRecord, Seat } from '@runesaga/engine'
import { ALWAYS, isAsking } from './asking.ts'
import type { OfCampaign } from './campaign.ts'
import { isPlayer, strangerAmong } from './players.ts'
import { BadSave, FORMAT, type SavedTable } from './saved.ts'
import { isList, isObject, isShallow, isText } from './shape.ts'
import type { Standing } from './standing.ts'

/** The table in a file's text. */
export function parseSaved(text: string): SavedTable {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new BadSave('not-json', 'it is not JSON')
  }
  return checkSaved(data)
}

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

const isSeatOf = (heroes: number, seat: unknown): seat is Seat =>
  Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < heroes

/** Whether the rules allow it is seen when it is played. */
const isMove = (move: unknown, heroes: number): boolean =>
  isObject(move) && isSeatOf(heroes, move.seat) && (move.undo === true || isObject(move.action))

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
