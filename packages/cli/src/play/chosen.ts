/** What somebody chooses for a game in the terminal: who begins, the Adversary and its Quest. */
import type { GameOptions, GameSetup, Rules, Seat } from '@runesaga/engine'
import { nearest } from '@runesaga/engine/language'
import type { Foe } from '@runesaga/table'
import { foesOf } from '@runesaga/table/host'
import { LANGUAGES, printedName } from '@runesaga/words'
import { UsageError } from '../usage.ts'

interface Named {
  id: string
  names: readonly string[]
}

/** By lot, or whom `--first` names: you, the number of a seat, or a hero's name. */
export function firstSeat(wanted: string | undefined, heroes: readonly string[]): Seat | undefined {
  if (wanted === undefined || wanted === 'lot') return undefined
  if (wanted === 'you') return 0
  const found = heroes.findIndex((name, seat) => wanted === String(seat + 1) || same(wanted, name))
  if (found >= 0) return found
  const known = heroes.map((name, seat) => `${seat + 1} (${name})`).join(', ')
  throw new UsageError(`nobody called "${wanted}" can begin; lot, you, or one of ${known}`)
}

/** The options of a game against the Adversary and with the Quest that were named, by id or by name in either language. */
export function foeOptions(
  rules: Rules,
  setup: Omit<GameSetup, 'seed'>,
  wanted: { adversary?: string | undefined; quest?: string | undefined },
): GameOptions {
  const { adversary, quest } = wanted
  if (adversary === undefined && quest === undefined) return {}
  const foes = foesOf(rules, setup)
  if (foes.length === 0)
    throw new UsageError('an Adversary and its Quest are for --mode solo and --mode coop')
  const able = adversary === undefined ? foes : [findNamed('Adversary', adversary, foes.map(namedFoe)).foe]
  if (quest === undefined) return { adversary: able[0].id }
  const quests = new Map(able.flatMap((foe) => foe.quests).map((one) => [one.id, namedFoe(one)]))
  const chosen = findNamed('Quest', quest, [...quests.values()])
  // one that belongs to a single Adversary names it
  const faced = able.filter((foe) => foe.quests.some(({ id }) => id === chosen.id))
  return { quest: chosen.id, ...(faced.length === 1 && { adversary: faced[0].id }) }
}

/** By the name of either side. */
function namedFoe<T extends Pick<Foe, 'id' | 'name' | 'final'>>(foe: T): Named & { foe: T } {
  const { id, name, final = name } = foe
  return {
    id,
    names: LANGUAGES.flatMap((language) => [name, final].map((one) => printedName(one, language))),
    foe,
  }
}

const bare = (id: string): string => id.slice(id.indexOf('/') + 1)
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

function findNamed<T extends Named>(what: string, text: string, known: readonly T[]): T {
  const found = known.find(
    ({ id, names }) => [id, bare(id)].includes(text) || names.some((name) => same(name, text)),
  )
  if (found !== undefined) return found
  const ids = known.map(({ id }) => bare(id))
  const near = nearest(text, ids)
  const hint = near === undefined ? '' : `did you mean "${near}"? There are `
  throw new UsageError(`no ${what} "${text}" in this game; ${hint || 'one of '}${ids.join(', ')}`)
}
