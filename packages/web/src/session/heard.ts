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
    if (news.version - news.updates.length > known.length) {
      this.early.push(news)
      return
    }
    if (this.isOlder(news)) return
    batch(() => {
      this.updates.value = [...known, ...news.updates.filter(({ version }) => version > known.length)]
      this.news.value = news
    })
    const { early } = this
    this.early = []
    for (const one of early) this.hear(one)
  }

  /** While nobody is waited for, the same version may come to mean that somebody is; never the other way round. */
  private isOlder({ version, waiting }: News): boolean {
    const now = this.news.peek()
    return version < now.version || (version === now.version && waiting.length < now.waiting.length)
  }
}
