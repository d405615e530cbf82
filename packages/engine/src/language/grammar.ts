/**
 * The grammar of a power: when, who, if, pay, limit, do.
 * Every node is one strict object whose keys are words, so an unknown word can be named and a near one proposed.
 * Several words in one condition must all hold; several words in one effect happen in the order written.
 */
import * as z from 'zod/mini'
import { MOST } from './ceilings.ts'
import { ABILITIES, FEAT_KINDS, ICONS, LEVELS, MODES, STORY_ICONS } from './names.ts'

export const integer = z.int().check(z.minimum(-MOST), z.maximum(MOST))
export const positive = z.int().check(z.minimum(1), z.maximum(MOST))
const yes = z.literal(true)
export const ability = z.enum(ABILITIES)
export const icon = z.enum(ICONS)
export const featKind = z.enum(FEAT_KINDS)

/** One or several of the same: `act: 2`, `act: [2, 3]`. */
const oneOrMore = <T extends z.ZodMiniType>(of: T) => z.union([of, z.array(of).check(z.minLength(1))])

/** What a power listens to. */
export const TRIGGERS = [
  'activate', // the owner chooses to, on the own turn: in the menu, before and after the own cast
  'always', // a standing modifier
  'game-start',
  'turn-start',
  'turn-end',
  'act-begun',
  'act-ended',
  'journey', // before the replacement is drawn
  'trait-gained',
  'path-gained', // any tucked card: Challenge, Adversary or Trait
  'ally-gained',
  'ally-sacrificed',
  'ally-discarded', // an Ally left the table with its Challenge
  'radiant-added', // once per Radiant icon that a Challenge, Trait or Ally adds to a story
  'attempt-declared',
  'adversary-faced', // like attempt-declared, against the Adversary only
  'before-cast', // W1
  'as-attempt', // W1 or W2
  'cast', // every cast of the whole pool
  'rune-shows', // once per stone, also when it is cast again
  'twist',
  'instead-of-failing', // W3
  'overcome',
  'failed',
  'after-attempt', // W4
  'corruption-coming', // before the marker moves
  'corruption-gained', // once per level moved
  'virtue-gained', // once per level moved
  'feat-drawn',
  'feat-played', // in answer, before it takes effect
  'feat-discarded',
  'adversary-feat', // a card of the Adversary's deck is turned up
  'adversary-gains',
  'adversary-loses',
] as const
export type Trigger = (typeof TRIGGERS)[number]

/** Whose event it is, or whom an effect strikes. */
export const HEROES = [
  'you', // the owner or player of the card; on a card without an owner, the hero of the event
  'that-hero', // the hero of the event: who attempts, gains, plays; for a Feat, whom it was played on
  'any-hero',
  'another-hero',
  'each-hero',
  'each-other-hero',
  'active-hero',
  'hero-to-the-left',
  'feat-player', // who played the Feat in question
] as const

export const LIMITS = [
  'once-per-turn',
  'once-per-attempt',
  'once-per-act',
  'once-per-game',
  'once-per-hero', // on a card that nobody owns: once for each hero in the whole game
] as const

/** What can be counted of a hero. An icon's name counts the icons of the story. */
export const COUNTS = [
  ...ICONS,
  'different-abilities',
  'different-story-icons',
  'abilities-with-three',
  'story-cards',
  'traits',
  'challenges',
  'triumph-paths',
  'tragedy-paths',
  'plus-one-paths',
  'allies', // face-up
  'sacrificed-allies', // face-down
  'adversaries-defeated',
  'hero-cards-played',
  'antihero-cards-played',
  'feats-in-hand',
  'hero-cards-in-hand',
  'xp',
  'banked-xp',
  'class-powers',
  'corruption', // levels below N
  'virtue', // levels above N
  'failures', // this game
  'journeys', // this game
  'cards-in-act', // in the current column
  'act-number', // of the Challenge in the attempt
  'margin', // total − difficulty
  'xp-paid', // for this very power
  'symbol-faces', // ability runes that show their symbol
  'adversary-xp',
  'legacy-marks',
  'others-who-overcame-the-adversary',
] as const
export type CountName = (typeof COUNTS)[number]

