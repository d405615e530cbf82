/** What somebody hostile says to a server: over its line, over HTTP, and over a bare socket. The same dice say the same. */
import { once } from 'node:events'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { News } from '@runesaga/table'
import type { Dice } from '../../../packages/cli/src/fuzz/dice.ts'
import { spoilt, spoiltText } from '../../../packages/cli/src/fuzz/strange.ts'

/** What an attacker has come by. */
export interface Loot {
  /** tables, the attacked one among them */
  tables: string[]
  /** own seats, links of the attacked table that aren't for a seat, and what is no pass at all */
  passes: string[]
  /** how the attacker's own game stands, for requests that are nearly right */
  news: News
}

export const CODES = new Set([
  'malformed',
  'no-pass',
  'not-yours',
  'no-such-table',
  'taken',
  'not-ready',
  'begun',
  'not-begun',
  'not-over',
  'too-large',
  'bad-setup',
  'too-fast',
])

const DEEP = `${'['.repeat(8000)}${']'.repeat(8000)}`
const TEXTS = [
  '',
  ' ',
  'null',
  '[]',
  '{}',
  '0',
  '"sit"',
  'NaN',
  '{"n":1e999,"at":0,"call":"about"}',
  '{"n":-0,"at":0,"call":"about"}',
  '{"n":1,"at":0,"call":"__proto__"}',
  '{"n":1,"at":0,"call":"constructor"}',
  '{"n":1,"at":0,"call":"toString"}',
  '{"__proto__":{"n":1,"at":0,"call":"about"}}',
  '{"n":1,"at":0,"call":"send","__proto__":{"request":1}}',
  `{"n":1,"at":0,"call":"send","request":${DEEP}}`,
  `{"n":1,"at":0,"call":"ask","query":${DEEP}}`,
  '\u0000',
  '\ud800',
  'x'.repeat(20_000),
  `{"n":1,"at":0,"call":"sit","pass":"${'p'.repeat(16_000)}"}`,
]

const ODD = [
  '',
  ' ',
  '\u0000',
  '__proto__',
  'constructor',
  '../..',
  '%00',
  '%',
  '\ud800',
  "' OR 1=1 --",
  'x'.repeat(200),
]
const VERSIONS = [0, 1, 2 ** 31, 2 ** 53 - 1, -1, 0.5, 1e308]
const PLACES = [0, 0, 0, 1, 2, 3, 19, 20, 21, 4096, 2 ** 53 - 1]

/** Something that a seat could have done, mostly. */
function someRequest({ news }: Loot, dice: Dice): object {
  const { version, view } = news
  const deeds = view.you?.offers.map(({ deed }) => deed) ?? []
  const deed =
    dice.oneIn(3) || deeds.length === 0 ? dice.pick(['pass', 'bank', 'end-turn']) : dice.pick(deeds)
  const target = deeds.flatMap((one) => (typeof one === 'object' && 'attempt' in one ? [one.attempt] : []))[0]
  const done = dice.pick<object>([
    { do: 'act', deed },
    { do: 'act', deed },
    { do: 'carry-out', plan: { target, dark: dice.below(4), uses: [deed] } },
    { do: 'undo' },
    { do: 'nothing-more' },
    {
      do: 'prompt',
      policy: { when: dice.pick(['always', 'matters', 'mine', 'never', 'from']), difficulty: 1e308 },
    },
    { do: 'rename', name: dice.pick(ODD) },
    { do: 'pace', pace: dice.pick([0, 1, 1e9, 1e308]) },
    { do: 'hurry' },
  ])
  const key = dice.oneIn(4) ? dice.pick([...ODD, 'again']) : `${dice.below(1e9)}`
  return { key, version: dice.oneIn(5) ? dice.pick(VERSIONS) : version, ...done }
}

