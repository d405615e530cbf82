/** Epic games by clicking. */
import { testGames } from './kit/games.ts'

testGames('epic')
