/** From the data of a card to what the engine runs: icons as arrays, powers by event, effects as lists of bound words. */
import type { CardSet, Gives, Legacy, Text } from '../language/cards.ts'
import type { Cost, Effects, Power, ScoringTerm } from '../language/grammar.ts'
import { ABILITIES, type FeatKind, ICONS, LEVELS, type Mode } from '../language/names.ts'
import { compileCondition, type Test } from '../words/conditions.ts'
import { compileCount } from '../words/counts.ts'
import { boughtByFalling, compileEffects } from '../words/effects.ts'
import { compileStanding } from '../words/standing.ts'
import { bearsOnCast, takesXp, touchedBy } from '../words/touches.ts'
import type { CardKind, CompiledCard, CompiledPower, Path, Who } from './compiled.ts'
import { AUTOMATIC, EVENT, FEAT_BIT, inAnyMoment, type Listened, WINDOW, WINDOWS_OF } from './events.ts'

export const path = (gives: Gives | undefined, name: Text, plusOne = false): Path => ({
  name,
  icons: ICONS.map((icon) => gives?.[icon] ?? 0),
  triumph: gives?.triumph ?? 0,
  tragedy: gives?.tragedy ?? 0,
  virtue: gives?.virtue ?? 0,
  corruption: gives?.corruption ?? 0,
  hero: gives?.hero ?? 0,
  antihero: gives?.antihero ?? 0,
  plusOne,
})

export type AnyCard = {
  id: string
  name: Text
  'not-in'?: Mode[] | undefined
  'needs-allies-or-adversaries'?: true | undefined
  chapter?: number | undefined
}

/** Cards whose powers are no hero's. */
const OWNED_BY_NOBODY: CardKind[] = [
  'adversary',
  'quest',
  'two-sided',
  'last-foe',
  'adversary-feat',
  'legacy',
]

