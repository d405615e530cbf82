/** What was read as a campaign, looked at part by part: nothing is shown or kept before. */
import { CHAPTERS } from '@runesaga/engine'
import { isPlayer, plainPlayer, strangerAmong } from '../lobby/players.ts'
import { isId, isList, isObject, isShallow, isText } from '../shape.ts'
import { CAMPAIGN_FORMAT, CAMPAIGN_SETS, type SavedCampaign, tablesOf, type Which } from './campaign.ts'

/** Why a campaign can't be opened: words make a sentence of it. */
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

/** The campaign in what was read, from the parts that it is known by: all of it, or BadCampaign. `key`: what it is kept under, if it is. */
export function checkCampaign(data: unknown, key?: unknown): SavedCampaign {
  if (isObject(data) && data.runesaga === 'table')
    throw new BadCampaign('a-table', 'it is a saved table; open it among the tables')
  if (!isObject(data) || data.runesaga !== 'campaign')
    throw new BadCampaign(
      'not-a-campaign',
      'it is something else; expected a file with "runesaga": "campaign"',
    )
  const { format } = data
  if (typeof format === 'number' && format > CAMPAIGN_FORMAT)
    throw new BadCampaign(
      'newer',
      `its format is ${format}, this version knows formats up to ${CAMPAIGN_FORMAT}; a newer version opens it`,
    )
  if (!isShallow(data)) throw new BadCampaign('broken', 'it is nested too deeply')
  const wrong = firstWrong(data)
  if (wrong !== null) throw new BadCampaign('broken', `${wrong} is missing or wrong`)
  if (key !== undefined && data.id !== key) throw new BadCampaign('broken', 'it lies in the place of another')
  const ids = tablesOf(data as unknown as SavedCampaign)
  if (new Set(ids).size < ids.length) throw new BadCampaign('broken', 'two of its games have one table')
  const parts = PARTS.flatMap(([name]) => (data[name] === undefined ? [] : [[name, data[name]]]))
  return withPlainPlayers(Object.fromEntries([['runesaga', 'campaign'], ...parts]) as SavedCampaign)
}

const withPlainPlayers = (saved: SavedCampaign): SavedCampaign => ({
  ...saved,
  group: saved.group.map(plainPlayer),
  tries: saved.tries.map((one) => ({
    ...one,
    heroes: one.heroes.map((hero) => ({ ...hero, player: plainPlayer(hero.player) })),
  })),
})

type Data = Record<string, unknown>
const isChapter = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= CHAPTERS
/** A chapter, or a tale after them. */
export const isWhich = (value: unknown): value is Which => value === null || isChapter(value)
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
  isObject(value) && isWhich(value.chapter) && isId(value.table) && isDate(value.begun)

const isTry = (value: unknown): boolean =>
  isPlaying(value) &&
  isDate(value.ended) &&
  typeof value.won === 'boolean' &&
  isText(value.why) &&
  isText(value.adversary) &&
  isText(value.quest) &&
  isIdOrNull(value.legacy) &&
  isGroupSize(value.heroes) &&
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

const isSets = (value: unknown) => isList(value, isText) && String(value) === String(CAMPAIGN_SETS)
const isGroup = (value: unknown) =>
  Array.isArray(value) && isGroupSize(value) && value.every(isPlayer) && strangerAmong(value) === undefined
const isGroupSize = (value: unknown) => Array.isArray(value) && value.length >= 1 && value.length <= 4

/** The parts of a campaign in order, each with how it is known to be right. */
const PARTS: [name: string, what: string, right: (value: unknown) => boolean][] = [
  ['format', 'its format', (value) => value === CAMPAIGN_FORMAT],
  ['id', 'its id', isId],
  ['name', 'its name', isText],
  ['begun', 'the date of its beginning', isDate],
  ['touched', 'the date of its last change', isDate],
  ['sets', 'the list of its card sets', isSets],
  ['campaign', 'what was opened, won and lost', isCampaign],
  ['unsealed', 'the last envelope read', (value) => value === undefined || isChapter(value)],
  ['group', 'the group', isGroup],
  ['tries', 'the list of games played', (value) => isList(value, isTry)],
  ['playing', 'the game in play', (value) => value === null || isPlaying(value)],
]
const firstWrong = (data: Data): string | null =>
  PARTS.find(([name, , right]) => !right(data[name]))?.[1] ?? null
