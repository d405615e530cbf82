/** A table, opened and shown as far as its game has come; and its parts, for whoever opens one otherwise. */
export { AtTable, Play, Stage, TableScreen } from './table.tsx'
export { TopBar } from './top-bar/index.ts'
