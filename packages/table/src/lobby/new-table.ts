/** A table that is to be laid. */
import type { GameSetup, Player, Seat } from '@runesaga/engine'
import type { Layout } from '@runesaga/engine/record'
import type { AnsweredCase } from '@runesaga/engine/scenario'
import type { Deed } from '@runesaga/engine/view'
import type { OfCampaign } from '../campaign/campaign.ts'
import type { PromptPolicy } from '../protocol/prompt-policy.ts'

/**
 * What is planned for the first turns, by seat and turn: what a bot does, and what a person's hint says. What can't be done is left to
 * the bot, and to the hint. A bot plays a planned Feat after a cast.
 */
export type Plans = { readonly [seat in Seat]?: readonly TurnPlan[] }
export type TurnPlan = Deed | readonly Deed[]

/** A table that somebody laid out: a scenario to be played. */
export interface LaidTable {
  layout: Layout
  plans: Plans
  /** when its persons want to be asked, where the table doesn't say so itself */
  asking?: Exclude<PromptPolicy['when'], 'from'>
  /** of a puzzle: the cases that are answered */
  cases?: readonly AnsweredCase[]
}

/** What a new table is set up with; its chance is fair, so the seed isn't chosen. */
export interface NewTable {
  name: string
  setup: Omit<GameSetup, 'seed'>
  players: Player[]
  /** an id that somebody knows it by already; else it gets one */
  id?: string
  /** the campaign that it belongs to, if any */
  campaign?: OfCampaign
  /** what isn't left to chance; its setup is that of the table */
  laid?: LaidTable
  /** when its persons want to be asked in Feat windows; if left out, as it is laid out, or else always */
  asking?: PromptPolicy
}
