/** A peer measured in the same run: boardgame.io, in a process of its own that plays a round whenever it is asked to. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { withThread } from '../threads/pool.ts'
import { type Figure, type How, more, PATHS } from './figure.ts'
import { median, type Timing } from './measure.ts'

export interface Peer {
  name: string
  /** moves a second in a round of so many seconds */
  round(seconds: number): Promise<number>
  stop(): void
}

/** It is a package of its own, apart from ours. */
const ROOT = new URL('../../../../', import.meta.url)
const SCRIPT = 'bench/peers/boardgame.mjs'

/** The peer, once it is warm, or why there is none. */
export async function startPeer(): Promise<Peer | string> {
  const player = spawn(process.execPath, [fileURLToPath(new URL(SCRIPT, ROOT)), '--in-turn'])
  const complaint = text(player.stderr)
  const answers = createInterface({ input: player.stdout })[Symbol.asyncIterator]()
  const name = await answers.next()
  if (name.done === true) return (await complaint).trim().split('\n')[0]
  return {
    name: name.value,
    async round(seconds) {
      player.stdin.write(`${seconds}\n`)
      return Number((await answers.next()).value)
    },
    stop: () => player.stdin.end(),
  }
}

/** How many times the peer's moves a second our actions have to be. */
const BARS: Record<How, number> = { public: 25, 'in place': 36 }

/**
 * Our actions against the peer's moves, in turn: each of our rounds is held against the peer's before and after it, since the machine
 * may be faster at one time than at another.
 */
export function againstPeer(peer: Peer, how: How, timing: Timing): Promise<Figure> {
  return withThread('rounds', { how, timing }, async (ask) => {
    const round = () => ask({ from: 0, to: 1 })
    // the first answer comes when the thread is warm
    await round()
    const theirs = [await peer.round(timing.round)]
    const ratios: number[] = []
    while (ratios.length < timing.rounds) {
      const ours = await round()
      theirs.push(await peer.round(timing.round))
      const [before, after] = theirs.slice(-2)
      ratios.push(ours / ((before + after) / 2))
    }
    const path = `${PATHS[how]}; in turn with the peer's reducer, ${Math.round(median(theirs))} moves/s`
    return more(`random 2p base, ${how} against ${peer.name}`, path, median(ratios), '×', BARS[how])
  })
}
