/** When a power or a Feat applies, in French. A trigger says the conditions that it can say better than a "si". */
import type { Condition, Trigger } from '@runesaga/engine/language'
import {
  Conditions,
  type ConditionWord,
  conditionWords,
  listOf,
  type Play,
  type Target,
} from '../../../telling/cards/reading.ts'
import { names } from '../messages/names.ts'
import { clause } from './conditions.ts'
import { A_HERO, acts, deIcon, elide, HE, icon, of, or, type Subject, si, un, verb } from './nouns.ts'
import { does, done, one, toDo } from './targets.ts'

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

/** "de 2 ou plus", after failing */
function shortfall(c: Conditions): string {
  const m = c.rest.margin
  if (m === undefined || (m['at-least'] ?? m['at-most'] ?? 0) >= 0) return ''
  c.take('margin')
  const least = m['at-least']
  if (least === -1) return ' de 1 point'
  const n = Math.abs(least ?? m['at-most'] ?? 0)
  return ` de ${n} point${n > 1 ? 's' : ''} ou ${least !== undefined ? 'moins' : 'plus'}`
}
/** "avec une marge de 2 ou plus", after overcoming */
function surplus(c: Conditions): string {
  const m = c.take('margin')
  if (m === undefined) return ''
  const least = m['at-least']
  return least !== undefined
    ? ` avec une marge de ${least} ou plus`
    : ` avec une marge de ${m['at-most']} ou moins`
}
/** the Feat of an event: "une carte Héros", "un Exploit" */
const featOf = (c: Conditions): string => {
  const kind = c.take('feat-is')
  return kind === undefined ? 'un {feat}' : un(kind)
}
const PLAYERS = { you: 'vous', 'another-hero': 'un autre Héros', 'the-adversary': 'l’Adversaire' } as const
/** "quand vous jouez", "quand un Héros joue" */
const whenever = (s: Subject, plural: string, singular: string): string =>
  `quand ${verb(s, plural, singular)}`

/** What of a condition says whose Feat it is and where. */
const OF_FEATS: Partial<Record<ConditionWord, true>> = {
  'feat-by': true,
  'feat-on': true,
  'in-attempt': true,
  mode: true,
  'feat-is': true,
}
function played({ s, c, adversaryToo }: Event): string {
  const options = c.rest.any
  if (options?.every((o) => conditionWords(o).every(([word]) => OF_FEATS[word]))) {
    c.take('any')
    return or(
      options.map((o) => playedOne(s, new Conditions(o))),
      ',',
    )
  }
  const both = adversaryToo && c.rest['feat-by'] === undefined
  return playedOne(both ? { ...s, name: `${s.name} ou l’Adversaire` } : s, c)
}
function playedOne(s: Subject, c: Conditions): string {
  const mode = c.take('mode')
  const game = mode === undefined ? '' : ` en mode ${or(listOf(mode).map((m) => names[`mode/${m}`]))}`
  const by = c.take('feat-by')
  const players = by === undefined ? null : listOf(by)
  const feat = featOf(c)
  const on = c.take('feat-on')
  const affects = c.take('affects-you') === undefined ? '' : ' qui vous vise'
  const against = c.take('is-adversary') === true ? ' contre un Adversaire' : ''
  const there = on === 'your-attempt' ? ' sur votre tentative' : ' sur la tentative d’un autre Héros'
  const alone = c.rest.not?.['feat-on'] === 'another-hero'
  if (alone) c.take('not')
  const where = (on === undefined ? (alone ? ' sur sa propre tentative' : '') : there) + against
  const during = c.take('in-attempt') === true && on === undefined ? ' pendant une tentative' : ''
  const tail = `${feat}${where}${affects}${during}`
  if (players === null) {
    const turn = c.take('your-turn') === true ? ` pendant ${s.its.m} tour` : ''
    return `${whenever(s, 'jouez', 'joue')} ${tail}${turn}${game}`
  }
  const you = players.length === 1 && players[0] === 'you'
  return `quand ${or(players.map((p) => PLAYERS[p]))} ${you ? 'jouez' : 'joue'} ${tail}${game}`
}
const gaining = (kind: 'corruption' | 'virtue', { s, c, forEach }: Event): string => {
  const [plural, singular] = kind === 'corruption' ? ['prenez', 'prend'] : ['obtenez', 'obtient']
  const act = c.take('act')
  const during = act === undefined ? '' : ` pendant la tentative d’un Défi de ${acts(listOf(act))}`
  if (forEach) return `pour chaque {${kind}} ${elide('que', verb(s, plural, singular))}${during}`
  return `${whenever(s, plural, singular)} une {${kind}}${during}`
}
/** "de votre tour", "du tour d’un Héros" */
const ofTurn = (s: Subject): string => (s.you ? 'de votre tour' : `du tour ${of(s)}`)
const actsOf = (c: Conditions, otherwise: string): string => {
  const act = c.take('act')
  return act === undefined ? otherwise : acts(listOf(act))
}
/** after a verb of casting: "pour un Défi de Force", "contre un Adversaire" */
const castingFor = (targets: readonly Target[]): string =>
  targets.length === 0 ? '' : ` ${or(targets.map((t) => `${t.adversary ? 'contre' : 'pour'} ${one(t)}`))}`
