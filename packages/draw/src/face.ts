/** What is to be seen on a card: from its data and its text, everything that the drawing needs and nothing else. */
import {
  ABILITIES,
  type Ability,
  type CardEntry,
  type CardKind,
  type FeatKind,
  STORY_ICONS,
  type Text,
} from '@runesaga/engine/language'
import { actName, type InlineIcon, type Line, type Words } from '@runesaga/words'
import type { FrameName } from './frames.ts'
import { typeset } from './html.ts'
import { moodOf, placeOf, type Scene } from './scene.ts'

/** An icon that a card gives. `n` is the number printed on points; icons that come twice stand there twice. */
export interface Reward {
  icon: InlineIcon
  n: number | null
}

export interface FacePath {
  name: string
  plusOne: boolean
  rewards: readonly Reward[]
}

/** What a card says, as far as it is seen: `CardText` of words fits. */
export interface FaceText {
  name: string
  lines: readonly Pick<Line, 'when' | 'text' | 'limit' | 'gate'>[]
}

export interface FaceLine extends Pick<Line, 'when' | 'text' | 'limit' | 'gate'> {
  /** on a Quest: does it feed the Adversary, or starve it? */
  sign?: '+' | '−'
}

export interface CardFace {
  /** the card's full id; the second side of an Adversary has its own */
  id: string
  kind: CardKind
  feat: FeatKind | null
  frame: FrameName
  /** the language that it is drawn in */
  words: Words
  title: string
  /** the kind in words */
  label: string
  act: 1 | 2 | 3 | null
  copies: number
  scene: Scene
  /** icons at the top: abilities, story icons, points */
  rewards: readonly Reward[]
  /** what can be tucked: two on a Challenge, one on what has a single path, none on what stays */
  paths: readonly FacePath[]
  difficulty: number | null
  abilities: readonly Ability[]
  /** how many abilities the hero chooses */
  abilitiesChosen: number
  lines: readonly FaceLine[]
  /** points of a played Feat */
  points: Reward | null
  /** belongs to the Adversary's deck */
  skull: boolean
}

type Gives = Partial<Record<string, number | undefined>>

/** The printed order: story icon, card, Virtue, points, ability, Corruption. */
const ORDER: readonly InlineIcon[] = [
  ...STORY_ICONS,
  'hero',
  'antihero',
  'virtue',
  'triumph',
  'tragedy',
  ...ABILITIES,
  'corruption',
]
const isPoints = (icon: InlineIcon): boolean => icon === 'triumph' || icon === 'tragedy'

function rewardsOf(gives: Gives | undefined): Reward[] {
  if (gives === undefined) return []
  return ORDER.flatMap((icon): Reward[] => {
    const n = gives[icon] ?? 0
    if (n === 0) return []
    return isPoints(icon) ? [{ icon, n }] : Array.from({ length: n }, () => ({ icon, n: null }))
  })
}

/** A name as data has it, in the language if it was translated. */
const said = (text: Text, { language }: Words): string =>
  typeset((text as Partial<Record<string, string>>)[language] ?? text.en)

const path = (data: { name: Text; 'plus-one'?: true | undefined; gives: Gives }, words: Words): FacePath => ({
  name: said(data.name, words),
  plusOne: data['plus-one'] === true,
  rewards: rewardsOf(data.gives),
})

type Own = Partial<Omit<CardFace, 'id' | 'kind' | 'words' | 'scene'>> & Pick<CardFace, 'frame'>

const actFrame = (act: 1 | 2 | 3): FrameName => `act${act}`
const icons = (abilities: readonly Ability[]): Reward[] => abilities.map((icon) => ({ icon, n: null }))

