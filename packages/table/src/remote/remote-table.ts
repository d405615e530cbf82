/** A table on a server: the same as one on this device. */
import type { About } from '../protocol/about.ts'
import type { AnswerTo, Query } from '../protocol/query.ts'
import type { Request } from '../protocol/request.ts'
import type { News, Reply, Table } from '../protocol/table.ts'
import type { Gathering } from './gathering.ts'
import type { Line } from './line.ts'
import type { Sitting } from './wire.ts'

export class RemoteTable implements Table {
  readonly sitting: Sitting
  private readonly line: Line
  private readonly at: number

  private constructor(line: Line, at: number, sitting: Sitting) {
    this.line = line
    this.at = at
    this.sitting = sitting
  }

  /** The seat that a pass is for. Rejects with NotAnswered where it is none. */
  static async at(
    line: Line,
    pass: string,
    gathered?: (gathering: Gathering) => void,
    ended?: () => void,
  ): Promise<RemoteTable> {
    const { at, sitting } = await line.sit(pass, gathered, ended)
    return new RemoteTable(line, at, sitting)
  }

  send(request: Request): Promise<Reply> {
    return this.line.call(this.at, { call: 'send', request })
  }

  ask<Q extends Query>(query: Q): Promise<AnswerTo<Q>> {
    return this.line.call(this.at, { call: 'ask', query })
  }

  about(): Promise<About> {
    return this.line.call(this.at, { call: 'about' })
  }

  subscribe(since: number, hear: (news: News) => void): Promise<void> {
    return this.line.subscribe(this.at, since, hear)
  }

  leave(): Promise<void> {
    return this.line.leave(this.at)
  }
}
