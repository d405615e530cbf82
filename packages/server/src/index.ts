/** Online tables: what a server is made of. `main.ts` starts one. */
export type { Database } from './store/database.ts'
export { postgres } from './store/postgres.ts'
export { sqlite } from './store/sqlite.ts'
