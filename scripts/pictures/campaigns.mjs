// Campaigns for the pictures: played by the adept, each chapter with the first seed that brings the wanted end.

import { setNamed } from '@runesaga/sets'
import { beginCampaign, CAMPAIGN_SETS } from '@runesaga/table'
import { beginChapter, beginTale, createRules, goOnWithout, recordEnd } from '@runesaga/table/host'
import { NEVER, playedUntil } from '../played.mjs'
import { unplayed } from '../unplayed.mjs'

const SETS = CAMPAIGN_SETS.map((name) => setNamed(name))
const rules = createRules(SETS)

/** A game of the campaign with the first chance that brings this end: its table, and the campaign after it. */
async function played({ campaign, table }, end) {
  const until = end === 'playing' ? ({ view }) => view.heroes[0].columns.flat().length >= 4 : NEVER
  for (let seed = 1; ; seed++) {
    const game = await playedUntil(rules, unplayed(rules, table, seed), until)
    if (game === null) continue
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
