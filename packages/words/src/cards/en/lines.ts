/** The rules of a card in English: trigger, effect and limit as one line. */
import type { Cost, Effects, Power, ScoringTerm } from '@runesaga/engine'
import type { Line } from '../card-text.ts'
import type { CardGrammar, Context, Gate, NameOf, Once } from '../grammar.ts'
import {
  Conditions,
  conditionWords,
  effectWords,
  type Feat,
  impliedBy,
  type Limit,
  listOf,
} from '../reading.ts'
import { clause } from './conditions.ts'
import { costWords } from './costs.ts'
import { each } from './counts.ts'
import { deedsOf, tell } from './effects.ts'
import {
  A_HERO,
  capital,
  EVENT_SUBJECTS,
  HAVING,
  HERO_OF_YOUR_CHOICE,
  icon,
  paragraph,
  SUBJECTS,
  type Subject,
  THAT_HERO,
  YOU,
} from './nouns.ts'
import { rewards } from './rewards.ts'
import type { Scene } from './scene.ts'
import { instead, mayDo, paying } from './sentences.ts'
import { standing } from './standing.ts'
import { playedWhen, remaining, when } from './triggers.ts'

const LIMITS: Record<Limit, string> = {
  'once-per-turn': 'once per turn',
  'once-per-attempt': 'once per attempt',
  'once-per-act': 'once per Act',
  'once-per-game': 'once per game',
}
/** Every limit that can be said, for the test that none is missing. */
export const LIMIT_WORDS = Object.keys(LIMITS)

const gateIcon = (gate: Gate): string => {
  if ('side' in gate) return gate.side
  return 'banked' in gate ? icon('xp', gate.banked) : icon('radiant', gate.radiant)
}
const gateWords = (gate: Gate): string => {
  if ('side' in gate) return `${gate.side}: `
  return 'banked' in gate
    ? `With ${icon('xp', gate.banked)} on this Class: `
    : `With ${icon('radiant', gate.radiant)}: `
}

interface Parts {
  when?: string
  sentences: readonly string[]
  limit?: Limit | undefined
  gate?: Gate | undefined
  gateSaid?: boolean | undefined
}
function line({ when, sentences, limit, gate, gateSaid }: Parts): Line {
  const [first, ...rest] = sentences
  const lead = gate === undefined || gateSaid ? '' : gateWords(gate)
  const once = limit === 'once-per-turn' && when === 'on your turn' ? ['once on your turn'] : null
  const start = [...(once ?? [...(limit ? [LIMITS[limit]] : []), ...(when ? [when] : [])]), first].join(', ')
  const opening = lead !== '' && gate !== undefined && !('side' in gate) ? start : capital(start)
  return {
    ...(when ? { when: capital(when) } : {}),
    text: paragraph(sentences),
    ...(limit ? { limit: LIMITS[limit] } : {}),
    ...(gate ? { gate: gateIcon(gate) } : {}),
    sentence: [`${lead}${opening}.`, ...rest.map((sentence) => `${capital(sentence)}.`)].join(' '),
  }
}

const english = (nameOf: NameOf) => (id: string) => nameOf(id)?.en ?? id
const scene = (s: Subject, more: Partial<Scene> = {}): Scene => ({
  s,
  owner: s,
  attempting: s,
  that: THAT_HERO,
  feat: '',
  more: false,
  after: false,
  given: null,
  optional: false,
  paid: false,
  nameOf: (id) => id,
  ...more,
})
/** Do its effects add up, so that "for each" may be said of its trigger? */
const addsUp = (effects: Effects): boolean =>
  effectWords(effects).every(([word]) => word === 'xp' || word === 'adversary-xp')

/** What happens: by itself, by choice, or for a price. */
const happens = (effects: Effects, sc: Scene, may: boolean, pay: Cost | undefined): string[] => {
  if (pay !== undefined) return mayDo(deedsOf(effects, sc), sc.s, costWords(pay, sc.s))
  return may ? mayDo(deedsOf(effects, sc), sc.s, null) : tell(effects, sc)
}

