/** One seat at a hosted table. */
import { IllegalAction, type Viewer } from '@runesaga/engine'
import { breakDown } from '../break-down.ts'
import type { About } from '../protocol/about.ts'
import { isQuery, readRequest, versionIn } from '../protocol/check.ts'
import type { AnswerTo, Query } from '../protocol/query.ts'
import type { Refusal, Request } from '../protocol/request.ts'
import type { News, Reply, Table } from '../protocol/table.ts'
import type { Host } from './host.ts'
import { Replies } from './replies.ts'

const SETS_PACE: ReadonlySet<Request['do']> = new Set(['pace', 'hurry'])

export class SeatTable implements Table {
  private readonly host: Host
  private readonly viewer: Viewer
  private readonly replies = new Replies()
  private listener: ((news: News) => void) | null = null
  private hasLeft = false
  /** the version up to which the listener was told */
  private told = 0
  /** the game has gone another way than this seat was told */
  private isAstray = false

  /** Made by its host, which knows that there is such a seat. */
  constructor(host: Host, viewer: Viewer) {
    this.host = host
    this.viewer = viewer
  }

  send(request: Request): Promise<Reply> {
    const read = readRequest(request)
    if (read !== null) return this.host.inTurn(() => this.reply(read))
    const since = versionIn(request) ?? this.told
    return this.host.inTurn(() => ({ ok: false, why: 'malformed', news: this.news(since) }))
  }

  ask<Q extends Query>(query: Q): Promise<AnswerTo<Q>> {
    return this.host.inTurn(async () => {
      if (!isQuery(query)) throw new IllegalAction('malformed')
      return (await this.host.answer(this.viewer, query)) as AnswerTo<Q>
    })
  }

  about(): Promise<About> {
    return this.host.inTurn(() => this.host.about())
  }

  subscribe(since: number, hear: (news: News) => void): Promise<void> {
    return this.host.inTurn(() => {
      if (this.hasLeft) return
      this.listener = hear
      this.told = Number.isSafeInteger(since) && since >= 0 ? since : this.host.version
      this.hear()
    })
  }

  async leave(): Promise<void> {
    this.hasLeft = true
    this.listener = null
    this.host.leave(this)
  }

  /** Something has changed. A listener that breaks is nothing to the others at the table. */
  hear(): void {
    const { listener } = this
    if (listener === null) return
    const news = this.news(this.told)
    try {
      listener(news)
    } catch (error) {
      breakDown(error)
    }
  }

  /** From this version on the game goes another way than before: who was told more is told everything again. */
  goesAnotherWay(after: number): void {
    if (this.told > after) this.isAstray = true
  }

  private async reply(request: Request): Promise<Reply> {
    const why = await this.replies.once(request.key, () => this.refusalOf(request))
    const news = this.news(request.version)
    return why === null ? { ok: true, news } : { ok: false, why, news }
  }

  private async refusalOf(request: Request): Promise<Refusal | null> {
    const { host, viewer } = this
    const isPlayer = viewer !== 'spectator' && host.players[viewer].kind === 'person'
    // whoever watches over a bot's shoulder may say how fast it plays
    const mayAsk = isPlayer || (viewer !== 'spectator' && SETS_PACE.has(request.do))
    return mayAsk ? host.carryOut(this, viewer, request) : 'not-a-person'
  }

  private news(since: number): News {
    const news = this.host.newsSince(this.viewer, this.isAstray ? 0 : since)
    this.isAstray = false
    this.told = news.version
    return news
  }
}
