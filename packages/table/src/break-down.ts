/** What goes wrong where nobody waits for it: an error that nobody catches, while everything here goes on. */
export const breakDown = (error: unknown): void =>
  queueMicrotask(() => {
    throw error
  })
