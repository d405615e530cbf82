/** The rules of a card in French: trigger, effect and limit as one line. */
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
  ATTEMPTER,
  EVENT_SUBJECTS,
  HAVING,
  HE,
  HERO_OF_YOUR_CHOICE,
  icon,
  NB,
  SUBJECTS,
  type Subject,
  si,
  THAT_HERO,
  YOU,
} from './nouns.ts'
import { rewards } from './rewards.ts'
import { instead, mayDo, paying } from './sentences.ts'
import { standing } from './standing.ts'
import { playedWhen, remaining, TRIGGER_WORDS, when } from './triggers.ts'

const LIMITS: Record<Limit, string> = {
  'once-per-turn': 'une fois par tour',
  'once-per-attempt': 'une fois par tentative',
  'once-per-act': 'une fois par Acte',
  'once-per-game': 'une fois par partie',
  'once-per-hero': 'une fois par Héros',
}

const gateWords = (gate: Gate): string => {
  if ('side' in gate) return `${gate.side}${NB}: `
  return 'banked' in gate
    ? `Avec ${icon('xp', gate.banked)} sur cette Classe${NB}: `
    : `Avec ${icon('radiant', gate.radiant)}${NB}: `
}

const byId = (id: string): string => id
const siClause = (condition: Condition, s: Subject, nameOf = byId): string =>
  si(clause(condition, { s, attempting: s, nameOf }))

const { line, subjects, power, feat, once, optionSubjects } = linesIn<Subject>({
  limits: LIMITS,
  gateWords,
  onYourTurn: { when: 'à votre tour', once: 'une fois pendant votre tour' },
  you: YOU,
  aHero: A_HERO,
  heroOfYourChoice: HERO_OF_YOUR_CHOICE,
  thatHero: THAT_HERO,
  he: HE,
  attempter: ATTEMPTER,
  subjects: SUBJECTS,
  eventSubjects: EVENT_SUBJECTS,
  it: 'cette carte',
  thatCard: 'cette carte',
  answersCard: /est jouée|révèle/,
  name: (nameOf, id) => nameOf(id)?.fr ?? nameOf(id)?.en ?? id,
  standing,
  when,
  playedWhen,
  remaining,
  ifClause: siClause,
  besideThis: (test) => test.replace(/\bun Trait\b/, 'un autre Trait'),
  tell,
  mayDo: (effects, sc, cost) =>
    mayDo(deedsOf(effects, sc), sc.s, cost === null ? null : costWords(cost, sc.s, 'infinitive')),
  paying: (effects, sc, cost) => paying(deedsOf(effects, sc), costWords(cost, YOU, 'told')),
})

function points(term: ScoringTerm): string {
  const kind = term.triumph === undefined ? 'tragedy' : 'triumph'
  const per = term.per === undefined ? '' : ` par ${each(term.per, YOU)}`
  const most = term.max === undefined ? '' : `, jusqu’à ${icon(kind, term.max)}`
  const test = term.if === undefined ? '' : ` ${siClause(term.if, YOU)}`
  return `${icon(kind, term[kind] ?? 0)}${per}${most}${test}`
}

const setUpWords = (setup: SetUp): string[] => {
  const { origins, 'hero-cards': heroCards, 'adversary-xp-per-hero': xp, 'legacy-marks': marks } = setup
  const sentences: string[] = []
  if (origins === 1) sentences.push('chaque Héros ne reçoit qu’une Origine')
  else if (origins !== undefined) sentences.push(`chaque Héros reçoit ${origins} Origines et en garde une`)
  if (heroCards === 0) sentences.push('aucun Héros ne commence avec une {hero}')
  else if (heroCards !== undefined) sentences.push(`chaque Héros commence avec ${icon('hero', heroCards)}`)
  if (xp !== undefined)
    sentences.push(
      `l’Adversaire commence avec ${icon('xp', Math.abs(xp))} de ${xp < 0 ? 'moins' : 'plus'} par Héros`,
    )
  if (marks !== undefined) {
    const n = Math.abs(marks)
    sentences.push(`comptez ${n} marque${n > 1 ? 's' : ''} de Legs de ${marks < 0 ? 'moins' : 'plus'}`)
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
    const test = condition === undefined ? '' : siClause(condition, ATTEMPTER)
    return line({ ...(test === '' ? {} : { when: test }), sentences: tell(effects, subjects(ATTEMPTER)) })
  },
  twist: (o) => {
    const sc = subjects(YOU, { paid: o.pay !== undefined })
    const test = o.if === undefined ? '' : `${siClause(o.if, YOU)}, `
    const deeds = deedsOf(o.do, sc)
    const does = o.pay === undefined ? instead(deeds) : paying(deeds, costWords(o.pay, YOU, 'told'))
    return line({
      when: 'sur un {twist}',
      sentences: [`piochez un {feat}${orIf(`${test}${andIf(does)}`)}`],
    })
  },
  traitTerms: ({ need, pay, 'or-pay': orPay }) => {
    const lines: Line[] = []
    if (need !== undefined) {
      const or = orPay === undefined ? '' : `, ou ${costWords(orPay, YOU, 'infinitive')}`
      lines.push(
        line({
          sentences: [`prérequis${NB}: ${clause(need, { s: HAVING, attempting: YOU, nameOf: byId })}${or}`],
        }),
      )
    }
    if (pay !== undefined) {
      const xp = pay.xp !== undefined && Object.keys(pay).length === 1
      lines.push(
        line({ sentences: [`coût${NB}: ${xp ? icon('xp', pay.xp) : costWords(pay, YOU, 'infinitive')}`] }),
      )
    }
    return lines
  },
  gained: (o) => once(o, 'quand vous gagnez ce Trait'),
  scoring: (term, saysWhen) =>
    line(
      saysWhen
        ? { when: 'à la fin de la partie', sentences: [`marquez ${points(term)}`] }
        : { sentences: [points(term)] },
    ),
  sacrificedAlliesCount: () =>
    line({
      sentences: ['les icônes et les points de vos Alliés sacrifiés comptent encore à la fin de la partie'],
    }),
  start: (level) => {
    const kind = level.startsWith('V') ? 'virtue' : 'corruption'
    const text =
      level === 'N'
        ? 'commencez la partie au niveau neutre'
        : `commencez la partie avec ${icon(kind, Number(level.slice(1)))}`
    return line({ sentences: [text] })
  },
  abilitiesChosen: (n) =>
    line({
      when: 'quand vous affrontez cet Adversaire',
      sentences: [`choisissez ${n === 1 ? 'la Compétence' : `les ${n} Compétences`} que vous utilisez`],
    }),
  victory: (goal, more) =>
    line({
      sentences: [
        `l’Adversaire l’emporte dès qu’il a ${icon('xp', goal)}, plus ${icon('xp', more)} par Héros au-delà du premier`,
      ],
    }),
  setUp: (setup) => line({ sentences: setUpWords(setup) }),
  rewards,
  option: (effects, { thatIsYou, nameOf }) =>
    instead(deedsOf(effects, optionSubjects(thatIsYou, nameOf))).join(`${NB}; `),
  cost: (cost) => costWords(cost, YOU, 'told'),
}
/** "obtenez +1 et, si vous réussissez le Défi, gagnez 1 point d’Expérience" */
const andIf = (parts: readonly string[]): string =>
  parts.reduce((text, part) => `${text}${part.startsWith('si ') ? ' et, ' : `${NB}; `}${part}`)
/** ", ou obtenez +2", " ou, si vous échouez, gagnez 1 point" */
const orIf = (text: string): string => (text.startsWith('si ') ? ` ou, ${text}` : `, ou ${text}`)
