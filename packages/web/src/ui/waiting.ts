/** The page says when it waits for the table: for style sheets, and for tests that want to look at the answer. */
const MARK = 'data-waiting'
let awaited = 0

const show = () => document.documentElement.toggleAttribute(MARK, awaited > 0)

export async function waiting(answer: () => Promise<void>): Promise<void> {
  awaited++
  show()
  try {
    await answer()
  } finally {
    awaited = Math.max(0, awaited - 1)
    show()
  }
}

/** What was asked will never be answered. */
export function stopWaiting(): void {
  awaited = 0
  show()
}
