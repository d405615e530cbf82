// Serves the built site and prints its address.
//
//   node scripts/serve.mjs [folder] [--online] [--port 4173] [--host localhost]
//
// A taken port is passed over for the next free one; port 0 takes any. --online: friends far apart can play, too; their tables are kept in the
// folder of DATA_DIR, or in the PostgreSQL of DATABASE_URL. Without it these are files, as any server could serve them.

import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { tooOld } from '../packages/cli/bin/node-version.js'
import { makeSite } from './site.mjs'

const USAGE = 'usage: node scripts/serve.mjs [folder] [--online] [--port 4173] [--host localhost]'
const TRIES = 20
const LAST_PORT = 65535

const problem = tooOld(process.versions.node)
if (problem !== null) fail(problem, 2)
const { folder, online, port, host } = wishes()
const site = await makeSite(folder)
if (site === null) {
  fail(
    `there is no site in ${folder}: build it first with npm run build && npm run build -w @runesaga/web`,
    1,
  )
}
const server = online ? await serverOf(site) : createServer(site)

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

/** The site and the tables behind one address. What an older Node.js couldn't even load is loaded after that was looked at. */
async function serverOf(files) {
  const { start } = await import('@runesaga/server')
  const { http, stop } = await start({ site: files }).catch((error) => fail(error.message, 1))
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop())
  return http.server
}

function wishes() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        port: { type: 'string', default: process.env.PORT ?? '4173' },
        host: { type: 'string', default: process.env.HOST ?? 'localhost' },
        online: { type: 'boolean', default: false },
      },
    })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 0 || port > LAST_PORT)
      throw new Error(`no such port as ${values.port}`)
    const built = fileURLToPath(new URL('../packages/web/dist', import.meta.url))
    return { folder: positionals[0] ?? built, online: values.online, port, host: values.host }
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`, 2)
  }
}

function fail(message, code) {
  console.error(message)
  process.exit(code)
}