function power(p: Power, context: Context): Line {
  const triggers = listOf(p.when)
  if (triggers.includes('always'))
    return line({
      ...standing(p, context.owned && (p.who ?? 'you') === 'you', english(context.nameOf)),
      gate: context.gate,
      gateSaid: context.gateSaid,
    })
  const nameOf = english(context.nameOf)
  const event = context.owned
    ? EVENT_SUBJECTS[p.who ?? 'you']
    : p.who === undefined
      ? A_HERO
      : EVENT_SUBJECTS[p.who]
  const c = new Conditions(p.if)
  const forEach = p.limit === undefined && p.pay === undefined && addsUp(p.do)
  const moment = when(triggers, { s: event, c, forEach, nameOf })
  const struck = context.owned ? YOU : p.by === 'each-other-hero' ? SUBJECTS['each-other-hero'] : THAT_HERO
  const others = !event.you && context.owned
  const sc = scene(struck, {
    attempting: !context.owned && triggers.includes('feat-played') ? ATTEMPTER : others ? THAT_HERO : struck,
    feat: triggers.includes('feat-played') || triggers.includes('adversary-feat') ? 'it' : '',
    more: triggers.includes('failed') && p.pay === undefined,
    optional: p.may === true || p.pay !== undefined,
    paid: p.pay !== undefined,
    nameOf,
  })
  const offered = p.may === true || effectWords(p.do).some(([word]) => word === 'free-journey')
  return line({
    when: moment + remaining(c, event, nameOf),
    sentences: happens(p.do, sc, offered, p.pay),
    limit: p.limit,
    gate: context.gate,
    gateSaid: context.gateSaid,
  })
}

function feat(card: Feat, names: NameOf): Line {
  const nameOf = english(names)
  const c = new Conditions(card.if)
  const free = card.play === 'any-time'
  const event = EVENT_SUBJECTS[card.on]
  const target = card.on === 'you' ? {} : (c.take('that-hero') ?? {})
  const { 'your-attempt': attempting, ...asked } = target
  const unsaid = impliedBy(card.do, asked) ? {} : asked
  const named = !free || attempting === true || conditionWords(unsaid).length > 0
  const play = free && attempting === true ? 'as-attempt' : card.play
  const moment = playedWhen(play, { s: event, c, forEach: false, nameOf })
  const hero = free && attempting !== true ? A_HERO : THAT_HERO
  const who =
    conditionWords(unsaid).length === 0 ? '' : `, if ${clause(unsaid, { s: hero, attempting: hero, nameOf })}`
  const answers = /is played|turns up/.test(moment)
  const sc = scene(YOU, {
    attempting: card.on === 'you' ? YOU : THAT_HERO,
    that: named || card.on === 'you' ? THAT_HERO : HERO_OF_YOUR_CHOICE,
    feat: answers ? 'that card' : '',
    past: card.play === 'after-attempt',
    paid: card.pay !== undefined,
    nameOf,
  })
  const sentences =
    card.pay === undefined ? tell(card.do, sc) : paying(deedsOf(card.do, sc), costWords(card.pay, YOU))
  return line({ when: moment + who + remaining(c, event, nameOf), sentences })
}
const once = (o: Once, moment: string): Line => {
  const sc = scene(YOU, { optional: o.may === true || o.pay !== undefined, paid: o.pay !== undefined })
  const condition =
    o.if === undefined ? '' : `if ${clause(o.if, { s: YOU, attempting: YOU, nameOf: (id) => id })}`
  return line({
    when: [moment, condition].filter((part) => part !== '').join(', '),
    sentences: happens(o.do, sc, o.may === true, o.pay),
  })
}

