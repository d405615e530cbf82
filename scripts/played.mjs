// A table that the adept has played at in everybody's place: for tests, pictures and measurements that are the same each time.

import { localLobby, memoryStore } from '@runesaga/table/host'

/** Play on to the very end. */
export const NEVER = () => false

/** The table as it is kept when the news of a person who is asked, and the hint, are like this; null if the game was over before. `thought` is told how long each hint took; where `rests` holds, a turn is ended instead. */
export async function playedUntil(rules, table, until, thought, rests = NEVER) {
  const store = memoryStore(table)
  const lobby = localLobby(async () => rules, store)
  await lobby.open(table.id, 0, false)
  /** by seat: the last news of each person */
  const news = []
  const seats = await Promise.all(table.players.map((_, seat) => lobby.sit(seat)))
  for (const [seat, { kind }] of table.players.entries()) {
    if (kind === 'person')
      await seats[seat].subscribe(0, (heard) => {
        news[seat] = heard
      })
  }
  let asked = news.find(Boolean)?.waiting[0]
  while (asked !== undefined) {
    const start = performance.now()
    const hint = await seats[asked].ask({ ask: 'hint' })
    thought?.(performance.now() - start)
    if (until(news[asked], hint)) break
    const mayRest = rests(news[asked]) && news[asked].view.you.offers.some((offer) => offer.deed === 'pass')
    const deed = mayRest ? 'pass' : hint.deed
    const request = { key: crypto.randomUUID(), version: news[asked].version, do: 'act', deed }
    news[asked] = (await seats[asked].send(request)).news
    asked = news[asked].waiting[0]
  }
  await Promise.all(seats.map((seat) => seat.leave()))
  return asked !== undefined || until === NEVER ? store.read(table.id) : null
}
