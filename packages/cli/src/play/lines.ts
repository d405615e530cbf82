/** Lines that somebody types, or that come through a pipe. */
import { createInterface } from 'node:readline'

export interface Lines {
  /** The next line; null when there are no more. */
  next(): Promise<string | null>
  close(): void
}

export function linesFrom(input: NodeJS.ReadableStream): Lines {
  const reader = createInterface({ input, terminal: false })
  const iterator = reader[Symbol.asyncIterator]()
  return {
    async next() {
      const { done, value } = await iterator.next()
      return done === true ? null : value.trim()
    },
    close: () => reader.close(),
  }
}
