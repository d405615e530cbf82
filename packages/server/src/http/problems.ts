/** What can't be done is answered with a problem document (RFC 9457), whose code clients put in words. */
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { BadSetup, IllegalAction } from '@runesaga/engine'
import type { ProblemCode } from '@runesaga/table/remote'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
  414: 'too-large',
  415: 'malformed',
  429: 'too-fast',
}

const PROBLEM = 'application/problem+json'

interface Problem {
  code: ProblemCode
  detail: string
}

function problemOf(error: Error & { statusCode?: number; validation?: unknown }): Problem {
  const { message } = error
  if (error instanceof Refused) return { code: error.code, detail: message }
  if (error instanceof BadSetup) return { code: 'bad-setup', detail: message }
  if (error instanceof IllegalAction) return { code: 'malformed', detail: 'that is no question' }
  const own = error.validation === undefined ? OWN[error.statusCode ?? 500] : 'malformed'
  // what broke down is told to nobody: it may name what is kept
  return own === undefined
    ? { code: 'trouble', detail: 'nothing can be kept at the moment' }
    : { code: own, detail: message }
}

const documentOf = ({ code, detail }: Problem) => ({
  type: 'about:blank',
  title: code,
  status: STATUS[code],
  code,
  detail,
})

export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error)
  const { code } = problem
  if (code === 'trouble') request.log.error({ error: error.name, message: error.message }, 'broken')
  void reply.status(STATUS[code]).type(PROBLEM).send(documentOf(problem))
}

/** What isn't even HTTP, or takes too long to be said, and what wants to be a line and can't. */
export function answerStranger(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'malformed'
  socket.end(rawProblem({ code, detail: 'that is no request' }), () => socket.destroy())
}

function rawProblem(problem: Problem): string {
  const body = JSON.stringify(documentOf(problem))
  const status = STATUS[problem.code]
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    `Content-Type: ${PROBLEM}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

export function answerProblems(http: FastifyInstance): void {
  http.setErrorHandler(answerError)
  // a header that nobody of ours sends, and that node would refuse without a word
  http.server.on('checkExpectation', (_, response) => {
    const body = JSON.stringify(documentOf({ code: 'malformed', detail: 'nothing is expected here' }))
    response.writeHead(STATUS.malformed, { 'content-type': PROBLEM, connection: 'close' }).end(body)
  })
}
