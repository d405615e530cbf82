/** What no single field says: things counted over the whole set, the board, the runes, and what a card's effects speak of. */
import type { GameState } from '@runesaga/engine'
import { ABILITIES, type Ability, type CardEntry } from '@runesaga/engine/language'
import { type CastTable, castOf, type Pool } from '@runesaga/engine/search'
import { baseSet } from '../../src/index.ts'
import type { Measures } from '../kit/facts.ts'
import { boxOf, newGame, runScenario } from '../kit/rules.ts'
import { cardsIn, copies, ids } from '../kit/set-cards.ts'

const { entries, of, byAct } = cardsIn(baseSet())

// what effects speak of

/** Everything of a card that happens in play, as text. */
function text(entry: CardEntry): string {
  const card = entry.card as Record<string, unknown>
  return JSON.stringify(
    ['powers', 'scoring', 'on', 'if', 'pay', 'do', 'need', 'gained'].map((key) => card[key]),
  )
}
const ALLIES = /"(holds-ally|ally-[a-z]+|allies|sacrificed-allies|sacrifice-ally|restore-ally)"/
const ADVERSARIES = /"(is-adversary|adversary-faced|adversaries-defeated)"/
const ANOTHER_HERO = /"(another-hero|each-other-hero|ability-another-has|hero-to-the-left)"/
const RUNES = /"(icon|add-rune|add-dark)":/
const gainsXp = (entry: CardEntry) =>
  /"(take-)?xp":[1-9]/.test(text(entry).replaceAll(/"pay":\{[^}]*\}/g, ''))
const spendsXp = (entry: CardEntry) => /"pay":\{[^}]*"xp":/.test(text(entry))

const spoken = Object.fromEntries(
  entries.map((entry) => [
    entry.card.id,
    {
      'refers to Allies or Adversaries': ALLIES.test(text(entry)) || ADVERSARIES.test(text(entry)),
      'refers to another hero': ANOTHER_HERO.test(text(entry)),
      'acts on Allies': /"(sacrifice|restore)-ally"/.test(text(entry)),
      'says how the Adversary gains Experience': /"adversary-xp":[1-9]/.test(text(entry)),
    },
  ]),
)

// the whole set

const acts = (kind: 'ally' | 'adversary') => byAct(kind).flatMap((count, i) => (count > 0 ? [i + 1] : []))
const feats = of('feat')
const ofKind = (kind: string) => feats.filter(({ card }) => card.kind === kind)
/** "Many" is a third and more, "a few" less than a third and more than one. */
const many = (found: readonly unknown[], all: readonly unknown[]) => found.length * 3 >= all.length
const few = (found: readonly unknown[], all: readonly unknown[]) => found.length > 1 && !many(found, all)
const oneAbility = of('challenge').filter(({ card }) => card.abilities.length === 1)
const solo = newGame({ edition: 'base', mode: 'solo', heroes: 1, seed: { fast: 1 } })
const idsInSolo = (cards: readonly number[]) => {
  const box = boxOf(solo.setup)
  return cards.map((no) => box.cards[no].id.slice('base/'.length))
}
const heroCardsInSolo = [...solo.decks[3].cards, ...solo.heroes[0].hand]