function points(term: ScoringTerm): string {
  const kind = term.triumph === undefined ? 'tragedy' : 'triumph'
  const per = term.per === undefined ? '' : ` for each ${each(term.per, YOU)}`
  const most = term.max === undefined ? '' : `, up to ${icon(kind, term.max)}`
  const test =
    term.if === undefined ? '' : ` if ${clause(term.if, { s: YOU, attempting: YOU, nameOf: (id) => id })}`
  return `${icon(kind, term[kind] ?? 0)}${per}${most}${test}`
}

export const ENGLISH: CardGrammar = {
  power,
  feat,
  adversaryFeat: ({ if: condition, do: effects }) => {
    const test =
      condition === undefined
        ? ''
        : `if ${clause(condition, { s: THAT_HERO, attempting: THAT_HERO, nameOf: (id) => id })}`
    return line({ ...(test === '' ? {} : { when: test }), sentences: tell(effects, scene(ATTEMPTER)) })
  },
  twist: (o) => {
    const sc = scene(YOU, { paid: o.pay !== undefined })
    const test =
      o.if === undefined ? '' : `if ${clause(o.if, { s: YOU, attempting: YOU, nameOf: (id) => id })}, `
    const deeds = deedsOf(o.do, sc)
    const does = o.pay === undefined ? instead(deeds) : paying(deeds, costWords(o.pay, YOU))
    return line({ when: 'on a {twist}', sentences: [`draw a {feat}${orIf(`${test}${does.join('; ')}`)}`] })
  },
  traitTerms: ({ need, pay, 'or-pay': orPay }) => {
    const lines: Line[] = []
    if (need !== undefined) {
      const or = orPay === undefined ? '' : `, or ${costWords(orPay, YOU)}`
      lines.push(
        line({
          sentences: [`you must ${clause(need, { s: HAVING, attempting: YOU, nameOf: (id) => id })}${or}`],
        }),
      )
    }
    if (pay !== undefined) {
      const xp = pay.xp !== undefined && Object.keys(pay).length === 1
      lines.push(line({ sentences: [`cost: ${xp ? icon('xp', pay.xp) : costWords(pay, YOU)}`] }))
    }
    return lines
  },
  gained: (o) => once(o, 'when you gain this Trait'),
  scoring: (term, saysWhen) =>
    line(
      saysWhen
        ? { when: 'at the end of the game', sentences: [`score ${points(term)}`] }
        : { sentences: [points(term)] },
    ),
  sacrificedAlliesCount: () =>
    line({ sentences: ['your sacrificed Allies’ icons and points still count at the end of the game'] }),
  start: (level) => {
    const kind = level.startsWith('V') ? 'virtue' : 'corruption'
    const text =
      level === 'N'
        ? 'start the game at neutral'
        : `start the game with ${icon(kind, Number(level.slice(1)))}`
    return line({ sentences: [text] })
  },
  abilitiesChosen: (n) =>
    line({
      when: 'when you face this Adversary',
      sentences: [`choose the ${n === 1 ? 'ability' : `${n} abilities`} that you use`],
    }),
  victory: (goal, more) =>
    line({
      sentences: [
        `the Adversary wins as soon as it has ${icon('xp', goal)}, plus ${icon('xp', more)} for each hero beyond the first`,
      ],
    }),
  rewards,
  option: (effects, { thatIsYou, nameOf }) =>
    instead(deedsOf(effects, optionScene(thatIsYou, english(nameOf)))).join('; '),
  cost: (cost) => costWords(cost, YOU),
}
/** Whoever chooses is told what it does; the card in question, if there is one, was named before. */
const optionScene = (thatIsYou: boolean, nameOf: (id: string) => string): Scene =>
  scene(YOU, { that: thatIsYou ? YOU : THAT_HERO, feat: 'that card', nameOf })
const ATTEMPTER = SUBJECTS['active-hero']
/** ", or get +2", " or, if you fail, gain 1 Experience" */
const orIf = (text: string): string => (text.startsWith('if ') ? ` or, ${text}` : `, or ${text}`)
