/** When a power or a Feat applies, in English. A trigger says the conditions that it can say better than an "if". */
import type { Trigger } from '@runesaga/engine/language'
import {
  Conditions,
  type ConditionWord,
  conditionWords,
  listOf,
  type Play,
} from '../../../telling/cards/reading.ts'
import { names } from '../messages/names.ts'
import { clause } from './conditions.ts'
import { A_HERO, a, acts, icon, or, type Subject, verb } from './nouns.ts'
import { does, one, wouldFail } from './targets.ts'

export interface Event {
  /** whose event it is */
  s: Subject
  /** what is still to be said */
  c: Conditions
  /** it happens once for every one gained, and what it does can be added up */
  forEach: boolean
  /** the Adversary's cards are meant too */
  adversaryToo?: boolean
  nameOf: (id: string) => string
}

/** "by 2 or more", after overcoming or failing */
function margin(c: Conditions, failing: boolean): string {
  const m = c.rest.margin
  if (m === undefined || (failing && (m['at-least'] ?? m['at-most'] ?? 0) >= 0)) return ''
  c.take('margin')
  const least = m['at-least']
  const most = m['at-most']
  if (failing) {
    if (least === -1) return ' by 1'
    return least !== undefined ? ` by ${-least} or less` : ` by ${-(most ?? 0)} or more`
  }
  return least !== undefined ? ` by ${least} or more` : ` by ${most} or less`
}
/** the Feat of an event: "a Hero card", "a Feat" */
const featOf = (c: Conditions): string => {
  const kind = c.take('feat-is')
  return kind === undefined ? 'a {feat}' : a(icon(kind))
}
const PLAYERS = { you: 'you', 'another-hero': 'another hero', 'the-adversary': 'the Adversary' } as const
function played({ s, c, adversaryToo }: Event): string {
  const options = c.rest.any
  if (options?.every((o) => conditionWords(o).every(([word]) => OF_FEATS[word]))) {
    c.take('any')
    return or(
      options.map((o) => playedOne(s, new Conditions(o))),
      ',',
    )
  }
  return playedOne(
    adversaryToo && c.rest['feat-by'] === undefined ? { ...s, name: `${s.name} or the Adversary` } : s,
    c,
  )
}
/** What of a condition says whose Feat it is and where. */
const OF_FEATS: Partial<Record<ConditionWord, true>> = {
  'feat-by': true,
  'feat-on': true,
  'in-attempt': true,
  mode: true,
  'feat-is': true,
}
function playedOne(s: Subject, c: Conditions): string {
  const mode = c.take('mode')
  const game = mode === undefined ? '' : ` in a ${or(listOf(mode).map((m) => names[`mode/${m}`]))} game`
  const by = c.take('feat-by')
  const players = by === undefined ? null : listOf(by)
  const feat = featOf(c)
  const on = c.take('feat-on')
  const affects = c.take('affects-you') === undefined ? '' : ' that affects you'
  const against = c.take('is-adversary') === true ? ' against an Adversary' : ''
  const alone = c.rest.not?.['feat-on'] === 'another-hero'
  if (alone) c.take('not')
  const own = alone ? ' on their own attempt' : ''
  const where =
    (on === undefined ? own : on === 'your-attempt' ? ' on your attempt' : ' on another hero’s attempt') +
    against
  const inAttempt = c.take('in-attempt') === true
  const during = on === undefined && inAttempt ? ' during an attempt' : ''
  if (players === null) {
    const turn = c.take('your-turn') === true ? ` on ${s.its} turn` : ''
    return `when ${verb(s, 'play')} ${feat}${where}${affects}${during}${turn}${game}`
  }
  const you = players.length === 1 && players[0] === 'you'
  return `when ${or(players.map((p) => PLAYERS[p]))} ${you ? 'play' : 'plays'} ${feat}${where}${affects}${during}${game}`
}
const gaining = (kind: 'corruption' | 'virtue', { s, c, forEach }: Event): string => {
  const act = c.take('act')
  const during = act === undefined ? '' : ` during an attempt at ${a(`${acts(listOf(act))} Challenge`)}`
  return forEach
    ? `for each {${kind}} ${verb(s, 'gain')}${during}`
    : `when ${verb(s, 'gain')} {${kind}}${during}`
}
const whose = (s: Subject, noun: string): string => (s.you ? `your ${noun}` : `${s.name}’s ${noun}`)
const ACT = 'a new Act'
const actsOf = (c: Conditions, otherwise: string): string => {
  const act = c.take('act')
  return act === undefined ? otherwise : acts(listOf(act))
}
/** after a verb of casting: "for a Strength Challenge", "against an Adversary" */
const castingFor = (c: Conditions): string => {
  const targets = c.targets()
  if (targets.length === 0) return ''
  return ` ${or(targets.map((t) => `${t.adversary ? 'against' : 'for'} ${one(t)}`))}`
}
function casting({ s, c }: Event): string {
  const dark = c.take('dark-cast')
  const target = castingFor(c)
  if (dark?.['at-least'] === 1) return `when ${verb(s, 'cast')} at least one {dark-rune}${target}`
  if (dark?.['at-least'] !== undefined) {
    return `when ${verb(s, 'cast')} at least ${icon('dark-rune', dark['at-least'])}${target}`
  }
  if (c.noDarkCast()) return `when ${verb(s, 'cast')} no {dark-rune}${target}`
  return `after ${verb(s, 'cast')}${target}`
}
const ended = (outcome: 'overcome' | 'failed' | undefined, { s, c }: Event): string => {
  const targets = c.targets()
  if (outcome === undefined) return `after ${s.you ? 'your' : `${s.name}’s`} attempt`
  const failing = outcome === 'failed'
  return `after ${does(failing ? 'fail' : 'overcome', s, targets)}${margin(c, failing)}`
}
/** "after casting a Dark rune", beside a success or a failure */
const darkly = (c: Conditions): string => {
  const dark = c.take('dark-cast')
  if (dark?.['at-least'] === 1) return ' after casting a {dark-rune}'
  if (dark?.['at-least'] !== undefined)
    return ` after casting at least ${icon('dark-rune', dark['at-least'])}`
  if (dark?.['at-most'] === 0 || c.noDarkCast()) return ' without casting a {dark-rune}'
  return ''
}