function casting({ s, c }: Event): string {
  const dark = c.take('dark-cast')
  const target = castingFor(c.targets())
  const least = dark?.['at-least']
  if (least !== undefined) {
    const runes = least === 1 ? 'une {dark-rune}' : icon('dark-rune', least)
    return `${whenever(s, 'lancez', 'lance')} au moins ${runes}${target}`
  }
  if (c.noDarkCast()) return `${whenever(s, 'ne lancez', 'ne lance')} aucune {dark-rune}${target}`
  return s.you
    ? `après avoir lancé les Runes${target}`
    : `après ${elide('que', s.name)} a lancé les Runes${target}`
}
/** "après avoir réussi un Défi", "après qu’un Héros a échoué à un Défi" */
function ended(outcome: 'overcome' | 'failed' | undefined, { s, c }: Event): string {
  const targets = c.targets()
  if (outcome === undefined) return s.you ? 'après votre tentative' : `après la tentative ${of(s)}`
  const failing = outcome === 'failed'
  const by = failing ? shortfall(c) : ''
  const did = done(failing ? 'fail' : 'overcome', targets, by)
  const margin = failing ? '' : surplus(c)
  return s.you ? `après avoir ${did}${margin}` : `après ${elide('que', s.name)} a ${did}${margin}`
}
/** "après avoir lancé une Rune Sombre", beside a success or a failure */
const darkly = (c: Conditions): string => {
  const dark = c.take('dark-cast')
  if (dark?.['at-least'] === 1) return ' après avoir lancé une {dark-rune}'
  if (dark?.['at-least'] !== undefined)
    return ` après avoir lancé au moins ${icon('dark-rune', dark['at-least'])}`
  if (dark?.['at-most'] === 0 || c.noDarkCast()) return ' sans lancer de {dark-rune}'
  return ''
}
/** "quand un Héros est sur le point d’échouer à un Défi" */
const wouldFail = (s: Subject, targets: readonly Target[], by: string): string =>
  `${whenever(s, 'êtes', 'est')} sur le point ${toDo('fail', targets, by)}`
/** "quand vous êtes sur le point de prendre une Corruption" */
const aboutToSink = (s: Subject): string =>
  `${whenever(s, 'êtes', 'est')} sur le point de prendre une {corruption}`

