/** The server that tables online are kept on, as this page asks it: it answers beside the page, where there is one. */
import type { ProblemCode } from '@runesaga/table/remote'

const beside = (path: string): URL => new URL(path, location.href.replace(/#.*/, ''))

/** In milliseconds: a server that is there answers sooner. */
const PATIENCE = 8000

/** What the server refuses, or `away` where it isn't reached. */
export class NotDone extends Error {
  override readonly name = 'NotDone'
  readonly code: ProblemCode | 'away'
  constructor(code: ProblemCode | 'away') {
    super(`the server says ${code}`)
    this.code = code
  }
}

/** Does one answer? Where the site is nothing but files, none does. */
export async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch(beside('healthz'), { signal: AbortSignal.timeout(PATIENCE) })
    return answer.ok && ((await answer.json()) as { alive?: unknown }).alive === true
  } catch {
    return false
  }
}

export function lineAddress(): string {
  const address = beside('api/line')
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}

/** Throws NotDone. */
export async function ask<T>(method: string, path: string, pass?: string, body?: object): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(beside(`api/tables${path}`), {
      method,
      headers: {
        ...(pass !== undefined && { authorization: `Bearer ${pass}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    })
  } catch {
    throw new NotDone('away')
  }
  const said = (await answer.json().catch(() => null)) as { code?: ProblemCode } | null
  if (!answer.ok) throw new NotDone(said?.code ?? 'away')
  return said as T
}
