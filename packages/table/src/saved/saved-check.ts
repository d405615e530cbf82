/** What was read as a table, looked at part by part: nothing is shown or kept before. Whether its game can be played is seen when it is opened. */
import { type GameRecord, plainSetup } from '@runesaga/engine'
import type { RecordOfForm1 } from '@runesaga/engine/record'
import { RECORD_FORM } from '@runesaga/engine/record'
import type { AnsweredCase } from '@runesaga/engine/scenario'
import type { OfCampaign } from '../campaign/campaign.ts'
import { isWhich } from '../campaign/check.ts'
import type { Plans } from '../lobby/new-table.ts'
import { isPlayer, plainPlayer, strangerAmong } from '../lobby/players.ts'
import { ALWAYS, isPromptPolicy, plainPolicy } from '../protocol/prompt-policy.ts'
import { isId, isList, isObject, isSeatOf, isShallow, isText } from '../shape.ts'
import { type AnyRecord, BadSave, type EarlierRecord, FORMAT, type SavedTable } from './saved-table.ts'
import type { GameSummary } from './summary.ts'

const missing = (what: string) => new BadSave('not-a-table', `${what} is missing or wrong`)

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
  if (!isObject(data) || data.runesaga !== 'table') throw new BadSave('not-a-table', 'it is something else')
  if (typeof data.format !== 'number') throw missing('its format')
  if (data.format > FORMAT)
    throw new BadSave('newer', `its format is ${data.format}, this version knows formats up to ${FORMAT}`)
  if (!isShallow(data)) throw new BadSave('not-a-table', 'it is nested too deeply')
  const { id, name, begun, touched, players, campaign, standing, plans, cases } = data
  if (!isId(id)) throw missing('its id')
  if (key !== undefined && id !== key) throw new BadSave('not-a-table', 'it lies in the place of another')
  if (!isText(name)) throw missing('its name')
  if (!isText(begun) || !isText(touched)) throw missing('its date')
  if (!Array.isArray(players) || !players.every(isPlayer)) throw missing('the list of players')
  const record = checkRecord(data.record)
  const { heroes } = record.setup
  if (players.length === 0 || heroes !== players.length) throw missing('a player for every hero')
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
    asking: players.map((_, seat) => (isPromptPolicy(asking[seat]) ? plainPolicy(asking[seat]) : ALWAYS)),
    record,
    secret: isSeed(data.secret) ? data.secret : null,
    ...(isList(data.earlier, isObject)
      ? { earlier: (data.earlier as Record<string, unknown>[]).map(earlierRecord) }
      : {}),
    ...(isPlans(plans, heroes) ? { plans } : {}),
    ...(isCases(cases) ? { cases } : {}),
    ...(isOfCampaign(campaign) ? { campaign: { id: campaign.id, chapter: campaign.chapter } } : {}),
    ...(isSummary(standing, heroes) ? { standing } : {}),
    begun,
    touched,
  }
}

/** The record of a game in one of the forms that are known, as far as a list needs it. All of it is looked at when it is opened. */
function checkRecord(data: unknown): AnyRecord {
  if (!isObject(data) || !isObject(data.setup) || !Array.isArray(data.moves))
    throw missing('the record of the game')
  const version = data.runesaga === 'record' ? data.form : data.runesaga
  if (typeof version === 'number' && version > RECORD_FORM)
    throw new BadSave('newer', `the record of its game has form ${version}, not ${RECORD_FORM}`)
  const { edition, mode, heroes } = data.setup
  if (!isText(edition) || !isText(mode)) throw missing('the edition or its cards')
  if (version === 1) return checkForm1(data)
  if (version !== RECORD_FORM) throw missing('the record of the game')
  if (!isList(data.sets, isStamp)) throw missing('the edition or its cards')
  if (!isList(data.moves, (move) => Array.isArray(move) && isSeatOf(Number(heroes), move[0])))
    throw missing('a move')
  return data as unknown as GameRecord
}

function earlierRecord({ record: data, secret }: Record<string, unknown>): EarlierRecord {
  const record = checkRecord(data)
  if (record.runesaga === 1) throw missing('an earlier record')
  return { record, secret: isSeed(secret) ? secret : null }
}

const isStamp = (value: unknown): boolean => isObject(value) && isText(value.id) && isText(value.hash)

/** A record of form 1, from the fields that it is known by. */
export function checkForm1({ setup, moves, seen }: Record<string, unknown>): RecordOfForm1 {
  if (!isObject(setup) || !Array.isArray(moves)) throw missing('the record of the game')
  const { edition, sets = [], heroes } = setup
  if (!isText(edition) || !isList(sets, isText)) throw missing('the edition or its cards')
  if (!moves.every((move) => isMoveOfForm1(move, Number(heroes)))) throw missing('a move')
  return {
    runesaga: 1,
    setup: plainSetup(setup as unknown as RecordOfForm1['setup']),
    moves: moves as RecordOfForm1['moves'],
    seen: Array.isArray(seen) ? (seen as RecordOfForm1['seen']) : [],
  }
}

/** Whether the rules allow it is seen when it is played. */
const isMoveOfForm1 = (move: unknown, heroes: number): boolean =>
  isObject(move) && isSeatOf(heroes, move.seat) && (move.undo === true || isObject(move.action))

const isSeed = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

/** One that can't be read is left out: the table can be played all the same. */
const isSummary = (value: unknown, heroes: number): value is GameSummary => {
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

/** Left out where they can't be. A deed among them that can't be done is left to the bot. */
const isPlans = (value: unknown, heroes: number): value is Plans =>
  isObject(value) &&
  Object.entries(value).every(([seat, deeds]) => isSeatOf(heroes, Number(seat)) && Array.isArray(deeds))

/** Left out too: nobody is answered then. */
const isCases = (value: unknown): value is AnsweredCase[] =>
  isList(value, (one) => isObject(one) && isText(one.case) && Array.isArray(one.does))

/** Left out too where it can't be: it would lead to a page or a chapter that isn't there. */
const isOfCampaign = (value: unknown): value is OfCampaign =>
  isObject(value) && isId(value.id) && isWhich(value.chapter)
