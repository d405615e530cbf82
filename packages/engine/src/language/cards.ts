/** The cards of a set: one schema per kind of card, from which types, checks and the JSON Schema derive. */
import * as z from 'zod/mini'
import { MOST, MOST_COPIES, MOST_POWERS, MOST_TITLES } from './ceilings.ts'
import {
  ability,
  condition,
  cost,
  effects,
  featKind,
  integer,
  positive,
  power,
  scoringTerm,
} from './grammar.ts'
import { ABILITIES, EDITIONS, ICONS, LEVELS, MODES } from './names.ts'

const copies = z.int().check(z.minimum(1), z.maximum(MOST_COPIES))
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
/** In each language; English is the one that none goes without. */
export const text = z.strictObject({
  en: z.string().check(z.minLength(1)),
  fr: z.optional(z.string().check(z.minLength(1))),
})
export type Text = z.infer<typeof text>

/** Where a card's facts come from: printed in a rulebook, public, or our own. */
const source = z.enum(['rulebook', 'public', 'ours'])

const card = {
  id,
  name: text,
  emblem: z.optional(z.string()),
  mood: z.optional(z.string()),
  place: z.optional(z.string()),
  source: z.optional(source),
  note: z.optional(z.string()),
  /** modes in which the card stays in the box (R-SETUP-16, R-SETUP-17) */
  'not-in': z.optional(z.array(z.enum(MODES))),
  /** needs Allies or Adversaries in the Story decks: out with the first-game option (R-SETUP-12) */
  'needs-allies-or-adversaries': z.optional(z.literal(true)),
  /** the campaign chapter that unlocks it */
  chapter: z.optional(positive),
}

const one = z.optional(positive)
/** Icons, points and one-time icons of a path, a Trait, an Ally or a Character card's top bar. */
export const gives = z.strictObject({
  ...(Object.fromEntries(ICONS.map((i) => [i, one])) as Record<(typeof ICONS)[number], typeof one>),
  triumph: one,
  tragedy: one,
  virtue: one,
  corruption: one,
  hero: one,
  antihero: one,
})
export type Gives = z.infer<typeof gives>

const powers = { powers: z.optional(z.array(power).check(z.maxLength(MOST_POWERS))) }
const twoAbilities = z.array(ability).check(z.minLength(1), z.maxLength(2))
const act = z.literal([1, 2, 3])

const origin = z.strictObject({ ...card, abilities: twoAbilities, gives: z.optional(gives), ...powers })
const motivation = z.strictObject({
  ...card,
  gives: z.optional(gives),
  start: z.optional(z.enum(LEVELS)),
  ...powers,
  scoring: z.optional(z.array(scoringTerm)),
})
const characterClass = z.strictObject({
  ...card,
  /** unlocked at 2, 4 and 6 banked Experience */
  powers: z.strictObject({ 2: power, 4: power, 6: power }),
})
const heritage = z.strictObject({
  ...card,
  /** the choice instead of the draw, on a Twist of Fate */
  twist: z.strictObject({ if: z.optional(condition), pay: z.optional(cost), do: effects }),
})
const destiny = z.strictObject({
  ...card,
  gives: z.optional(gives),
  /** revealed on beginning Act III; its powers need so many Radiant icons */
  radiant: z.optional(positive),
  ...powers,
  scoring: z.array(scoringTerm),
  'sacrificed-allies-count': z.optional(z.literal(true)),
})
const trait = z.strictObject({
  ...card,
  act,
  need: z.optional(condition),
  pay: z.optional(cost),
  /** may be paid when the need isn't met */
  'or-pay': z.optional(cost),
  gives,
  /** once, when the Trait is gained, before its icons count */
  gained: z.optional(
    z.strictObject({
      if: z.optional(condition),
      may: z.optional(z.literal(true)),
      pay: z.optional(cost),
      do: effects,
    }),
  ),
})
const path = z.strictObject({ name: text, 'plus-one': z.optional(z.literal(true)), gives })
const challenge = z.strictObject({
  ...card,
  act,
  difficulty: positive,
  abilities: twoAbilities,
  top: path,
  bottom: path,
})
const ally = z.strictObject({
  ...card,
  act,
  gives: z.optional(gives),
  ...powers,
  scoring: z.optional(z.array(scoringTerm)),
})
const adversary = z.strictObject({
  ...card,
  act,
  difficulty: positive,
  abilities: twoAbilities,
  path,
  ...powers,
})
const feat = z.strictObject({
  ...card,
  kind: featKind,
  copies: z.optional(copies),
  /** belongs to the Adversary's deck in solo and co-op */
  skull: z.optional(z.literal(true)),
  points: z.optional(integer),
  play: z.enum([
    'before-attempt',
    'as-attempt',
    'instead-of-failing',
    'after-attempt',
    'any-time',
    'corruption-coming',
  ]),
  /** whose attempt, or whom, for a Feat that may be played any time */
  on: z.enum(['you', 'any-hero', 'another-hero']),
  if: z.optional(condition),
  pay: z.optional(cost),
  do: effects,
})

