/** The `runesaga` command, run from the shell. */
import { runesaga } from './program.ts'

const WHY: Record<string, string> = { ENOSPC: 'nothing more fits there', EIO: 'the device fails' }

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // whoever reads may have read enough: `runesaga … | head`
  if (code === 'EPIPE') process.exit(0)
  process.stderr.write(`runesaga: can't write what there is to say: ${WHY[code ?? ''] ?? message}\n`)
  process.exit(1)
})
// where even this can't be said, the exit code still tells
process.stderr.on('error', () => {})

process.exitCode = await runesaga(process.argv)
