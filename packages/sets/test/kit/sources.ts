/** Which parts of each card of a set are known, and from where: a page made from the cards and the facts. */
import { type CardEntry, type CardKind, cardEntries } from '@runesaga/engine/language'
import { type Book, type Fact, originOf } from './facts.ts'

/** A part of a card: what it is called, and the fields that tell all of it, or some of it. */
interface Part {
  label: string
  whole: string[]
  some?: string[]
}
const part = (label: string, whole: string[], some: string[] = []): Part => ({ label, whole, some })

const NAMES = [part('name', ['name.en']), part('French name', ['name.fr'])]
const DIFFICULTY = part('difficulty', ['difficulty'])
const ABILITIES = part('abilities', ['abilities'])
const HEADER = part('header', ['gives'])
const REWARDS = part('rewards', ['gives', 'path.gives'])
const PRICE = part('price', ['need', 'pay'])
const FOLK = 'refers to Allies or Adversaries'
const POWER = part('power', ['powers'], [FOLK, 'says how the Adversary gains Experience', 'common'])
const SCORING = part('scoring', ['scoring'], [FOLK])
const EFFECT = part('effect', ['do'], ['play', 'if', FOLK, 'refers to another hero', 'acts on Allies'])
const THRESHOLD = part('threshold', ['radiant'])
const START = part('start', ['start'])
const TWIST = part('second choice', ['twist'])
const GAINED = part('power', ['gained'])
const COPIES = part('copies', ['copies'])
const GOAL = part(
  'goal',
  ['goal'],
  ['party sizes with a goal', 'each further hero raises the goal by the same'],
)

/** The facts call a path by its place on the card or by its name. */
function pathParts(place: 'top' | 'bottom', name: string): Part[] {
  const at = (field: string) => [`${place}.${field}`, `${name}.${field}`]
  return [
    part(`${place}: name`, at('name.en')),
    part(`${place}: place`, [`${place}.name.en`]),
    part(`${place}: French name`, at('name.fr')),
    part(`${place}: +1`, at('plus-one')),
    part(`${place}: rewards`, at('gives')),
  ]
}

const PARTS: Partial<Record<CardKind, Part[]>> = {
  heritage: [...NAMES, TWIST],
  origin: [...NAMES, ABILITIES, POWER],
  class: [...NAMES, ...[2, 4, 6].map((xp) => part(`power at ${xp}`, [`powers.${xp}`]))],
  motivation: [...NAMES, HEADER, POWER],
  destiny: [...NAMES, HEADER, SCORING],
  trait: [...NAMES, PRICE, REWARDS],
  challenge: [...NAMES, DIFFICULTY, ABILITIES],
  ally: [...NAMES, HEADER, POWER],
  adversary: [...NAMES, DIFFICULTY, ABILITIES, REWARDS, POWER],
  feat: [...NAMES, COPIES, EFFECT],
  'last-foe': [...NAMES, DIFFICULTY, part('abilities', ['abilities-chosen']), REWARDS, POWER],
  'adversary-feat': [...NAMES, EFFECT],
  quest: [...NAMES, POWER],
  victory: [...NAMES, GOAL],
}

function sideParts(side: 'adversary' | 'final'): Part[] {
  const at = (...fields: string[]) => fields.map((field) => `${side}.${field}`)
  return [
    part(`${side}: name`, at('name.en')),
    part(`${side}: French name`, at('name.fr')),
    part(`${side}: difficulty`, at('difficulty')),
    part(`${side}: abilities`, at('abilities')),
    part(`${side}: rewards`, at('gives', 'reward')),
    part(`${side}: power`, at('powers')),
  ]
}

function partsOf({ kind, card }: CardEntry): Part[] {
  const parts = PARTS[kind] ?? []
  if (kind === 'two-sided') return [...sideParts('adversary'), ...sideParts('final')]
  if (kind === 'trait' && card.gained !== undefined) {
    const hasPrice = card.need !== undefined || card.pay !== undefined
    return [...NAMES, ...(hasPrice ? [PRICE] : []), REWARDS, GAINED]
  }
  if (kind === 'destiny' && card.radiant !== undefined) return [...NAMES, HEADER, THRESHOLD, POWER, SCORING]
  if (kind === 'motivation' && card.start !== undefined) return [...NAMES, HEADER, START, POWER]
  if (kind === 'motivation' && card.scoring !== undefined) return [...parts, SCORING]
  if (kind !== 'challenge') return parts
  return [...parts, ...pathParts('top', card.top.name.en), ...pathParts('bottom', card.bottom.name.en)]
}

