/** One seat at a table: what it has heard last, and what it does. */
import { randomUUID } from 'node:crypto'
import type { AnswerTo, News, Query, Refusal, Request, Table, Update } from '@runesaga/table'

type Doing<R = Request> = R extends Request ? Omit<R, 'key' | 'version'> : never

export class SeatAt {
  private readonly table: Table
  private readonly tell: (update: Update) => void
  private last: News | null = null
  /** ends the wait for something new */
  private wake: (() => void) | null = null

  private constructor(table: Table, tell: (update: Update) => void) {
    this.table = table
    this.tell = tell
  }

  /** Sits down; every move is told once, in order. */
  static async take(table: Table, tell: (update: Update) => void): Promise<SeatAt> {
    const seat = new SeatAt(table, tell)
    await table.subscribe(0, (news) => seat.hear(news))
    while (seat.last === null) await seat.somethingNew()
    return seat
  }

  get news(): News {
    return this.last!
  }

  /** Why it wasn't done, or null. */
  async send(doing: Doing): Promise<Refusal | null> {
    const reply = await this.table.send({
      key: randomUUID(),
      version: this.news.version,
      ...doing,
    } as Request)
    this.hear(reply.news)
    return reply.ok ? null : reply.why
  }

  ask<Q extends Query>(query: Q): Promise<AnswerTo<Q>> {
    return this.table.ask(query)
  }

  /** The last move was looked at: waits for the next, or until somebody has to decide. */
  async moveOn(): Promise<void> {
    const { version } = this.news
    await this.send({ do: 'hurry' })
    while (this.news.version === version && this.news.waiting.length === 0) await this.somethingNew()
  }

  leave(): Promise<void> {
    return this.table.leave()
  }

  private hear(news: News): void {
    const known = this.last?.version ?? 0
    for (const update of news.updates) if (update.version > known) this.tell(update)
    if (news.version >= known) this.last = news
    this.wake?.()
  }

  private somethingNew(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve
    })
  }
}
