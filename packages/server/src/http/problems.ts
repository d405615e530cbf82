/** What can't be done is answered with a problem document (RFC 9457), whose code clients put in words. */
import { BadSetup } from '@runesaga/engine'
import type { ProblemCode } from '@runesaga/table/remote'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../gathering/steps.ts'

const STATUS: Record<ProblemCode, number> = {
  malformed: 400,
  'no-pass': 401,
  'not-yours': 403,
  'no-such-table': 404,
  taken: 409,
  'not-ready': 409,
  begun: 409,
  'not-begun': 409,
  'not-over': 409,
  'too-large': 413,
  'bad-setup': 422,
  'too-fast': 429,
  trouble: 503,
}

/** What fastify itself refuses. */
const OWN: Partial<Record<number, ProblemCode>> = {
  400: 'malformed',
  404: 'no-such-table',
  413: 'too-large',
  415: 'malformed',
  429: 'too-fast',
}

interface Problem {
  code: ProblemCode
  detail: string
}

function problemOf(error: Error & { statusCode?: number; validation?: unknown }): Problem {
  const { message } = error
  if (error instanceof Refused) return { code: error.code, detail: message }
  if (error instanceof BadSetup) return { code: 'bad-setup', detail: message }
  const own = error.validation === undefined ? OWN[error.statusCode ?? 500] : 'malformed'
  // what broke down is told to nobody: it may name what is kept
  return own === undefined
    ? { code: 'trouble', detail: 'nothing can be kept at the moment' }
    : { code: own, detail: message }
}

export function answerProblems(http: FastifyInstance): void {
  http.setErrorHandler((error: Error, request, reply) => {
    const { code, detail } = problemOf(error)
    if (code === 'trouble') request.log.error({ error: error.name, message: error.message }, 'broken')
    return reply
      .status(STATUS[code])
      .type('application/problem+json')
      .send({ type: 'about:blank', title: code, status: STATUS[code], code, detail })
  })
}
