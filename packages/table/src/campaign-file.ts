/** A campaign as a file: the campaign with the tables of its games, and what is wrong with a file that can't be opened. */
import { CHAPTERS } from '@runesaga/engine'
import { CAMPAIGN_FORMAT, lastState, type SavedCampaign, setAside } from './campaign.ts'
import { BadSave, checkSaved, isList, isObject, isPlayer, isText, type SavedTable } from './saved.ts'

/** Why a file can't be opened: words make a sentence of it. */
export type BadCampaignReason =
  | 'not-json'
  | 'a-table' // the game of one table: it belongs among the tables
  | 'not-a-campaign' // something else
  | 'newer' // made by a later version of the game
  | 'broken' // a part is missing or contradicts another

export class BadCampaign extends Error {
  readonly reason: BadCampaignReason
  constructor(reason: BadCampaignReason, detail: string) {
    super(`the campaign can't be opened: ${detail}`)
    this.name = 'BadCampaign'
    this.reason = reason
  }
}

/** A campaign and those of its tables that are still there. */
export interface CampaignFile {
  campaign: SavedCampaign
  tables: SavedTable[]
}

/** The text of a file. Of the tables given, those of this campaign go with it. */
export function campaignFile(campaign: SavedCampaign, tables: readonly SavedTable[]): string {
  const ids = tablesOf(campaign)
  return JSON.stringify({ ...campaign, tables: tables.filter(({ id }) => ids.includes(id)) }, null, 1)
}

/** The ids of all tables that a campaign was played at. */
export const tablesOf = ({ tries, playing }: SavedCampaign): string[] =>
  [...tries, ...(playing === null ? [] : [playing])].map(({ table }) => table)

/** The campaign in a file's text: all of it, or BadCampaign. */
export function parseCampaign(text: string): CampaignFile {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new BadCampaign('not-json', 'it is not JSON')
  }
  if (isObject(data) && data.runesaga === 'table')
    throw new BadCampaign('a-table', 'it is a saved table; open it among the tables')
  if (!isObject(data) || data.runesaga !== 'campaign')
    throw new BadCampaign(
      'not-a-campaign',
      'it is something else; expected a file with "runesaga": "campaign"',
    )
  const { format, tables = [], ...campaign } = data
  if (typeof format === 'number' && format > CAMPAIGN_FORMAT)
    throw new BadCampaign(
      'newer',
      `its format is ${format}, this version knows formats up to ${CAMPAIGN_FORMAT}; a newer version opens it`,
    )
  const wrong = firstWrong({ format, ...campaign })
  if (wrong !== null) throw new BadCampaign('broken', `${wrong} is missing or wrong`)
  return { campaign: { format, ...campaign } as unknown as SavedCampaign, tables: checkTables(tables) }
}

function checkTables(tables: unknown): SavedTable[] {
  if (!Array.isArray(tables)) throw new BadCampaign('broken', 'the list of its tables is missing or wrong')
  return tables.map((table, i) => {
    try {
      return checkSaved(table)
    } catch (error) {
      if (error instanceof BadSave) throw new BadCampaign('broken', `its table ${i + 1}: ${error.message}`)
      throw error
    }
  })
}

/** What can be kept of a file: its campaign and the games that can be played again. */
export interface PlayableCampaign extends CampaignFile {
  /** the tables whose games break a rule, as they may after a change of cards */
  leftOut: SavedTable[]
}

/**
 * Plays the games of a file again, before any of it is kept. What a game brought to the campaign stays if it is left out; the game in
 * play can be begun again then. Its sets must be known.
 */
export function playableCampaign({ campaign, tables }: CampaignFile): PlayableCampaign {
  const leftOut = tables.filter(({ record }) => lastState(record) === null)
  return {
    campaign: leftOut.some(({ id }) => id === campaign.playing?.table) ? setAside(campaign) : campaign,
    tables: tables.filter((table) => !leftOut.includes(table)),
    leftOut,
  }
}

