/** A table, opened and shown as far as its game has come. */
export { TableScreen } from './table.tsx'