function someQuery({ news }: Loot, dice: Dice): object {
  const deeds = news.view.you?.offers.map(({ deed }) => deed) ?? []
  const many = Object.fromEntries(Array.from({ length: dice.pick([1, 2, 900]) }, (_, i) => [`${i}`, {}]))
  return dice.pick<object>([
    { ask: 'odds', plans: many },
    { ask: 'odds', plans: JSON.parse('{"__proto__":{"dark":1},"toString":{}}') as object },
    { ask: 'holding', plan: {}, deeds: { a: 'pass' } },
    { ask: 'results', deeds: [null, ...deeds] },
    { ask: 'why-not', deeds },
    { ask: 'gain', deed: { gain: dice.pick(ODD) } },
    { ask: 'hint' },
    { ask: 'case' },
    { ask: 'file' },
    { ask: 'verify' },
  ])
}

function someCall(loot: Loot, n: number, dice: Dice): object {
  const at = dice.oneIn(30) ? dice.below(10_000) : dice.pick(PLACES)
  const since = dice.pick(VERSIONS)
  const call = dice.pick<object>([
    { call: 'sit', pass: dice.pick(loot.passes) },
    { call: 'sit', pass: dice.pick(loot.passes) },
    { call: 'leave' },
    { call: 'subscribe', since },
    { call: 'subscribe', since: loot.news.version },
    { call: 'about' },
    { call: 'ask', query: someQuery(loot, dice) },
    { call: 'ask', query: someQuery(loot, dice) },
    { call: 'send', request: someRequest(loot, dice) },
    { call: 'send', request: someRequest(loot, dice) },
    { call: 'send', request: someRequest(loot, dice) },
    { call: 'send', request: someRequest(loot, dice) },
  ])
  return { n, at, ...call }
}

/** One message on a line: right, nearly right, or nothing at all. What can't be read ends the line, so there is less of it. */
export function someMessage(loot: Loot, n: number, dice: Dice): string | Uint8Array<ArrayBuffer> {
  if (dice.oneIn(400)) return new Uint8Array([dice.below(256), dice.below(256)])
  if (dice.oneIn(150)) return dice.pick(TEXTS)
  const call = someCall(loot, n, dice)
  if (dice.oneIn(200)) return spoiltText(JSON.stringify(call), dice)
  if (!dice.oneIn(2)) return JSON.stringify(call)
  const { request, query, ...rest } = call as { request?: object; query?: object }
  // mostly inside: what is outside is refused at the door
  if (dice.oneIn(20)) return JSON.stringify(spoilt(call, dice))
  return JSON.stringify({
    ...rest,
    ...(request !== undefined && { request: spoilt(request, dice) }),
    ...(query !== undefined && { query: spoilt(query, dice) }),
  })
}

export interface Asked {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND']
const TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-7',
  '',
  ';',
  'application/problem+json',
]
const SETUP = { edition: 'base', mode: 'competitive', heroes: 2 }
const NEW = {
  name: 'Hostile',
  setup: SETUP,
  host: 'Eve',
  others: [{ kind: 'bot', name: 'Bo', bot: 'adept' }],
  listed: true,
}