/** How much of a part a fact about the card tells. What is measured may name its part: `power: is set off by an attempt`. */
function tells({ field, value }: Fact, { label, whole, some = [] }: Part): 'whole' | 'partly' | undefined {
  const [way, how] = field === 'paths has' ? [`${value as string}.name.en`] : field.split(/ (?=has$|like$)/)
  if (whole.includes(way) && how !== 'has') return 'whole'
  const within = whole.some((all) => way === all || way.startsWith(`${all}.`))
  return within || some.includes(way) || way.startsWith(`${label}: `) ? 'partly' : undefined
}

type Origin = 'rulebook' | 'public' | 'ours'

/** Where a part comes from. What is known in part is ours for the rest. */
function originsOf(about: readonly Fact[], part: Part): Partial<Record<Origin, string>> {
  const from = (known: 'whole' | 'partly'): Origin | undefined => {
    const origins = about.filter((fact) => tells(fact, part) === known).map(originOf)
    return origins.includes('rulebook') ? 'rulebook' : origins[0]
  }
  const whole = from('whole')
  if (whole !== undefined) return { [whole]: part.label }
  const partly = from('partly')
  if (partly !== undefined) return { [partly]: `${part.label} (partly)`, ours: `${part.label} (the rest)` }
  return { ours: part.label }
}

/** Names, where a path stands and how many copies there are say nothing of what a card does. */
const ABOUT_NAMES = /(^|: )(name|French name|place|copies)$/

/** Where the numbers and effects of a card come from: ours unless one of them is known. */
export function sourceOf({ facts }: Book, entry: CardEntry): Origin {
  const about = facts.filter(({ subject }) => subject === entry.card.id)
  const parts = partsOf(entry).filter(({ label }) => !ABOUT_NAMES.test(label))
  const known = parts.map((part) => originsOf(about, part))
  return (['rulebook', 'public'] as const).find((origin) => known.some((one) => one[origin])) ?? 'ours'
}

/** `top: name, top: rewards` is `top: name, rewards`. */
const listed = (labels: readonly string[]): string =>
  labels
    .map((label, i) => {
      const [place, what] = label.split(': ')
      if (what === undefined) return i === 0 ? label : `, ${label}`
      const goesOn = i > 0 && labels[i - 1].startsWith(`${place}: `)
      return goesOn ? `, ${what}` : `${i === 0 ? '' : '; '}${label}`
    })
    .join('') || '–'

function row({ facts }: Book, entry: CardEntry): string {
  const about = facts.filter(({ subject }) => subject === entry.card.id)
  const origins = partsOf(entry).map((part) => originsOf(about, part))
  const cells = (['rulebook', 'public', 'ours'] as const).map((origin) =>
    listed(origins.flatMap((one) => one[origin] ?? [])),
  )
  return `| ${entry.card.name.en} | ${cells.join(' | ')} |`
}

const TITLES: Partial<Record<CardKind, string>> = {
  heritage: 'Heritages',
  origin: 'Origins',
  motivation: 'Motivations',
  class: 'Classes',
  destiny: 'Destinies',
  trait: 'Traits',
  challenge: 'Challenges',
  ally: 'Allies',
  adversary: 'Adversaries',
  feat: 'Hero and Antihero cards',
  'adversary-feat': 'Adversary Feats',
  'two-sided': 'Adversaries of two sides',
  'last-foe': 'The last foe',
  quest: 'Adversary Quests',
  victory: 'Victory card',
}

/** What stands before and after the tables of a set's page. */
export interface Around {
  head: string
  aside: string
}

export function sourcesPage(book: Book, { head, aside }: Around): string {
  const entries = cardEntries(book.set)
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  const tables = kinds.map((kind) => {
    const rows = entries.filter((entry) => entry.kind === kind).map((entry) => row(book, entry))
    return [
      `## ${TITLES[kind]}\n`,
      '| Card | rulebook | public | ours |',
      '|---|---|---|---|',
      ...rows,
      '',
    ].join('\n')
  })
  return [head, ...tables, aside].join('\n')
}
