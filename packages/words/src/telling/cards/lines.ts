/** The rules of a card, alike in every language: which moment, which heroes, which effects make up a line. */
import type { Condition, Cost, Effects, Power, Trigger } from '@runesaga/engine/language'
import { capital } from '../text.ts'
import type { Line } from './card-text.ts'
import type { Context, Gate, NameOf, Once } from './grammar.ts'
import {
  Conditions,
  conditionWords,
  effectWords,
  type Feat,
  impliedBy,
  type Limit,
  listOf,
  type Play,
  type Who,
} from './reading.ts'
import { type AnySubject, plainSubjects, type Subjects } from './subjects.ts'

interface Moment<S> {
  s: S
  c: Conditions
  forEach: boolean
  nameOf: (id: string) => string
}

/** What a language brings: its heroes, its small words, and how it says moments, conditions, deeds. */
export interface CardLanguage<S extends AnySubject> {
  limits: Record<Limit, string>
  /** "With {xp 2} on this Class: " */
  gateWords(gate: Gate): string
  /** "on your turn" and, with its limit, "once on your turn" */
  onYourTurn: { when: string; once: string }
  you: S
  aHero: S
  heroOfYourChoice: S
  thatHero: S
  /** the hero of the event, once named: "that hero", "il" */
  he: S
  attempter: S
  subjects: Record<Who, S>
  eventSubjects: Record<Who, S>
  /** how a Feat that was just played is named: by a card's power, and by another Feat */
  it: string
  thatCard: string
  /** does a moment tell of a card that was just played? */
  answersCard: RegExp
  name(nameOf: NameOf, id: string): string
  standing(power: Power, owned: boolean, nameOf: (id: string) => string): Omit<Parts, 'gate' | 'gateSaid'>
  when(triggers: readonly Trigger[], moment: Moment<S>): string
  playedWhen(play: Play, moment: Moment<S>): string
  /** a Trait that is being gained asks for others: "another Trait" */
  besideThis(test: string): string
  /** what is left of the conditions, as the end of a moment */
  remaining(c: Conditions, s: S, nameOf: (id: string) => string): string
  /** "if you have no Corruption" */
  ifClause(condition: Condition, s: S, nameOf: (id: string) => string): string
  tell(effects: Effects, subjects: Subjects<S>): string[]
  /** what may be done, for a cost or for nothing */
  mayDo(effects: Effects, subjects: Subjects<S>, cost: Cost | null): string[]
  /** what is paid when a card is played, and what for */
  paying(effects: Effects, subjects: Subjects<S>, cost: Cost): string[]
}

interface Parts {
  when?: string
  sentences: readonly string[]
  limit?: Limit | undefined
  gate?: Gate | undefined
  gateSaid?: boolean | undefined
}

/** Sentences with their capitals and full stops. */
const paragraph = (sentences: readonly string[]): string =>
  sentences.map((sentence) => `${capital(sentence)}.`).join(' ')

const gateIcon = (gate: Gate): string => {
  if ('side' in gate) return gate.side
  return 'banked' in gate ? `{xp ${gate.banked}}` : `{radiant ${gate.radiant}}`
}

/** Do its effects add up, so that "for each" may be said of its trigger? */
const addsUp = (effects: Effects): boolean =>
  effectWords(effects).every(([word]) => word === 'xp' || word === 'adversary-xp')

