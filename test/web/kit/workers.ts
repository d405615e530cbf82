/** The workers that a page starts, seen from a test. */

declare global {
  interface Window {
    workers?: Worker[]
  }
}

/** Runs in the page: remembers the workers that it starts. */
export function watchWorkers(): void {
  const started: Worker[] = []
  window.workers = started
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      started.push(this)
    }
  }
}
