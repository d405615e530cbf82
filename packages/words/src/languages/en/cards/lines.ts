/** The rules of a card in English: trigger, effect and limit as one line. */
import type { Condition, ScoringTerm } from '@runesaga/engine/language'
import type { Line } from '../../../telling/cards/card-text.ts'
import type { CardGrammar, Gate, SetUp } from '../../../telling/cards/grammar.ts'
import { linesIn } from '../../../telling/cards/lines.ts'
import type { Limit } from '../../../telling/cards/reading.ts'
import { CONDITION_WORDS, clause } from './conditions.ts'
import { COST_WORDS, costWords } from './costs.ts'
import { COUNT_WORDS, each } from './counts.ts'
import { deedsOf, EFFECT_WORDS, tell } from './effects.ts'
import {
  A_HERO,
  EVENT_SUBJECTS,
  HAVING,
  HERO_OF_YOUR_CHOICE,
  icon,
  SUBJECTS,
  type Subject,
  THAT_HERO,
  YOU,
} from './nouns.ts'
import { rewards } from './rewards.ts'
import { instead, mayDo, paying } from './sentences.ts'
import { standing } from './standing.ts'
import { playedWhen, remaining, TRIGGER_WORDS, when } from './triggers.ts'

const LIMITS: Record<Limit, string> = {
  'once-per-turn': 'once per turn',
  'once-per-attempt': 'once per attempt',
  'once-per-act': 'once per Act',
  'once-per-game': 'once per game',
  'once-per-hero': 'once per hero',
}

const gateWords = (gate: Gate): string => {
  if ('side' in gate) return `${gate.side}: `
  return 'banked' in gate
    ? `With ${icon('xp', gate.banked)} on this Class: `
    : `With ${icon('radiant', gate.radiant)}: `
}

const ATTEMPTER = SUBJECTS['active-hero']
const byId = (id: string): string => id
const ifClause = (condition: Condition, s: Subject, nameOf = byId): string =>
  `if ${clause(condition, { s, attempting: s, nameOf })}`

const { line, subjects, power, feat, once, optionSubjects } = linesIn<Subject>({
  limits: LIMITS,
  gateWords,
  onYourTurn: { when: 'on your turn', once: 'once on your turn' },
  you: YOU,
  aHero: A_HERO,
  heroOfYourChoice: HERO_OF_YOUR_CHOICE,
  thatHero: THAT_HERO,
  he: THAT_HERO,
  attempter: ATTEMPTER,
  subjects: SUBJECTS,
  eventSubjects: EVENT_SUBJECTS,
  it: 'it',
  thatCard: 'that card',
  answersCard: /is played|turns up/,
  name: (nameOf, id) => nameOf(id)?.en ?? id,
  standing,
  when,
  playedWhen,
  remaining,
  ifClause,
  besideThis: (test) => test.replace(/\ba Trait\b/, 'another Trait'),
  tell,
  mayDo: (effects, sc, cost) =>
    mayDo(deedsOf(effects, sc), sc.s, cost === null ? null : costWords(cost, sc.s)),
  paying: (effects, sc, cost) => paying(deedsOf(effects, sc), costWords(cost, YOU)),
})

function points(term: ScoringTerm): string {
  const kind = term.triumph === undefined ? 'tragedy' : 'triumph'
  const per = term.per === undefined ? '' : ` for each ${each(term.per, YOU)}`
  const most = term.max === undefined ? '' : `, up to ${icon(kind, term.max)}`
  const test = term.if === undefined ? '' : ` ${ifClause(term.if, YOU)}`
  return `${icon(kind, term[kind] ?? 0)}${per}${most}${test}`
}

const setUpWords = (setup: SetUp): string[] => {
  const { origins, 'hero-cards': heroCards, 'adversary-xp-per-hero': xp, 'legacy-marks': marks } = setup
  const sentences: string[] = []
  if (origins === 1) sentences.push('each hero is dealt only 1 Origin')
  else if (origins !== undefined) sentences.push(`each hero is dealt ${origins} Origins to choose from`)
  if (heroCards === 0) sentences.push('no hero starts with a {hero}')
  else if (heroCards !== undefined) sentences.push(`each hero starts with ${icon('hero', heroCards)}`)
  if (xp !== undefined)
    sentences.push(
      `the Adversary starts with ${icon('xp', Math.abs(xp))} ${xp < 0 ? 'less' : 'more'} for each hero`,
    )
  if (marks !== undefined) {
    const n = Math.abs(marks)
    sentences.push(`count ${n} Legacy mark${n === 1 ? '' : 's'} ${marks < 0 ? 'fewer' : 'more'}`)
  }
  return sentences
}

export const grammar: CardGrammar = {
  vocabulary: {
    triggers: TRIGGER_WORDS,
    conditions: CONDITION_WORDS,
    counts: COUNT_WORDS,
    costs: COST_WORDS,
    effects: EFFECT_WORDS,
    limits: Object.keys(LIMITS),
  },
  power,
  feat,
  adversaryFeat: ({ if: condition, do: effects }) => {
    const test = condition === undefined ? '' : ifClause(condition, THAT_HERO)
    return line({ ...(test === '' ? {} : { when: test }), sentences: tell(effects, subjects(ATTEMPTER)) })
  },
  twist: (o) => {
    const sc = subjects(YOU, { paid: o.pay !== undefined })
    const test = o.if === undefined ? '' : `${ifClause(o.if, YOU)}, `
    const deeds = deedsOf(o.do, sc)
    const does = o.pay === undefined ? instead(deeds) : paying(deeds, costWords(o.pay, YOU))
    return line({ when: 'on a {twist}', sentences: [`draw a {feat}${orIf(`${test}${andIf(does)}`)}`] })
  },
  traitTerms: ({ need, pay, 'or-pay': orPay }) => {
    const lines: Line[] = []
    if (need !== undefined) {
      const or = orPay === undefined ? '' : `, or ${costWords(orPay, YOU)}`
      lines.push(
        line({
          sentences: [`you must ${clause(need, { s: HAVING, attempting: YOU, nameOf: byId })}${or}`],
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
  setUp: (setup) => line({ sentences: setUpWords(setup) }),
  rewards,
  option: (effects, { thatIsYou, nameOf }) =>
    instead(deedsOf(effects, optionSubjects(thatIsYou, nameOf))).join('; '),
  cost: (cost) => costWords(cost, YOU),
}
/** "get +1 and, if you overcome the Challenge, gain 1 Experience" */
const andIf = (parts: readonly string[]): string =>
  parts.reduce((text, part) => `${text}${part.startsWith('if ') ? ' and, ' : '; '}${part}`)
/** ", or get +2", " or, if you fail, gain 1 Experience" */
const orIf = (text: string): string => (text.startsWith('if ') ? ` or, ${text}` : `, or ${text}`)