/** One entry a trigger. */
const TRIGGERS: Record<Trigger, (e: Event) => string> = {
  activate: ({ c }) =>
    c.take('before-main-action') ? 'à votre tour, avant votre action principale' : 'à votre tour',
  always: () => '',
  'game-start': () => 'au début de la partie',
  'turn-start': ({ s }) => `au début ${ofTurn(s)}`,
  'turn-end': ({ s }) => `à la fin ${ofTurn(s)}`,
  'act-begun': ({ s, c }) => `${whenever(s, 'commencez', 'commence')} ${actsOf(c, 'un nouvel Acte')}`,
  'act-ended': ({ s, c }) => `${whenever(s, 'terminez', 'termine')} ${actsOf(c, 'un Acte')}`,
  journey: ({ s, c }) => {
    const free = c.take('free')
    if (free === undefined) return whenever(s, 'explorez', 'explore')
    return free
      ? `${whenever(s, 'explorez', 'explore')} gratuitement`
      : `${whenever(s, 'payez', 'paie')} pour Explorer`
  },
  'trait-gained': ({ s }) => `${whenever(s, 'gagnez', 'gagne')} un Trait`,
  'path-gained': ({ s, c }) => {
    const targets = c.targets()
    return `quand ${targets.length === 0 ? `${verb(s, 'gagnez', 'gagne')} une voie` : does('gain', s, targets)}`
  },
  'ally-gained': ({ s }) => `${whenever(s, 'gagnez', 'gagne')} un Allié`,
  'ally-sacrificed': ({ s }) =>
    s.you ? 'quand un de vos Alliés est sacrifié' : `quand l’Allié ${of(s)} est sacrifié`,
  'ally-discarded': () => 'quand un Allié est défaussé avec son Défi',
  'radiant-added': ({ s, c }) => {
    const act = c.take('act')
    const not = c.rest.not?.act
    if (not !== undefined) c.take('not')
    const early = not === undefined ? null : [1, 2, 3].filter((n) => !listOf(not).includes(n))
    const numbers = act === undefined ? early : listOf(act)
    if (numbers !== null) {
      const gained = elide('que', verb(s, 'gagnez', 'gagne'))
      return `pour chaque icône Radieuse ${gained} avec une carte de ${acts(numbers)}`
    }
    return `pour chaque icône Radieuse qui rejoint ${s.you ? 'votre Histoire' : `l’Histoire ${of(s)}`}`
  },
  'attempt-declared': ({ s, c }) => `quand ${does('attempt', s, c.targets())}`,
  'adversary-faced': ({ s }) => `${whenever(s, 'affrontez', 'affronte')} l’Adversaire`,
  'before-cast': ({ s, c }) => {
    const target = castingFor(c.targets())
    return s.you
      ? `avant de lancer les Runes${target}`
      : `avant ${elide('que', s.name)} lance les Runes${target}`
  },
  'as-attempt': ({ s, c }) => `pendant ${elide('que', does('attempt', s, c.targets()))}`,
  cast: (e) => casting(e),
  'rune-shows': ({ s, c }) => {
    const faces = listOf(c.take('face') ?? [])
    const symbols = faces.filter((f) => f !== 'moon' && f !== 'blank' && f !== 'twist')
    const shown = [
      ...(symbols.length > 0 ? [`un symbole ${or(symbols.map((f) => deIcon(f)))}`] : []),
      ...(faces.includes('twist') ? ['un {twist}'] : []),
      ...(faces.includes('moon') ? ['une lune'] : []),
      ...(faces.includes('blank') ? ['une face vierge'] : []),
    ]
    const adversary = c.take('is-adversary') === true ? ' contre un Adversaire' : ''
    const rune = s.you ? 'une de vos Runes' : `une Rune ${of(s)}`
    return `quand ${rune} montre ${shown.length === 0 ? 'une face' : or(shown)}${adversary}`
  },
  twist: ({ s, c }) => `${whenever(s, 'obtenez', 'obtient')} un {twist}${castingFor(c.targets())}`,
  'instead-of-failing': ({ s, c }) => wouldFail(s, c.targets(), shortfall(c)),
  overcome: ({ s, c }) => `quand ${does('overcome', s, c.targets())}${surplus(c)}${darkly(c)}`,
  failed: ({ s, c }) => {
    const by = shortfall(c)
    return `quand ${does('fail', s, c.targets(), by)}${darkly(c)}`
  },
  'after-attempt': (e) => ended(e.c.take('outcome'), e),
  'corruption-coming': ({ s }) => aboutToSink(s),
  'corruption-gained': (e) => gaining('corruption', e),
  'virtue-gained': (e) => gaining('virtue', e),
  'feat-drawn': ({ s, c }) => `${whenever(s, 'piochez', 'pioche')} ${featOf(c)}`,
  'feat-played': (e) => played(e),
  'feat-discarded': ({ s, c }) => `${whenever(s, 'défaussez', 'défausse')} ${featOf(c)}`,
  'adversary-feat': ({ c, nameOf }) => {
    const card = c.take('feat-is-card')
    return `quand l’Adversaire révèle ${card === undefined ? 'une carte' : `«\u202f${nameOf(card)}\u202f»`}`
  },
  'adversary-gains': () => 'quand l’Adversaire gagne de l’{xp}',
  'adversary-loses': () => 'quand l’Adversaire perd de l’{xp}',
}
/** Every trigger that can be said, for the test that none is missing. */
export const TRIGGER_WORDS = Object.keys(TRIGGERS)

