// Serves the built site and prints its address.
//
//   node scripts/serve.mjs [folder] [--port 4173] [--host localhost]
//
// A taken port is passed over for the next free one; port 0 takes any. Text is compressed once, when it is first asked for.

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'

const USAGE = 'usage: node scripts/serve.mjs [folder] [--port 4173] [--host localhost]'
const TRIES = 20
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

const { folder, port, host } = wishes()
try {
  await readFile(join(folder, 'index.html'))
} catch {
  fail(
    `there is no site in ${folder}: build it first with npm run build && npm run build -w @runesaga/web`,
    1,
  )
}

const kept = new Map()

/** A file as it is sent; files of a build don't change while they are served. */
async function page(path) {
  let found = kept.get(path)
  if (found === undefined) {
    const plain = await readFile(join(folder, path))
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    found = { type, plain, small: type.includes('charset') ? gzipSync(plain) : null }
    kept.set(path, found)
  }
  return found
}

/** The path of the file that is asked for, or null where the address leads out of the folder. */
function pathOf(url) {
  try {
    const path = posix.normalize(decodeURIComponent(new URL(url, 'http://site').pathname))
    return path.endsWith('/') ? `${path}index.html` : path
  } catch {
    return null
  }
}

const server = createServer(async (request, response) => {
  const path = pathOf(request.url)
  const found = path === null ? null : await page(path).catch(() => null)
  if (found === null) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.')
    return
  }
  const packed = found.small !== null && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  response.writeHead(200, {
    'content-type': found.type,
    // names in assets/ change with their content
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(found.small !== null && { vary: 'accept-encoding' }),
    ...(packed && { 'content-encoding': 'gzip' }),
    'x-content-type-options': 'nosniff',
  })
  response.end(request.method === 'HEAD' ? undefined : packed ? found.small : found.plain)
})

let tries = 0
server.on('error', (error) => {
  if (error.code === 'EADDRINUSE' && ++tries < TRIES) server.listen(port + tries, host)
  else fail(`can't listen on ${host}, port ${port}: ${error.message}`, 1)
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
    if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`no such port as ${values.port}`)
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
