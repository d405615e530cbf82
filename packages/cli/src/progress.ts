/** A progress bar on stderr: only for people, and only for what takes a while. */
import { SingleBar } from 'cli-progress'

/** From when on people want to see that something happens. */
const A_WHILE = 1000

export interface Progress {
  add(n: number): void
  stop(): void
}

/** `after`: milliseconds until it shows */
export function progress(total: number, unit: string, after = A_WHILE): Progress {
  if (!process.stderr.isTTY) return { add() {}, stop() {} }
  const bar = new SingleBar({
    format: `{bar} {percentage} % | {value} of {total} ${unit} | {eta_formatted} left`,
    stream: process.stderr,
    // whoever interrupts it (Ctrl-C) gets the terminal back as it was: its cursor and its long lines are left alone
    linewrap: true,
    clearOnComplete: true,
  })
  const begun = performance.now()
  let done = 0
  let shown = false
  const show = () => {
    if (shown || performance.now() - begun < after) return
    shown = true
    bar.start(total, done)
  }
  show()
  const timer = setInterval(show, after + 1).unref()
  return {
    add(n) {
      done += n
      show()
      if (shown) bar.update(done)
    },
    stop() {
      clearInterval(timer)
      if (shown) bar.stop()
    },
  }
}
