/** Questions on their way: what a worker that broke down has left unanswered is asked again of the one that takes its place. */
export class Questions {
  private readonly open = new Set<() => void>()

  /** `put` asks whoever answers now. */
  async ask<T>(put: () => Promise<T>): Promise<T> {
    let ask!: () => void
    const answer = new Promise<T>((resolve, reject) => {
      ask = () => void put().then(resolve, reject)
    })
    this.open.add(ask)
    ask()
    try {
      return await answer
    } finally {
      this.open.delete(ask)
    }
  }

  askAgain(): void {
    for (const ask of this.open) ask()
  }
}