/** One entry a trigger. */
const TRIGGERS: Record<Trigger, (e: Event) => string> = {
  activate: ({ c }) =>
    c.take('before-main-action') ? 'on your turn, before your main action' : 'on your turn',
  always: () => '',
  'game-start': () => 'at the start of the game',
  'turn-start': ({ s }) => `at the start of ${whose(s, 'turn')}`,
  'turn-end': ({ s }) => `at the end of ${whose(s, 'turn')}`,
  'act-begun': ({ s, c }) => `when ${verb(s, 'begin')} ${actsOf(c, ACT)}`,
  'act-ended': ({ s, c }) => `when ${verb(s, 'complete')} ${actsOf(c, 'an Act')}`,
  journey: ({ s, c }) => {
    const free = c.take('free')
    if (free === undefined) return `when ${verb(s, 'journey')}`
    return `when ${verb(s, free ? 'make' : 'pay', free ? 'makes' : 'pays')} ${free ? 'a free Journey' : 'for a Journey'}`
  },
  'trait-gained': ({ s }) => `when ${verb(s, 'gain')} a Trait`,
  'path-gained': ({ s, c }) => {
    const targets = c.targets()
    return `when ${targets.length === 0 ? `${verb(s, 'gain')} a path` : does('gain', s, targets)}`
  },
  'ally-gained': ({ s }) => `when ${verb(s, 'gain')} an Ally`,
  'ally-sacrificed': ({ s }) => `when ${s.you ? 'one of your Allies' : `${s.name}’s Ally`} is sacrificed`,
  'ally-discarded': () => 'when an Ally is discarded with its Challenge',
  'radiant-added': ({ s, c }) => {
    const act = c.take('act')
    const not = c.rest.not?.act
    if (not !== undefined) c.take('not')
    const early =
      not === undefined ? '' : ` with ${a(`${acts([1, 2, 3].filter((n) => !listOf(not).includes(n)))} card`)}`
    const on = act === undefined ? early : ` with ${a(`${acts(listOf(act))} card`)}`
    return `for each {radiant} that joins ${whose(s, 'story')}${on}`
  },
  'attempt-declared': ({ s, c }) => `when ${does('attempt', s, c.targets())}`,
  'adversary-faced': ({ s }) => `when ${verb(s, 'face')} the Adversary`,
  'before-cast': ({ s, c }) => `before ${verb(s, 'cast')}${castingFor(c)}`,
  'as-attempt': ({ s, c }) => `as ${does('attempt', s, c.targets())}`,
  cast: (e) => casting(e),
  'rune-shows': ({ s, c }) => {
    const faces = listOf(c.take('face') ?? []).map((f) => (f === 'moon' || f === 'blank' ? f : icon(f)))
    const what =
      faces.length === 0 ? 'any face' : or(faces.map((f) => (f === '{twist}' || f === 'moon' ? a(f) : f)))
    const adversary = c.take('is-adversary') === true ? ' against an Adversary' : ''
    return `when ${s.you ? 'one of your runes' : `one of ${s.name}’s runes`} shows ${what}${adversary}`
  },
  twist: ({ s, c }) => `when ${verb(s, 'cast')} a {twist}${castingFor(c)}`,
  'instead-of-failing': ({ s, c }) => `when ${wouldFail(s, c.targets())}${margin(c, true)}`,
  overcome: ({ s, c }) => `when ${does('overcome', s, c.targets())}${margin(c, false)}${darkly(c)}`,
  failed: ({ s, c }) => `when ${does('fail', s, c.targets())}${margin(c, true)}${darkly(c)}`,
  'after-attempt': (e) => ended(e.c.take('outcome'), e),
  'corruption-coming': ({ s }) => `when ${s.name} would gain {corruption}`,
  'corruption-gained': (e) => gaining('corruption', e),
  'virtue-gained': (e) => gaining('virtue', e),
  'feat-drawn': ({ s, c }) => `when ${verb(s, 'draw')} ${featOf(c)}`,
  'feat-played': (e) => played(e),
  'feat-discarded': ({ s, c }) => `when ${verb(s, 'discard')} ${featOf(c)}`,
  'adversary-feat': ({ c, nameOf }) => {
    const card = c.take('feat-is-card')
    return `when the Adversary turns up ${card === undefined ? 'a card' : nameOf(card)}`
  },
  'adversary-gains': () => 'when the Adversary gains {xp}',
  'adversary-loses': () => 'when the Adversary loses {xp}',
}
/** Every trigger that can be said, for the test that none is missing. */
export const TRIGGER_WORDS = Object.keys(TRIGGERS)

