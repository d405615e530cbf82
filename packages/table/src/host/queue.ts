/** One thing after another: each begins when those before have ended, well or badly. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve()

  add<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.last.then(work)
    this.last = done.catch(() => undefined)
    return done
  }
}