/** What each kind of card has of its own. Two-sided Adversaries come one side at a time. */
const OWN: { [K in CardKind]: (entry: CardEntry<K>, words: Words) => Own } = {
  origin: ({ card }) => ({ frame: 'origin', rewards: [...icons(card.abilities), ...rewardsOf(card.gives)] }),
  motivation: ({ card }) => ({ frame: 'motivation', rewards: rewardsOf(card.gives) }),
  class: () => ({ frame: 'class' }),
  heritage: () => ({ frame: 'heritage' }),
  destiny: ({ card }) => ({ frame: 'destiny', rewards: rewardsOf(card.gives) }),
  trait: ({ card }, words) => {
    const rewards = rewardsOf(card.gives)
    const paths = [{ name: said(card.name, words), plusOne: false, rewards }]
    return { frame: actFrame(card.act), act: card.act, rewards, paths }
  },
  challenge: ({ card }, words) => ({
    frame: actFrame(card.act),
    act: card.act,
    difficulty: card.difficulty,
    abilities: card.abilities,
    paths: [path(card.top, words), path(card.bottom, words)],
  }),
  ally: ({ card }) => ({ frame: 'ally', act: card.act, rewards: rewardsOf(card.gives) }),
  adversary: ({ card }, words) => ({
    frame: 'adversary',
    act: card.act,
    difficulty: card.difficulty,
    abilities: card.abilities,
    rewards: rewardsOf(card.path.gives),
    paths: [path(card.path, words)],
  }),
  feat: ({ card }, words) => ({
    frame: card.kind,
    feat: card.kind,
    label: words.say(`card/feat/${card.kind}`),
    points: { icon: card.kind === 'hero' ? 'triumph' : 'tragedy', n: card.points ?? 1 },
    skull: card.skull === true,
  }),
  'two-sided': ({ card: { adversary } }) => ({
    frame: 'adversary',
    difficulty: adversary.difficulty,
    abilities: adversary.abilities,
    rewards: [{ icon: adversary.reward, n: null }],
  }),
  'last-foe': ({ card }, words) => ({
    frame: 'adversary',
    difficulty: card.difficulty,
    abilitiesChosen: card['abilities-chosen'],
    rewards: rewardsOf(card.path.gives),
    paths: [path(card.path, words)],
  }),
  'adversary-feat': () => ({ frame: 'adversary-feat', skull: true }),
  quest: () => ({ frame: 'quest' }),
  victory: ({ card }) => ({ frame: 'quest', rewards: [{ icon: 'xp', n: card.goal }] }),
  legacy: () => ({ frame: 'quest' }),
}

/** On a Quest each line is one power, so its data says whether the Adversary gains or loses by it. */
function signed(entry: CardEntry, lines: FaceText['lines']): readonly FaceLine[] {
  const powers = entry.kind === 'quest' ? (entry.card.powers ?? []) : []
  if (powers.length !== lines.length) return lines
  return lines.map((line, i) => {
    const xp = [powers[i].do].flat().reduce((sum, effect) => sum + (Number(effect['adversary-xp']) || 0), 0)
    return xp === 0 ? line : { ...line, sign: xp > 0 ? '+' : '−' }
  })
}

/** The face of a card. Of a two-sided Adversary this is its first side. */
export function cardFace(entry: CardEntry, text: FaceText, words: Words): CardFace {
  return cardFaces(entry, text, words)[0]
}

/** All faces of a card: two of a two-sided Adversary, one of any other. */
export function cardFaces(entry: CardEntry, text: FaceText, words: Words): CardFace[] {
  const { kind, id, copies, card } = entry
  const own = (OWN[kind] as (entry: CardEntry, words: Words) => Own)(entry, words)
  // of a Feat only what it does counts: its kind would put them all in one place
  const data = entry.kind === 'feat' ? [entry.card.if, entry.card.pay, entry.card.do] : card
  const subject = { id, kind: own.feat ?? kind, mood: card.mood, place: card.place, data }
  const face: CardFace = {
    id,
    kind,
    feat: null,
    words,
    title: typeset(text.name),
    label: words.terms.kinds[kind].one,
    act: null,
    copies,
    rewards: [],
    paths: [],
    difficulty: null,
    abilities: [],
    abilitiesChosen: 0,
    lines: signed(entry, text.lines),
    points: null,
    skull: false,
    ...own,
    scene: { mood: moodOf(subject), place: placeOf(subject), emblem: card.emblem ?? null },
  }
  return entry.kind === 'two-sided' ? bothSides(face, entry, words) : [face]
}

/** The sides of an Adversary. In its text each line has its side's name as gate; here the title says it already. */
function bothSides(face: CardFace, { card }: CardEntry<'two-sided'>, words: Words): CardFace[] {
  const { adversary, final } = card
  const side = (part: typeof adversary | typeof final, own: Partial<CardFace>): CardFace => {
    const title = said(part.name, words)
    const subject = { id: own.id ?? face.id, kind: face.kind, mood: card.mood, place: card.place, data: part }
    const emblem = part.emblem ?? card.emblem ?? null
    return {
      ...face,
      title,
      scene: { mood: moodOf(subject), place: placeOf(subject), emblem },
      lines: face.lines.filter(({ gate }) => gate === title).map(withoutGate),
      ...own,
    }
  }
  return [
    side(adversary, {}),
    side(final, {
      id: `${face.id}/final`,
      label: words.say('card/final-adversary'),
      difficulty: final.difficulty,
      abilities: final.abilities,
      rewards: rewardsOf(final.gives),
    }),
  ]
}

function withoutGate(line: FaceLine): FaceLine {
  const bare = { ...line }
  delete bare.gate
  return bare
}

/** The Act in words, for faces that belong to one. */
export const actOf = ({ act, words }: CardFace): string => (act === null ? '' : actName(act, words))
