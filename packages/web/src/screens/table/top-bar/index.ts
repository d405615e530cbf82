/** The bar above every screen of a table: choosing Character cards, play, the end. */
export { TopBar } from './top-bar.tsx'
