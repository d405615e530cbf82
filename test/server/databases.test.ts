/** What is true of one database and not of the other: files and their copies, and processes that hear each other. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, sqlite } from '@runesaga/server'
import type { TableOfToday } from '@runesaga/table'
import SQLite from 'better-sqlite3'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bot, botsGame, newTable } from '../kit/seeded-table.ts'
import { postgresServer } from './kit/databases.ts'

let played: TableOfToday
let folder: string
const server = postgresServer()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'runesaga-'))
  played = await botsGame(newTable([bot('Ada'), bot('Ben')]), 1)
  await server.start()
})
afterAll(() => rm(folder, { recursive: true }))

/** Keeps the same table under another name. */
const begin = ({ tables }: Database, id: string): Promise<void> => tables.begin({ ...played, id })

describe('SQLite', () => {
  test('a copy that was made while it was written to is whole', async () => {
    const file = join(folder, 'used.db')
    const database = await sqlite(file)
    for (let n = 0; n < 10; n++) await begin(database, `table ${n}`)
    const writing = Promise.all(Array.from({ length: 30 }, (_, n) => begin(database, `table ${10 + n}`)))
    const reader = new SQLite(file, { readonly: true })
    await reader.backup(join(folder, 'copy.db'))
    reader.close()
    await writing
    await database.close()
    const copy = await sqlite(join(folder, 'copy.db'))
    await copy.check()
    for (let n = 0; n < 10; n++)
      expect(await copy.tables.read(`table ${n}`)).toEqual({ ...played, id: `table ${n}` })
    for (let n = 10; n < 40; n++)
      expect([null, { ...played, id: `table ${n}` }]).toContainEqual(await copy.tables.read(`table ${n}`))
    await copy.close()
  })

  test('a file of a later version is refused, and left as it is', async () => {
    const file = join(folder, 'later.db')
    await (await sqlite(file)).close()
    const later = new SQLite(file)
    later.pragma('user_version = 99')
    later.close()
    await expect(sqlite(file)).rejects.toThrow('later version of Runesaga')
  })

  test('a file that is none, and a folder that isn’t there, are refused', async () => {
    await expect(sqlite(join(folder, 'nowhere', 'runesaga.db'))).rejects.toThrow()
    const { writeFile } = await import('node:fs/promises')
    await writeFile(
      join(folder, 'letter.db'),
      'Dear Ada, this is no database, but a letter of some length.'.repeat(50),
    )
    await expect(sqlite(join(folder, 'letter.db'))).rejects.toThrow('not a database')
  })
})

describe('PostgreSQL', () => {
  test('processes hear of what others have written, and not of their own, also after it was restarted', async () => {
    const [one, two] = await Promise.all([server.open('hearing'), server.open('hearing')])
    const heard: string[] = []
    for (const [name, database] of [['one', one] as const, ['two', two] as const])
      database.tables.watch!('table 1', () => heard.push(name))
    await begin(one, 'table 1')
    await begin(one, 'table 2')
    await vi.waitFor(() => expect(heard).toEqual(['two']))
    await server.stop()
    await expect(begin(one, 'table 3')).rejects.toThrow()
    await server.start()
    // nobody knows what was missed meanwhile
    await vi.waitFor(() => expect(new Set(heard.slice(1))).toEqual(new Set(['one', 'two'])), 20_000)
    heard.length = 0
    await two.tables.begin({ ...played, touched: 'later' }, played.touched)
    await vi.waitFor(() => expect(heard).toEqual(['one']))
    await sleep(100)
    expect(heard).toEqual(['one'])
  })

  test('a database of a later version is refused', async () => {
    const url = await server.create('later')
    await (await server.open('later')).close()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('INSERT INTO migrations VALUES (98), (99)')
    await client.end()
    await expect(server.open('later')).rejects.toThrow('later version of Runesaga')
  })

  test('one that isn’t reached is refused', async () => {
    const { postgres } = await import('@runesaga/server')
    await expect(postgres('postgres://postgres:postgres@localhost:1/nobody')).rejects.toThrow()
  })
})
