/** What a seat was answered last, by the keys of its requests: one that is sent again is carried out once. */
import type { Reply } from '../protocol/table.ts'

/** So many are remembered: nobody sends a request again after that many others. */
const MOST = 32

export class Replies {
  private readonly byKey = new Map<string, Reply>()

  async once(key: string, carryOut: () => Promise<Reply>): Promise<Reply> {
    const known = this.byKey.get(key)
    if (known !== undefined) return known
    const reply = await carryOut()
    this.byKey.set(key, reply)
    for (const oldest of this.byKey.keys()) {
      if (this.byKey.size <= MOST) break
      this.byKey.delete(oldest)
    }
    return reply
  }
}
