/** The door of the command line: the whole command as a function. */
export { runesaga } from './program.ts'