export class CardBuilder {
  readonly card: CompiledCard
  constructor(set: CardSet, kind: CardKind, data: AnyCard) {
    this.card = {
      id: `${set.set}/${data.id}`,
      set: set.set,
      edition: set.edition,
      kind,
      name: data.name,
      act: 0,
      abilities: [],
      difficulty: 0,
      paths: [],
      finalAbilities: [],
      finalDifficulty: 0,
      abilitiesChosen: 0,
      powers: [],
      standing: [],
      standingMask: 0,
      sharedEvents: 0,
      sharedStands: 0,
      blocks: [],
      costs: [],
      eventMask: 0,
      castMask: 0,
      late: false,
      powerWindows: 0,
      feat: null,
      gaining: null,
      scoring: [],
      radiant: 0,
      sacrificedCount: false,
      start: -1,
      notIn: data['not-in'] ?? [],
      needsAllies: data['needs-allies-or-adversaries'] === true,
      of: '',
      common: false,
      back: false,
      chapter: data.chapter ?? 0,
      setup: undefined,
      goal: 0,
      goalPerHero: 0,
      sacrificable: false,
    }
  }
  act(act: number): this {
    this.card.act = act
    return this
  }
  /** `abilities`: an Origin's (R-STORY-05) */
  top(gives?: Gives, abilities: readonly (typeof ABILITIES)[number][] = []): this {
    const one = path(gives, this.card.name)
    for (const a of abilities) one.icons[ABILITIES.indexOf(a)]++
    this.card.paths = [one]
    return this
  }
  challenge(difficulty: number, abilities: readonly (typeof ABILITIES)[number][], paths: Path[]): this {
    this.card.difficulty = difficulty
    this.card.abilities = abilities.map((a) => ABILITIES.indexOf(a))
    this.card.paths = paths
    return this
  }
  finalSide(side: { difficulty: number; abilities: (typeof ABILITIES)[number][] }): this {
    this.card.finalDifficulty = side.difficulty
    this.card.finalAbilities = side.abilities.map((a) => ABILITIES.indexOf(a))
    return this
  }
  chosen(abilities: number): this {
    this.card.abilitiesChosen = abilities
    return this
  }
  startsAt(level: (typeof LEVELS)[number] | undefined): this {
    this.card.start = level === undefined ? -1 : LEVELS.indexOf(level)
    return this
  }
  order(radiant: number | undefined): this {
    this.card.radiant = radiant ?? 0
    return this
  }
  belongsTo(of: string | undefined): this {
    this.card.of = of === undefined ? '' : `${this.card.set}/${of}`
    return this
  }
  quest({
    common = false,
    'back-of': back,
  }: {
    common?: boolean | undefined
    'back-of'?: string | undefined
  }): this {
    this.card.common = common
    this.card.back = back !== undefined
    return this
  }
  setup(setup: Legacy['setup']): this {
    this.card.setup = setup
    return this
  }
  goal(v: { goal: number; 'per-further-hero': number }): this {
    this.card.goal = v.goal
    this.card.goalPerHero = v['per-further-hero']
    return this
  }
  scores(terms: readonly ScoringTerm[], also: { 'sacrificed-allies-count'?: true | undefined } = {}): this {
    this.card.sacrificedCount = also['sacrificed-allies-count'] === true
    this.card.scoring = terms.map((t) => ({
      triumph: t.triumph ?? 0,
      tragedy: t.tragedy ?? 0,
      per: t.per === undefined ? null : compileCount(t.per),
      max: t.max ?? Number.POSITIVE_INFINITY,
      test: t.if === undefined ? null : compileCondition(t.if),
    }))
    return this
  }
  powers(list: readonly Power[] | undefined, side = 0): this {
    for (const p of list ?? []) this.power(p, 0, side)
    return this
  }
  power(p: Power, banked = 0, side = 0): this {
    const triggers = Array.isArray(p.when) ? p.when : [p.when]
    const owned = !OWNED_BY_NOBODY.includes(this.card.kind)
    const who = whoOf(p.who, owned)
    const ownOnly = owned && who === 'you'
    if (triggers.includes('always')) {
      const gate = { banked, radiant: this.card.radiant, side }
      for (const s of compileStanding(p, who, gate)) {
        this.card.standing.push(s)
        this.card.standingMask |= s.on
        if (s.late) this.card.late = true
        if (!ownOnly) this.card.sharedStands |= s.on
      }
      return this
    }
    const costs = p.pay === undefined ? [] : this.costs(p.pay)
    const optional = p.pay !== undefined || p.may === true
    let events = 0
    let windows = 0
    for (const t of triggers) {
      const open = WINDOWS_OF[t]
      if (optional && open !== undefined) windows |= open
      else events |= 1 << EVENT[AUTOMATIC[t] ?? (t as Listened)]
    }
    if (who !== 'you') windows = inAnyMoment(windows)
    const block = this.block(p.do)
    const touches = touchedBy(this.card.blocks.slice(block))
    const falls = costs.some((cost) => this.card.costs[cost].sacrificeThis)
    if (falls) this.card.sacrificable = true
    const fallen = (attempting: boolean) => this.block(boughtByFalling(p.do, attempting))
    this.card.powers.push({
      when: triggers[0],
      events,
      windows,
      who,
      test: testOf(p, optional, triggers),
      limit: p.limit === undefined ? '' : LIMIT_NAMES[p.limit],
      optional,
      by: p.by ?? '',
      costs,
      block,
      touches,
      bearsOnCast: bearsOnCast(touches),
      fall: falls ? { attempting: fallen(true), apart: fallen(false) } : null,
      banked,
      radiant: this.card.radiant,
      side,
    })
    this.card.eventMask |= events
    if (!optional && bearsOnCast(touches)) this.card.castMask |= events
    if (!ownOnly) this.card.sharedEvents |= events
    this.card.powerWindows |= windows
    return this
  }
  feat(f: {
    kind: FeatKind
    skull?: true | undefined
    points?: number | undefined
    play: string
    on: 'you' | 'any-hero' | 'another-hero'
    if?: Parameters<typeof compileCondition>[0] | undefined
    pay?: Cost | undefined
    do: Effects
  }): this {
    // R-SCORE-05, A-40
    const points = f.points ?? 1
    const block = this.block(f.do)
    const blocks = this.card.blocks.slice(block)
    const bars = this.card.blocks[block].find(({ word }) => word === 'forbid-path')
    this.card.feat = {
      kind: f.kind,
      bit: FEAT_BIT[f.kind],
      skull: f.skull === true,
      triumph: f.kind === 'hero' ? points : 0,
      tragedy: f.kind === 'antihero' ? points : 0,
      windows: FEAT_WINDOWS[f.play],
      on: f.on,
      timed: f.play !== 'any-time',
      test: f.if === undefined ? null : compileCondition(f.if),
      bars: bars === undefined ? -1 : ICONS.indexOf(bars.p as (typeof ICONS)[number]),
      cost: f.pay === undefined ? -1 : this.costs(f.pay)[0],
      block,
      touches: touchedBy(blocks),
      takesXp: takesXp(blocks),
    }
    return this
  }
  gaining(c: {
    need?: Parameters<typeof compileCondition>[0] | undefined
    pay?: Cost | undefined
    'or-pay'?: Cost | undefined
    gained?:
      | {
          if?: Parameters<typeof compileCondition>[0] | undefined
          may?: true | undefined
          pay?: Cost | undefined
          do: Effects
        }
      | undefined
  }): this {
    const g = c.gained
    this.card.gaining = {
      need: c.need === undefined ? null : compileCondition(c.need),
      pay: c.pay === undefined ? -1 : this.costs(c.pay)[0],
      orPay: c['or-pay'] === undefined ? -1 : this.costs(c['or-pay'])[0],
      gainedTest: g?.if === undefined ? null : compileCondition(g.if),
      gainedMay: g?.may === true || g?.pay !== undefined,
      gainedPay: g?.pay === undefined ? -1 : this.costs(g.pay)[0],
      gainedBlock: g === undefined ? -1 : this.block(g.do),
    }
    return this
  }
  /** Puts effects in the card's list of blocks and gives their index. */
  block(effects: Effects): number {
    const at = this.card.blocks.length
    this.card.blocks.push([])
    this.card.blocks[at] = compileEffects(effects, {
      block: (e) => this.block(e),
      cost: (c) => this.costs(c)[0],
    })
    return at
  }
  private costs(cost: Cost): number[] {
    return (cost['one-of'] ?? [cost]).map((c) => {
      this.card.costs.push({
        xp: c.xp ?? 0,
        xpUpTo: c['xp-up-to'] ?? 0,
        discard: c['discard-feat'] ?? 0,
        corruption: c.corruption ?? 0,
        sacrificeAlly: c['sacrifice-ally'] === true,
        sacrificeThis: c['sacrifice-this'] === true,
        adversaryXp: c['adversary-xp'] ?? 0,
        skipMain: c['skip-main-action'] === true,
      })
      return this.card.costs.length - 1
    })
  }
}

