/** What the client says beside the game's own words, screen by screen. */
export { board } from './board.ts'
export { common } from './common.ts'
export { ending } from './ending.ts'
export { help } from './help.ts'
export { home } from './home.ts'
export { opening } from './opening.ts'
export { preferences } from './preferences.ts'
export { trial } from './trial.ts'
