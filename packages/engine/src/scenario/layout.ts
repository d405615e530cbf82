/** From a scenario to a position that a game can begin with: what it names lies where it says, the rest is left to chance. */
import { BadSetup } from '../bad-setup.ts'
import type { Rules } from '../create-rules.ts'
import { refOf } from '../deeds/card-ref.ts'
import type { Deed } from '../deeds/deed.ts'
import { DECKS } from '../deeds/names.ts'
import type { Problem } from '../language/explain.ts'
import { isAtRest, keepState } from '../record/kept.ts'
import type { Layout } from '../record/record.ts'
import type { GameState, Seat } from '../state/types.ts'
import { answeredCases, type Case } from './answered.ts'
import { DECK_NAMES } from './arrange.ts'
import type { AnsweredCase } from './matching.ts'
import { type Names, named } from './names.ts'
import { position } from './position.ts'
import { problemText, Unplayable } from './problem.ts'
import { readScenario, tellings } from './run.ts'
import {
  type FirstDeed,
  type HeroPosition,
  type Scenario,
  scenario as schema,
  type Telling,
} from './schema.ts'
import { heroesOf, openTable } from './table.ts'

/** A scenario that no table can be laid from; the message says why, a line each. */
export class BadLayout extends Error {
  override readonly name = 'BadLayout'
}

/** A table as a scenario lays it out: `plans` are what bots do in their first turns, and what a person's hint says there, by seat. */
export interface LaidOut {
  layout: Layout
  plans: { [seat in Seat]?: (Deed | Deed[])[] }
  /** when its persons want to be asked, if that matters */
  asking?: NonNullable<Scenario['asking']>
  /** of a puzzle: the cases that are answered */
  cases?: AnsweredCase[]
}

/** The position of a scenario, without its steps. Of several editions, the first counts. */
export function layoutOf(rules: Rules, data: unknown): LaidOut {
  const { scenario, problems } = readScenario(data)
  if (scenario === null) throw new BadLayout(problems.map(problemText).join('\n'))
  const { cases, ...told } = scenario
  const [{ telling }] = tellings(told)
  if (telling.cards !== undefined || telling.sets?.length === 0)
    throw new BadLayout('cards: a table is laid with whole sets; write the cards into a set of your own')
  const lent = heroesOf(telling).findIndex(({ icons }) => icons !== undefined)
  if (lent >= 0)
    throw new BadLayout(`heroes[${lent}].icons: give the hero cards that have them, in the story`)
  try {
    return laidOut(rules, telling, cases ?? [])
  } catch (error) {
    if (error instanceof Unplayable) throw new BadLayout(`${error.where}: ${error.message}`)
    if (error instanceof BadSetup) throw new BadLayout(error.message)
    throw error
  }
}

function laidOut(known: Rules, told: Telling, toldCases: Case[]): LaidOut {
  const table = openTable(known, told)
  const unknown: Problem[] = []
  const { cases, ...telling } = named(schema, { ...told, cases: toldCases }, table.names, unknown)
  if (unknown.length > 0) throw new BadLayout(unknown.map(problemText).join('\n'))
  const { state } = position(telling, table)
  if (!isAtRest(state)) throw new BadLayout('at: a table begins at the menu of a turn')
  const { edition, mode, heroes, options, sets, firstSeat } = state.setup
  const setup = { edition, mode, heroes, firstSeat }
  const next = nextCards(telling, state, table.names)
  const plans = plansOf(telling, table.names)
  const answered = answeredCases(cases, table.names)
  const { asking } = telling
  const beside = {
    plans,
    ...(asking !== undefined && { asking }),
    ...(answered.length > 0 && { cases: answered }),
  }
  const laid = {
    sets: sets.map(({ id }) => id),
    scenario: told.scenario,
    arranged: arranged(telling, table.names),
  }
  if (telling.at !== 'deal')
    return {
      layout: { ...laid, setup: { ...setup, options }, state: keepState(table.names.box, state), next },
      ...beside,
    }
  const dealt = heroesOf(telling).map((hero, seat) => dealtTo(hero, seat, table.names))
  const characters = dealt.map(({ characters }) => characters)
  const hands = dealt.flatMap(({ hand }) => hand)
  const { cards } = state.rows[0]
  const act1 = [...cards.map((card) => refOf(table.names.box, card)!), ...(next.act1 ?? [])]
  const layout = {
    ...laid,
    setup: { ...setup, options: { ...options, characters } },
    state: null,
    next: { ...next, act1, hero: [...hands, ...(next.hero ?? [])] },
  }
  return { layout, ...beside }
}

