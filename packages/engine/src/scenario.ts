/** The engine's door to scenarios: positions with scripted casts, for tests, puzzles and bug reports. */
export * from './scenario/index.ts'
