/** A server in a process of its own, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const MAIN = fileURLToPath(new URL('../../../packages/server/dist/main.js', import.meta.url))

export class ServerProcess {
  port = 0
  private readonly env: Record<string, string>
  private child: ChildProcess | null = null
  /** all that it has printed */
  readonly printed: string[] = []

  constructor(env: Record<string, string>) {
    this.env = { LOG: 'off', LIMITS: 'off', ...env }
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get line(): string {
    return `ws://127.0.0.1:${this.port}/api/line`
  }

  /** Ends when it listens. */
  async start(): Promise<void> {
    // the same again, so that those who play find it
    this.port ||= await freePort()
    const env = { ...process.env, ...this.env, HOST: '127.0.0.1', PORT: `${this.port}` }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.child = child
    const lines = createInterface(child.stdout)
    lines.on('line', (line) => this.printed.push(line))
    await once(lines, 'line')
  }

  /** As when the power fails. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  stop(): Promise<void> {
    return this.end('SIGTERM')
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}
