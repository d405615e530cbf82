/** A box: the cards of the sets in play, compiled once, and the lists from which a game is dealt. */
import type { CardSet } from '../language/cards.ts'
import type { FeatKind } from '../language/names.ts'
import { RULESETS, type Ruleset } from '../rulesets/index.ts'
import { type CardNo, NOBODY, type TableSetup, tuckedCard, tuckedPath } from '../state/types.ts'
import { cardsIn } from './card-list.ts'
import { compileCards } from './cards.ts'
import type { CardKind, CompiledCard, CompiledFeat, Gaining } from './compiled.ts'
import { ALL_WINDOWS, FEAT_BIT, inAnyMoment, inMomentOf } from './events.ts'

export interface Box {
  ruleset: Ruleset
  /** by card number; copies stand side by side */
  cards: CompiledCard[]
  byId: Map<string, CardNo[]>
  origins: CardNo[]
  motivations: CardNo[]
  destinies: CardNo[]
  heritages: CardNo[]
  /** Story decks by Act */
  acts: CardNo[][]
  feats: Record<FeatKind, CardNo[]>
  /** the special deck: skull cards or Adversary Feats; those of one Adversary are sorted out when it is known */
  special: CardNo[]
  adversaries: CardNo[]
  quests: CardNo[]
  /** Rise of the Adversary and the like */
  common: CardNo[]
  victory: CardNo
  /** the boon or burden of the chapter before, or NOBODY */
  legacy: CardNo
  /** cards that stay in the box */
  out: CardNo[]
  /** by card number, side by side since they are asked for all the time: what CompiledCard calls kind, act, eventMask, powerWindows and standingMask */
  kinds: CardKind[]
  actOf: number[]
  eventMasks: number[]
  powerWindows: number[]
  standingMasks: number[]
  /** by card number, of Story cards: how many paths there are to attempt; 0 for a Trait, which is gained */
  attemptable: number[]
  /** by card and path, as in a story: is it a +1 path? */
  plusOne: boolean[]
  /** by card number: is it an Origin, a Motivation, a Class, a Destiny or a Heritage? */
  characters: boolean[]
  /** by card number, of Feats: the kind as a bit of FEAT_BIT; 0 for other cards */
  featKinds: number[]
  /** by level, the windows in which a Feat might be played (see inMomentOf); nothing where the level forbids its kind */
  playableAt: number[][]
  /** by card number: what a Trait asks for and gives, what a Feat is; null for other cards */
  gainingOf: (Gaining | null)[]
  featOf: (CompiledFeat | null)[]
  /** by windows, the kinds of Feats as bits of which some could be played then: what everybody knows */
  kindsOpen: number[]
  /** is any Class among the cards? */
  classes: boolean
  /** by level, the kinds of Feats that may be played there as bits */
  kindsAtLevel: number[]
  /** the events that some power hears of others than its own hero, and what some stands on for others */
  sharedEvents: number
  sharedStands: number
  /** the windows that Adversaries in rows are open in: few, so that the rows need seldom be looked at */
  foeWindows: number
}

