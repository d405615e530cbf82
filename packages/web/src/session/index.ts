/** The door to the table that is open: what screens read of it, ask it and have it do. */
export type { Connection } from './connect.ts'
export { HeldView, SessionContext, useSession, useUi, useView } from './context.ts'
export { Heard } from './heard.ts'
export { type AtCard, answerDeed, type Offers, partOf } from './offers.ts'
export { attemptIn } from './seats.ts'
export { Session } from './session.ts'
export type { Hinted, Overlay, PlannedFirst, Tab, TableUi } from './table-ui.ts'
export { useOffers } from './use-offers.ts'
