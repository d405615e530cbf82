/** The format of a scenario: a position, what is played from it, and what comes of it. See docs/scenarios.md. */
import * as z from 'zod/mini'
import { text } from '../language/cards.ts'
import { EDITIONS, ICONS, LEVELS, MODES } from '../language/names.ts'
import { expectation } from './expectation.ts'
import { inlineCards } from './inline.ts'
import { act, card, cards, cast, count, path, seat, side, storyCard } from './parts.ts'
import { step } from './steps.ts'

const opt = z.optional

const hero = z.strictObject({
  /** for the reader */
  name: opt(z.string()),
  heritage: opt(card),
  origin: opt(card),
  motivation: opt(card),
  destiny: opt(card),
  'destiny-up': opt(z.boolean()),
  /** Character cards to choose from, when the scenario starts at the setup */
  dealt: opt(cards),
  /** the Act begun last; worked out from the story if left out */
  act: opt(act),
  story: opt(z.array(storyCard)),
  /** how many the hero shall have in all, whatever the cards give */
  icons: opt(z.partialRecord(z.enum(ICONS), count)),
  xp: opt(count),
  banked: opt(count),
  level: opt(z.enum(LEVELS)),
  hand: opt(cards),
  played: opt(cards),
  allies: opt(cards),
  /** sacrificed Allies */
  lost: opt(cards),
  failures: opt(count),
  journeys: opt(count),
  pledged: opt(z.boolean()),
  /** sides of the Adversary */
  faced: opt(z.array(side)),
  beat: opt(z.array(side)),
})
export type HeroPosition = z.infer<typeof hero>

const slot = z.union([card, z.strictObject({ card, ally: opt(card) })])
export type SlotPosition = z.infer<typeof slot>
const row = z.union([z.array(slot), z.strictObject({ cards: z.array(slot), open: opt(z.boolean()) })])
/** the next cards, or all that is left */
const deck = z.union([cards, z.strictObject({ only: cards })])

const decks = <T extends z.ZodMiniType>(of: T) =>
  z.strictObject({ 1: opt(of), 2: opt(of), 3: opt(of), hero: opt(of), antihero: opt(of), adversary: opt(of) })

const turn = z.union([
  seat,
  z.strictObject({
    seat,
    number: opt(count),
    /** main actions left */
    main: opt(count),
    journeys: opt(count),
    /** Dark runes bought */
    dark: opt(count),
  }),
])

/** What the first casts of a table come to: each is taken by the first cast that it fits, and dropped if none does. */
const arrangedCast = z.strictObject({
  seat,
  /** by how much it comes out above the difficulty; several: the first that can be */
  margin: z.union([z.int(), z.array(z.int()).check(z.minLength(1))]),
  /** only a cast with, or without, Dark runes */
  dark: opt(z.boolean()),
  /** a re-attempt */
  again: opt(z.literal(true)),
  twists: opt(count),
  moons: opt(count),
  /** only of this attempt */
  of: opt(z.strictObject({ card, path: opt(path) })),
})
const arranged = z.strictObject({
  casts: z.array(arrangedCast).check(z.minLength(1)),
  /** chance takes over with this turn of the game, and as soon as this hero has completed an Act */
  until: z.strictObject({ turn: count, act: opt(seat) }),
})

/** What is planned for somebody's first turns at a table: a deed a turn, or several. A bot plays a Feat after the cast. */
const firstDeed = z.union([
  z.strictObject({ attempt: z.strictObject({ card, path }) }),
  z.strictObject({ gain: card }),
  z.strictObject({ play: card, on: opt(seat) }),
  z.strictObject({ journey: card }),
])
export type FirstDeed = z.infer<typeof firstDeed>
const firstTurns = z.array(z.union([firstDeed, z.array(firstDeed)]))

/** As in the setup of a game. */
const options = z.strictObject({
  noAlliesNorAdversaries: opt(z.boolean()),
  chapters: opt(count),
  legacy: opt(z.string()),
  marks: opt(count),
})

/** What a case may say otherwise than the scenario. */
const told = {
  edition: opt(z.union([z.enum(EDITIONS), z.array(z.enum(EDITIONS)).check(z.minLength(1))])),
  mode: opt(z.enum(MODES)),
  sets: opt(z.array(z.string())),
  options: opt(options),
  /** chooses the order of all that the scenario doesn't name */
  seed: opt(z.union([z.string(), z.int()])),
  cards: opt(inlineCards),
  hero: opt(hero),
  heroes: opt(z.array(hero).check(z.minLength(1), z.maxLength(4))),
  at: opt(z.enum(['menu', 'start-of-turn', 'setup', 'deal'])),
  turn: opt(turn),
  row: opt(row),
  rows: opt(z.strictObject({ 1: opt(row), 2: opt(row), 3: opt(row) })),
  decks: opt(decks(deck)),
  discards: opt(decks(cards)),
  adversary: opt(
    z.strictObject({
      card: opt(card),
      quest: opt(card),
      xp: opt(count),
      /** the Experience at which it wins */
      goal: opt(count),
      side: opt(side),
      'defeated-by': opt(seat),
    }),
  ),
  /** who filled the third column first */
  'ended-by': opt(seat),
  /** the last round, in which every hero faces the Adversary */
  finale: opt(z.boolean()),
  casts: opt(z.array(cast)),
  arranged: opt(arranged),
  /** by seat */
  plans: opt(
    z.strictObject({ 0: opt(firstTurns), 1: opt(firstTurns), 2: opt(firstTurns), 3: opt(firstTurns) }),
  ),
  /** when persons at a table want to be asked in Feat windows */
  asking: opt(z.enum(['always', 'matters', 'mine', 'never'])),
  steps: opt(z.array(step)),
  /** leaves the game where the last step left it, also in the middle of an attempt */
  stop: opt(z.boolean()),
  expect: opt(expectation),
}

export const VERDICTS = ['right', 'wrong'] as const
export type Verdict = (typeof VERDICTS)[number]

const scenarioCase = z.strictObject({
  /** `*`: of a puzzle, whatever no other case is about */
  case: z.string(),
  /** what a player who does this is answered, and whether it was the task */
  says: opt(text),
  verdict: opt(z.enum(VERDICTS)),
  ...told,
})

export const scenario = z.strictObject({
  scenario: z.string().check(z.minLength(1)),
  /** carries the ids of the rules that it proves; in each language, where it is to be read by players */
  title: z.union([z.string().check(z.minLength(1)), text]),
  notes: opt(z.string()),
  /** what a player is to do, where it is a puzzle */
  task: opt(text),
  ...told,
  /** the same scenario several times over, with these words in place of its own */
  cases: opt(z.array(scenarioCase).check(z.minLength(1))),
})
export type Scenario = z.infer<typeof scenario>
/** One run of a scenario: everything but `cases`, in one edition. */
export type Telling = Omit<Scenario, 'cases' | 'edition' | 'task'> & { edition: (typeof EDITIONS)[number] }

/** The JSON Schema of a scenario, for editors. */
export const scenarioJsonSchema = (): unknown => z.toJSONSchema(scenario, { reused: 'ref' })
