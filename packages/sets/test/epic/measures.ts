/** What no single field says of the epic cards: things counted over the whole set, and what a card's effects speak of. */
import { type CardEntry, STORY_ICONS } from '@runesaga/engine/language'
import { epicSet } from '../../src/index.ts'
import type { Measures } from '../kit/facts.ts'
import { boxOf, newGame } from '../kit/rules.ts'
import { cardsIn, copies, ids } from '../kit/set-cards.ts'

const { entries, of, byAct } = cardsIn(epicSet())
const feats = (kind: string) => of('feat').filter(({ card }) => card.kind === kind)
const repeated = (list: readonly string[]) => list.filter((one, i) => list.indexOf(one) !== i)
const cardOf = (id: string) =>
  entries.find(({ card }) => card.id === id)!.card as unknown as Record<string, never>

// the whole set

const CHAPTERS = [1, 2, 3, 4, 5, 6, 7]
/** The Adversaries, Destinies, Heritages and Origins, and Feats of an Adversary that a chapter's envelope holds. */
function envelope(chapter: number): number[] {
  const inside = (...kinds: ('two-sided' | 'destiny' | 'heritage' | 'origin')[]) =>
    of(...kinds).filter(({ card }) => card.chapter === chapter)
  const foes = ids(inside('two-sided'))
  const own = of('adversary-feat').filter(({ card }) => card.of !== undefined && foes.includes(card.of))
  return [foes.length, inside('destiny').length, inside('heritage', 'origin').length, own.length]
}

const given = entries.flatMap(({ card }) => {
  const { gives, top, bottom, final } = card as unknown as Record<string, { gives?: object } | undefined>
  return [gives, top?.gives, bottom?.gives, final?.gives].flatMap((one) => Object.keys(one ?? {}))
})

const set = {
  'Heritage cards': copies(of('heritage')),
  'Origin cards': copies(of('origin')),
  'Class cards': copies(of('class')),
  'Destiny cards': copies(of('destiny')),
  'Story cards by Act': byAct('trait', 'ally', 'adversary', 'challenge'),
  'Hero cards': copies(feats('hero')),
  'Antihero cards': copies(feats('antihero')),
  'Adversary Feats': copies(of('adversary-feat')),
  'Adversaries of two sides': copies(of('two-sided')),
  'sides of the Quest': of('quest').length,
  Allies: copies(of('ally')),
  'story icons': STORY_ICONS.filter((icon) => given.includes(icon)).toSorted(),
  'bottom paths without +1': ids(of('challenge').filter(({ card }) => card.bottom['plus-one'] !== true)),
  'Traits with a prerequisite or a cost': ids(
    of('trait').filter(({ card }) => card.need !== undefined || card.pay !== undefined),
  ),
  'Traits without a power on being gained': ids(of('trait').filter(({ card }) => card.gained === undefined)),
  'Origins without two abilities': ids(of('origin').filter(({ card }) => new Set(card.abilities).size !== 2)),
  'Origins without a power': ids(of('origin').filter(({ card }) => (card.powers ?? []).length === 0)),
  'some Origins change the start': of('origin').some(({ card }) =>
    card.powers?.some(({ when }) => when === 'game-start'),
  ),
  'Heritages whose second choice is another’s': repeated(
    of('heritage').map(({ card }) => JSON.stringify(card.twist)),
  ),
  'Class powers at': [...new Set(of('class').flatMap(({ card }) => Object.keys(card.powers)))].map(Number),
  'Feats not worth 1': ids(of('feat').filter(({ card }) => (card.points ?? 1) !== 1)),
  'what the seven envelopes hold': CHAPTERS.map(envelope),
  'Adversary sides that give no Feat': ids(
    of('two-sided').filter(({ card }) => !['hero', 'antihero'].includes(card.adversary.reward)),
  ),
}

// single cards

/** The one ability that a Trait asks for on being gained. */
function asked(id: string): string | undefined {
  const gained = of('trait').find(({ card }) => card.id === id)!.card.gained
  const abilities = Object.keys(gained?.if?.['story-has'] ?? {})
  return abilities.length === 1 ? abilities[0] : undefined
}
const hasWhat = (origin: string, trait: string) =>
  (cardOf(origin).abilities as string[]).includes(asked(trait) ?? 'nothing')
/** Everything of a card that happens in play, as text. */
const text = (entry: CardEntry | undefined) => JSON.stringify(entry?.card)
const speaksOfTheAdversary = (id: string) =>
  /"(is-adversary":true|adversary-xp")/.test(text(entries.find(({ card }) => card.id === id)))

const villager = new Set([
  ...(cardOf('villager').abilities as string[]),
  ...Object.keys(cardOf('perceptive').gives),
])
const monastery = cardOf('mountaintop-monastery').abilities as string[]
const cave = of('challenge').find(({ card }) => card.id === 'mysterious-cave')!.card
const barbarian = of('class').find(({ card }) => card.id === 'barbarian')!.card.powers[2]
const fighter = of('class').find(({ card }) => card.id === 'fighter')!.card.powers
const onTwist = JSON.stringify({ when: 'rune-shows', if: { face: 'twist' }, do: { successes: 1 } })
const favored = of('destiny').find(({ card }) => card.id === 'favored-soul')!.card.scoring[0]
const insight = of('feat').find(({ card }) => card.id === 'arcane-insight')!.card

const table = newGame({ edition: 'epic', mode: 'competitive', heroes: 2, seed: { fast: 1 } })

export const measures: Measures = {
  'the set': set,
  board: { ...boxOf(table.setup).ruleset },
  scout: { 'abilities: the one that Tough asks for': hasWhat('scout', 'tough') },
  laborer: {
    'abilities: the one that Athletic asks for': hasWhat('laborer', 'athletic'),
    'power: is set off by an attempt': text(entries.find(({ card }) => card.id === 'laborer')).includes(
      '"when":"attempt-declared"',
    ),
  },
  villager: {
    'abilities: with Perceptive, and of these at Mountaintop Monastery': [
      villager.size,
      monastery.filter((ability) => villager.has(ability)).length,
    ],
  },
  fighter: {
    'power at 6: one of the later powers gives +1 on a Twist of Fate': [fighter[4], fighter[6]].some(
      (power) => JSON.stringify(power) === onTwist,
    ),
  },
  barbarian: {
    'power at 2: helps a Party’s Only Survivor, not who defends it': [cave.top, cave.bottom].map(
      ({ gives }) => Object.keys(gives).includes(barbarian.if?.['path-gives'] as string),
    ),
  },
  'mysterious-cave': {
    'top: rewards: the ability of the Barbarian’s first power': Object.keys(cave.top.gives).includes(
      barbarian.if?.['path-gives'] as string,
    ),
  },
  'favored-soul': {
    'scoring: 1 Triumph for each icon of one ability':
      favored.triumph === 1 && typeof favored.per === 'string',
  },
  perceptive: { 'rewards: abilities': Object.keys(cardOf('perceptive').gives).length },
  tough: { 'power: asks for an ability on being gained': asked('tough') !== undefined },
  athletic: { 'power: asks for an ability on being gained': asked('athletic') !== undefined },
  'arcane-insight': {
    'effect: grows with icons of one kind': JSON.stringify(insight.do).startsWith('{"for-each":{"count":'),
  },
  'filthy-rich': { 'effect: acts on the Adversary': speaksOfTheAdversary('filthy-rich') },
  'stolen-treasure': { 'effect: acts on the Adversary': speaksOfTheAdversary('stolen-treasure') },
}
