/** Which parts of the rules concern a card: by its kind, and by what its words speak of. */

import type { CardFace } from '@runesaga/draw'
import type { Edition, Mode } from '@runesaga/table'
import { rulesReference, type Section } from '@runesaga/words'
import { words } from '../ui/language.ts'

type Place = readonly [topic: string, section: string]

const BY_KIND: Record<CardFace['kind'], readonly Place[]> = {
  origin: [['turn', 'free-actions']],
  motivation: [['turn', 'free-actions']],
  class: [['heritage-class', 'class']],
  heritage: [
    ['heritage-class', 'heritage'],
    ['twist', 'heritage'],
  ],
  destiny: [
    ['scoring', 'boxes'],
    ['radiants', 'orders'],
  ],
  trait: [
    ['traits', 'gaining'],
    ['traits', 'cost'],
    ['traits', 'epic-power'],
    ['traits', 'boons'],
  ],
  challenge: [
    ['challenges', 'choosing'],
    ['challenges', 'difficulty'],
    ['challenges', 'result'],
  ],
  ally: [
    ['allies', 'appearing'],
    ['allies', 'winning'],
    ['allies', 'sacrifice'],
  ],
  adversary: [
    ['adversaries', 'in-the-rows'],
    ['challenges', 'difficulty'],
  ],
  feat: [
    ['feats', 'moments'],
    ['feats', 'level'],
    ['feats', 'afterwards'],
  ],
  'two-sided': [
    ['adversaries', 'the-adversary'],
    ['together', 'epic-facing'],
    ['together', 'epic-end'],
  ],
  'last-foe': [
    ['radiants', 'odium'],
    ['radiants', 'facing'],
  ],
  'adversary-feat': [['feats', 'adversary-cards']],
  quest: [
    ['together', 'epic-set-up'],
    ['radiants', 'quests'],
  ],
  victory: [['radiants', 'victory']],
  legacy: [['together', 'campaign']],
}

/** What a card's sentences speak of. */
const BY_ICON: readonly [icon: string, place: Place][] = [
  ['{dark-rune', ['dark-runes', 'buying']],
  ['{twist', ['twist', 'draw']],
  ['{corruption', ['corruption', 'moving']],
  ['{virtue', ['corruption', 'moving']],
  ['{core-rune', ['runes', 'pool']],
]

export interface Concerned {
  face: CardFace
  sentences: readonly string[]
  edition: Edition
  mode: Mode
}

const holdsFor = ({ editions, modes }: Section, edition: Edition, mode: Mode): boolean =>
  (editions?.includes(edition) ?? true) && (modes?.includes(mode) ?? true)

export function rulingsOn({ face, sentences, edition, mode }: Concerned): Section[] {
  const text = sentences.join(' ')
  const places = [
    ...BY_KIND[face.kind],
    ...BY_ICON.flatMap(([icon, place]) => (text.includes(icon) ? [place] : [])),
  ]
  const topics = rulesReference(words())
  const found = places.flatMap(([topic, section]) =>
    (topics.find(({ id }) => id === topic)?.sections ?? []).filter(({ id }) => id === section),
  )
  return [...new Set(found)].filter((section) => holdsFor(section, edition, mode))
}
