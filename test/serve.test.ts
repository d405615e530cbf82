// The little server as anybody can reach it: by sockets, so that nothing tidies an address up on the way.

import { spawn, spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { tooOld } from '../packages/cli/bin/node-version.js'
import { POLICY_OF_SERVER } from '../packages/web/build/security.mjs'
import { inRepository } from './run-runesaga.ts'
import { tempTree } from './temp-tree.ts'

interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** A site beside a file that isn't part of it. */
async function served(): Promise<(line: string, ...headers: string[]) => Promise<Answer>> {
  const root = tempTree({
    'site/index.html': '<p>the site</p>',
    'site/assets/app.js': 'the app',
    'site/C:/index.html': 'a drive',
    'secret.txt': 'a secret',
    'secrets/one.txt': 'another secret',
  })
  symlinkSync('../secret.txt', join(root, 'site/link.txt'))
  symlinkSync('../secrets', join(root, 'site/links'))
  symlinkSync('assets/app.js', join(root, 'site/inside.js'))
  spawnSync('/usr/bin/env', ['mkfifo', join(root, 'site/pipe.js')])
  const server = spawn(process.execPath, [
    inRepository('scripts/serve.mjs'),
    join(root, 'site'),
    '--port',
    '0',
    '--host',
    '127.0.0.1',
  ])
  onTestFinished(() => void server.kill())
  const { value } = await createInterface(server.stdout)[Symbol.asyncIterator]().next()
  const port = Number(/:(\d+)\//.exec(String(value))![1])
  return async (line, ...more) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `${line} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${more.map((each) => `${each}\r\n`).join('')}\r\n`,
    )
    const [head, ...body] = (await text(socket)).split('\r\n\r\n')
    const [first, ...lines] = head.split('\r\n')
    const headers = lines.map((each) => [each.split(': ')[0].toLowerCase(), each.split(': ')[1]])
    return {
      status: Number(first.split(' ')[1]),
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: body.join('\r\n\r\n'),
    }
  }
}

describe('the little server', () => {
  test('gives files and their heads, framed by nobody', async () => {
    const ask = await served()
    for (const line of [
      'GET /',
      'GET /index.html',
      'GET /?from=here',
      'GET //',
      'HEAD /',
      'GET /inside.js',
    ]) {
      const { status, headers, body } = await ask(line)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-security-policy': POLICY_OF_SERVER,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      if (line.startsWith('HEAD')) expect(body).toBe('')
    }
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('refuses %s', async (method) => {
    const ask = await served()
    const { status, headers, body } = await ask(`${method} /`)
    expect(status).toBe(405)
    expect(headers).toMatchObject({ allow: 'GET, HEAD', 'x-content-type-options': 'nosniff' })
    expect(body).not.toContain('the site')
  })

  test.each([
    ['/..%2fsecret.txt', 404],
    ['/../secret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/assets/../../secret.txt', 404],
    ['/link.txt', 404],
    ['/links/one.txt', 404],
    ['/nowhere.txt', 404],
    ['/pipe.js', 404],
    ['/assets', 404],
    ['/assets/', 404],
    ['/index.html/', 404],
    ['/..\\secret.txt', 400],
    ['/..%5csecret.txt', 400],
    ['/assets%5capp.js', 400],
    ['/C:/index.html', 400],
    ['/c%3a/index.html', 400],
    ['/index.html::$DATA', 400],
    ['/%', 400],
    ['/%zz', 400],
    ['/%c3%28', 400],
    ['/index.html%00.js', 400],
    ['http://[', 400],
  ])('%s: %i', async (path, expected) => {
    const ask = await served()
    const { status, headers, body } = await ask(`GET ${path}`)
    expect(status).toBe(expected)
    expect(headers['content-security-policy']).toBe(POLICY_OF_SERVER)
    expect(body).not.toMatch(/secret|drive|the app/)
  })
})

test.each([
  ['gzip', true],
  ['br, gzip;q=0.5', true],
  ['GZIP', true],
  ['gzip;q=0', false],
  ['br, gzip; q=0.000, deflate', false],
  ['identity', false],
  ['notgzip', false],
])('packed for whoever takes %s: %s', async (accepted, packed) => {
  const ask = await served()
  const { headers, body } = await ask('GET /', `Accept-Encoding: ${accepted}`)
  expect(headers['content-encoding']).toBe(packed ? 'gzip' : undefined)
  if (!packed) expect(body).toContain('the site')
})

test('after the last port there is none to pass over to: one line says so', async () => {
  const root = tempTree({ 'index.html': '' })
  const taken = createServer()
  await new Promise((resolve, reject) => {
    // somebody else may have it: then it is taken all the same
    taken
      .once('error', resolve)
      .once('close', reject)
      .listen(65535, '127.0.0.1', () => resolve(null))
  })
  onTestFinished(() => void taken.close())
  const server = spawn(process.execPath, [
    inRepository('scripts/serve.mjs'),
    root,
    '--port',
    '65535',
    '--host',
    '127.0.0.1',
  ])
  const [said, code] = await Promise.all([
    text(server.stderr),
    new Promise((resolve) => server.on('close', resolve)),
  ])
  expect(code).toBe(1)
  expect(said).toMatch(/^can't listen on 127\.0\.0\.1, port 65535: [^\n]+\n$/)
})

test('command and server say in one line what to do about a Node.js that is too old', () => {
  expect(['22.17.0', '22.21.1', '24.21.0', '30.0.0'].map(tooOld)).toEqual([null, null, null, null])
  for (const version of ['18.20.8', '20.20.2', '22.16.0']) {
    expect(tooOld(version)).toMatch(
      new RegExp(
        `^Runesaga needs Node\\.js 22\\.17 or newer, and this is ${version}\\. After "npm ci", [^\\n]+$`,
      ),
    )
  }
})
