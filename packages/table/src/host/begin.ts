/** A new table: its game, and what is kept with it. */
import { BadSetup, type GameSetup, type Player, type Recorder, type Rules } from '@runesaga/engine'
import type { Layout } from '@runesaga/engine/record'
import type { LaidTable, NewTable } from '../lobby/new-table.ts'
import { strangerAmong } from '../lobby/players.ts'
import { ALWAYS, type PromptPolicy } from '../protocol/prompt-policy.ts'
import type { SavedTable } from '../saved/saved-table.ts'
import { HostedGame } from './game.ts'

export type Named = Pick<SavedTable, 'id' | 'name' | 'asking' | 'plans' | 'cases' | 'campaign' | 'begun'>

/** Without its record: that of the game in progress takes its place. */
export function namedIn({ id, name, asking, plans, cases, campaign, begun }: SavedTable): Named {
  return {
    id,
    name,
    asking,
    begun,
    ...(plans !== undefined && { plans }),
    ...(cases !== undefined && { cases }),
    ...(campaign !== undefined && { campaign }),
  }
}

/** An impossible setup throws the engine's BadSetup. */
export async function begun(
  rules: Rules,
  { setup, players, laid, asking = askingOf(laid), ...table }: NewTable,
  seed: GameSetup['seed'],
): Promise<{ named: Named; game: HostedGame }> {
  const stranger = strangerAmong(players)
  if (stranger !== undefined) throw new BadSetup(stranger)
  if ('made' in seed) {
    const { checkMade } = await import('./reopen.ts')
    checkMade(seed, setup.heroes)
  }
  const recorder =
    laid === undefined
      ? rules.record({ ...setup, seed }, players)
      : await laidGame(rules, laid.layout, players, seed)
  const named = {
    id: crypto.randomUUID(),
    ...table,
    ...(laid !== undefined && { plans: laid.plans }),
    ...(laid?.cases !== undefined && { cases: laid.cases }),
    asking: players.map(() => asking),
    begun: new Date().toISOString(),
  }
  return { named, game: new HostedGame(rules, recorder) }
}

/** A game that somebody laid out. Where it goes on from a position, what opens records is needed. */
async function laidGame(
  rules: Rules,
  layout: Layout,
  players: readonly Player[],
  seed: GameSetup['seed'],
): Promise<Recorder> {
  const { setup, sets, state } = layout
  if (state === null) return rules.record({ ...setup, sets, seed }, players, layout)
  const { recordFrom } = await import('./reopen.ts')
  return recordFrom(rules, layout, players, seed)
}

const askingOf = (laid: LaidTable | undefined): PromptPolicy =>
  laid?.asking === undefined ? ALWAYS : { when: laid.asking }
