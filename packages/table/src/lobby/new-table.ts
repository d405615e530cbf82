/** A table that is to be laid. */
import type { GameSetup, Player } from '@runesaga/engine'
import type { OfCampaign } from '../campaign/campaign.ts'
import type { PromptPolicy } from '../protocol/prompt-policy.ts'

/** What a new table is set up with; its chance is fair, so the seed isn't chosen. */
export interface NewTable {
  name: string
  setup: Omit<GameSetup, 'seed'>
  players: Player[]
  /** an id that somebody knows it by already; else it gets one */
  id?: string
  /** the campaign that it belongs to, if any */
  campaign?: OfCampaign
  /** when its persons want to be asked in Feat windows; always, if left out */
  asking?: PromptPolicy
}
