/** Tables as the browser saves them. */
import { IllegalAction, type Rules } from '@runesaga/engine'
import { BadSave, FORMAT, LocalTable, parseSaved, type SavedTable } from '@runesaga/table'
import { someAction } from '../actions.ts'
import type { Dice } from '../dice.ts'
import { Found } from '../finding.ts'
import { strange } from '../strange.ts'
import type { FileKind, Ground } from './kind.ts'
import { someGame } from './records.ts'

const MOVES = 6

/** Persons and bots around a game that was played for a while. */
export function someTable(ground: Ground, dice: Dice): SavedTable {
  const { record, secret } = someGame(ground, dice, (seat) => {
    const name = `hero ${seat}`
    return seat > 0 && dice.oneIn(2)
      ? { kind: 'bot', name, bot: dice.pick(['random', 'adept']) }
      : { kind: 'person', name }
  })
  const { players } = record
  const when = (['always', 'mine', 'never'] as const)[dice.below(3)]
  return {
    runesaga: 'table',
    format: FORMAT,
    id: `table ${dice.below(1000)}`,
    name: 'Fuzzed',
    players,
    asking: players.map(() => ({ when })),
    record,
    secret: dice.oneIn(3) ? null : secret,
    begun: '2026-11-13T20:00:00Z',
    touched: '2026-11-13T20:00:00Z',
  }
}

/** Everything that a client asks of a table, and some moves; then it is saved and opened again. */
export async function useTable(rules: Rules, table: LocalTable, dice: Dice): Promise<void> {
  const { players } = await table.about()
  for (let move = 0; move < MOVES; move++) {
    for (const seat of [...players.keys(), 'spectator' as const]) {
      await table.look(seat)
      await table.since(seat, 0)
    }
    const seat = dice.below(players.length)
    const { legal, version, view } = await table.look(seat)
    await table.hint(seat)
    await table.foresee(seat, [null, ...legal])
    const hostile = strange(dice) as number
    await table.send(hostile, strange(dice) as never, version)
    await table.send(
      seat,
      someAction({ legal, cards: view.heroes[seat].hand }, dice) as never,
      strange(dice) as number,
    )
    await table.odds(seat, strange(dice) as never)
    await table.holding(seat, {}, strange(dice) as never)
    await table.whyNot(seat, strange(dice) as never)
    if (legal.length > 0) await table.send(seat, dice.pick(legal), version)
  }
  const text = JSON.stringify(table.save())
  const again = await LocalTable.open(rules, parseSaved(text))
  const [before, after] = [await table.look('spectator'), await again.look('spectator')]
  if (JSON.stringify(before) !== JSON.stringify(after))
    throw new Found('it is another table when it is opened again')
}

export const saves: FileKind = {
  sample: someTable,
  async tryOut({ rules }, text, dice) {
    let table: LocalTable
    try {
      table = await LocalTable.open(rules, parseSaved(text))
    } catch (error) {
      if (error instanceof BadSave) return false
      throw error
    }
    try {
      await useTable(rules, table, dice)
    } catch (error) {
      if (!(error instanceof IllegalAction && error.reason === 'endless')) throw error
    }
    return true
  },
}
