/** What stays the same while a table is played at. */
import { cardFactsOf } from '@runesaga/engine/host'
import type { About, EditionFigures } from '../protocol/about.ts'
import type { TableNews } from '../protocol/table-news.ts'
import type { TableOfToday } from '../saved/saved-table.ts'
import type { HostedGame } from './game.ts'

export function aboutOf({ box, recorder }: HostedGame, table: TableOfToday, news: TableNews | null): About {
  const { id, name, players, campaign = null, record } = table
  return {
    id,
    name,
    players,
    setup: { ...record.setup, sets: record.sets.map((set) => set.id) },
    campaign,
    scenario: record.from !== null && 'scenario' in record.from ? record.from.scenario : null,
    promise: recorder.promise,
    news,
    cards: cardFactsOf(box),
    figures: figuresOf(box.ruleset),
  }
}

function figuresOf(ruleset: HostedGame['box']['ruleset']): EditionFigures {
  const { track, cardsPerColumn: column, failXp, adversaryFailXp, excessRemovesXp } = ruleset
  return {
    track: track.map(({ level, triumph, tragedy, feats, dark }) => ({
      level,
      triumph,
      tragedy,
      feats,
      dark,
    })),
    column,
    failXp,
    adversaryFailXp,
    excessRemovesXp,
  }
}
