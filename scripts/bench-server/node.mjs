// A server in a process of its own, as it is run anywhere; and asking its API.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url))
const USAGE = new URL('./usage.mjs', import.meta.url).href

/** Ends when it listens. `flags`: for Node, to look at a server more closely. */
export async function startNode(env, flags = []) {
  const port = 20_000 + Math.floor(Math.random() * 40_000)
  const child = spawn(process.execPath, [...flags, '--import', USAGE, MAIN], {
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: `${port}`, LOG: 'off', LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const listens = once(createInterface(child.stdout), 'line')
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${code}`)
  })
  ended.catch(() => undefined)
  await Promise.race([listens, ended])
  return {
    address: `http://127.0.0.1:${port}`,
    line: `ws://127.0.0.1:${port}/api/line`,
    /** seconds of all its threads on a core, and bytes */
    async usage() {
      child.send('usage')
      const [usage] = await once(child, 'message')
      return usage
    },
    async stop() {
      child.kill('SIGTERM')
      await ended.catch(() => undefined)
    },
  }
}

/** Asks the API over HTTP; what isn't done is an error. */
export async function api({ address }, method, path, pass, body) {
  const request = { method, headers: {} }
  if (pass !== undefined) request.headers.authorization = `Bearer ${pass}`
  if (body !== undefined) {
    request.headers['content-type'] = 'application/json'
    request.body = JSON.stringify(body)
  }
  const response = await fetch(`${address}/api/${path}`, request)
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/** A table of persons whose game has begun: the passes of its seats. */
export async function begunTable(node, heroes) {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, heroes)
  const { table, pass, join } = await api(node, 'POST', 'tables', undefined, {
    name: 'Friday',
    setup: { edition: 'base', mode: 'competitive', heroes },
    host: names[0],
    others: names.slice(1).map(() => ({ kind: 'open' })),
  })
  const passes = [pass]
  for (const [n, name] of names.slice(1).entries()) {
    const taken = await api(node, 'POST', `tables/${table}/seats`, join, { name })
    await api(node, 'PATCH', `tables/${table}/seats/${n + 1}`, taken.pass, { ready: true })
    passes.push(taken.pass)
  }
  await api(node, 'POST', `tables/${table}/begin`, pass)
  return passes
}