/** The box of a table with these sets, in the order in which the setup names them. */
export function makeBox(setup: TableSetup, chosen: readonly CardSet[]): Box {
  const host = chosen.find((set) => set.edition === setup.edition) ?? chosen[0]
  // R-MIX-03: what the host's book lists of a set; where it lists nothing, all of it (R-MIX-02)
  const listed = new Map(Object.entries(setup.options.wholeSets ? {} : (host.mixes ?? {})))
  const cards =
    setup.cards === undefined
      ? chosen.flatMap((set) => compileCards(set, set === host ? undefined : listed.get(set.set)))
      : cardsIn(setup.cards, chosen)
  const legacy = legacyOf(cards, setup)
  // R-MIX-06: the host's rules of the table, whatever is mixed in
  const rules = mixedRuleset(RULESETS[setup.edition], chosen)
  const ruleset = rulesetAfter(rules, cards[legacy]?.setup, setup.options.marks)
  const foes = cards.filter((card) => card.kind === 'adversary')
  const featKinds = cards.map((card) => card.feat?.bit ?? 0)
  const serveAny = ruleset.youMayBeAnyHero && setup.mode === 'coop'
  const featMoments = cards.map(({ feat }) => (feat === null ? 0 : momentsOf(feat, serveAny)))
  const kindsAtLevel = ruleset.track.map((level) =>
    level.feats.reduce((bits, kind) => bits | FEAT_BIT[kind], 0),
  )
  // levels that allow the same kinds share a list: it is looked at all the time
  const playable = Array.from({ length: BOTH_KINDS + 1 }, (_, kinds) =>
    featMoments.map((moments, no) => ((featKinds[no] & kinds) === 0 ? 0 : moments)),
  )
  const box: Box = {
    ruleset,
    cards,
    byId: new Map(),
    origins: [],
    motivations: [],
    destinies: [],
    heritages: [],
    acts: [[], [], []],
    feats: { hero: [], antihero: [] },
    special: [],
    adversaries: [],
    quests: [],
    common: [],
    victory: NOBODY,
    legacy,
    out: [],
    kinds: cards.map((card) => card.kind),
    actOf: cards.map((card) => card.act),
    eventMasks: cards.map((card) => card.eventMask),
    powerWindows: cards.map((card) => card.powerWindows),
    standingMasks: cards.map((card) => card.standingMask),
    attemptable: cards.map((card) => (card.kind === 'trait' ? 0 : card.paths.length)),
    plusOne: Array.from(
      { length: 2 * cards.length },
      (_, t) => cards[tuckedCard(t)].paths[tuckedPath(t)]?.plusOne ?? false,
    ),
    characters: cards.map(({ kind }) => CHARACTERS.has(kind)),
    featKinds,
    gainingOf: cards.map((card) => card.gaining),
    featOf: cards.map((card) => card.feat),
    playableAt: kindsAtLevel.map((kinds) => playable[kinds]),
    classes: cards.some((card) => card.kind === 'class'),
    kindsOpen: [],
    kindsAtLevel,
    sharedEvents: union(cards, 'sharedEvents'),
    sharedStands: union(cards, 'sharedStands'),
    foeWindows: union(foes, 'powerWindows'),
  }
  cards.forEach((card, no) => {
    const same = box.byId.get(card.id)
    if (same === undefined) box.byId.set(card.id, [no])
    else same.push(no)
    const isMixedIn = card.set !== host.set && host.mixes?.[card.set] !== undefined
    placeInBox(box, setup, card, no, isMixedIn)
  })
  const windowsOf = (kind: FeatKind) =>
    box.feats[kind].reduce((bits, no) => bits | cards[no].feat!.windows, 0)
  const hero = windowsOf('hero')
  const antihero = windowsOf('antihero')
  box.kindsOpen = Array.from(
    { length: ALL_WINDOWS },
    (_, w) => ((hero & w) !== 0 ? FEAT_BIT.hero : 0) | ((antihero & w) !== 0 ? FEAT_BIT.antihero : 0),
  )
  return box
}

/** The windows in which a Feat might be played: one that serves its player alone is for the player's own attempts. */
function momentsOf(feat: CompiledFeat, serveAny: boolean): number {
  const forAnybody = !feat.timed || feat.on === 'any-hero' || (feat.on === 'you' && serveAny)
  return forAnybody ? inAnyMoment(feat.windows) : inMomentOf(feat.on === 'another-hero', feat.windows)
}

const union = (
  cards: readonly CompiledCard[],
  of: 'powerWindows' | 'sharedEvents' | 'sharedStands',
): number => cards.reduce((bits, card) => bits | card[of], 0)

const BOTH_KINDS = FEAT_BIT.hero | FEAT_BIT.antihero

const CHARACTERS: ReadonlySet<CardKind> = new Set(['origin', 'motivation', 'class', 'destiny', 'heritage'])

/** The card that the options name as what the chapter before left. */
function legacyOf(cards: readonly CompiledCard[], { options, mode }: TableSetup): CardNo {
  if (options.legacy === undefined || mode === 'competitive') return NOBODY
  return cards.findIndex((card) => card.kind === 'legacy' && card.id === options.legacy)
}

/**
 * What a mix changes in the host's rules. R-MIX-07: Traits that not everybody can gain bring what helps against a row full
 * of them (R-TURN-08). R-FEAT-07: Feats on "you" serve any hero.
 */
