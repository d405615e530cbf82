/** What the schema alone can't see: words in the wrong place, contradictions, references, ids used twice. */
import { cardSet } from './cards.ts'
import type { Problem } from './explain.ts'
import { cost, count, effect, power, scoringTerm } from './grammar.ts'
import { nearest } from './nearest.ts'
import { child, defOf, fitting, isObject, type Path, type Schema } from './schema.ts'

/** Words for a power that is always on, and for no other. */
const STANDING_ONLY = ['journey-price', 'dark-price', 'dark-allowed', 'core-zeros-count', 'forbid']
/** All that a power that is always on can do. */
const STANDING = ['successes', 'difficulty', ...STANDING_ONLY, 'protect', 'check', 'for-each']

/** Objects in which exactly one of these words must stand. */
const EXACTLY_ONE = new Map<Schema, string[]>([
  [fitting(child(effect, 'icon')!, {}), ['of', 'one-of']],
  [fitting(child(effect, 'add-rune')!, {}), ['of', 'one-of']],
  [fitting(child(effect, 're-cast')!, {}), ['n', 'any-number', 'all']],
  [scoringTerm, ['triumph', 'tragedy']],
  [fitting(count, {}), ['sum', 'set-of']],
])

/** The one complaint that may repeat what the schema says of the same place. */
export const SAYS_NOTHING = 'says nothing'

/** Lists that may be empty. */
const MAY_BE_EMPTY = ['powers', 'scoring', 'not-in']

/** What surrounds a node and bears on what may stand there. */
interface Around {
  /** inside a power that is always on; undefined where that can't be told */
  standing: boolean | undefined
  /** an `xp-up-to` is paid before */
  paid: boolean
}

type Node = Record<string, unknown>
type Report = (path: Path, message: string) => void

const listed = (words: readonly string[]) => {
  const quoted = words.map((word) => `"${word}"`)
  return `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
}

const eachOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A cost, and the alternatives inside it, with their paths. */
const costsIn = (value: Node, path: Path): [Node, Path][] => [
  [value, path],
  ...eachOf(value['one-of']).flatMap((one, i): [Node, Path][] =>
    isObject(one) ? [[one, [...path, 'one-of', i]]] : [],
  ),
]

const paysUpTo = (pay: unknown) => isObject(pay) && costsIn(pay, []).some(([one]) => 'xp-up-to' in one)

/** Decks whose cards no hero owns. */
const NOBODYS = ['adversaries', 'two-sided-adversaries', 'last-foes', 'quests', 'legacies']

function checkPower(value: Node, path: Path, report: Report) {
  if (value.limit === 'once-per-hero' && !NOBODYS.includes(String(path[0]))) {
    report([...path, 'limit'], '"once-per-hero" is for cards that no hero owns; use "once-per-game"')
  }
  const triggers = [value.when].flat()
  if (!triggers.includes('always')) return
  if (triggers.length > 1) report([...path, 'when'], '"always" stands alone, not beside other triggers')
  for (const word of ['pay', 'may', 'limit']) {
    if (word in value) report([...path, word], `"${word}" can't stand beside "when: always"`)
  }
}

function checkStanding(word: string, path: Path, standing: boolean | undefined, report: Report): boolean {
  if (standing === undefined || child(effect, word) === undefined) return true
  if (standing && !STANDING.includes(word)) {
    report(path, `"${word}" can't stand in a power with "when: always"; what can is ${listed(STANDING)}`)
    return false
  }
  if (!standing && STANDING_ONLY.includes(word)) {
    report(path, `"${word}" stands only in a power with "when: always"`)
    return false
  }
  return true
}

/** Whether the power is always on; undefined when its trigger is none that we know. */
function isStanding(node: Node): boolean | undefined {
  const triggers = [node.when].flat()
  const known = triggers.every((trigger) =>
    fitting(child(power, 'when')!, trigger)._zod.values?.has(trigger as string),
  )
  return known ? triggers.includes('always') : undefined
}

function checkObject(schema: Schema, value: Node, path: Path, report: Report) {
  const alternatives = EXACTLY_ONE.get(schema)
  if (!Object.keys(value).length) {
    report(path, `${SAYS_NOTHING}: an object without any word`)
  } else if (alternatives && alternatives.filter((word) => word in value).length !== 1) {
    report(path, `needs exactly one of ${listed(alternatives)}`)
  }
  if (schema === power) checkPower(value, path, report)
  if (schema === cost && path[0] !== 'allies') {
    for (const [one, at] of costsIn(value, path)) {
      if ('sacrifice-this' in one)
        report([...at, 'sacrifice-this'], 'only an Ally has the cost "sacrifice-this"')
    }
  }
  const [first, second] = 'difficulty' in value ? eachOf(value.abilities) : []
  if (typeof first === 'string' && first === second) {
    report([...path, 'abilities'], `the two abilities must differ, and both are "${first}"`)
  }
}

