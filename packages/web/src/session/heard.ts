/** What one seat was told of its table so far. Replies and news come by different ways, so they are put in order here. */
import { batch, type Signal, signal } from '@preact/signals'
import type { News, Table, Update } from '@runesaga/table'
import { proxy } from 'comlink'

export class Heard {
  readonly news: Signal<News>
  /** since the table was begun, oldest first */
  readonly updates: Signal<readonly Update[]>
  /** what is ahead of something that hasn't come yet */
  private early: News[] = []

  private constructor(first: News) {
    this.news = signal(first)
    this.updates = signal(first.updates)
  }

  /** Listens at a table from its first move on. */
  static at(table: Table): Promise<Heard> {
    return new Promise((resolve, reject) => {
      let heard: Heard | undefined
      const hear = (news: News): void => {
        if (heard === undefined) resolve((heard = new Heard(news)))
        else heard.hear(news)
      }
      table.subscribe(0, proxy(hear)).catch(reject)
    })
  }

  hear(news: News): void {
    const known = this.updates.peek()
    const first = news.updates.at(0)?.version ?? news.version + 1
    if (first > known.length + 1) {
      this.early.push(news)
      return
    }
    if (this.isOlder(news, first)) return
    batch(() => {
      if (first <= known.length || news.updates.length > 0)
        this.updates.value = [...known.slice(0, first - 1), ...news.updates]
      this.news.value = news
    })
    const { early } = this
    this.early = []
    for (const one of early) this.hear(one)
  }

  /** Was something told since then? Only a game that went another way than it was known here is told from its first move on. */
  private isOlder({ version, waiting }: News, first: number): boolean {
    const now = this.news.peek()
    if (version < now.version) return first > 1
    // while nobody is waited for, the same version may come to mean that somebody is; never the other way round
    return version === now.version && waiting.length < now.waiting.length
  }
}