/** What a hero of a game that was just dealt has: all Character cards, and the Hero cards that everybody draws. */
function dealtTo(hero: HeroPosition, seat: number, { box, find }: Names) {
  const { name: _, heritage, origin, motivation, destiny, hand = [], ...more } = hero
  const where = `heroes[${seat}]`
  const [other] = Object.keys(more)
  if (other !== undefined)
    throw new BadLayout(`${where}.${other}: nobody has that in a game that was just dealt`)
  if (hand.length !== box.ruleset.startHeroCards)
    throw new BadLayout(`${where}.hand: everybody is dealt ${box.ruleset.startHeroCards} Hero cards`)
  const given = { heritage, origin, motivation, destiny }
  const characters: Record<string, string> = {}
  for (const [kind, ref] of Object.entries(given))
    if (ref !== undefined) characters[kind] = box.cards[find(ref)![0]].id
  return { characters, hand: hand.map((ref) => refOf(box, find(ref)![0])!) }
}

/** The cards that the scenario puts on top of decks, those of rows that are still face-down first. */
function nextCards(telling: Telling, state: GameState, { box }: Names): Layout['next'] {
  const next: Layout['next'] = {}
  for (const [word, deck] of Object.entries(DECK_NAMES)) {
    const told = telling.decks?.[word as keyof typeof DECK_NAMES] ?? []
    const row = telling.rows?.[word as unknown as 1]
    const named = row === undefined || Array.isArray(row) || row.open !== false ? 0 : row.cards.length
    const onTop = Array.isArray(told) ? told.length : told.only.length
    const { cards, at } = state.decks[deck]
    const laid = [...(state.rows[deck]?.cards.slice(0, named) ?? []), ...cards.slice(at, at + onTop)]
    if (laid.length > 0) next[DECKS[deck]] = laid.map((card) => refOf(box, card)!)
  }
  return next
}

function plansOf({ plans = {} }: Telling, { box, find }: Names): LaidOut['plans'] {
  const full = (ref: string) => refOf(box, find(ref)![0])!
  const deedOf = (deed: FirstDeed, on: Seat): Deed => {
    if ('gain' in deed) return { gain: full(deed.gain) }
    if ('journey' in deed) return { journey: full(deed.journey) }
    if ('play' in deed) return { play: { card: full(deed.play), on: deed.on ?? on } }
    return { attempt: { card: full(deed.attempt.card), path: deed.attempt.path } }
  }
  const planOf = (turns: readonly (FirstDeed | FirstDeed[])[], seat: Seat) =>
    turns.map((turn) => (Array.isArray(turn) ? turn.map((deed) => deedOf(deed, seat)) : deedOf(turn, seat)))
  return Object.fromEntries(
    Object.entries(plans).map(([seat, turns = []]) => [seat, planOf(turns, Number(seat))]),
  )
}

function arranged({ arranged }: Telling, names: Names): Layout['arranged'] {
  if (arranged === undefined) return null
  const { casts, until } = arranged
  const attemptOf = ({ card, path }: NonNullable<(typeof casts)[number]['of']>) => ({
    card: names.box.cards[names.find(card)![0]].id,
    ...(path !== undefined && { path: path === 'top' ? 0 : 1 }),
  })
  return {
    casts: casts.map(({ seat, margin, dark = null, again = false, twists = null, moons = null, of }) => ({
      seat,
      margin: [margin].flat(),
      dark,
      again,
      twists,
      moons,
      ...(of !== undefined && { of: attemptOf(of) }),
    })),
    untilTurn: until.turn,
    untilAct: until.act ?? null,
  }
}