/** One request over HTTP. */
export function someAsked(loot: Loot, dice: Dice): Asked {
  const table = dice.oneIn(10)
    ? encodeURIComponent(dice.pick(ODD.filter((one) => one !== '\ud800')))
    : dice.pick(loot.tables)
  const [method, path, body] = dice.pick<[string, string, unknown]>([
    ['GET', 'tables', undefined],
    ['POST', 'tables', NEW],
    ['GET', `tables/${table}`, undefined],
    ['POST', `tables/${table}/seats`, { name: dice.pick(ODD), seat: dice.pick(VERSIONS) }],
    [
      'PATCH',
      `tables/${table}/seats/${dice.pick([0, 1, 2, -1, 1e9, 'x'])}`,
      dice.pick([
        { ready: true },
        { name: 'Eve' },
        { kind: 'open' },
        { kind: 'bot', name: 'B', bot: 'toString' },
      ]),
    ],
    ['POST', `tables/${table}/begin`, undefined],
    ['POST', `tables/${table}/share`, { share: 'a'.repeat(64) }],
    ['POST', `tables/${table}/pass`, dice.pick([undefined, { of: 'join' }, { of: 'spectator' }, { of: 1 }])],
    ['POST', `tables/${table}/requests`, someRequest(loot, dice)],
    ['POST', `tables/${table}/questions`, someQuery(loot, dice)],
    ['GET', `tables/${table}/news?since=${dice.pick(VERSIONS)}`, undefined],
    [
      'GET',
      dice.pick([
        '',
        '..',
        '%2e%2e/healthz',
        'line',
        'openapi.json',
        'x'.repeat(7000),
        '%',
        'tables/%ff',
        'tables//news',
      ]),
      undefined,
    ],
  ])
  const token = dice.pick(loot.passes)
  const authorization = dice.oneIn(4)
    ? dice.pick([
        `bearer ${token}`,
        `Basic ${token}`,
        `Bearer  ${token}`,
        `Bearer ${token} ${token}`,
        token,
        '',
        `Bearer ${'x'.repeat(3000)}`,
      ])
    : `Bearer ${token}`
  const whole = body === undefined ? '' : JSON.stringify(dice.oneIn(2) ? spoilt(body, dice) : body)
  const text = dice.oneIn(12)
    ? dice.pick([spoiltText(whole, dice), '{"__proto__":{"a":1}}', DEEP, 'x'.repeat(20_000)])
    : whole
  return {
    method: dice.oneIn(12) ? dice.pick(METHODS) : method,
    path: `/api/${path}`,
    headers: {
      authorization,
      ...(text !== '' && { 'content-type': dice.oneIn(15) ? dice.pick(TYPES) : 'application/json' }),
      ...(dice.oneIn(40) && { 'x-forwarded-for': '1.2.3.4', 'accept-version': '9', accept: 'text/html' }),
      ...(dice.oneIn(100) && { expect: 'the unexpected' }),
      ...(dice.oneIn(100) && { 'x-long': 'x'.repeat(30_000) }),
    },
    body: text,
  }
}

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Null: the server hung up. */
export function ask(port: number, { method, path, headers, body }: Asked): Promise<Answered | null> {
  return new Promise((done) => {
    const asking = httpRequest({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    })
    asking.on('error', () => done(null))
    asking.on('upgrade', (_, socket) => {
      socket.destroy()
      done(null)
    })
    asking.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', () => done(null))
      response.on('end', () =>
        done({
          status: response.statusCode!,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    asking.end(body)
  })
}

const UPGRADE = [
  'Host: here',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
]
export const handshake = (path = '/api/line', headers: readonly string[] = UPGRADE): string =>
  [`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n')

/** Bytes that aren't HTTP, or only nearly. */
export const BARE: readonly string[] = [
  'hello\r\n\r\n',
  '\u0000\u0001\u0002\r\n\r\n',
  'GET /\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'CONNECT evil:80 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(40_000)}\r\n\r\n`,
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{}',
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'GET /api/%zz HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET http://elsewhere/api/tables/x HTTP/1.1\r\nHost: x\r\n\r\n',
  handshake('/api/tables'),
  handshake('/healthz'),
  handshake('/nowhere'),
  handshake('/api/line', UPGRADE.with(3, 'Sec-WebSocket-Version: 99')),
  handshake('/api/line', UPGRADE.with(4, 'Sec-WebSocket-Key: short')),
  handshake('/api/line', UPGRADE.with(2, 'Upgrade: h2c')),
]

/** What comes back of some bytes until the server hangs up, or has said all. */
export async function bare(port: number, bytes: string | Buffer, within = 300): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk.toString()
  })
  socket.on('error', () => undefined)
  socket.write(bytes)
  const closed = new Promise((done) => socket.on('close', done))
  await Promise.race([closed, new Promise((done) => setTimeout(done, within))])
  socket.destroy()
  return text
}

/** A frame as browsers send them: masked, with a mask of zeros. */
export function frame(opcode: number, payload: string): Buffer {
  const body = Buffer.from(payload)
  const { length } = body
  const long = length > 125
  const head = Buffer.from([
    0x80 | opcode,
    0x80 | (long ? 126 : length),
    ...(long ? [length >> 8, length & 255] : []),
    0,
    0,
    0,
    0,
  ])
  return Buffer.concat([head, body])
}
export const TEXT = 1
export const PING = 9

/** A line whose answers nobody reads. */
export async function deafLine(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(handshake())
  await once(socket, 'data')
  socket.pause()
  return socket
}
