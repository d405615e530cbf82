/** The form of a setup: it may come from a file, so every field is looked at before anything is dealt. */
import { isCardList } from './compile/card-list.ts'
import type { GameSetup } from './new-game.ts'
import type { GameOptions } from './state/types.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): boolean => typeof value === 'string'
const isBoolean = (value: unknown): boolean => typeof value === 'boolean'
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0
const isFairSeed = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value)
const isFastSeed = (value: unknown): boolean => typeof value === 'string' || Number.isSafeInteger(value)

/** One seat's Character cards; null where a seat is promised nothing. */
const isPromised = (value: unknown): boolean =>
  value === null || (isObject(value) && Object.values(value).every((id) => id === undefined || isText(id)))

const OPTIONS: Record<keyof GameOptions, (value: unknown) => boolean> = {
  noChoice: isBoolean,
  noAlliesNorAdversaries: isBoolean,
  adversary: isText,
  quest: isText,
  wholeSets: isBoolean,
  chapters: isCount,
  legacy: isText,
  // how many there may be is looked at apart
  marks: Number.isSafeInteger,
  characters: (value) => Array.isArray(value) && value.every(isPromised),
}

/** What is no setup at all, whatever cards there are; null if it has the right form. Edition, mode, heroes and who begins are looked at apart. */
export function formProblem(setup: GameSetup): string | null {
  if (!isObject(setup)) return 'a setup is an object'
  const { sets, options, seed, cards } = setup as Record<string, unknown>
  if (sets !== undefined && !(Array.isArray(sets) && sets.length > 0 && sets.every(isText)))
    return 'the card sets must be a list of at least one name'
  if (!isObject(seed) || !('fair' in seed ? isFairSeed(seed.fair) : isFastSeed(seed.fast)))
    return 'the seed must be { fair: 64 hex digits } or { fast: a text or a whole number }'
  if (cards !== undefined && !isCardList(cards)) return 'the cards must be a list of names'
  if (options === undefined) return null
  if (!isObject(options)) return 'the options must be an object'
  for (const [name, fits] of Object.entries(OPTIONS)) {
    if (options[name] !== undefined && !fits(options[name])) return `the option "${name}" has a wrong value`
  }
  return null
}

const FIELDS: readonly string[] = [
  'edition',
  'mode',
  'heroes',
  'sets',
  'firstSeat',
  'options',
  'cards',
  'seed',
] satisfies (keyof GameSetup)[]
const PROMISED = ['heritage', 'origin', 'motivation', 'destiny']

/** These fields of it and no others; what is no object stays what it is. */
const only = (value: unknown, fields: readonly string[]): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter(([name, part]) => fields.includes(name) && part !== undefined),
      )
    : value

/** The same setup with its own fields and no others: what is kept holds nothing that came along. Its form may be wrong still. */
export function plainSetup(setup: GameSetup): GameSetup {
  if (!isObject(setup)) return setup
  const plain = only(setup, FIELDS) as GameSetup
  const options = only(plain.options, Object.keys(OPTIONS)) as GameOptions | undefined
  if (Array.isArray(options?.characters))
    options.characters = options.characters.map((seat) => only(seat, PROMISED) as typeof seat)
  const seed = only(plain.seed, ['fair', 'fast']) as GameSetup['seed']
  return { ...plain, ...(options === undefined ? {} : { options }), seed }
}