function visit(outer: Schema, value: unknown, path: Path, around: Around, report: Report) {
  const schema = fitting(outer, value)
  const def = defOf(schema)
  if (def.type === 'array' && Array.isArray(value)) {
    const mayBeEmpty = path.length === 1 || MAY_BE_EMPTY.includes(String(path.at(-1)))
    if (!value.length && !mayBeEmpty) report(path, `${SAYS_NOTHING}: an empty list`)
    for (const [i, item] of value.entries()) visit(def.element, item, [...path, i], around, report)
  } else if ((def.type === 'object' || def.type === 'record') && isObject(value)) {
    checkObject(schema, value, path, report)
    const inside = schema === power ? { ...around, standing: isStanding(value) } : around
    for (const [word, inner] of Object.entries(value)) {
      const next = child(schema, word)
      if (!next) continue
      const at = [...path, word]
      const allowed = schema !== effect || checkStanding(word, at, inside.standing, report)
      const standing = allowed ? inside.standing : undefined
      const paid = inside.paid || (word === 'do' && paysUpTo(value.pay))
      visit(next, inner, at, { standing, paid }, report)
    }
  } else if (def.type === 'enum' && value === 'xp-paid' && !around.paid) {
    report(path, '"xp-paid" counts nothing here; the "pay" of the same power must have "xp-up-to"')
  }
}

function checkIds(set: Node, report: Report) {
  const first = new Map<string, string>()
  const meet = (card: unknown, path: Path, name: string) => {
    if (!isObject(card) || typeof card.id !== 'string') return
    const before = first.get(card.id)
    if (before === undefined) first.set(card.id, name)
    else report([...path, 'id'], `id "${card.id}" twice in the set; ${before} has it already`)
  }
  for (const [deck, cards] of Object.entries(set)) {
    if (!Array.isArray(cards)) meet(cards, [deck], deck)
    else for (const [i, card] of cards.entries()) meet(card, [deck, i], `${deck}[${i}]`)
  }
}

/** Quests and the Adversary's Feats name an Adversary of the set. */
function checkAdversaries(set: Node, report: Report) {
  const known = ['adversaries', 'two-sided-adversaries', 'last-foes']
    .flatMap((deck) => eachOf(set[deck]))
    .flatMap((card) => (isObject(card) && typeof card.id === 'string' ? [card.id] : []))
  for (const deck of ['quests', 'adversary-feats']) {
    for (const [i, card] of eachOf(set[deck]).entries()) {
      if (!isObject(card) || typeof card.of !== 'string' || known.includes(card.of)) continue
      const near = nearest(card.of, known)
      const hint = near ? `did you mean "${near}"?` : `the set has ${known.join(', ') || 'none'}`
      report([deck, i, 'of'], `unknown Adversary "${card.of}"; ${hint}`)
    }
  }
}

/** The other side of a card is a Quest of the set that isn't a back itself. */
function checkBacks(set: Node, report: Report) {
  const quests = eachOf(set.quests).filter(isObject)
  const fronts = quests.flatMap(({ id, 'back-of': back }) =>
    typeof id === 'string' && back === undefined ? [id] : [],
  )
  for (const [i, card] of eachOf(set.quests).entries()) {
    const back = isObject(card) ? card['back-of'] : undefined
    if (typeof back === 'string' && !fronts.includes(back))
      report(
        ['quests', i, 'back-of'],
        `no Quest "${back}" to be the back of; the set has ${fronts.join(', ') || 'none'}`,
      )
  }
}

/** A chapter leaves at most one boon and one burden, and each does something. */
function checkLegacies(set: Node, report: Report) {
  const first = new Map<string, number>()
  for (const [i, card] of eachOf(set.legacies).entries()) {
    if (!isObject(card)) continue
    if (!('setup' in card) && !eachOf(card.powers).length)
      report(['legacies', i], `${SAYS_NOTHING}: it needs "setup" or "powers"`)
    const what = `${String(card.kind)} of chapter ${String(card.chapter)}`
    const before = first.get(what)
    if (before === undefined) first.set(what, i)
    else report(['legacies', i], `a second ${what}; legacies[${before}] is one already`)
  }
}

/** Takes the data as it came, so that these problems are found beside those of the schema. */
export function crossChecks(data: unknown): Problem[] {
  const problems: Problem[] = []
  const report: Report = (path, message) => problems.push({ path, message })
  visit(cardSet, data, [], { standing: false, paid: false }, report)
  if (isObject(data)) {
    checkIds(data, report)
    checkAdversaries(data, report)
    checkBacks(data, report)
    checkLegacies(data, report)
  }
  return problems
}
