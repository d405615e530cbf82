/** The `runesaga` command, run from the shell. */
import { runesaga } from './program.ts'

// whoever reads may have read enough: `runesaga … | head`
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await runesaga(process.argv)
