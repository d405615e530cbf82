/**
 * Whether a worker is still there. One that was closed, runs in circles or is out of memory says nothing at all, so it has to say all
 * the time that it is alive: every BEAT, and between any two moves. What is slow is not silent.
 */

export const ALIVE = 'alive'
/** in milliseconds */
export const BEAT = 1000
/** So many beats may be missed. The longest thought between two moves takes a tenth of one, on a slow phone a few. */
const PATIENCE = 15

export interface Lifeline {
  /** what it died of, once it has */
  gone: Promise<Error>
  /** No more watching. */
  cut: () => void
}

export function lifelineOf(worker: Worker): Lifeline {
  let timer: ReturnType<typeof setInterval> | undefined
  let missed = 0
  const gone = new Promise<Error>((resolve) => {
    const end = (error: Error): void => {
      clearInterval(timer)
      resolve(error)
    }
    worker.addEventListener('error', ({ message }) =>
      // one that doesn't even start has no message: its file isn't there
      end(
        new Error(
          message ? `the table broke down: ${message}` : 'the module of the table could not be fetched',
        ),
      ),
    )
    // the page counts its own beats, not the time: where both of them sleep, as in a tab behind others, nobody is missed
    const count = (): void => {
      if (++missed > PATIENCE) end(new Error('the table no longer answers'))
    }
    worker.addEventListener('message', ({ data }) => {
      if (data !== ALIVE) return
      missed = 0
      // until it has come over the network nothing is expected of it
      timer ??= setInterval(count, BEAT)
    })
  })
  return { gone, cut: () => clearInterval(timer) }
}