const countName = z.enum(COUNTS)
export const count = z.union([
  countName,
  z.strictObject({
    /** added up */
    sum: z.optional(z.array(countName)),
    /** as many full sets as the least of them allows */
    'set-of': z.optional(z.array(z.union([countName, z.array(countName)]))),
  }),
])
export type Count = z.infer<typeof count>

const bounds = { 'at-least': z.optional(integer), 'at-most': z.optional(integer) }

/** `N`, `N or better`, `C1 or worse` */
export const LEVEL_RANGES = [
  ...LEVELS,
  ...LEVELS.map((l) => `${l} or better` as const),
  ...LEVELS.map((l) => `${l} or worse` as const),
] as const

/** What a path can give beside icons. */
export const PATH_KINDS = [
  ...ICONS,
  'triumph',
  'tragedy',
  'virtue',
  'corruption',
  'hero',
  'antihero',
] as const

// A schema whose type has a name is named wherever it is used. Without one, each card that has powers would write all of it out: types
// of the cards that are ninety times as long, and everybody who asks for a card's type works all of them out.
const conditionWords = z.strictObject({
  // the attempt in progress
  'challenge-uses': z.optional(oneOrMore(ability)),
  'path-gives': z.optional(oneOrMore(z.enum(PATH_KINDS))), // of the gained card in path-gained
  'path-is': z.optional(oneOrMore(z.enum(['top', 'bottom', 'plus-one']))),
  act: z.optional(oneOrMore(integer)), // of the Challenge; in act-begun and act-ended, that Act
  'is-adversary': z.optional(z.boolean()),
  'holds-ally': z.optional(yes),
  margin: z.optional(z.strictObject(bounds)),
  total: z.optional(z.strictObject(bounds)),
  faces: z.optional(z.strictObject({ show: z.enum(['blank', 'symbol', 'moon', 'twist']), ...bounds })),
  'dark-cast': z.optional(z.strictObject(bounds)),
  outcome: z.optional(z.enum(['overcome', 'failed'])),
  face: z.optional(oneOrMore(z.enum([...ABILITIES, 'twist', 'moon', 'blank']))), // of the rune in rune-shows
  // a hero
  'story-has': z.optional(z.partialRecord(icon, positive)),
  track: z.optional(oneOrMore(z.enum(LEVEL_RANGES))),
  count: z.optional(oneOrMore(z.strictObject({ of: count, ...bounds }))),
  difference: z.optional(
    z.strictObject({ between: z.array(countName).check(z.length(2)), 'at-most': integer }),
  ),
  most: z.optional(countName),
  fewest: z.optional(countName),
  'this-turn': z.optional(oneOrMore(z.enum(['journey', 'attempt', 'path-gained', 'adversary-faced']))),
  'first-this-turn': z.optional(yes), // of the Dark runes bought
  // a Feat
  'feat-is': z.optional(featKind),
  'feat-by': z.optional(oneOrMore(z.enum(['you', 'another-hero', 'the-adversary']))),
  'feat-on': z.optional(z.enum(['your-attempt', 'another-hero'])),
  'feat-is-card': z.optional(z.string()),
  'affects-you': z.optional(yes),
  'feat-helped': z.optional(yes), // a hero's Feat added successes or lowered the difficulty of this attempt
  'in-attempt': z.optional(z.boolean()),
  'cast-made': z.optional(z.boolean()),
  'your-turn': z.optional(yes),
  'your-attempt': z.optional(z.boolean()),
  'before-main-action': z.optional(yes),
  free: z.optional(z.boolean()), // the Journey
  mode: z.optional(oneOrMore(z.enum(MODES))),
  /** the conditions are about the hero of the event, not about the owner */
  get 'that-hero'(): z.ZodMiniOptional<typeof condition> {
    return z.optional(condition)
  },
  get not(): z.ZodMiniOptional<typeof condition> {
    return z.optional(condition)
  },
  get any(): z.ZodMiniOptional<z.ZodMiniArray<typeof condition>> {
    return z.optional(z.array(condition))
  },
  get all(): z.ZodMiniOptional<z.ZodMiniArray<typeof condition>> {
    return z.optional(z.array(condition))
  },
})
type ConditionWords = typeof conditionWords
export interface ConditionSchema extends ConditionWords {}
export const condition: ConditionSchema = conditionWords
export type Condition = z.infer<typeof condition>

