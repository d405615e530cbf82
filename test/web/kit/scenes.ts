/** Every screen there is, and the way there. */
import type { News, SavedTable, Waiting } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { type SeededCampaign, seededCampaign } from './campaigns.ts'
import { NAMES } from './names.ts'
import { changed, now } from './settled.ts'
import { bot, NEVER, person, type Seeded, seeded } from './tables.ts'
import type { Size } from './visit.ts'

export interface Scene {
  /** the address, where it isn't a table's */
  at?: string
  /** tables on the device; the first one is opened unless there is an address */
  tables?: Seeded[]
  /** is there one among them that can't be read? */
  torn?: boolean
  /** a campaign on the device, with its tables */
  campaign?: SeededCampaign
  /** the size of screen at which it can be got to; it is judged at screens of that kind alone */
  size?: Size
  /** what is pressed then, one after the other, by name */
  press?: RegExp[]
  /** what is chosen in the one list that there is */
  choose?: string
}

const asks =
  (what: Waiting['for']) =>
  ({ seat, view }: News): boolean =>
    seat!.asked && view.waitsFor.some((asked) => asked.for === what)
const inWindow =
  (window: string) =>
  ({ seat, view }: News): boolean =>
    seat!.asked && view.waitsFor.some((asked) => asked.for === 'window' && asked.window === window)
/** How many cards are in the first hero's story. */
const storyOf = ({ view }: News): number => view.heroes[0].columns.flat().length
/** A turn whose main action is still to come: what was done before it isn't shown any more. */
const atHand = (news: News): boolean => asks('turn')(news) && news.view.turn.mainActions > 0
const wellOn = (news: News): boolean => atHand(news) && storyOf(news) >= 4
const afterCast = (news: News): boolean =>
  asks('turn')(news) && news.view.turn.mainActions === 0 && storyOf(news) > 0

const THREE: Seeded = {
  setup: { edition: 'base', mode: 'competitive', heroes: 3 },
  players: [person('Ysolde'), bot('Tomas'), bot('Maëlle')],
}
const FOUR: Seeded = {
  setup: { edition: 'base', mode: 'competitive', heroes: 4 },
  players: [...THREE.players, bot('Brom')],
}
const SOLO: Seeded = { setup: { edition: 'base', mode: 'solo', heroes: 1 }, players: [person('Ysolde')] }
const EPIC: Seeded = {
  setup: { edition: 'epic', mode: 'coop', heroes: 2 },
  players: [person('Ysolde'), bot('Maëlle')],
}
const STORMLIGHT: Seeded = {
  setup: { edition: 'stormlight', mode: 'solo', heroes: 1 },
  players: [person('Kaladin')],
}
const FIRST_TURN: Seeded = { ...THREE, until: asks('turn') }
const WELL_ON: Seeded = { ...THREE, until: wellOn }
const canBank: Seeded['until'] = (news) =>
  atHand(news) && news.view.you!.offers.some(({ deed }) => deed === 'bank')
const CONTEST: Seeded = {
  setup: {
    edition: 'stormlight',
    mode: 'coop',
    heroes: 3,
    options: { quest: 'stormlight/contest-of-champions' },
  },
  players: [person('Kaladin'), bot('Moash'), bot('Adolin')],
  seed: 5,
}
/** Is the first person asked to side with Odium? */
export const isOffered = ({ view: { you } }: News): boolean =>
  you!.seat === 0 && you!.question?.pledge != null
const turned = (news: News): boolean => atHand(news) && news.view.adversary!.side === 'final'

const KEPT: Seeded[] = [
  { ...THREE, until: wellOn, id: 'lantern', name: 'The Lantern Table' },
  { ...SOLO, until: NEVER, id: 'harbour', name: 'The Harbour Table' },
]

const SEALED: SeededCampaign = { ends: [] }
const LOST: SeededCampaign = { ends: [['won'], ['lost']], group: [person('Ysolde'), bot('Maëlle')] }

