/** The door for whoever runs tables: a worker, the command, a server, tests. Pages stay out: it has the rules and the bots. */
export { createRules, type Rules } from '@runesaga/engine'
export { BadLayout, layoutOf, type Scenario } from '@runesaga/engine/scenario'
export { beginChapter, beginTale, goOnWithout } from './campaign/begin.ts'
export { recordEnd } from './campaign/ends.ts'
export { playableCampaign } from './campaign/playable.ts'
export { answerTo, type Figures } from './host/answers.ts'
export { passesFor } from './host/asking/asked.ts'
export { judge } from './host/asking/judge.ts'
export { type Around, Host, Unkept } from './host/host.ts'
export { localLobby } from './host/local-lobby.ts'
export { newsFor, type Standing } from './host/news.ts'
export type { SeatTable } from './host/seat-table.ts'
export { foesOf } from './lobby/foes.ts'
export { mixOf } from './lobby/mix.ts'
export { strangerAmong } from './lobby/players.ts'
export { memoryStore } from './saved/memory-store.ts'
export { BadSave, recordedSets, type SavedTable, type TableOfToday } from './saved/saved-table.ts'
export {
  appendTo,
  beginIn,
  type Entry,
  hindranceOf,
  type Moment,
  type Note,
  NotKept,
  Outdated,
  type Since,
  type Store,
} from './saved/store.ts'
