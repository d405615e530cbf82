/** The bot of the examples plays a whole game over HTTP, and the page that tells of the API has all that it uses. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeApp, NO_LIMITS, sqlite } from '@runesaga/server'
import { expect, onTestFinished, test } from 'vitest'
import { rules } from '../kit/rules.ts'
import { inRepository } from '../run-runesaga.ts'
import { api, Friend } from './kit/friends.ts'

async function served(): Promise<string> {
  const database = await sqlite(':memory:')
  const app = await makeApp({ database, rulesFor: async () => rules, limits: NO_LIMITS })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  return `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
}

test('a bot of sixty lines takes a seat by its link and plays to the end', async () => {
  const address = await served()
  const made = await api<{ table: string; pass: string; join: string }>(
    address,
    'POST',
    'tables',
    undefined,
    {
      name: 'Friday',
      setup: { edition: 'base', mode: 'competitive', heroes: 2 },
      host: 'Ada',
      others: [{ kind: 'open' }],
    },
  )
  const robin = spawn(
    process.execPath,
    [inRepository('examples/online-bot.mjs'), address, made.table, made.join],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  onTestFinished(() => void robin.kill())
  const said: string[] = []
  const lines = createInterface(robin.stdout).on('line', (line) => said.push(line))
  const ended = once(robin, 'exit')
  await once(lines, 'line')
  const begin = () => api(address, 'POST', `tables/${made.table}/begin`, made.pass)
  while ((await begin().catch((error: Error) => error.message)) === '409 not-ready') await sleep(20)
  const ada = await Friend.at(`${address.replace('http', 'ws')}/api/line`, 0, made.pass)
  await ada.play(() => sleep(1))
  expect(await ended).toEqual([0, null])
  expect(said).toEqual(['Robin sits in seat 1', expect.stringMatching(/^it is over: \d+ to \d+$/)])
  ada.close()
})

test('the page of the API names every way to ask, and needs no script', async () => {
  const address = await served()
  const page = await (await fetch(`${address}/api/docs`)).text()
  for (const path of ['', '/:table', '/:table/seats', '/:table/begin', '/:table/requests', '/:table/news'])
    expect(page).toContain(`/api/tables${path.replace(/:(\w+)/g, '{$1}')}</code>`)
  expect(page).not.toContain('<script')
  const described = (await (await fetch(`${address}/api/openapi.json`)).json()) as { openapi: string }
  expect(described.openapi).toMatch(/^3\./)
})
