/** One seat at a table: what it has heard last, and what it does. */
import { randomUUID } from 'node:crypto'
import type { AnswerTo, News, Query, Table, Unsent, Update } from '@runesaga/table'

export class SeatAt {
  private readonly table: Table
  private readonly tell: (update: Update) => void
  private last: News | null = null

  private constructor(table: Table, tell: (update: Update) => void) {
    this.table = table
    this.tell = tell
  }

  /** Sits down; every move is told once, in order. */
  static async take(table: Table, tell: (update: Update) => void): Promise<SeatAt> {
    const seat = new SeatAt(table, tell)
    await table.subscribe(0, (news) => seat.hear(news))
    return seat
  }

  /** Whoever subscribes is told at once how things stand. */
  get news(): News {
    return this.last!
  }

  /** Does it, if it can still be done; either way the news say how things stand then. */
  async send(unsent: Unsent): Promise<void> {
    const request = { key: randomUUID(), version: this.news.version, ...unsent }
    this.hear((await this.table.send(request)).news)
  }

  ask<Q extends Query>(query: Q): Promise<AnswerTo<Q>> {
    return this.table.ask(query)
  }

  private hear(news: News): void {
    const known = this.last?.version ?? 0
    for (const update of news.updates) if (update.version > known) this.tell(update)
    if (news.version >= known) this.last = news
  }
}
