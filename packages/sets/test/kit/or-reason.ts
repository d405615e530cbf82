/** What a question is answered, or why it can't be. */
import { IllegalAction } from '@runesaga/engine'

export function orReason(figure: () => unknown): unknown {
  try {
    return figure()
  } catch (error) {
    if (error instanceof IllegalAction) return error.reason
    throw error
  }
}
