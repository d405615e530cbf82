// Campaigns for the pictures: played by the adept, each chapter with the first seed that brings the wanted end.

import { setNamed } from '@runesaga/sets'
import {
  beginCampaign,
  beginChapter,
  beginTale,
  CAMPAIGN_SETS,
  createRules,
  goOnWithout,
  LocalTable,
  recordEnd,
} from '@runesaga/table'
import { unplayed } from '../unplayed.mjs'

const SETS = CAMPAIGN_SETS.map((name) => setNamed(name))
const rules = createRules(SETS)

/** A table of the campaign with a seed of its own, played until this; at the end of the game if it never comes. */
async function playedOn(table, seed, until) {
  const { players } = table
  const game = await LocalTable.open(rules, unplayed(rules, table, seed))
  for (;;) {
    const { view } = await game.look('spectator')
    const seat = view.pending.map((asked) => asked.seat).find((asked) => players[asked].kind === 'person')
    if (seat === undefined) return game.save()
    const look = await game.look(seat)
    if (until(look)) return game.save()
    await game.send(seat, (await game.hint(seat)).action, look.version)
  }
}

/** A game of the campaign with the first chance that brings this end: its table, and the campaign after it. */
async function played({ campaign, table }, end) {
  const until = end === 'playing' ? ({ view }) => view.heroes[0].story.length >= 4 : () => false
  for (let seed = 1; ; seed++) {
    const game = await playedOn(table, seed, until)
    const after = recordEnd(rules, campaign, game)
    if (end === 'playing' || after.tries.at(-1).won === (end === 'won')) return { game, after }
  }
}

/**
 * `ends`: for each chapter its tries in order, `won` or `lost`; `gone` is a loss after which the party goes on. The last may be
 * `playing`: in the middle of Act II. `tales`: how those after the campaign end. Gives the campaign and its tables.
 */
export async function playedCampaign({ name, group, ends, unsealed, tales = [] }) {
  let campaign = { ...beginCampaign({ name, group }), id: 'picture-campaign', begun: '2026-03-03T20:00:00Z' }
  const tables = []
  const play = async (begun, end) => {
    const { game, after } = await played(begun, end)
    tables.push(game)
    campaign = after
  }
  for (const [i, tries] of ends.entries()) {
    const chapter = i + 1
    for (const end of tries) {
      await play(beginChapter(campaign, chapter, SETS, { name: `${name}, Chapter ${chapter}` }), end)
      if (end === 'gone') campaign = goOnWithout(campaign, chapter)
    }
  }
  for (const end of tales) await play(beginTale(campaign, SETS, { name: `${name}: a later tale` }), end)
  return { campaign: { ...campaign, ...(unsealed === undefined ? {} : { unsealed }) }, tables }
}
