// Every message is said somewhere, nothing else is, and nothing before its part of the language is fetched.

import {
  AGES,
  type OutcomeReason,
  REASONS,
  type ScoreBox,
  type SetupProblem,
  type UndoRefusal,
} from '@runesaga/engine'
import { EDITIONS, type FeatKind, LEVELS, MODES } from '@runesaga/engine/language'
import { WINDOW } from '@runesaga/engine/search'
import type { Answer, DeckName, ScoreLineView } from '@runesaga/engine/view'
import { expect, test } from 'vitest'
import type { Advice } from '../src/index.ts'
import { FOLDERS } from '../src/languages/index.ts'
import { type Said, saidAnywhere, saidWith } from './keys-said.ts'

const { first, cards, rest } = FOLDERS.en
const [FIRST, CARDS, REST] = (await Promise.all([first(), cards(), rest()])).map(({ messages }) =>
  Object.keys(messages),
)
const ALL = new Set([...FIRST, ...CARDS, ...REST])
const BEGIN = new Set([...ALL].map((key) => key.split('/')[0]))

const FEATS: FeatKind[] = ['hero', 'antihero']
const DEALT = ['origin', 'motivation', 'class', 'destiny']
const ENDINGS = ['won', 'party', 'loyal']
const NEAR_END = [
  'race',
  'race-alone',
  'finale',
  'finale-alone',
  'goal',
  'done',
  'last',
  'rival',
  'rival-finale',
]
const ASKING = ['matters', 'always', 'mine', 'from', 'never']
type Missing = Extract<SetupProblem, { problem: 'too-few' }>['what']

/** Families: what the templates in the sources make keys of, each with all that can stand in the place of its star. */
const FAMILIES: Record<string, readonly (string | number)[]> = {
  'act/*': [1, 2, 3],
  'answer/*': ['yes', 'no', 'done'] satisfies Answer[],
  'answer/deck/*': FEATS,
  'attempt/dark/*': ['level', 'xp', 'cannot'],
  'attempt/track/locks/*': FEATS,
  'attempt/track/opens/*': FEATS,
  'attempt/*': ['core', 'dark'],
  'attempt/ask/*': ASKING.filter((when) => when !== 'from'),
  'attempt/goes/*': ['story', 'discard', 'stays', 'defeated', 'adversary'],
  'attempt/help/*': ['before', 'after', 'failed'],
  'attempt/of-act/*': ['challenge', 'adversary'],
  'attempt/part/*': ['path', 'effects'],
  'attempt/plate/only-before/*': ['cast', 'result'],
  'attempt/plate/waits-*': ['cast', 'fail', 'card', 'end'],
  'attempt/result/*': ['overcome', 'fail'],
  'attempt/result/*-by': ['overcome', 'fail'],
  'campaign/age/*': AGES,
  'campaign/age/*/about': AGES,
  'campaign/bad/*': ['not-json', 'not-a-campaign', 'newer', 'a-table', 'broken', 'failed'],
  'campaign/by/*': [1, 2, 3, 4, 5, 6, 7],
  'campaign/carried/*': ['boon', 'burden'],
  'campaign/generation/*': ['won', 'lost'],
  'campaign/state/*': ['sealed', 'ready', 'won-later', 'won-first', 'lost', 'open', 'left'],
  'campaign/told/*': ['won', 'lost'],
  'card/feat/*': FEATS,
  'common/*': ['rules', 'settings', 'broken', 'stumbled', 'unaffected', 'went-on'],
  'common/cannot-save/*': ['full', 'forbidden'],
  'decision/answer/*': ['adversary', 'own', 'hero'],
  'decision/window/*': Object.keys(WINDOW),
  'deck/*': ['act1', 'act2', 'act3', ...FEATS, 'adversary'] satisfies DeckName[],
  'edition/*': EDITIONS,
  'end/*': ['won', 'lost'],
  'end/group/*': ['story', 'destiny', 'track', 'hero', 'antihero', 'icons'],
  'end/life/*': DEALT,
  'end/moment/*': ['ally', 'ally-lost', 'ally-back', 'overcame', 'failed'],
  'event/feat-drawn/*': FEATS,
  'event/icon-lent/*': ['attempt', 'turn'],
  'hint/*/free': ['sure', 'journey-price'] satisfies Advice['why'][],
  'hint/*/nothing': ['hopeless', 'failing'] satisfies Advice['why'][],
  'hint/likelier/*': ['points', 'corruption', 'less'],
  'hint/locks/*': FEATS,
  'hint/draws/*': FEATS,
  'hint/keeps-cards/*': ['after', 'failing', 'little'],
  'hint/*': [
    'only-choice',
    'at-random',
    'nothing-gained',
    'next-step',
    'best-answer',
    'answer-turns',
    'answer-spares',
    'nothing-to-attempt',
    'better-position',
    'least-use',
    'ends-dark',
    'hopeless',
    'failing',
    'sure',
    'journey-price',
    'feeds-class',
  ] satisfies Advice['why'][],
  'level/*': LEVELS,
  'mix/*': ['own', 'book', 'hand'],
  'mix/*/about': ['own', 'book', 'hand'],
  'mix/deck/*': ['origin', 'motivation', 'destiny', 'act-1', 'act-2', 'act-3', 'hero', 'antihero'],
  'mix/foes/*': EDITIONS,
  'mix/host/*': EDITIONS,
  'mix/no/*': ['set-unknown', 'set-twice', 'no-adversary', 'no-quest'] satisfies SetupProblem['problem'][],
  'mix/no/heroes/*': MODES,
  'mix/no/too-few/*': [
    'origin',
    'motivation',
    'destiny',
    'heritage',
    'act-1',
    'act-2',
    'act-3',
  ] satisfies Missing[],
  'mix/odd/*': ['no-list', 'radiant-rare', 'free-traits'],
  'mode/*': MODES,
  'learn/*': ['lesson-1', 'lesson-2', 'lesson-3', 'lesson-4', 'lesson-5', 'lesson-6'],
  'moment/level/*': ['both', ...FEATS],
  'moment/xp/*': ['failing', 'dark'],
  'moment/locked/*': FEATS,
  'new-table/edition/*': EDITIONS,
  'new-table/adversary/*': ['about', 'alone', 'none'],
  'new-table/hard/*': [1, 2, 3, 4, 5],
  'new-table/kept/*': ['own', 'book', 'hand'],
  'new-table/length/*': [60, 75, 90, 105, 120],
  'new-table/mode/*': MODES,
  'new-table/mode/*/about': MODES,
  'new-table/tale/*': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  'opening/about/*': DEALT,
  'opening/need/*': DEALT,
  'outcome/*': ENDINGS,
  'outcome/*/shared': ENDINGS,
  'outcome/why/*': [
    'highest-destiny',
    'adversary-defeated',
    'adversary-reached-goal',
    'adversary-has-xp',
    'hero-failed',
    'nobody-to-face',
    'adversary-out-of-xp',
  ] satisfies OutcomeReason[],
  'refusal/*': REASONS,
  'refusal/level-forbids-*': FEATS,
  'score/box/*': ['A', 'B', 'C', 'D', 'E'] satisfies ScoreBox[],
  'score/line/*': [
    'character',
    'path',
    'ally',
    'destiny',
    'scoring',
    'feat',
    'track',
    'xp',
    'icons',
    'adversary',
  ] satisfies ScoreLineView['what'][],
  'settings/asking/*': ASKING,
  'settings/contrast/*': ['usual', 'high'],
  'settings/motion/*': ['system', 'full', 'calm'],
  'settings/pace/*': [0, 0.5, 1, 1.6],
  'settings/text-size/*': [1, 1.15, 1.3],
  'short-refusal/*': [...ALL].flatMap((key) => /^short-refusal\/(.*)/.exec(key)?.[1] ?? []),
  'step/*': LEVELS,
  'table/ends/*': ['race', 'finale', 'goal'],
  'table/near-end/*': NEAR_END,
  'table/near-end/*/short': NEAR_END,
  'table/filter/*': ['all', 'attempts', 'heroes', 'cards'],
  'table/played/*': FEATS,
  'table/track/answer/*': ['both', ...FEATS],
  'online/changed/*': ['taken', 'begun', 'not-ready', 'away', 'other'],
  'trouble/bad-table/*': ['not-a-table', 'newer', 'not-playable', 'changed'],
  'trouble/bad/*': ['not-json', 'not-a-table', 'newer', 'not-playable', 'changed'],
  'undo-refusal/*': ['nothing-to-undo', 'another-acted', 'revealed'] satisfies UndoRefusal[],
}

