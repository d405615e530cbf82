/** Persons at one device: who of them answers the attempt of another. */
export { useAnswering } from './answering.ts'
export { WhoAnswers } from './who-answers.tsx'
