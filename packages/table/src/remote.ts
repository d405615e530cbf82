/** The door for both ends of a line to a server: tables that are played at from afar. */
export {
  type Givers,
  giversOf,
  type Made,
  madeSeed,
  problemsOfMade,
  promiseOfServer,
  promiseOfShare,
} from '@runesaga/engine/fair'
export { type GatheredSeat, type Gathering, type ProblemCode, playersOf } from './remote/gathering.ts'
export { Line, type LineState, NotAnswered } from './remote/line.ts'
export { newsReceived, newsToSend, type Standing, standingIn, type WireNews } from './remote/news.ts'
export { type Patch, patched, patchFor } from './remote/patch.ts'
export { RemoteTable } from './remote/remote-table.ts'
export {
  type Call,
  CLOSING,
  LONGEST_MESSAGE,
  type Said,
  type Sitting,
  type Unanswered,
} from './remote/wire.ts'