export const SCENES: Record<string, Scene> = {
  'first visit': { at: '' },
  'the aim of a first tale': { at: '', press: [NAMES.playNow] },
  'home with saved tables': { at: '', tables: KEPT },
  'home, more about a table': { at: '', tables: KEPT, press: [NAMES.more] },
  'home, renaming': { at: '', tables: KEPT, press: [NAMES.more, NAMES.rename] },
  'home, deleting': { at: '', tables: KEPT, press: [NAMES.more, NAMES.delete] },
  'home with what can’t be shown': { at: '', tables: KEPT, torn: true },
  'a table that can’t be read': { at: 'table/torn', torn: true },
  'new table': { at: 'new' },
  'new table, against an Adversary': { at: 'new', press: [NAMES.together] },
  'new table, the book’s mix': { at: 'new', press: [NAMES.everythingElse, NAMES.bookMix] },
  'new table, a mix by hand': { at: 'new', press: [NAMES.everythingElse, NAMES.handMix, NAMES.epicBox] },
  settings: { at: 'settings' },
  rules: { at: 'rules' },
  'a table that is not there': { at: 'table/nowhere' },
  'new campaign': { at: 'campaign' },
  'home with a campaign': { at: '', campaign: LOST },
  'home, more about a campaign': { at: '', campaign: LOST, press: [NAMES.moreAboutCampaign] },
  'campaign, still sealed': { at: 'campaign/a-campaign', campaign: SEALED },
  'campaign, breaking a seal': { at: 'campaign/a-campaign', campaign: SEALED, press: [NAMES.unseal] },
  'campaign, a chapter lost': { at: 'campaign/a-campaign', campaign: LOST },
  'campaign, choosing a Quest': { at: 'campaign/a-campaign', campaign: LOST, press: [NAMES.quest] },
  'campaign, changing the party': {
    at: 'campaign/a-campaign',
    campaign: LOST,
    press: [NAMES.changeParty],
  },
  'campaign, an unlocked card': { at: 'campaign/a-campaign', campaign: LOST, press: [NAMES.read] },
  'campaign, told to its end': { at: 'campaign/a-campaign', campaign: { ends: [], ended: true } },
  'the end, of a chapter': { campaign: { ends: [['won']] } },
  'a campaign that is not there': { at: 'campaign/nowhere' },
  setup: { tables: [{ ...THREE, until: asks('characters') }] },
  'setup, epic': { tables: [{ ...EPIC, until: asks('characters') }] },
  'hand-over': { tables: [{ ...EPIC, players: [person('Ysolde'), person('Tomas')] }] },
  'table, first turn': { tables: [FIRST_TURN] },
  'table, well on': { tables: [WELL_ON] },
  'table, solo': { tables: [{ ...SOLO, until: wellOn }] },
  'table, epic': { tables: [{ ...EPIC, until: wellOn }] },
  'table, four heroes': { tables: [{ ...FOUR, until: wellOn }] },
  'table, stormlight': { tables: [{ ...STORMLIGHT, until: wellOn }] },
  'table, the Adversary turned': { tables: [{ ...EPIC, until: turned }] },
  'table, together against Odium': { tables: [{ ...CONTEST, until: wellOn }] },
  'facing Odium': {
    tables: [{ ...CONTEST, until: ({ view }) => view.turn.mustFace && view.turn.seat === 0 }],
  },
  'a pledge is asked': { tables: [{ ...CONTEST, until: isOffered }] },
  'table, reading a card': { tables: [WELL_ON], press: [NAMES.read] },
  'table, the story of a rival': { tables: [WELL_ON], press: [/(board of|plateau de) Tomas/] },
  'table, open discards': { tables: [WELL_ON], press: [NAMES.discards] },
  'table, a hint': { tables: [WELL_ON], press: [NAMES.hint] },
  'table, rules beside it': { tables: [WELL_ON], press: [NAMES.rules] },
  'table, settings beside it': { tables: [WELL_ON], press: [NAMES.settings] },
  'table, attempts in the chronicle': { tables: [WELL_ON], choose: 'attempts' },
  'chronicle on a tablet': { tables: [WELL_ON], size: 'tablet', press: [NAMES.chronicle] },
  'chronicle on a phone': { tables: [WELL_ON], size: 'phone', press: [NAMES.chronicle] },
  'my story on a phone': { tables: [WELL_ON], size: 'phone', press: [NAMES.myStory] },
  'rivals on a phone': { tables: [WELL_ON], size: 'phone', press: [NAMES.rivals] },
  'before Experience is put on a Class': { tables: [{ ...EPIC, until: canBank }], press: [NAMES.bank] },
  'attempt panel': { tables: [FIRST_TURN], press: [NAMES.attempt] },
  'Dark runes': {
    tables: [
      {
        ...THREE,
        until: ({ view }) => view.you!.question?.name === 'dark',
      },
    ],
  },
  'window before the cast': { tables: [{ ...THREE, until: inWindow('beforeCast') }] },
  'window after the cast': { tables: [{ ...THREE, until: inWindow('afterCast') }] },
  'what came of the cast': { tables: [{ ...EPIC, until: afterCast }] },
  'the end, a winner': { tables: [{ ...THREE, until: NEVER }] },
  'the end, against the Adversary': { tables: [{ ...EPIC, until: NEVER }] },
}

/** What scenes begin with is played once for all of them. */
function once<Wish extends object, Played>(play: (wish: Wish) => Played): (wish: Wish) => Played {
  const played = new Map<Wish, Played>()
  return (wish) => {
    const found = played.get(wish) ?? play(wish)
    played.set(wish, found)
    return found
  }
}
let laid = 0
const tableOf = once((wish: Seeded) => seeded({ id: `table-${++laid}`, ...wish }))
const sagaOf = once(seededCampaign)

/** A scene at a table needs nothing else on the device, and minds nothing else there. */
const isAtTable = ({ at, campaign }: Scene): boolean => at === undefined && campaign === undefined

/** Kept once and no longer whole, under a long name. */
const TORN = { id: 'torn', name: 'The long winter evening with everybody at the harbour' } as SavedTable

/**
 * The address of a scene and what the device has kept, played up to where it begins. All scenes at tables share a device, with all
 * of their tables on it: a page that knows them needn't be loaded anew for each.
 */
export async function keptIn(scene: Scene) {
  const { at, tables = [], campaign, torn = false } = scene
  const wished = isAtTable(scene) ? Object.values(SCENES).filter(isAtTable) : [scene]
  const kept = await Promise.all([...new Set(wished.flatMap((other) => other.tables ?? []))].map(tableOf))
  const saga = campaign === undefined ? null : await sagaOf(campaign)
  const first = tables.length > 0 ? await tableOf(tables[0]) : saga?.tables[0]
  return {
    at: at ?? `table/${first!.id}`,
    tables: [...kept, ...(saga?.tables ?? []), ...(torn ? [TORN] : [])],
    campaigns: saga === null ? [] : [saga.campaign],
  }
}

/** The way from the address to the scene. */
export async function goThere(page: Page, { press = [], choose }: Scene): Promise<void> {
  for (const name of press) {
    const before = await now(page)
    const [button, ...others] = (['button', 'menuitem', 'radio', 'checkbox'] as const).map((role) =>
      page.getByRole(role, { name }),
    )
    await others
      .reduce((found, other) => found.or(other), button)
      .first()
      .click()
    await changed(page, before)
  }
  if (choose !== undefined) await page.getByRole('combobox').selectOption(choose)
}
