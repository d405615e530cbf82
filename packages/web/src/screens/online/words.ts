/** What comes of something that was asked of the server, in words. */
import { NotDone } from '../../online/server.ts'
import { say } from '../../ui/language.ts'

const KNOWN = ['taken', 'begun', 'not-ready', 'away'] as const

export function whyNot(error: unknown): string {
  const code = error instanceof NotDone ? KNOWN.find((known) => known === error.code) : undefined
  return say(`online/changed/${code ?? 'other'}`)
}
