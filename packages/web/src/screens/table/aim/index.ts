/** The aim of the game, before a newcomer's first table. */
export { Aim } from './aim.tsx'
export { beginFirstTale, isBeforeFirstTale, isFirstTale } from './first-tale.ts'
export { askedBy, whoOneIs } from './who.ts'