const set = {
  'Origins without exactly two ability icons': ids(
    of('origin').filter(({ card }) => new Set(card.abilities).size !== 2),
  ),
  'many Origins give a way to gain Experience': many(of('origin').filter(gainsXp), of('origin')),
  'many Motivations give a way to spend Experience': many(
    of('motivation').filter(spendsXp),
    of('motivation'),
  ),
  'most Challenges list two abilities and a few one': few(oneAbility, of('challenge')),
  'Traits without prerequisite and cost': ids(
    of('trait').filter(({ card }) => card.need === undefined && card.pay === undefined),
  ),
  'Acts with Allies': acts('ally'),
  'Acts with Adversaries': acts('adversary'),
  'some Feats give a rune': feats.some((entry) => RUNES.test(text(entry))),
  'a few cards allow more than one Journey': few(
    entries.filter((entry) => text(entry).includes('"free-journey"')),
    entries,
  ),
  'left out of a first game, with Allies and Adversaries': ids(
    entries.filter(({ card }) => card['needs-allies-or-adversaries'] === true),
  ),
  'left out in solo': ids(entries.filter(({ card }) => card['not-in']?.includes('solo'))),
  'Hero cards not worth 1 Triumph': ids(ofKind('hero').filter(({ card }) => (card.points ?? 1) !== 1)),
  'Antihero cards not worth 1 Tragedy': ids(
    ofKind('antihero').filter(({ card }) => (card.points ?? 1) !== 1),
  ),
  'titles with a skull': ids(feats.filter(({ card }) => card.skull === true)),
  'Character cards': copies(of('origin', 'motivation', 'destiny')),
  'Story cards by Act': byAct('trait', 'ally', 'adversary', 'challenge'),
  'Traits by Act': byAct('trait'),
  'Allies by Act': byAct('ally'),
  'Adversaries by Act': byAct('adversary'),
  'Challenges by Act': byAct('challenge'),
  'Hero cards': copies(ofKind('hero')),
  'Antihero cards': copies(ofKind('antihero')),
  'cards with a skull': copies(feats.filter(({ card }) => card.skull === true)),
  'Adversary Quests': copies(of('quest').filter(({ card }) => card.of !== undefined)),
  'Victory cards': copies(of('victory')),
  'Solo and Co-op cards': copies(of('quest', 'victory')),
  'Character and Story cards in several copies': ids(
    entries.filter((entry) => entry.kind !== 'feat' && entry.copies > 1),
  ),
  'Adversaries without a Quest of their own': ids(
    of('adversary').filter(({ card }) => !of('quest').some((quest) => quest.card.of === card.id)),
  ),
  'Adversaries in the rows and decks of a solo game': idsInSolo(
    solo.decks.flatMap(({ cards }) => cards).filter((no) => boxOf(solo.setup).cards[no].kind === 'adversary'),
  ),
  'skull cards in the Adversary’s deck': solo.decks[5].cards.length,
  'Hero cards that refer to another hero, in a solo game': idsInSolo(heroCardsInSolo).filter(
    (id) => spoken[id]['refers to another hero'],
  ),
}

// the board and the Victory card

const { ruleset } = boxOf(solo.setup)
const board = {
  ...ruleset,
  'start level from the top': solo.heroes[0].level + 1,
  'slots for Character cards': [ruleset.dealt.origin, ruleset.dealt.motivation, ruleset.dealt.destiny].filter(
    (dealt) => dealt > 0,
  ).length,
}

const goals = [1, 2, 3, 4].map((heroes) => {
  const mode = heroes === 1 ? 'solo' : 'coop'
  return newGame({ edition: 'base', mode, heroes, seed: { fast: 1 } }).adversary!.goal
})
const victory = {
  'party sizes with a goal': goals.flatMap((goal, i) => (goal > 0 ? [i + 1] : [])),
  'each further hero raises the goal by the same':
    goals[1] > goals[0] && goals.every((goal, i) => goal === goals[0] + i * (goals[1] - goals[0])),
}

// the runes

const alone: Pool = { standard: 0, specials: [], dark: 0 }
const core = castOf(alone)
/** What one more stone adds to the Core runes. */
const added = ({ min, mean, max }: CastTable) => ({
  min: min - core.min,
  mean: mean - core.mean,
  max: max - core.max,
})

/** The pool of a hero with more icons of one ability than there are stones, and more Experience than Dark runes cost. */
function fullPool(ability: Ability): Pool {
  const { runs } = runScenario({
    scenario: 'FACTS',
    title: 'a hero who has everything',
    edition: 'base',
    stop: true,
    cards: { challenges: [{ id: 'trial', difficulty: 20, abilities: [ability] }] },
    hero: { icons: { [ability]: 9 }, xp: 9 },
    row: ['trial'],
  })
  const [{ rules, state }] = runs
  return rules.odds(state as GameState, 0, { target: { row: 0, slot: 0, path: 0 }, dark: 3 }).pool
}
const pools = Object.fromEntries(ABILITIES.map((ability) => [ability, fullPool(ability)]))
const most = (count: (pool: Pool) => number) => Math.max(...Object.values(pools).map(count))

const runes = {
  core: { min: core.min, mean: core.mean, max: core.max },
  'core twist': core.twist,
  dark: added(castOf({ ...alone, dark: 1 })),
  'dark corruption': castOf({ ...alone, dark: 1 }).corruption,
  standard: added(castOf({ ...alone, standard: 1 })),
  special: added(castOf({ ...alone, specials: ['xp'] })),
  ...Object.fromEntries(ABILITIES.map((ability) => [`special ${ability}`, pools[ability].specials[0]])),
  'of one ability at most': most(({ standard, specials }) => standard + specials.length),
  'standard of one ability': most(({ standard }) => standard),
  'dark at most': most(({ dark }) => dark),
}

export const measures: Measures = {
  ...spoken,
  victory: { ...spoken.victory, ...victory },
  'the set': set,
  board,
  runes,
}
