/** What is done, or worked out, or the reason why it can't be. */
import { IllegalAction, type Reason } from '@runesaga/engine'

export function orReason<T>(doing: () => T): T | Reason {
  try {
    return doing()
  } catch (error) {
    if (error instanceof IllegalAction) return error.reason
    throw error
  }
}
