/**
 * The engine's door for whoever hosts games: it makes what each seat is shown (`view.ts` has the types) and answers what is asked. Functions
 * take the box of their table first, as in `search.ts`.
 */
export { refOf } from './deeds/card-ref.ts'
export { planSchema } from './deeds/deed.ts'
export { actionOf } from './deeds/to-action.ts'
export { caseOf } from './scenario/matching.ts'
export { cardFactsOf } from './view/card-facts.ts'
export { namedEventsFor } from './view/events-for.ts'
export { gainFor, holdingFor, oddsFor, resultFor, whyNotDeed } from './view/figures.ts'
export { after, beginning, type History } from './view/history.ts'
export { viewFor } from './view/view-for.ts'
