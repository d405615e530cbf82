/**
 * What has queued while a batch was being written is the next batch: writes are grouped when it matters and wait for nothing when it doesn't.
 */

interface Waiting<W, R> {
  write: W
  done: (result: R) => void
  failed: (error: unknown) => void
}

export class Batches<W, R> {
  private readonly writeAll: (batch: W[]) => Promise<readonly R[]>
  private readonly keyOf: (write: W) => string
  private readonly most: number
  private waiting: Waiting<W, R>[] = []
  private isWriting = false

  /** `keyOf`: a batch has one write of a key at most. `most`: as many writes. */
  constructor(writeAll: (batch: W[]) => Promise<readonly R[]>, keyOf: (write: W) => string, most: number) {
    this.writeAll = writeAll
    this.keyOf = keyOf
    this.most = most
  }

  add(write: W): Promise<R> {
    return new Promise((done, failed) => {
      this.waiting.push({ write, done, failed })
      if (!this.isWriting) void this.write()
    })
  }

  private async write(): Promise<void> {
    this.isWriting = true
    while (this.waiting.length > 0) {
      const batch = this.take()
      try {
        const results = await this.writeAll(batch.map(({ write }) => write))
        for (const [i, { done }] of batch.entries()) done(results[i])
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    this.isWriting = false
  }

  private take(): Waiting<W, R>[] {
    const keys = new Set<string>()
    const batch: Waiting<W, R>[] = []
    const later: Waiting<W, R>[] = []
    for (const one of this.waiting) {
      const key = this.keyOf(one.write)
      const fits = batch.length < this.most && !keys.has(key)
      ;(fits ? batch : later).push(one)
      keys.add(key)
    }
    this.waiting = later
    return batch
  }
}