const keysOf = (said: string): string[] =>
  (FAMILIES[said] ?? []).map((member) => said.replace('*', String(member)))

const SAID = saidAnywhere(BEGIN)
const templates = SAID.filter(({ key }) => key.includes('*'))
const literals = SAID.filter(({ key }) => ALL.has(key))

test('every template that makes keys is declared as a family, and every family is used', () => {
  expect(templates.filter(({ key }) => FAMILIES[key] === undefined)).toEqual([])
  const used = new Set(templates.map(({ key }) => key))
  expect(Object.keys(FAMILIES).filter((family) => !used.has(family))).toEqual([])
})

test('a family makes only keys that there are', () => {
  const made = Object.keys(FAMILIES).flatMap(keysOf)
  expect(made.filter((key) => !ALL.has(key))).toEqual([])
})

test('no message is left that nobody says', () => {
  const used = new Set([...literals.map(({ key }) => key), ...Object.keys(FAMILIES).flatMap(keysOf)])
  expect([...ALL].filter((key) => !used.has(key))).toEqual([])
})

const notAmong =
  (known: readonly string[]) =>
  ({ key }: Said): boolean =>
    key.includes('*') ? keysOf(key).some((one) => !known.includes(one)) : ALL.has(key) && !known.includes(key)

test('what the page shows with the first part of a language needs no more of it', () => {
  expect(saidWith('first', BEGIN).filter(notAmong(FIRST))).toEqual([])
})

test('what it shows up to the first decision of a game needs no more than the first two', () => {
  expect(saidWith('cards', BEGIN).filter(notAmong([...FIRST, ...CARDS]))).toEqual([])
})
