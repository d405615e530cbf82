/** Friends who play a game over a server, each on a line of their own, and note what they were told was done. */
import type { Deed, Seat } from '@runesaga/table'
import { Line, RemoteTable } from '@runesaga/table/remote'
import { Dice } from '../../../packages/sets/test/kit/dice.ts'
import { Sitting } from '../../kit/sitting.ts'

/** Asks the API over HTTP; what isn't done is an error with its code. */
export async function api<T>(
  address: string,
  method: string,
  path: string,
  pass?: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${address}/api/${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(pass !== undefined && { authorization: `Bearer ${pass}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const answer = text === '' ? null : (JSON.parse(text) as T & { code?: string })
  if (!response.ok) throw new Error(`${response.status} ${answer?.code}`)
  return answer as T
}

export interface Begun {
  table: string
  /** of each seat */
  passes: string[]
  watch: string
}

/** A table of two persons, begun. */
export async function begunTable(address: string, setup: object = {}): Promise<Begun> {
  const made = await api<{ table: string; pass: string; join: string; watch: string }>(
    address,
    'POST',
    'tables',
    undefined,
    {
      name: 'Friday',
      setup: { edition: 'base', mode: 'competitive', heroes: 2, ...setup },
      host: 'Ada',
      others: [{ kind: 'open' }],
    },
  )
  const { table, pass, join, watch } = made
  const taken = await api<{ pass: string }>(address, 'POST', `tables/${table}/seats`, join, { name: 'Ben' })
  await api(address, 'PATCH', `tables/${table}/seats/1`, taken.pass, { ready: true })
  await api(address, 'POST', `tables/${table}/begin`, pass)
  return { table, passes: [pass, taken.pass], watch }
}

export class Friend {
  readonly seat: Seat
  /** what the server said was done */
  readonly done: Deed[] = []
  private readonly line: Line
  private readonly sitting: Sitting
  private readonly dice: Dice
  private isStopped = false

  private constructor(seat: Seat, line: Line, sitting: Sitting) {
    this.seat = seat
    this.line = line
    this.sitting = sitting
    this.dice = new Dice(`friend ${seat}`)
  }

  static async at(url: string, seat: Seat, pass: string): Promise<Friend> {
    const line = new Line(url)
    const sitting = await Sitting.at({ sit: () => RemoteTable.at(line, pass) }, seat)
    return new Friend(seat, line, sitting)
  }

  get isOver(): boolean {
    return this.sitting.view.phase === 'over'
  }

  get version(): number {
    return this.sitting.version
  }

  /** Plays whatever may be played, until told to stop or the game is over. */
  async play(pause: () => Promise<unknown>): Promise<void> {
    while (!this.isStopped && !this.isOver) {
      const { news, deeds } = this.sitting
      if (news.seat?.asked === true && deeds.length > 0) {
        const deed = this.dice.pick(deeds)
        const reply = await this.sitting.press({ do: 'act', deed })
        if (reply.ok) this.done.push(deed)
        else if (reply.why !== 'outdated')
          throw new Error(`${JSON.stringify(deed)} was refused: ${reply.why}`)
      }
      await pause()
    }
  }

  /** The line breaks, as when a network changes. */
  cut(): void {
    this.line.renew()
  }

  stop(): void {
    this.isStopped = true
  }

  close(): void {
    this.line.close()
  }
}
