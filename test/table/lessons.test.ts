/** The lessons at real tables: every case comes out as its answer says, whatever the seed, and is known by what was done. */
import { LESSONS } from '@runesaga/sets'
import { layoutOf } from '@runesaga/table/host'
import { describe, expect, test } from 'vitest'
import { lessonTable, play, toldIn } from '../kit/lesson.ts'
import { rules } from '../kit/rules.ts'

const SEEDS = [1, 2, 3, 4]

describe.for(LESSONS)('%s', (name) => {
  const told = toldIn(name)
  const { cases = [] } = layoutOf(rules, told)

  test.for(cases.map((one, i) => [one.case, i] as const))('%s', async ([, i]) => {
    for (const seed of SEEDS) {
      const table = await lessonTable(name, seed)
      const [you] = table.seats
      await play(table, cases[i].does)
      expect(await you.ask({ ask: 'case' })).toBe(cases[i].case)
      const { attempt = {}, outcome } = told.cases[i].expect
      const { overcame, margin } = you.view.lastAttempt!.outcome!
      const said = attempt as { outcome?: string; margin?: number; total?: number }
      if (said.outcome !== undefined) expect(overcame ? 'overcome' : 'failed').toBe(said.outcome)
      if (said.margin !== undefined) expect(margin).toBe(said.margin)
      if (said.total !== undefined) expect(you.view.lastAttempt!.total).toBe(said.total)
      if (you.view.outcome === null && outcome !== undefined) await you.act('end-turn')
      expect(await you.ask({ ask: 'case' })).toBe(cases[i].case)
      if (outcome !== undefined) expect(you.view.outcome).toMatchObject(outcome)
      // nobody else is told
      expect(await table.spectator.ask({ ask: 'case' })).toBeNull()
    }
  })
})