/** The conditions that no trigger took, as an "if". */
export function remaining(c: Conditions, s: Subject, nameOf: (id: string) => string): string {
  if (c.done) return ''
  const here =
    s.name === 'a hero' || s.name === 'any hero' ? { ...A_HERO, name: 'that hero', has: 'that hero has' } : s
  return `, if ${clause(c.rest, { s: here, attempting: here, nameOf })}`
}

export function when(triggers: readonly Trigger[], e: Event): string {
  // the Adversary turns a card up where a hero would play it: one event to who reads
  const apart = triggers.filter((t) => t !== 'adversary-feat' || !triggers.includes('feat-played'))
  const adversaryToo = apart.length < triggers.length
  return apart.map((t) => TRIGGERS[t]({ ...e, adversaryToo })).join(' or ')
}

/** When a Feat may be played. */
const PLAYS: Record<Play, (e: Event) => string> = {
  'before-attempt': ({ s, c }) => `before ${does('attempt', s, c.targets())}`,
  'as-attempt': ({ s, c }) => {
    const answered = c.take('feat-is')
    if (answered !== undefined)
      return `when ${a(icon(answered))} is played during ${s.you ? 'your' : `${s.name}’s`} attempt`
    return `as ${does('attempt', s, c.targets())}`
  },
  'instead-of-failing': ({ s, c }) => `when ${wouldFail(s, c.targets())}${margin(c, true)}`,
  'after-attempt': (e) => ended(e.c.take('outcome'), e),
  'any-time': ({ c }) => anyTime(c),
  'corruption-coming': ({ s }) => `when ${s.name} would gain {corruption}`,
}
export const playedWhen = (play: Play, e: Event): string => PLAYS[play](e)

/** A Feat without a window of its own is played at its condition's moment. */
function anyTime(c: Conditions): string {
  const moment: string[] = []
  const main = c.take('before-main-action')
  const turn = c.take('your-turn')
  const during = c.take('in-attempt')
  if (main) moment.push('on your turn, before your main action')
  else if (turn) moment.push('on your turn')
  else moment.push('at any time')
  if (during === true) moment.push('during an attempt')
  if (during === false && !main) moment.push('outside an attempt')
  const kind = c.take('feat-is')
  const feats = kind === undefined ? [] : [`${a(icon(kind))} is played`]
  for (const option of c.take('any') ?? []) feats.push(event(option))
  return feats.length > 0 ? `when ${or(feats)}` : moment.join(', ')
}
/** What a Feat may answer. */
function event(c: Parameters<typeof clause>[0]): string {
  if (c['feat-is'] !== undefined) return `${a(icon(c['feat-is']))} is played`
  if (c['feat-by'] === 'the-adversary') return 'the Adversary turns up a card'
  if (c.faces?.show === 'moon' && c.faces['at-least'] === 1) return 'a {dark-rune} shows its moon'
  return clause(c, { s: A_HERO, attempting: A_HERO, nameOf: (id) => id })
}
