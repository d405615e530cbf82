/** A campaign's group as it is being planned: one to four heroes, each with a player of their own. */
import { isBotName, type Player } from '@runesaga/table'
import { lastDraft, type Party, type SeatDraft } from '../new-table/draft.ts'

export const PARTY_SIZES = [1, 2, 3, 4]

const seatOf = (player: Player): SeatDraft => ({
  name: player.name,
  who: player.kind === 'person' ? 'person' : isBotName(player.bot) ? player.bot : 'adept',
})

/** Further places are as somebody left them at their last table. */
export function partyOf(group: readonly Player[]): Party {
  const known = group.map(seatOf)
  const others = lastDraft().seats.filter(({ name }) => !known.some((seat) => seat.name === name))
  return { mode: 'coop', heroes: group.length, seats: [...known, ...others].slice(0, PARTY_SIZES.length) }
}

/** Whoever played last, with one companion. */
export const usualParty = (): Party => ({ mode: 'coop', heroes: 2, seats: lastDraft().seats })
