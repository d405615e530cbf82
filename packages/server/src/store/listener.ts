/** Hears what other processes have written to PostgreSQL. One connection, made again whenever it is cut. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Watchers } from './watchers.ts'

const SOONEST = 100
const LATEST = 5_000

/** `cut` ends with the connection. */
interface Connected {
  cut: Promise<void>
}

export class Listener {
  private readonly url: string
  private readonly node: string
  private readonly watchers = new Watchers()
  private client: pg.Client | null = null
  private readonly stopping = new AbortController()
  private running = Promise.resolve()

  /** `node`: what this process writes itself is no news. */
  constructor(url: string, node: string) {
    this.url = url
    this.node = node
  }

  /** Listens from now on; rejects where it can't even begin. */
  async start(): Promise<void> {
    this.running = this.listen(await this.connect())
  }

  watch(id: string, heard: () => void): () => void {
    return this.watchers.watch(id, heard)
  }

  /** What this process has written itself. */
  tell(id: string): void {
    this.watchers.tell(id)
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.client?.end().catch(() => undefined)
    await this.running
  }

  /** One loop: whoever tries again from two places has two connections, then four. */
  private async listen(first: Connected): Promise<void> {
    const { signal } = this.stopping
    let wait = SOONEST
    let connected: Connected | null = first
    while (!signal.aborted) {
      await (connected?.cut ??
        sleep(wait * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined))
      connected = signal.aborted ? null : await this.connect().catch(() => null)
      wait = connected === null ? Math.min(wait * 2, LATEST) : SOONEST
      // nobody knows what was missed meanwhile
      if (connected !== null) this.watchers.tellAll()
    }
  }

  private async connect(): Promise<Connected> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: LATEST,
    })
    const cut = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    client.on('notification', ({ payload = '' }) => {
      const [node] = payload.split(' ', 1)
      if (node !== this.node) this.tell(payload.slice(node.length + 1))
    })
    await client.connect()
    await client.query('LISTEN runesaga')
    this.client = client
    return { cut }
  }
}
