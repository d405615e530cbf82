/** What became of a seat's last requests, by their keys: one that is sent again is carried out once. */
import type { Refusal } from '../protocol/request.ts'

/** So many are remembered: nobody sends a request again after that many others. */
const MOST = 32

export class Replies {
  /** why not, or null; without the news, which are many times as large and can be told anew */
  private readonly byKey = new Map<string, Refusal | null>()

  async once(key: string, carryOut: () => Promise<Refusal | null>): Promise<Refusal | null> {
    const known = this.byKey.get(key)
    if (known !== undefined) return known
    const refusal = await carryOut()
    this.byKey.set(key, refusal)
    for (const oldest of this.byKey.keys()) {
      if (this.byKey.size <= MOST) break
      this.byKey.delete(oldest)
    }
    return refusal
  }
}
