/** What is fetched for friends far apart: the screen of a game online, the list of those that this device has a way to, and what begins one. */
export { layOnline } from '../../online/begin.ts'
export { routeTo } from '../../online/links.ts'
export { isServerThere } from '../../online/server.ts'
export { OnlineTables } from './list.tsx'
export { OnlineScreen } from './online.tsx'
