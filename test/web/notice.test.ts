/** NOTICE names whatever the site ships of others. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

const notice = readFileSync(new URL('../../NOTICE', import.meta.url), 'utf8')
const assets = join(inject('built'), 'assets')
const files = readdirSync(assets)

/** The package of a source, by its innermost folder of packages. */
const packageOf = (source: string): string[] =>
  [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)\//g)].slice(-1).map(([, name]) => name)

test('every library of the built site, with its licence', () => {
  const maps = files.filter((file) => file.endsWith('.js.map'))
  const sources = maps.flatMap(
    (file) => (JSON.parse(readFileSync(join(assets, file), 'utf8')) as { sources: string[] }).sources,
  )
  const shipped = new Set(sources.flatMap(packageOf))
  expect([...shipped]).toContain('preact')
  const named = [...notice.matchAll(/^ {2}(\S+).* {2,}\S+$/gm)].map(([, name]) => name)
  expect([...shipped].filter((name) => !named.includes(name))).toEqual([])
})

test('every typeface of the built site', () => {
  const faces = files.flatMap((file) => /^(.*)-latin-.*\.woff2$/.exec(file)?.[1] ?? [])
  expect(faces).toContain('cinzel')
  const words = notice.toLowerCase()
  expect(faces.filter((face) => !words.includes(face.replaceAll('-', ' ')))).toEqual([])
})
