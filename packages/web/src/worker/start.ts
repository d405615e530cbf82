/** A worker as the page has it: its lobby, whether it is still there, and its end. */
import { wrap } from 'comlink'
import { rememberTable } from '../state/library.ts'
import type { Unsaved } from './device-store.ts'
import { lifelineOf } from './lifeline.ts'
import type { DeviceLobby } from './worker.ts'

export interface Started {
  lobby: DeviceLobby
  /** what it died of, once it has */
  gone: Promise<Error>
  /** What is asked is answered, or breaks down with the worker. */
  orGone: <T>(answer: Promise<T>) => Promise<T>
  close: () => void
}

/** One that was asked something before there was a table: the next table is played there. */
let atHand: Started | null = null

function start(): Started {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const { gone, cut } = lifelineOf(worker)
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<Unsaved>>) => {
    if (data.unsaved !== undefined) rememberTable(data.unsaved)
  })
  const broken = gone.then((error) => {
    throw error
  })
  // told to whoever waits for an answer
  broken.catch(() => {})
  return {
    // everything that is asked there is answered later, so it is the same from here
    lobby: wrap<DeviceLobby>(worker),
    gone,
    orGone: (answer) => Promise.race([answer, broken]),
    close: () => {
      cut()
      worker.terminate()
    },
  }
}

/** A worker for a table. */
export function startWorker(): Started {
  const started = atHand ?? start()
  atHand = null
  return started
}

/** One that broke down before a table took it: the next question starts another. */
async function dropOnceGone(started: Started): Promise<void> {
  await started.gone
  if (atHand !== started) return
  atHand = null
  started.close()
}

/** Asks the lobby of this device, where no table is open. */
export function askLobby<T>(ask: (lobby: DeviceLobby) => Promise<T>): Promise<T> {
  if (atHand === null) {
    atHand = start()
    void dropOnceGone(atHand)
  }
  const { lobby, orGone } = atHand
  return orGone(ask(lobby))
}
