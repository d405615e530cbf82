/** A server in a process of its own, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../../packages/server/dist/main.js', import.meta.url))

export class ServerProcess {
  readonly port: number
  private readonly env: Record<string, string>
  private child: ChildProcess | null = null
  /** all that it has printed */
  readonly printed: string[] = []

  constructor(env: Record<string, string>, port = 20_000 + Math.floor(Math.random() * 40_000)) {
    this.env = { LOG: 'off', LIMITS: 'off', ...env }
    this.port = port
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get line(): string {
    return `ws://127.0.0.1:${this.port}/api/line`
  }

  /** Ends when it listens. */
  async start(): Promise<void> {
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
