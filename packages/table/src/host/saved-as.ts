/** A hosted table as it is kept. */
import type { Player, Rules } from '@runesaga/engine'
import type { PromptPolicy } from '../protocol/prompt-policy.ts'
import { type EarlierRecord, FORMAT, type SavedTable, type TableOfToday } from '../saved/saved-table.ts'
import { summaryOf } from '../saved/summary.ts'
import type { HostedGame } from './game.ts'

interface Beside extends Pick<SavedTable, 'id' | 'name' | 'plans' | 'cases' | 'campaign' | 'begun'> {
  players: readonly Player[]
  asking: readonly PromptPolicy[]
  earlier: readonly EarlierRecord[]
}

export function savedAs(rules: Rules, { recorder, state }: HostedGame, beside: Beside): TableOfToday {
  const { id, name, players, asking, earlier, plans, cases, campaign, begun } = beside
  return {
    runesaga: 'table',
    format: FORMAT,
    id,
    name,
    players: players.slice(),
    asking: asking.slice(),
    record: recorder.record,
    secret: state.outcome === null ? recorder.secret : null,
    ...(earlier.length === 0 ? {} : { earlier: earlier.slice() }),
    ...(plans === undefined ? {} : { plans }),
    ...(cases === undefined ? {} : { cases }),
    ...(campaign === undefined ? {} : { campaign }),
    standing: summaryOf(rules, state),
    begun,
    touched: new Date().toISOString(),
  }
}