const oneCost = {
  xp: z.optional(positive),
  'xp-up-to': z.optional(positive),
  'discard-feat': z.optional(positive),
  corruption: z.optional(positive),
  'sacrifice-ally': z.optional(yes), // one of the hero's that may be sacrificed by choice
  'sacrifice-this': z.optional(yes),
  'adversary-xp': z.optional(positive), // what the Adversary is given
  'skip-main-action': z.optional(yes),
}
const costWords = z.strictObject({ ...oneCost, 'one-of': z.optional(z.array(z.strictObject(oneCost))) })
type CostWords = typeof costWords
export interface CostSchema extends CostWords {}
export const cost: CostSchema = costWords
export type Cost = z.infer<typeof cost>

/** Which ability an icon or a rune is of. */
export const ABILITY_CHOICES = [
  ...ICONS,
  'challenge-ability', // one of those that the Challenge uses, chosen
  'each-challenge-ability',
  'ability-you-have', // one with an icon in the own story, chosen
  'challenge-ability-you-have',
  'ability-another-has', // one with an icon in another hero's story, chosen
  'any-ability',
] as const
const whichAbility = {
  of: z.optional(z.enum(ABILITY_CHOICES)),
  'one-of': z.optional(z.array(icon)), // chosen among these
  n: z.optional(positive),
}

export const RUNE_KINDS = ['core', 'dark', 'symbol', 'worth-two', 'any'] as const
export const FORBIDDEN = ['re-attempt', 're-cast', 'turn-rune', 'dark-rune', 'journey'] as const
export const PROTECTIONS = ['antihero-cards', 'corruption', 'difficulty'] as const

const draws = z.strictObject({
  hero: z.optional(positive),
  antihero: z.optional(positive),
  either: z.optional(positive),
})