/** An Adversary of two sides, as in Epic Origins. */
const twoSided = z.strictObject({
  ...card,
  adversary: z.strictObject({
    name: text,
    emblem: z.optional(z.string()),
    difficulty: positive,
    abilities: twoAbilities,
    reward: featKind,
    ...powers,
  }),
  final: z.strictObject({
    name: text,
    emblem: z.optional(z.string()),
    difficulty: positive,
    abilities: twoAbilities,
    gives,
    ...powers,
  }),
})
/** The one that stands at the end of every Stormlight game. */
const lastFoe = z.strictObject({
  ...card,
  difficulty: positive,
  path,
  /** the hero chooses that many abilities on facing */
  'abilities-chosen': z.int().check(z.minimum(1), z.maximum(ABILITIES.length)),
  ...powers,
})
const adversaryFeat = z.strictObject({
  ...card,
  /** only in the deck of this Adversary */
  of: z.optional(id),
  if: z.optional(condition),
  do: effects,
})
const quest = z.strictObject({
  ...card,
  /** the base Adversary it belongs to */
  of: z.optional(id),
  /** in every solo and co-op game, beside the Quest */
  common: z.optional(z.literal(true)),
  /** the Quest on the other side of the same card */
  'back-of': z.optional(id),
  ...powers,
})
/** The Experience at which a base Adversary wins (R-COOPB-04). */
const victory = z.strictObject({ ...card, goal: positive, 'per-further-hero': positive })

/** What a chapter of a campaign leaves to the next one: it lies beside the Quest there, for the whole party (R-CAMP-07). */
const legacy = z.strictObject({
  ...card,
  /** the chapter that leaves it */
  chapter: positive,
  /** left by a victory, or by going on after a defeat */
  kind: z.enum(['boon', 'burden']),
  /** what is dealt and laid out otherwise */
  setup: z.optional(
    z.strictObject({
      /** Origins dealt to each hero */
      origins: one,
      /** Hero cards that each hero begins with */
      'hero-cards': z.optional(z.int().check(z.minimum(0), z.maximum(MOST))),
      /** added to the Adversary's Experience for each hero */
      'adversary-xp-per-hero': z.optional(integer),
      /** added to the legacy marks that count */
      'legacy-marks': z.optional(integer),
    }),
  ),
  ...powers,
})
/** A chapter of a campaign: its story, and what its two ends bring about. */
const chapter = z.strictObject({ id, name: text, premise: text, won: text, lost: text })

/** The titles of one kind. */
const titles = <T extends z.ZodMiniType>(of: T) => z.optional(z.array(of).check(z.maxLength(MOST_TITLES)))

export const cardSet = z.strictObject({
  set: id,
  name: text,
  edition: z.enum(EDITIONS),
  notes: z.optional(z.string()),
  origins: titles(origin),
  motivations: titles(motivation),
  classes: titles(characterClass),
  heritages: titles(heritage),
  destinies: titles(destiny),
  traits: titles(trait),
  challenges: titles(challenge),
  allies: titles(ally),
  adversaries: titles(adversary),
  feats: titles(feat),
  'two-sided-adversaries': titles(twoSided),
  'last-foes': titles(lastFoe),
  'adversary-feats': titles(adversaryFeat),
  quests: titles(quest),
  victory: z.optional(victory),
  /** a campaign's chapters in order, from the first */
  chapters: titles(chapter),
  legacies: titles(legacy),
  /** the story of an Adversary that no envelope holds, by the id of its card: told after the campaign */
  tales: z.optional(z.record(id, text)),
  /** the cards of other sets that join this one when the two are mixed, with their copies (R-MIX-03) */
  mixes: z.optional(z.record(id, z.record(id, copies))),
})
export type CardSet = z.infer<typeof cardSet>
export type Chapter = z.infer<typeof chapter>
export type Legacy = z.infer<typeof legacy>

/** The JSON Schema of a set file, for editors. */
export const cardSetJsonSchema = (): unknown => z.toJSONSchema(cardSet, { reused: 'ref' })
