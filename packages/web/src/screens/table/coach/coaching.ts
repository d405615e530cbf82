/** Which tip is shown: the first that is due, one at a time. It stays until it has done its work; what was taken back brings it back. */
import { MARKS, type Mark, type Place } from './marks.ts'
import type { Moment } from './moment.ts'

/** Where it is kept which tips have gone. */
export interface Memory {
  seen: () => readonly string[]
  keep: (seen: readonly string[]) => void
}

export class Coaching {
  private readonly memory: Memory
  /** tips that came and have not gone, by the moment when they came */
  private readonly came = new Map<Mark, Moment>()
  /** how much had happened when a tip went by itself */
  private readonly went = new Map<string, number>()
  private current: Mark | null = null

  constructor(memory: Memory) {
    this.memory = memory
  }

  /** The tip that is due at this moment in this place, if any. */
  dueAt(moment: Moment, place: Place): Mark | null {
    this.takeBack(moment)
    for (const [mark, before] of this.came) if (mark.goes?.(moment, before) === true) this.letGo(mark, moment)
    const seen = new Set(this.memory.seen())
    const now = { ...moment, seen }
    const isDue = (mark: Mark): boolean => mark.place === place && !seen.has(mark.name) && mark.when(now)
    if (this.current === null || !isDue(this.current)) this.current = MARKS.find(isDue) ?? null
    return this.current
  }

  /** It is on the screen. */
  shows(mark: Mark, moment: Moment): void {
    if (!this.came.has(mark)) this.came.set(mark, moment)
  }

  /** It was read, and goes for good. */
  read(mark: Mark): void {
    this.close(mark.name)
    this.came.delete(mark)
  }

  private letGo(mark: Mark, { events }: Moment): void {
    this.went.set(mark.name, events.length)
    this.read(mark)
  }

  /** What a tip went with was taken back: it is due again. */
  private takeBack({ events }: Moment): void {
    const back = [...this.went].filter(([, many]) => events.length < many).map(([name]) => name)
    if (back.length === 0) return
    for (const name of back) this.went.delete(name)
    this.memory.keep(this.memory.seen().filter((name) => !back.includes(name)))
  }

  private close(name: string): void {
    if (!this.memory.seen().includes(name)) this.memory.keep([...this.memory.seen(), name])
  }
}
