/** What comes over a line, from anybody: a call, or nothing that could be answered. Requests and questions are read by the table. */
import type { Query, Request } from '@runesaga/table'
import type { Call } from '@runesaga/table/remote'

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const A_HINT = 20

type Fields = Record<string, unknown>
type Body = Call extends infer C ? (C extends Call ? Omit<C, 'n' | 'at'> : never) : never

const READ: { [C in Call['call']]: (fields: Fields) => Body | null } = {
  sit: ({ pass }) => (typeof pass === 'string' ? { call: 'sit', pass } : null),
  send: ({ request }) => ({ call: 'send', request: request as Request }),
  ask: ({ query }) => ({ call: 'ask', query: query as Query }),
  about: () => ({ call: 'about' }),
  // from now on, where it is no version
  subscribe: ({ since }) => ({ call: 'subscribe', since: isCount(since) ? since : -1 }),
  leave: () => ({ call: 'leave' }),
}

/** How many figures a question wants, roughly: they are what takes long. */
export function figuresIn(query: unknown): number {
  if (typeof query !== 'object' || query === null) return 0
  const { plans, deeds } = query as Fields
  const count = (asked: unknown): number =>
    typeof asked === 'object' && asked !== null ? Object.keys(asked).length : 0
  // a hint weighs all that could be done
  return count(plans) + count(deeds) + ('ask' in query && query.ask === 'hint' ? A_HINT : 0)
}

export function readCall(text: string): Call | null {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof said !== 'object' || said === null) return null
  const { n, at, call, ...fields } = said as Fields
  if (!isCount(n) || !isCount(at) || typeof call !== 'string' || !Object.hasOwn(READ, call)) return null
  const body = READ[call as Call['call']](fields)
  return body === null ? null : { n, at, ...body }
}
