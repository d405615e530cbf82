/** What no single field of a stormlight card says: how it changes paths, what it looks at, what the whole box holds. */
import type { GameState } from '@runesaga/engine'
import { ABILITIES, type CardEntry } from '@runesaga/engine/language'
import { stormlightSet } from '../../src/index.ts'
import type { Measures } from '../kit/facts.ts'
import { boxOf, newGame, scenario } from '../kit/rules.ts'
import { cardsIn, copies, ids } from '../kit/set-cards.ts'

const set = stormlightSet()
const { entries, of, byAct } = cardsIn(set)

type Data = Record<string, unknown>
const RULES = ['powers', 'scoring', 'play', 'on', 'if', 'pay', 'do', 'need', 'gained']
/** Everything of a card that happens in play, as text. */
const text = ({ card }: CardEntry): string => JSON.stringify(RULES.map((key) => (card as Data)[key]))
const says = (entry: CardEntry, ...words: RegExp[]) => words.every((word) => word.test(text(entry)))

/** What a card gives of the six abilities. */
const abilityIcons = (gives: Data = {}) => ABILITIES.reduce((sum, a) => sum + ((gives[a] ?? 0) as number), 0)
const sacrificed = /"pay":\{("one-of":\[.*)?"sacrifice-this":true/

/** What the facts ask of any card: true where the card does so. */
const spoken = (entry: CardEntry): Data => {
  const { gives, radiant, start } = entry.card as { gives?: Data; radiant?: number; start?: string }
  return {
    'power: changes certain paths': says(entry, /"always"/, /"path-gives"/, /"successes"/),
    'power: changes the paths of one icon': says(entry, /"always"/, /"path-gives":"[a-z]+"/, /"successes"/),
    'start: isn’t the middle of the track': start !== undefined && start !== 'N',
    'threshold: unlocks a power': radiant !== undefined && says(entry, /"when"/),
    'scoring: wants Justice': says(entry, /"justice"/),
    'scoring: looks at sacrificed Allies': says(entry, /"sacrificed-allies"/),
    'rewards: ability icons': abilityIcons(gives),
    'power: helps an attempt of the next turn': says(entry, /"next-turn":\{"(successes|re-attempt)":/),
    'power: brings a benefit when sacrificed': says(entry, sacrificed),
    'effect: can help an attempt': says(entry, /"successes":[1-9]/),
    'effect: hinders an attempt': says(entry, /"difficulty":[1-9]/),
    'effect: helps on some paths and not on others': says(
      entry,
      /"path-gives"/,
      /"successes":[1-9]/,
      /"successes":-/,
    ),
    'effect: limits the path': says(entry, /"forbid-path"/),
    'effect: can cancel a hindrance': says(entry, /"cancel-feat"/, /"cancel-adversary-feat"/),
    'effect: lends Radiant until the end of the turn': says(entry, /"until":"turn","of":"radiant"/),
    'effect: acts on Allies': says(entry, /"(sacrifice|restore)-ally"/),
    'power: lets who begins Act III side with the Adversary': says(
      entry,
      /"act-begun","if":\{"act":3\}/,
      /"pledge"/,
    ),
  }
}

const card = <T>(list: readonly T[] | undefined, id: string): T =>
  list!.find((one) => (one as { id: string }).id === id)!

// single cards

const surgeon = card(set.challenges, 'field-hospital').top
const favoured = card(set.origins, 'healer').powers!.flatMap(({ if: when, do: effect }) =>
  (effect as Data).successes === 1 ? ((when as Data)['path-gives'] as string) : [],
)
const { abilities } = card(set.origins, 'healer')
const { gives } = card(set.traits, 'scholar')
const healer = {
  'power: a bonus on Study to be a Surgeon': favoured.some((icon) => icon in (surgeon.gives ?? {})),
  'icons of two abilities, with Scholar': ABILITIES.map(
    (a) => abilities.filter((one) => one === a).length + (gives?.[a] ?? 0),
  )
    .filter((n) => n > 0)
    .toSorted((a, b) => a - b),
}
const fiveFor = card(set.destinies, 'edgedancer').scoring.find((term) => term.triumph === 5)?.if as Data
const ofEach = card(set.destinies, 'willshaper').scoring.find(({ per }) => per !== undefined)

/** Embrace the Thrill on this path, which may be a Radiant one: would it do anything? */
const thrill = (path: 'top' | 'bottom'): boolean =>
  !scenario('stormlight', {
    cards: {
      challenges: [{ id: 'glow', difficulty: 3, abilities: ['wisdom'], bottom: { gives: { radiant: 1 } } }],
    },
    hero: { xp: 0, hand: ['embrace-the-thrill'] },
    row: ['glow'],
  })
    .attempt('glow', path)
    .idle('embrace-the-thrill', { on: 0 })

// the whole set

const feats = of('feat')
const quests = of('quest')
const skulls = feats.filter(({ card: feat }) => feat.skull === true)
const party = (heroes: number): GameState =>
  newGame({ edition: 'stormlight', mode: heroes === 1 ? 'solo' : 'coop', heroes, seed: { fast: 1 } })
const nameOf = (state: GameState, no: number) => boxOf(state.setup).cards[no].id.slice('stormlight/'.length)
const inDeck = (state: GameState): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const no of state.decks[5].cards) counts[nameOf(state, no)] = (counts[nameOf(state, no)] ?? 0) + 1
  return counts
}

const whole = {
  Origins: copies(of('origin')),
  Motivations: copies(of('motivation')),
  Destinies: copies(of('destiny')),
  'Radiant Destinies': copies(of('destiny').filter(({ card: destiny }) => destiny.radiant !== undefined)),
  'Story cards by Act': byAct('trait', 'challenge', 'ally'),
  'Hero cards': copies(feats.filter(({ card: feat }) => feat.kind === 'hero')),
  'Antihero cards': copies(feats.filter(({ card: feat }) => feat.kind === 'antihero')),
  'cards with a skull': copies(skulls),
  'Adversary cards': copies(of('last-foe', 'quest')),
  Quests: copies(quests),
  'Quests without a way to feed and a way to starve the Adversary': ids(
    quests.filter((quest) => !says(quest, /"adversary-xp":[1-9]/, /"adversary-xp":-/)),
  ),
  'Acts with Allies': byAct('ally').flatMap((count, i) => (count > 0 ? [i + 1] : [])),
  'some Traits cost Experience': of('trait').some(({ card: trait }) => trait.pay?.xp !== undefined),
  'some Traits need something': of('trait').some(({ card: trait }) => trait.need !== undefined),
  'some Traits are free and bring more on a condition': of('trait').some(
    ({ card: { need, pay, gained } }) => need === undefined && pay === undefined && gained?.if !== undefined,
  ),
  'some bottom paths have no +1': of('challenge').some(({ card: { bottom } }) => bottom['plus-one'] !== true),
  'Feats without a time of their own': ids(feats.filter(({ card: feat }) => feat.play === 'any-time')),
  'the first Quest': nameOf(party(2), party(2).adversary!.quests[0]),
  'some Quests feed the Adversary with Corruption': quests.some((quest) =>
    says(quest, /"corruption-gained","do":\{"adversary-xp":1/),
  ),
  'some Quests take from the Adversary with Radiant icons': quests.some((quest) =>
    says(quest, /"radiant-added",.*"adversary-xp":-/),
  ),
  // more than the one that feeds and the one that starves
  'most Quests have a lasting effect besides':
    quests.filter(({ card: quest }) => (quest.powers ?? []).length > 2).length * 2 > quests.length,
  "the Adversary's deck": inDeck(party(2)),
  'Experience on Odium by party size': [1, 2, 3, 4].map((heroes) => party(heroes).adversary!.xp),
  'base cards that join it': set.mixes?.base,
}

const single: Measures = {
  healer,
  edgedancer: {
    'scoring: 5 Triumph for so many icons': Object.values(
      fiveFor['story-has'] as Record<string, number>,
    ).toSorted((a, b) => a - b),
  },
  willshaper: {
    'scoring: 1 Triumph for each icon of one ability':
      ofEach?.triumph === 1 && (ABILITIES as readonly unknown[]).includes(ofEach.per),
  },
  'field-hospital': { 'Study to be a Surgeon gives one ability': abilityIcons(surgeon.gives) === 1 },
  // it can on the other path, so the measure is able to tell
  'embrace-the-thrill': { 'effect: does something on a Radiant path': thrill('bottom') || !thrill('top') },
}

/** By subject: a card's id, or `the set`. */
export const measures: Measures = {
  ...Object.fromEntries(
    entries.map((entry) => [entry.card.id, { ...spoken(entry), ...single[entry.card.id] }]),
  ),
  'the set': whole,
}
