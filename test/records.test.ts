/** Records of earlier forms are opened for ever: each of them stands where it stood when it was kept. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRules } from '@runesaga/engine'
import { ownSets, readSet, sevenShards } from '@runesaga/sets'
import { type GameSummary, parseSaved, type TableOfToday } from '@runesaga/table'
import { localLobby, memoryStore } from '@runesaga/table/host'
import { describe, expect, test } from 'vitest'
import { Sitting } from './kit/sitting.ts'
import { inRepository } from './run-runesaga.ts'

/** How a game stood, as it was told when it was kept. */
interface Kept extends GameSummary {
  moves: number
  /** was somebody in the middle of an attempt? */
  inAttempt: boolean
  /** everybody's points once it was over */
  points: number[]
}

describe('form 1', () => {
  const folder = inRepository('test/records/form-1')
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
  const kept = JSON.parse(read('summary.json')) as Record<string, Kept>
  const rules = createRules([...ownSets(), sevenShards(), readSet(`${folder}/harbour.yaml`)])

  test('every record that lies there is opened', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'summary.json')
    expect(files.map((file) => file.slice(0, -'.json'.length))).toEqual(Object.keys(kept).toSorted())
  })

  test.for(Object.entries(kept))('%s', async ([name, { inAttempt, points, moves, ...standing }]) => {
    const old = parseSaved(read(`${name}.json`))
    const store = memoryStore(old)
    const lobby = localLobby(async () => rules, store)
    await lobby.open(old.id, 0, false)
    const { view } = (await Sitting.at(lobby, 'spectator')).news
    const saved = (await store.read(old.id)) as TableOfToday
    expect(saved.standing).toEqual(standing)
    expect(view.attempt !== null).toBe(inAttempt)
    expect(view.sheets.map(({ total }) => total)).toEqual(points)
    expect(saved.record.moves).toHaveLength(moves)
  })
})