export function linesIn<S extends AnySubject>(language: CardLanguage<S>) {
  const { limits, onYourTurn, you, aHero, thatHero, he, attempter, eventSubjects } = language

  function line({ when, sentences, limit, gate, gateSaid }: Parts): Line {
    const [first, ...rest] = sentences
    const lead = gate === undefined || gateSaid ? '' : language.gateWords(gate)
    const once = limit === 'once-per-turn' && when === onYourTurn.when ? [onYourTurn.once] : null
    const before = once ?? [...(limit ? [limits[limit]] : []), ...(when ? [when] : [])]
    const start = [...before, first].join(', ')
    const opening = lead !== '' && gate !== undefined && !('side' in gate) ? start : capital(start)
    return {
      ...(when ? { when: capital(when) } : {}),
      text: paragraph(sentences),
      ...(limit ? { limit: limits[limit] } : {}),
      ...(gate ? { gate: gateIcon(gate) } : {}),
      sentence: [`${lead}${opening}.`, ...rest.map((sentence) => `${capital(sentence)}.`)].join(' '),
    }
  }

  const subjects = (s: S, more: Partial<Subjects<S>> = {}): Subjects<S> => plainSubjects(s, he, more)

  /** What happens: by itself, by choice, or for a price. */
  const happens = (effects: Effects, sc: Subjects<S>, may: boolean, pay: Cost | undefined): string[] => {
    if (pay !== undefined) return language.mayDo(effects, sc, pay)
    return may ? language.mayDo(effects, sc, null) : language.tell(effects, sc)
  }

  /** Whom the power of a card that nobody owns strikes: the game begins for everybody, other moments are one hero's. */
  const onNobodys = (p: Power, triggers: readonly Trigger[]): S => {
    if (p.by === 'each-other-hero') return language.subjects['each-other-hero']
    return triggers.every((trigger) => trigger === 'game-start') ? language.subjects['each-hero'] : he
  }

  function power(p: Power, { owned, gate, gateSaid, nameOf: names }: Context): Line {
    const triggers = listOf(p.when)
    const nameOf = (id: string) => language.name(names, id)
    if (triggers.includes('always')) {
      const said = language.standing(p, owned && (p.who ?? 'you') === 'you', nameOf)
      return line({ ...said, gate, gateSaid })
    }
    const event = owned ? eventSubjects[p.who ?? 'you'] : p.who === undefined ? aHero : eventSubjects[p.who]
    const c = new Conditions(p.if)
    const forEach = p.limit === undefined && p.pay === undefined && addsUp(p.do)
    const moment = language.when(triggers, { s: event, c, forEach, nameOf })
    const struck = owned ? you : onNobodys(p, triggers)
    const others = !event.you && owned
    const sc = subjects(struck, {
      attempting: !owned && triggers.includes('feat-played') ? attempter : others ? he : struck,
      feat: triggers.includes('feat-played') || triggers.includes('adversary-feat') ? language.it : '',
      more: triggers.includes('failed') && p.pay === undefined,
      optional: p.may === true || p.pay !== undefined,
      paid: p.pay !== undefined,
      nameOf,
    })
    const offered = p.may === true || effectWords(p.do).some(([word]) => word === 'free-journey')
    return line({
      when: moment + language.remaining(c, event, nameOf),
      sentences: happens(p.do, sc, offered, p.pay),
      limit: p.limit,
      gate,
      gateSaid,
    })
  }

  function feat(card: Feat, names: NameOf): Line {
    const nameOf = (id: string) => language.name(names, id)
    const c = new Conditions(card.if)
    const free = card.play === 'any-time'
    const event = eventSubjects[card.on]
    const target = card.on === 'you' ? {} : (c.take('that-hero') ?? {})
    const { 'your-attempt': attempting, ...asked } = target
    const unsaid = impliedBy(card.do, asked) ? {} : asked
    const isNamed = !free || attempting === true || conditionWords(unsaid).length > 0
    const play = free && attempting === true ? 'as-attempt' : card.play
    const moment = language.playedWhen(play, { s: event, c, forEach: false, nameOf })
    const hero = free && attempting !== true ? aHero : he
    const who = conditionWords(unsaid).length === 0 ? '' : `, ${language.ifClause(unsaid, hero, nameOf)}`
    const sc = subjects(you, {
      attempting: card.on === 'you' ? you : he,
      that: isNamed || card.on === 'you' ? he : language.heroOfYourChoice,
      feat: language.answersCard.test(moment) ? language.thatCard : '',
      past: card.play === 'after-attempt',
      paid: card.pay !== undefined,
      nameOf,
    })
    const sentences =
      card.pay === undefined ? language.tell(card.do, sc) : language.paying(card.do, sc, card.pay)
    return line({ when: moment + who + language.remaining(c, event, nameOf), sentences })
  }

  /** Something that is done once: when a Trait is gained. */
  function once(o: Once, moment: string): Line {
    const sc = subjects(you, { optional: o.may === true || o.pay !== undefined, paid: o.pay !== undefined })
    const test = o.if === undefined ? [] : [language.besideThis(language.ifClause(o.if, you, sc.nameOf))]
    return line({ when: [moment, ...test].join(', '), sentences: happens(o.do, sc, o.may === true, o.pay) })
  }

  /** Whoever chooses is told what it does; the card in question, if there is one, was named before. */
  const optionSubjects = (thatIsYou: boolean, names: NameOf): Subjects<S> =>
    subjects(you, {
      that: thatIsYou ? you : thatHero,
      feat: language.thatCard,
      nameOf: (id) => language.name(names, id),
    })

  return { line, subjects, power, feat, once, optionSubjects }
}