/** The conditions that no trigger took, as a "si". */
export function remaining(c: Conditions, s: Subject, nameOf: (id: string) => string): string {
  if (c.done) return ''
  const here = s.you ? s : HE
  return `, ${si(clause(c.rest, { s: here, attempting: here, nameOf }))}`
}

export function when(triggers: readonly Trigger[], e: Event): string {
  // the Adversary turns a card up where a hero would play it: one event to who reads
  const apart = triggers.filter((t) => t !== 'adversary-feat' || !triggers.includes('feat-played'))
  const adversaryToo = apart.length < triggers.length
  return apart.map((t) => TRIGGERS[t]({ ...e, adversaryToo })).join(' ou ')
}

/** When a Feat may be played. */
const PLAYS: Record<Play, (e: Event) => string> = {
  'before-attempt': ({ s, c }) => {
    const targets = c.targets()
    if (s.you) return `avant ${toDo('attempt', targets)}`
    return `avant ${elide('que', does('attempt', s, targets))}`
  },
  'as-attempt': ({ s, c }) => {
    const answered = c.take('feat-is')
    if (answered !== undefined) {
      return `quand ${un(answered)} est jouée pendant ${s.you ? 'votre tentative' : `la tentative ${of(s)}`}`
    }
    return `pendant ${elide('que', does('attempt', s, c.targets()))}`
  },
  'instead-of-failing': ({ s, c }) => wouldFail(s, c.targets(), shortfall(c)),
  'after-attempt': (e) => ended(e.c.take('outcome'), e),
  'any-time': ({ c }) => anyTime(c),
  'corruption-coming': ({ s }) => aboutToSink(s),
}
export const playedWhen = (play: Play, e: Event): string => PLAYS[play](e)

/** A Feat without a window of its own is played at its condition's moment. */
function anyTime(c: Conditions): string {
  const moment: string[] = []
  const main = c.take('before-main-action')
  const turn = c.take('your-turn')
  const during = c.take('in-attempt')
  if (main) moment.push('à votre tour, avant votre action principale')
  else if (turn) moment.push('à votre tour')
  else moment.push('à tout moment')
  if (during === true) moment.push('pendant une tentative')
  if (during === false && !main) moment.push('hors d’une tentative')
  const kind = c.take('feat-is')
  const feats = kind === undefined ? [] : [`${un(kind)} est jouée`]
  for (const option of c.take('any') ?? []) feats.push(event(option))
  return feats.length > 0 ? `quand ${feats.join(' ou quand ')}` : moment.join(', ')
}
/** What a Feat may answer. */
function event(c: Condition): string {
  if (c['feat-is'] !== undefined) return `${un(c['feat-is'])} est jouée`
  if (c['feat-by'] === 'the-adversary') return 'l’Adversaire révèle une carte'
  if (c.faces?.show === 'moon' && c.faces['at-least'] === 1) return 'une {dark-rune} montre sa lune'
  return clause(c, { s: A_HERO, attempting: A_HERO, nameOf: (id) => id })
}
