/**
 * A server in a process of its own that is asked how it is: what nobody caught, how much it holds in memory, and the secrets that nobody may ever
 * be told. Run as a program it is the server, else the way to it.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

/** How it is. */
export interface Health {
  /** in bytes, once all garbage is gone */
  heap: number
  /** tables that are open */
  tables: number
  /** what nobody caught */
  uncaught: string[]
}

type Asked = { ask: 'health' } | { ask: 'secrets'; table: string } | { ask: 'stop' }

export class AttackedServer {
  readonly port: number
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, port: number) {
    this.child = child
    this.port = port
  }

  static async start(): Promise<AttackedServer> {
    const child = fork(fileURLToPath(import.meta.url), ['serve'], { execArgv: ['--expose-gc'] })
    const [port] = (await once(child, 'message')) as [number]
    return new AttackedServer(child, port)
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get line(): string {
    return `ws://127.0.0.1:${this.port}/api/line`
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  health(): Promise<Health> {
    return this.ask({ ask: 'health' })
  }

  /** What the chance of a table is made of. */
  secrets(table: string): Promise<string[]> {
    return this.ask({ ask: 'secrets', table })
  }

  async stop(): Promise<void> {
    if (!this.isRunning) return
    const ended = once(this.child, 'exit')
    this.child.send({ ask: 'stop' })
    await ended
  }

  private async ask<T>(asked: Asked): Promise<T> {
    this.child.send(asked)
    const [answer] = (await once(this.child, 'message')) as [T]
    return answer
  }
}

async function serve(): Promise<void> {
  const { LIMITS, makeApp, NO_LIMITS, sqlite } = await import('@runesaga/server')
  const { ownSets } = await import('@runesaga/sets')
  const { createRules } = await import('@runesaga/table/host')
  const uncaught: string[] = []
  const note = (error: unknown): void => {
    uncaught.push(error instanceof Error ? `${error.stack}` : String(error))
  }
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
  const database = await sqlite(':memory:')
  const rules = createRules(ownSets())
  const app = await makeApp({
    database,
    rulesFor: async () => rules,
    idle: 200,
    beat: 500,
    // or little of an attack would come through; what it may say at once stays as it is
    limits: { ...NO_LIMITS, calls: { ...LIMITS.calls, perSecond: 100_000 } },
  })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const answers = {
    async health(): Promise<Health> {
      await globalThis.gc!({ execution: 'async' })
      await globalThis.gc!({ execution: 'async' })
      return { heap: process.memoryUsage().heapUsed, tables: app.tables.size, uncaught }
    },
    async secrets(table: string): Promise<string[]> {
      const { fair } = (await database.gatherings.read(table))!.gathering
      const { secret = null } = (await database.tables.read(table)) ?? {}
      return [fair.server, secret, ...fair.shares].filter((one) => one !== null)
    },
  }
  process.on('message', async (asked: Asked) => {
    if (asked.ask === 'health') process.send!(await answers.health())
    else if (asked.ask === 'secrets') process.send!(await answers.secrets(asked.table))
    else {
      await app.close()
      await database.close()
      process.exit()
    }
  })
  process.send!((app.http.server.address() as AddressInfo).port)
}

if (process.argv[2] === 'serve' && process.send !== undefined) void serve()
