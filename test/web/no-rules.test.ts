/** The page draws and asks: the rules run in its worker alone, so no script that a page can fetch has them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, inject, test } from 'vitest'

/** What makes rules, and what carries them out. */
const RULES = /engine\/src\/(create-rules|new-game|actions\/apply|procedures\/index|compile\/box)\.ts$/
const WORKER = /^worker-.*\.js$/

const assets = (): string => join(inject('built'), 'assets')

/** The scripts that some others lead to, at once or later; a page stops at the worker. */
function ledTo(first: readonly string[], stop?: RegExp): string[] {
  const found = new Set(first)
  for (const script of found) {
    const text = readFileSync(join(assets(), script), 'utf8')
    for (const [, path] of text.matchAll(/["'`]([\w./-]+\.js)["'`]/g)) {
      const name = basename(path)
      if (stop?.test(name) !== true && existsSync(join(assets(), name))) found.add(name)
    }
  }
  return [...found]
}

function rulesIn(scripts: readonly string[]): string[] {
  const maps = scripts.map((script) => join(assets(), `${script}.map`)).filter((map) => existsSync(map))
  return maps.flatMap((map) => {
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }
    return sources.filter((source) => RULES.test(source))
  })
}

test('no page fetches the rules; its worker does', () => {
  const html = readFileSync(join(inject('built'), 'index.html'), 'utf8')
  const first = [...html.matchAll(/assets\/([\w-]+\.js)/g)].map(([, script]) => script)
  const page = ledTo(first, WORKER)
  for (const screen of ['new-table', 'campaign', 'files', 'play'])
    expect(
      page.some((script) => script.startsWith(`${screen}-`)),
      screen,
    ).toBe(true)
  expect(rulesIn(page)).toEqual([])
  const worker = ledTo(readdirSync(assets()).filter((script) => WORKER.test(script)))
  expect(rulesIn(worker)).toHaveLength(5)
})
