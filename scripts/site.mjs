// The files of a built site, as they are sent: for whoever serves it, alone or beside a server's tables.

import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, posix, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { POLICY_OF_SERVER } from '../packages/web/build/security.mjs'

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
export const HEADERS = {
  'content-security-policy': POLICY_OF_SERVER,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
const METHODS = ['GET', 'HEAD']

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

/**
 * Answers requests with the files of a folder, which must have a site in it: null where it has none. Text is compressed once, when it is first
 * asked for.
 */
export async function makeSite(folder) {
  const first = await stat(join(folder, 'index.html')).catch(() => null)
  if (first?.isFile() !== true) return null
  const root = await realpath(folder)
  const kept = new Map()

  /** A file as it is sent; files of a build don't change while they are served. A link out of the folder leads nowhere. */
  const page = async (path) => {
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

  return async (request, response) => {
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
  }
}
