/** A card with its rules changed in one place: a scenario that shows the card at work must notice. */
import { type CardSet, COUNTS, checkSet, FEAT_KINDS, LEVELS, LIMITS } from '@runesaga/engine'

export type Deck = 'origins' | 'motivations' | 'destinies' | 'traits'

export interface Changed {
  /** `powers[0].do.xp: 2 → 3` */
  what: string
  card: { id: string }
}

/** What the card does; names and looks are others' business, and the Act is that of the row in which it lies. */
const RULES = ['abilities', 'gives', 'powers', 'scoring', 'need', 'pay', 'or-pay', 'gained']
/** Words of which another would do in the same place; icons are among the counts. */
const KINDRED: readonly (readonly string[])[] = [COUNTS, LIMITS, FEAT_KINDS]

/** Every number one more and one less, every word the one before and after it in its list, every part left out. */
export function changes(card: { id: string }, deck: Deck): Changed[] {
  const found: Changed[] = []
  for (const [key, value] of Object.entries(card)) {
    if (!RULES.includes(key)) continue
    for (const [at, now, before] of variants(value, key)) {
      const { [key]: _, ...rest } = card as Record<string, unknown>
      const changed = (now === undefined ? rest : { ...rest, [key]: now }) as { id: string }
      if (isSound(changed, deck)) found.push({ what: `${at}: ${before}`, card: changed })
    }
  }
  return found
}

type Variant = [at: string, now: unknown, what: string]

function variants(value: unknown, at: string): Variant[] {
  // so many, if nothing is said
  const isDefault = value === 1 && at.endsWith('.n')
  const gone: Variant[] = isDefault ? [] : [[at, undefined, `${JSON.stringify(value)} left out`]]
  return [
    ...gone,
    ...others(value).map((o): Variant => [at, o, `${String(value)} → ${String(o)}`]),
    ...inner(value, at),
  ]
}

function others(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1]
  if (typeof value !== 'string') return []
  const [level, ...range] = value.split(' ')
  const i = (LEVELS as readonly string[]).indexOf(level)
  if (i >= 0) return [i - 1, i + 1].flatMap((n) => (LEVELS[n] ? [[LEVELS[n], ...range].join(' ')] : []))
  return KINDRED.flatMap((words) => {
    const at = words.indexOf(value)
    return at < 0 ? [] : [words.at(at - 1), words[(at + 1) % words.length]]
  })
}

function inner(value: unknown, at: string): Variant[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, i) =>
      variants(item, `${at}[${i}]`).map(([where, now, what]): Variant => {
        const list = now === undefined ? value.toSpliced(i, 1) : value.with(i, now)
        return [where, list, what]
      }),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    variants(item, `${at}.${key}`).map(([where, now, what]): Variant => {
      const { [key]: _, ...rest } = value as Record<string, unknown>
      return [where, now === undefined ? rest : { ...value, [key]: now }, what]
    }),
  )
}

/** Would a set with this card be loaded at all? */
const isSound = (card: { id: string }, deck: Deck): boolean =>
  checkSet({ set: 'changed', name: { en: 'Changed' }, edition: 'base', [deck]: [card] }).problems.length === 0

/** The set with this card in place of the one of its id. */
export function withCard(set: CardSet, deck: Deck, card: { id: string }): CardSet {
  const cards: readonly { id: string }[] = set[deck] ?? []
  return { ...set, [deck]: cards.map((one) => (one.id === card.id ? card : one)) }
}
