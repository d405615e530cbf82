/** A card with its rules changed in one place: a scenario that shows the card at work must notice. */
import { type CardSet, COUNTS, checkSet, FEAT_KINDS, LEVELS, LIMITS } from '@runesaga/engine/language'

export type Deck =
  | 'heritages'
  | 'origins'
  | 'motivations'
  | 'classes'
  | 'destinies'
  | 'traits'
  | 'allies'
  | 'feats'
  | 'adversary-feats'
  | 'two-sided-adversaries'
  | 'last-foes'
  | 'quests'

export interface Changed {
  /** `powers[0].do.xp: 2 → 3` */
  what: string
  card: { id: string }
}

/** What the card does; names and looks are others' business, and the Act is that of the row in which it lies. */
const RULES = [
  'abilities gives powers scoring need pay or-pay gained start radiant',
  'twist play on if do adversary final difficulty reward',
].flatMap((words) => words.split(' '))
/** Of a side, too, names and looks are others' business. */
const LOOKS = ['name', 'emblem']
/** Words of which another would do in the same place; icons are among the counts. */
const KINDRED: readonly (readonly string[])[] = [COUNTS, LIMITS, FEAT_KINDS]

/** Every number one more and one less, every word the one before and after it in its list, every part left out. */
export function changes(set: CardSet, deck: Deck, card: { id: string }): Changed[] {
  const found: Changed[] = []
  // alone, a card may lack what it speaks of: a change must not make that worse
  const lacks = problemsOf(set, deck, card)
  for (const [key, value] of Object.entries(card)) {
    if (!RULES.includes(key)) continue
    for (const [at, now, before] of variants(value, key)) {
      const { [key]: _, ...rest } = card as Record<string, unknown>
      const changed = (now === undefined ? rest : { ...rest, [key]: now }) as { id: string }
      if (problemsOf(set, deck, changed) <= lacks) found.push({ what: `${at}: ${before}`, card: changed })
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
  const rules = Object.entries(value).filter(([key]) => !LOOKS.includes(key))
  return rules.flatMap(([key, item]) =>
    variants(item, `${at}.${key}`).map(([where, now, what]): Variant => {
      const { [key]: _, ...rest } = value as Record<string, unknown>
      return [where, now === undefined ? rest : { ...value, [key]: now }, what]
    }),
  )
}

/** What keeps a set with only this card from being loaded. */
const problemsOf = ({ edition }: CardSet, deck: Deck, card: { id: string }): number =>
  checkSet({ set: 'changed', name: { en: 'Changed' }, edition, [deck]: [card] }).problems.length

/** The set with this card in place of the one of its id. */
export function withCard(set: CardSet, deck: Deck, card: { id: string }): CardSet {
  const cards: readonly { id: string }[] = set[deck] ?? []
  return { ...set, [deck]: cards.map((one) => (one.id === card.id ? card : one)) }
}
