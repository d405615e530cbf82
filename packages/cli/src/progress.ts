/** A progress bar on stderr: only for people, and only for what takes a while. */
import { SingleBar } from 'cli-progress'

const A_WHILE = 1000

export interface Progress {
  add(n: number): void
  stop(): void
}

export function progress(total: number, unit: string): Progress {
  if (!process.stderr.isTTY) return { add() {}, stop() {} }
  const bar = new SingleBar({
    format: `{bar} {percentage} % | {value} of {total} ${unit} | {eta_formatted} left`,
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
  })
  const begun = performance.now()
  let done = 0
  let shown = false
  return {
    add(n) {
      done += n
      if (!shown && performance.now() - begun > A_WHILE) {
        shown = true
        bar.start(total, done)
      } else if (shown) bar.update(done)
    },
    stop() {
      if (shown) bar.stop()
    },
  }
}
