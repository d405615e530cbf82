/** What was read as a table, looked at part by part: nothing is shown or kept before. Whether its game can be played is seen when it is opened. */
import { type GameRecord, plainSetup } from '@runesaga/engine'
import { ALWAYS, isAsking, plainAsking } from './asking.ts'
import type { OfCampaign } from './campaign.ts'
import { isWhich } from './campaign-check.ts'
import { isPlayer, plainPlayer, strangerAmong } from './players.ts'
import { BadSave, FORMAT, type SavedTable } from './saved.ts'
import { isId, isList, isObject, isSeatOf, isShallow, isText } from './shape.ts'
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

/** The table in what was read, from the fields that it is known by. `key`: what it is kept under, if it is. */
export function checkSaved(data: unknown, key?: unknown): SavedTable {
  const missing = (what: string) => new BadSave('not-a-table', `${what} is missing or wrong`)
  if (!isObject(data) || data.runesaga !== 'table') throw new BadSave('not-a-table', 'it is something else')
  if (typeof data.format !== 'number') throw missing('its format')
  if (data.format > FORMAT)
    throw new BadSave('newer', `its format is ${data.format}, this version knows formats up to ${FORMAT}`)
  if (!isShallow(data)) throw new BadSave('not-a-table', 'it is nested too deeply')
  const { id, name, begun, touched, players, record, campaign, standing } = data
  if (!isId(id)) throw missing('its id')
  if (key !== undefined && id !== key) throw new BadSave('not-a-table', 'it lies in the place of another')
  if (!isText(name)) throw missing('its name')
  if (!isText(begun) || !isText(touched)) throw missing('its date')
  if (!Array.isArray(players) || !players.every(isPlayer)) throw missing('the list of players')
  if (!isObject(record) || !isObject(record.setup) || !Array.isArray(record.moves))
    throw missing('the record of the game')
  if (typeof record.runesaga === 'number' && record.runesaga > RECORD)
    throw new BadSave('newer', `the record of its game is of version ${record.runesaga}, not ${RECORD}`)
  if (record.runesaga !== RECORD) throw missing('the record of the game')
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
    players: players.map(plainPlayer),
    // a wish that can't be read must not silence anybody
    asking: players.map((_, seat) => (isAsking(asking[seat]) ? plainAsking(asking[seat]) : ALWAYS)),
    record: plainRecord(record as unknown as GameRecord),
    ...(isOfCampaign(campaign) ? { campaign: { id: campaign.id, chapter: campaign.chapter } } : {}),
    ...(isStanding(standing, heroes) ? { standing } : {}),
    begun,
    touched,
  }
}

/** The version of records that this one writes. */
const RECORD = 1

/** Its own parts alone. What its moves hold is sorted out when they are played. */
const plainRecord = ({ setup, commitment, moves, seen }: GameRecord): GameRecord => ({
  runesaga: RECORD,
  setup: plainSetup(setup),
  commitment,
  moves,
  seen,
})

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

/** Left out too where it can't be: it would lead to a page or a chapter that isn't there. */
const isOfCampaign = (value: unknown): value is OfCampaign =>
  isObject(value) && isId(value.id) && isWhich(value.chapter)
