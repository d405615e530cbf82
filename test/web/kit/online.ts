/** The site and the tables of a server behind one address, in a process of its own that can be stopped and started again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/kit/free-port.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export class OnlineSite {
  private readonly folder: string
  private readonly data = mkdtempSync(join(tmpdir(), 'runesaga-online-'))
  private port = 0
  private child: ChildProcess | null = null

  /** `folder`: where the site was built. */
  constructor(folder: string) {
    this.folder = folder
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/`
  }

  /** Ends when it listens. */
  async start(): Promise<void> {
    // the same again, so that those who play find it
    this.port ||= await freePort()
    const args = [this.folder, '--online', '--port', `${this.port}`, '--host', '127.0.0.1']
    const child = spawn(process.execPath, ['scripts/serve.mjs', ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: this.data, LOG: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child = child
    await once(createInterface(child.stdout), 'line')
  }

  async stop(): Promise<void> {
    const { child } = this
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }

  async end(): Promise<void> {
    await this.stop()
    rmSync(this.data, { recursive: true, force: true })
  }
}
