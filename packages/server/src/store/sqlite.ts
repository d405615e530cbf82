/** A server's database in one file: for one process, which needs nothing else. */
import { Worker } from 'node:worker_threads'
import type { StoredGathering } from '../gathering/steps.ts'
import { Batches } from './batches.ts'
import { type Database, listedAs, MOST_LISTED, oldestListed, storeOf } from './database.ts'
import { hashOf, newToken, passesOf, seatColumn, viewerOf } from './passes.ts'
import { savedFrom, type Write, type Written } from './rows.ts'
import type { SqliteWork } from './sqlite-thread.ts'
import { Watchers } from './watchers.ts'

/** Writes that share one wait for the disk, at most. */
const MOST = 200

type Answer = [n: number, answer: unknown, error?: Error]

/** Opens the file, or makes it. Rejects where that can't be done. */
export async function sqlite(file: string): Promise<Database> {
  const thread = new Thread(file)
  await thread.ask('check')
  const watchers = new Watchers()
  const batches = new Batches<Write, Written>(
    (writes) => thread.ask('write', writes),
    ({ table }) => table.id,
    MOST,
  )
  return {
    tables: storeOf({
      async read(id) {
        const found = await thread.ask('read', id)
        return found === null ? null : savedFrom(found.table, found.moves)
      },
      has: (id, key) => thread.ask('has', id, key),
      write: (write) => batches.add(write),
    }),
    passes: {
      async find(token) {
        const found = await thread.ask('find-pass', hashOf(token))
        return found === null ? null : { table: found.id, viewer: viewerOf(found.seat) }
      },
      async issue(pass) {
        const token = newToken()
        await thread.ask('issue-pass', hashOf(token), pass.table, seatColumn(pass))
        return token
      },
      async renew(pass, by) {
        const token = newToken()
        const seat = { viewer: seatColumn(pass), hash: hashOf(token) }
        if (!(await thread.ask('renew-pass', hashOf(by), pass.table, seat))) return null
        watchers.tell(passesOf(pass.table))
        return token
      },
      watch: (table, heard) => watchers.watch(passesOf(table), heard),
    },
    gatherings: {
      async read(id) {
        const found = await thread.ask('read-gathering', id)
        return found === null ? null : { version: found.version, gathering: parsed(found.gathering) }
      },
      async write(gathering, after, pass) {
        const { id } = gathering
        const seat = pass === undefined ? null : { viewer: seatColumn(pass), hash: pass.hash }
        const row = { id, listed: listedAs(gathering), gathering: JSON.stringify(gathering), after }
        const isWritten = await thread.ask('write-gathering', row, seat)
        if (isWritten && seat !== null) watchers.tell(passesOf(id))
        return isWritten
      },
      listed: async () => (await thread.ask('listed-gatherings', oldestListed(), MOST_LISTED)).map(parsed),
    },
    check: () => thread.ask('check'),
    close: () => thread.close(),
  }
}

const parsed = (gathering: string) => JSON.parse(gathering) as StoredGathering

/** The thread that has the file open. */
class Thread {
  private readonly worker: Worker
  private readonly asked = new Map<
    number,
    { done: (answer: never) => void; failed: (error: Error) => void }
  >()
  private n = 0
  private broken: Error | null = null

  constructor(file: string) {
    this.worker = new Worker(new URL('./sqlite-thread.js', import.meta.url), { workerData: file })
    this.worker.on('message', ([n, answer, error]: Answer) => {
      const { done, failed } = this.asked.get(n)!
      this.asked.delete(n)
      if (error === undefined) done(answer as never)
      else failed(error)
    })
    this.worker.on('error', (error) => this.breaks(error))
    this.worker.on('exit', () => this.breaks(new Error('the database is closed')))
  }

  ask<W extends keyof SqliteWork>(
    what: W,
    ...args: Parameters<SqliteWork[W]>
  ): Promise<ReturnType<SqliteWork[W]>> {
    return new Promise((done, failed) => {
      if (this.broken !== null) {
        failed(this.broken)
        return
      }
      const n = this.n++
      this.asked.set(n, { done, failed })
      this.worker.postMessage([n, what, ...args], [])
    })
  }

  async close(): Promise<void> {
    await this.ask('close')
    await this.worker.terminate()
  }

  /** What was asked gets no answer any more: whether it was done is found out by reading. */
  private breaks(error: unknown): void {
    this.broken ??= error instanceof Error ? error : new Error(String(error))
    for (const { failed } of this.asked.values()) failed(this.broken)
    this.asked.clear()
  }
}
