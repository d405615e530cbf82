/** Stormlight games by clicking. */
import { testGames } from './kit/games.ts'

testGames('stormlight')