function mixedRuleset(ruleset: Ruleset, chosen: readonly CardSet[]): Ruleset {
  if (chosen.every(({ edition }) => edition === ruleset.edition)) return ruleset
  const barred = chosen.some(({ edition }) => RULESETS[edition].freeReplacement)
  return { ...ruleset, freeReplacement: ruleset.freeReplacement || barred, youMayBeAnyHero: true }
}

/** The rules of a table that a chapter's end and a campaign's marks bear on (R-CAMP-07). */
function rulesetAfter(ruleset: Ruleset, setup: CompiledCard['setup'], marks = ruleset.legacyMarks): Ruleset {
  if (setup === undefined && marks === ruleset.legacyMarks) return ruleset
  return {
    ...ruleset,
    dealt: { ...ruleset.dealt, origin: setup?.origins ?? ruleset.dealt.origin },
    startHeroCards: setup?.['hero-cards'] ?? ruleset.startHeroCards,
    adversaryXpPerHero: ruleset.adversaryXpPerHero + (setup?.['adversary-xp-per-hero'] ?? 0),
    legacyMarks: Math.max(0, marks + (setup?.['legacy-marks'] ?? 0)),
  }
}

/** Chapters of the campaign, one envelope each (R-CAMP-01). */
export const CHAPTERS = 7

/** Which deck a card goes to, by mode and options. In a mix of the host's book the other set's modes don't hold (R-MIX-04). */
function placeInBox(box: Box, setup: TableSetup, card: CompiledCard, no: CardNo, isMixedIn: boolean): void {
  const withAdversary = setup.mode !== 'competitive'
  const { noAlliesNorAdversaries = false } = setup.options
  const kind = card.kind
  const { chapters = Number.POSITIVE_INFINITY } = setup.options
  const leftOut =
    // R-SETUP-16, R-SETUP-17 (R-ODIUM-05, R-COOPB-06)
    (card.notIn.includes(setup.mode) && !isMixedIn) ||
    // R-CAMP-09
    card.chapter > chapters ||
    // Adversaries that no envelope holds come after the last chapter (R-CAMP-08)
    (kind === 'two-sided' && card.chapter === 0 && chapters < CHAPTERS) ||
    // in solo and co-op only the Ally half of the option can be used (R-SETUP-12)
    (noAlliesNorAdversaries && (kind === 'ally' || (kind === 'adversary' && !withAdversary))) ||
    (noAlliesNorAdversaries && card.needsAllies && !(withAdversary && card.feat?.skull === true))
  const list = leftOut ? box.out : listOf(box, card, withAdversary)
  list.push(no)
}

/** R-COMPE-01: in a competitive game Adversaries that lie apart, their Quests and their Feats stay in the box. */
function listOf(box: Box, card: CompiledCard, withAdversary: boolean): CardNo[] {
  const adversaryKind = box.ruleset.adversary
  switch (card.kind) {
    case 'origin':
      return box.origins
    case 'motivation':
    case 'class': // R-MIX-01
      return box.motivations
    case 'destiny':
      return box.destinies
    case 'heritage':
      return box.ruleset.dealt.heritage > 0 ? box.heritages : box.out
    case 'trait':
    case 'challenge':
    case 'ally': // R-ALLY-01
      return box.acts[card.act - 1]
    case 'adversary':
      if (!withAdversary) return box.acts[card.act - 1] // R-ADVB-01
      return adversaryKind === 'goal' ? box.adversaries : box.out
    case 'feat':
      // R-COOPB-03, R-ODIUM-03, and what is mixed in (R-MIX-05)
      return withAdversary && card.feat!.skull && adversaryKind !== 'two-sided'
        ? box.special
        : box.feats[card.feat!.kind]
    case 'adversary-feat':
      return withAdversary && adversaryKind === 'two-sided' ? box.special : box.out
    case 'two-sided':
      return withAdversary && adversaryKind === 'two-sided' ? box.adversaries : box.out
    case 'last-foe':
      return withAdversary && adversaryKind === 'last-foe' ? box.adversaries : box.out
    case 'quest':
      if (!withAdversary || RULESETS[card.edition].adversary !== adversaryKind) return box.out
      return card.common ? box.common : box.quests
    case 'legacy':
      // the one that is in play lies beside the Quest
      return box.cards[box.legacy] === card ? box.common : box.out
    case 'victory':
      box.victory = box.cards.indexOf(card)
      return box.out
  }
}
