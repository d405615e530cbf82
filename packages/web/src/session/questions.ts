/** Questions on their way: what a worker that broke down has left unanswered is asked again of the one that takes its place. */
export class Questions {
  private readonly open = new Set<() => void>()

  /** `put` asks whoever answers now. */
  ask<T>(put: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const ask = (): void => {
        const done = () => this.open.delete(ask)
        put().then(resolve, reject).then(done)
      }
      this.open.add(ask)
      ask()
    })
  }

  askAgain(): void {
    for (const ask of this.open) ask()
  }
}
