/** What needs the rules themselves, before a table is laid and after a campaign's game: for pages that fetch them. */
export { createRules, type Rules } from '@runesaga/engine'
export { recordEnd } from './campaign/ends.ts'
export { playableCampaign } from './campaign/playable.ts'
export { foesOf } from './lobby/foes.ts'
export { mixOf } from './lobby/mix.ts'