type Data = Record<string, unknown>
const isChapter = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= CHAPTERS
const isWhich = (value: unknown) => value === null || isChapter(value)
const isDate = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value))
const isIdOrNull = (value: unknown) => value === null || isText(value)

const isHero = (hero: unknown): boolean =>
  isObject(hero) &&
  isPlayer(hero.player) &&
  [hero.heritage, hero.origin, hero.motivation, hero.destiny].every(isIdOrNull) &&
  isObject(hero.score) &&
  typeof hero.score.total === 'number' &&
  isObject(hero.score.boxes) &&
  Object.values(hero.score.boxes).every((points) => typeof points === 'number')

const isPlaying = (value: unknown): value is Data =>
  isObject(value) && isWhich(value.chapter) && isText(value.table) && isDate(value.begun)

const isTry = (value: unknown): boolean =>
  isPlaying(value) &&
  isDate(value.ended) &&
  typeof value.won === 'boolean' &&
  isText(value.why) &&
  isText(value.adversary) &&
  isText(value.quest) &&
  isIdOrNull(value.legacy) &&
  isList(value.heroes, isHero)

/** Chapters were won or lost in order, so that what is open follows from them. */
function isCampaign(value: unknown): boolean {
  if (!isObject(value) || !isChapter(value.opened) || typeof value.ended !== 'boolean') return false
  const { opened, won, lost, ended } = value
  if (!Array.isArray(won) || !Array.isArray(lost)) return false
  const played: unknown[] = [...won, ...lost]
  return (
    played.every((chapter) => isChapter(chapter) && chapter <= opened) &&
    new Set(played).size === played.length &&
    // whatever is closed behind the newest chapter was played
    Array.from({ length: opened - 1 }, (_, i) => i + 1).every((chapter) => played.includes(chapter)) &&
    (!ended || played.includes(CHAPTERS)) &&
    (ended || !won.includes(CHAPTERS))
  )
}

/** The parts of a campaign in order, each with how it is known to be right. */
const PARTS: [name: string, what: string, right: (value: unknown) => boolean][] = [
  ['format', 'its format', (value) => value === CAMPAIGN_FORMAT],
  ['id', 'its id', isText],
  ['name', 'its name', isText],
  ['begun', 'the date of its beginning', isDate],
  ['touched', 'the date of its last change', isDate],
  ['sets', 'the list of its card sets', (value) => isList(value, isText)],
  ['campaign', 'what was opened, won and lost', isCampaign],
  ['unsealed', 'the last envelope read', (value) => value === undefined || isChapter(value)],
  ['group', 'the group', (value) => isList(value, isPlayer) && isGroupSize(value)],
  ['tries', 'the list of games played', (value) => isList(value, isTry)],
  ['playing', 'the game in play', (value) => value === null || isPlaying(value)],
]
const isGroupSize = (value: unknown) => Array.isArray(value) && value.length >= 1 && value.length <= 4

const firstWrong = (data: Data): string | null =>
  PARTS.find(([name, , right]) => !right(data[name]))?.[1] ?? null

/** The same campaign as another one, with tables of its own: for a file that comes a second time. */
export function copyOfCampaign({ campaign, tables }: CampaignFile, name: string): CampaignFile {
  const id = crypto.randomUUID()
  const renamed = new Map(tablesOf(campaign).map((table) => [table, crypto.randomUUID()]))
  const moved = <T extends { table: string }>(game: T): T => ({ ...game, table: renamed.get(game.table)! })
  return {
    campaign: {
      ...campaign,
      id,
      name,
      tries: campaign.tries.map(moved),
      playing: campaign.playing === null ? null : moved(campaign.playing),
    },
    tables: tables.map((table) => ({
      ...table,
      id: renamed.get(table.id) ?? crypto.randomUUID(),
      ...(table.campaign === undefined ? {} : { campaign: { ...table.campaign, id } }),
    })),
  }
}
