/** Tables as the browser saves them. */
import { IllegalAction, type Rules } from '@runesaga/engine'
import type { Deed } from '@runesaga/engine/view'
import {
  BadSave,
  FORMAT,
  type News,
  parseSaved,
  type Query,
  type SavedTable,
  type Table,
} from '@runesaga/table'
import { localLobby, memoryStore, type Store } from '@runesaga/table/host'
import type { Dice } from '../dice.ts'
import { Found } from '../finding.ts'
import { spoilt, strange } from '../strange.ts'
import type { FileKind, Ground } from './kind.ts'
import { someGame } from './records.ts'

const MOVES = 6

/** Persons and bots around a game that was played for a while. */
function someTable(ground: Ground, dice: Dice): SavedTable {
  const { record, secret } = someGame(ground, dice, (seat) => {
    const name = `hero ${seat}`
    return seat > 0 && dice.oneIn(2)
      ? { kind: 'bot', name, bot: dice.pick(['random', 'adept']) }
      : { kind: 'person', name }
  })
  const { players } = record
  const when = (['always', 'matters', 'mine', 'never'] as const)[dice.below(4)]
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

interface Opened {
  /** by seat */
  seats: Table[]
  spectator: Table
}

async function opened(rules: Rules, store: Store, id: string): Promise<Opened> {
  const lobby = localLobby(async () => rules, store)
  await lobby.open(id, 0, false)
  const spectator = await lobby.sit('spectator')
  const { players } = await spectator.about()
  return { seats: await Promise.all(players.map((_, seat) => lobby.sit(seat))), spectator }
}

const newsOf = (table: Table): Promise<News> =>
  new Promise((resolve, reject) => {
    table.subscribe(0, resolve).catch(reject)
  })

const PLAN = { dark: 1, uses: [] }

/** Sound requests and questions, to be spoilt. */
const requests = (version: number, deed: Deed) =>
  [
    { do: 'act', deed },
    {
      do: 'carry-out',
      plan: typeof deed === 'object' && 'attempt' in deed ? { target: deed.attempt } : PLAN,
    },
    { do: 'prompt', policy: { when: 'from', difficulty: 5 } },
    { do: 'rename', name: 'Renamed' },
    { do: 'nothing-more' },
    { do: 'hurry' },
  ].map((doing, n) => ({ key: `key ${n}`, version, ...doing }))
const queries = (deed: Deed): Query[] => [
  { ask: 'odds', plans: { one: PLAN } },
  { ask: 'holding', plan: PLAN, deeds: { one: deed } },
  { ask: 'results', deeds: [null, deed] },
  { ask: 'gain', deed },
  { ask: 'why-not', deeds: [deed] },
]

/** A question that is none is refused; anything else must be answered. */
async function asked(table: Table, query: Query): Promise<void> {
  try {
    await table.ask(query)
  } catch (error) {
    if (!(error instanceof IllegalAction && error.reason === 'malformed')) throw error
  }
}

async function attack(table: Table, { version, view }: News, dice: Dice): Promise<void> {
  const deeds = (view.you?.offers ?? []).map(({ deed }) => deed)
  const deed = deeds.length === 0 ? 'pass' : dice.pick(deeds)
  await table.ask({ ask: 'hint' })
  await table.ask({ ask: 'results', deeds: [null, ...deeds] })
  await table.send(strange(dice) as never)
  await table.send({ key: 'strange', version, do: 'act', deed: strange(dice) as never })
  await table.send({ key: 'another time', version: strange(dice) as never, do: 'act', deed })
  await table.send(spoilt(dice.pick(requests(version, deed)), dice) as never)
  await asked(table, strange(dice) as never)
  for (const query of queries(deed)) await asked(table, spoilt(query, dice))
}

/** Everything that a client asks of a table, and some moves; then it is opened again. */
async function useTable(rules: Rules, store: Store, id: string, dice: Dice): Promise<void> {
  const { seats, spectator } = await opened(rules, store, id)
  for (let move = 0; move < MOVES; move++) {
    for (const table of [...seats, spectator]) await newsOf(table)
    const table = dice.pick(seats)
    await attack(table, await newsOf(table), dice)
    const { version, view } = await newsOf(table)
    const offers = view.you?.offers ?? []
    if (offers.length > 0)
      await table.send({ key: `move ${move}`, version, do: 'act', deed: dice.pick(offers).deed })
  }
  const before = await newsOf(spectator)
  for (const table of [...seats, spectator]) await table.leave()
  const again = await opened(rules, store, id)
  const after = await newsOf(again.spectator)
  for (const table of [...again.seats, again.spectator]) await table.leave()
  if (JSON.stringify(before) !== JSON.stringify(after))
    throw new Found('it is another table when it is opened again')
}

export const saves: FileKind = {
  sample: someTable,
  async tryOut({ rules }, text, dice) {
    try {
      const saved = parseSaved(text)
      await useTable(rules, memoryStore(saved), saved.id, dice)
    } catch (error) {
      if (error instanceof BadSave) return false
      // cards may set each other off without end
      if (!(error instanceof IllegalAction && error.reason === 'endless')) throw error
    }
    return true
  },
}
