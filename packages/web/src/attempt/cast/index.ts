/** An attempt in progress, and what came of it until that was looked at. */
export { CastScreen } from './cast-screen.tsx'
export { castIsOn } from './shown-attempt.ts'