const effectWords = z.strictObject({
  // tokens, cards, track
  xp: z.optional(integer),
  'lose-all-xp': z.optional(yes),
  'take-xp': z.optional(positive), // from the hero struck, to the card's player
  'give-xp-up-to': z.optional(positive), // from whoever decides, to the hero of the event
  bank: z.optional(positive), // from the supply, on the Class
  draw: z.optional(draws),
  'discard-feat': z.optional(positive),
  'discard-hero-card': z.optional(positive),
  virtue: z.optional(positive),
  corruption: z.optional(positive),
  // the attempt
  successes: z.optional(integer),
  difficulty: z.optional(integer),
  icon: z.optional(z.strictObject({ until: z.enum(['attempt', 'turn']), ...whichAbility })),
  'add-rune': z.optional(z.strictObject(whichAbility)),
  'add-dark': z.optional(z.strictObject({ n: positive, 'even-at-C4': z.optional(yes) })),
  'replace-ability': z.optional(ability),
  'copy-icons': z.optional(z.enum(['your-best-ability', 'another-hero'])),
  'switch-path': z.optional(yes),
  'forbid-path': z.optional(z.enum(STORY_ICONS)),
  'turn-rune': z.optional(
    z.strictObject({ kind: z.enum(RUNE_KINDS), n: z.optional(positive), 'any-number': z.optional(yes) }),
  ),
  're-cast': z.optional(
    z.strictObject({
      n: z.optional(positive),
      'up-to': z.optional(yes),
      'any-number': z.optional(yes),
      all: z.optional(z.enum(RUNE_KINDS)),
      'not-twist': z.optional(yes),
      chooser: z.optional(z.enum(['you', 'that-hero'])),
    }),
  ),
  're-attempt': z.optional(yes),
  'succeed-instead': z.optional(yes),
  'fail-instead': z.optional(yes),
  'ignore-corruption': z.optional(yes),
  'keep-on-fail': z.optional(yes),
  'class-off': z.optional(yes),
  'feat-off': z.optional(yes),
  'heritage-both': z.optional(yes),
  // Feats
  'cancel-feat': z.optional(z.enum([...FEAT_KINDS, 'any'])),
  'cancel-adversary-feat': z.optional(yes),
  'return-feat': z.optional(yes), // a Feat that the hero played goes back to the hand
  protect: z.optional(
    z.strictObject({
      from: z.enum(PROTECTIONS),
      n: z.optional(positive),
      until: z.optional(z.literal('turn')),
    }),
  ),
  // the table
  'free-journey': z.optional(positive),
  'replace-card': z.optional(positive),
  'replace-row': z.optional(yes),
  'look-at': z.optional(z.strictObject({ deck: z.enum(['journey', 'adversary']), n: positive })),
  'main-action': z.optional(positive),
  'sacrifice-ally': z.optional(yes),
  'sacrifice-this': z.optional(yes),
  'restore-ally': z.optional(yes),
  ready: z.optional(yes), // the limits of this hero's other powers are lifted
  'adversary-xp': z.optional(integer),
  pledge: z.optional(positive),
  // standing: only in a power that is always on
  'journey-price': z.optional(integer),
  'dark-price': z.optional(integer),
  'dark-allowed': z.optional(yes), // at C4 too
  'core-zeros-count': z.optional(positive),
  forbid: z.optional(z.array(z.enum(FORBIDDEN))),
  // structure
  get choose(): z.ZodMiniOptional<z.ZodMiniArray<typeof effects>> {
    return z.optional(z.array(effects))
  },
  get may(): z.ZodMiniOptional<typeof optionalEffect> {
    return z.optional(optionalEffect)
  },
  get check(): z.ZodMiniOptional<typeof conditionalEffect> {
    return z.optional(conditionalEffect)
  },
  get 'for-each'(): z.ZodMiniOptional<typeof countedEffect> {
    return z.optional(countedEffect)
  },
  get for(): z.ZodMiniOptional<typeof aimedEffect> {
    return z.optional(aimedEffect)
  },
  get 'if-overcome'(): z.ZodMiniOptional<typeof effects> {
    return z.optional(effects)
  },
  get 'if-failed'(): z.ZodMiniOptional<typeof effects> {
    return z.optional(effects)
  },
  get 'next-turn'(): z.ZodMiniOptional<typeof effects> {
    return z.optional(effects)
  },
})
type EffectWords = typeof effectWords
export interface EffectSchema extends EffectWords {}
export const effect: EffectSchema = effectWords
export type Effect = z.infer<typeof effect>
export const effects: z.ZodMiniUnion<[typeof effect, z.ZodMiniArray<typeof effect>]> = z.union([
  effect,
  z.array(effect),
])
export type Effects = z.infer<typeof effects>

/** Something the hero may pay for, inside an effect. */
const optionalEffect = z.strictObject({ pay: z.optional(cost), do: effects })
const conditionalEffect = z.strictObject({ if: condition, do: effects, else: z.optional(effects) })
const countedEffect = z.strictObject({
  count,
  /** one for every so many, rounded down unless said otherwise */
  per: z.optional(positive),
  'round-up': z.optional(yes),
  max: z.optional(positive),
  do: effects,
})
const aimedEffect = z.strictObject({ who: z.enum(HEROES), do: effects })

const powerWords = z.strictObject({
  when: oneOrMore(z.enum(TRIGGERS)),
  who: z.optional(z.enum(HEROES)),
  if: z.optional(condition),
  limit: z.optional(z.enum(LIMITS)),
  pay: z.optional(cost),
  may: z.optional(yes),
  /** who decides and pays on a card without an owner */
  by: z.optional(z.enum(['that-hero', 'each-other-hero'])),
  do: effects,
})
type PowerWords = typeof powerWords
export interface PowerSchema extends PowerWords {}
export const power: PowerSchema = powerWords
export type Power = z.infer<typeof power>

/** What a card pays at the end of the game. */
const scoringTermWords = z.strictObject({
  triumph: z.optional(positive),
  tragedy: z.optional(positive),
  per: z.optional(count),
  max: z.optional(positive),
  if: z.optional(condition),
})
type ScoringTermWords = typeof scoringTermWords
export interface ScoringTermSchema extends ScoringTermWords {}
export const scoringTerm: ScoringTermSchema = scoringTermWords
export type ScoringTerm = z.infer<typeof scoringTerm>
