/** Online tables: what a server is made of. */
export { type App, type AppOptions, makeApp } from './app.ts'
export { LIMITS, type Limits, NO_LIMITS } from './limits.ts'
export { type Started, start } from './start.ts'
export type { Database } from './store/database.ts'
export { postgres } from './store/postgres.ts'
export { sqlite } from './store/sqlite.ts'
