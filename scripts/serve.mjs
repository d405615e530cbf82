// Serves the built site and prints its address.
//
//   node scripts/serve.mjs [folder] [--port 4173] [--host localhost]
//
// A taken port is passed over for the next free one; port 0 takes any. Text is compressed once, when it is first asked for.

import { readFile, realpath, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { tooOld } from '../packages/cli/bin/node-version.js'
import { POLICY_OF_SERVER } from '../packages/web/build/security.mjs'

const USAGE = 'usage: node scripts/serve.mjs [folder] [--port 4173] [--host localhost]'
const TRIES = 20
const LAST_PORT = 65535
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** With every answer: what pages may do and whose frame they may stand in, files are what they say, and no address is passed on. */
const HEADERS = {
  'content-security-policy': POLICY_OF_SERVER,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
const METHODS = ['GET', 'HEAD']

const problem = tooOld(process.versions.node)
if (problem !== null) fail(problem, 2)
const { folder, port, host } = wishes()
const first = await stat(join(folder, 'index.html')).catch(() => null)
if (first?.isFile() !== true) {
  fail(
    `there is no site in ${folder}: build it first with npm run build && npm run build -w @runesaga/web`,
    1,
  )
}

const kept = new Map()

const root = await realpath(folder)

/** A file as it is sent; files of a build don't change while they are served. A link out of the folder leads nowhere. */
async function page(path) {
  let found = kept.get(path)
  if (found === undefined) {
    const file = await realpath(join(root, path))
    if (!file.startsWith(root + sep)) throw new Error('it is not in the folder')
    // a pipe would be waited for without end
    if (!(await stat(file)).isFile()) throw new Error('it is no file')
    const plain = await readFile(file)
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    found = { type, plain, small: type.includes('charset') ? gzipSync(plain) : null }
    kept.set(path, found)
  }
  return found
}

/** What means something else to Windows: other slashes, drives and streams; and what no name of a file has. */
const STRANGE = /[\\:\0]/

/** The path of the file that is asked for, or null where the address is none. It never leads out of the folder. */
function pathOf(url) {
  try {
    const path = decodeURIComponent(/^\/[^?#]*/.exec(url)[0])
    if (STRANGE.test(path)) return null
    const straight = posix.normalize(path)
    return straight.endsWith('/') ? `${straight}index.html` : straight
  } catch {
    return null
  }
}

/** Is this way of packing welcome? A weight of 0 says that it isn't. */
function takesGzip(accepted) {
  const [gzip] = accepted.split(',').filter((each) => /^\s*(x-)?gzip\s*(;|$)/i.test(each))
  return gzip !== undefined && !/;\s*q=0(\.0*)?\s*$/i.test(gzip)
}

function refuse(response, status, words, more = {}) {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain', ...more }).end(words)
}

const server = createServer(async (request, response) => {
  if (!METHODS.includes(request.method)) {
    refuse(response, 405, 'Files can only be read.', { allow: METHODS.join(', ') })
    return
  }
  const path = pathOf(request.url)
  if (path === null) {
    refuse(response, 400, 'That is no address of a file.')
    return
  }
  const found = await page(path).catch(() => null)
  if (found === null) {
    refuse(response, 404, 'There is no such file.')
    return
  }
  const packed = found.small !== null && takesGzip(request.headers['accept-encoding'] ?? '')
  response.writeHead(200, {
    ...HEADERS,
    'content-type': found.type,
    // names in assets/ change with their content
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(found.small !== null && { vary: 'accept-encoding' }),
    ...(packed && { 'content-encoding': 'gzip' }),
  })
  response.end(request.method === 'HEAD' ? undefined : packed ? found.small : found.plain)
})

let tries = 0
server.on('error', (error) => {
  const next = port + tries + 1
  if (error.code === 'EADDRINUSE' && tries < TRIES - 1 && next <= LAST_PORT) {
    tries++
    server.listen(next, host)
  } else fail(`can't listen on ${host}, port ${port}: ${error.message}`, 1)
})
server.on('listening', () => console.log(`Runesaga is at http://${host}:${server.address().port}/`))
server.listen(port, host)

function wishes() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        port: { type: 'string', default: process.env.PORT ?? '4173' },
        host: { type: 'string', default: 'localhost' },
      },
    })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 0 || port > LAST_PORT)
      throw new Error(`no such port as ${values.port}`)
    const built = fileURLToPath(new URL('../packages/web/dist', import.meta.url))
    return { folder: positionals[0] ?? built, port, host: values.host }
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`, 2)
  }
}

function fail(message, code) {
  console.error(message)
  process.exit(code)
}
