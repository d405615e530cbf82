/** The `runesaga` command, run from the shell. */
import { runesaga } from './program.ts'

process.exitCode = await runesaga(process.argv)
