/** A peer measured in the same run: boardgame.io, in a process of its own. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export interface Peer {
  peer: string
  movesPerSecond: number
}

const ROOT = new URL('../../../../', import.meta.url)
const SCRIPT = 'bench/peers/boardgame.mjs'

/** The peer's figures, or why there are none. */
export async function measurePeer(): Promise<Peer | string> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(new URL(SCRIPT, ROOT))])
    return JSON.parse(stdout) as Peer
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    return stderr?.trim().split('\n')[0] || message.split('\n')[0]
  }
}
