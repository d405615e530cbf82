/** A campaign of two adepts with the cards of the box, and its chapters played with a chance of ours. */
import { epicSet, sevenShards } from '@runesaga/sets'
import { type Begun, beginCampaign, type Player, type TableOfToday } from '@runesaga/table'
import { bot, botsGame } from './seeded-table.ts'

export const CARDS = [epicSet(), sevenShards()]
export const ADA = bot('Ada')
export const BEN = bot('Ben')
export const fresh = (group: Player[] = [ADA, BEN]) => beginCampaign({ name: 'Our winter', group })

/** The table of a chapter, played by its bots to the end. */
export const played = ({ table }: Begun, seed: number): Promise<TableOfToday> => botsGame(table, seed)