/** Names written out: V8 compares them at a glance, but not one cut out of a longer one. */
const LIMIT_NAMES: Record<NonNullable<Power['limit']>, CompiledPower['limit']> = {
  'once-per-attempt': 'attempt',
  'once-per-turn': 'turn',
  'once-per-act': 'act',
  'once-per-game': 'game',
  'once-per-hero': 'hero',
}

/** R-FEAT-03, R-FEAT-04: when a Feat may be played, by its timing text. */
const FEAT_WINDOWS: Record<string, number> = {
  'before-attempt': WINDOW.beforeCast,
  'as-attempt': WINDOW.beforeCast | WINDOW.afterCast,
  'instead-of-failing': WINDOW.beforeResolve,
  'after-attempt': WINDOW.afterResolve,
  'any-time':
    WINDOW.menu |
    WINDOW.beforeCast |
    WINDOW.afterCast |
    WINDOW.beforeResolve |
    WINDOW.afterResolve |
    WINDOW.reply,
  'corruption-coming': WINDOW.corruption,
}

/** The condition of a power. One that may be used on facing the Adversary is open only then, on a Twist only while one shows. */
function testOf(p: Power, optional: boolean, triggers: readonly string[]): Test | null {
  const test = p.if === undefined ? null : compileCondition(p.if)
  if (!optional || triggers.length > 1) return test
  const moment: Test | null =
    triggers[0] === 'adversary-faced'
      ? (g) => g.state.attempt !== null && g.state.attempt.row < 0
      : triggers[0] === 'twist'
        ? compileCondition({ faces: { show: 'twist', 'at-least': 1 } })
        : null
  if (moment === null || test === null) return moment ?? test
  return (g, you, that, card) => moment(g, you, that, card) && test(g, you, that, card)
}

function whoOf(who: Power['who'], owned: boolean): Who {
  switch (who) {
    case undefined:
      return owned ? 'you' : 'any'
    case 'you':
      return 'you'
    case 'another-hero':
    case 'each-other-hero':
      return 'another'
    case 'active-hero':
      return 'active'
    default:
      return 'any'
  }
}
