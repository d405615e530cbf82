/** Effects on the attempt in progress, in English. */
import type { AbilityChoice, RuneKind, WhichAbility } from '../../../telling/cards/reading.ts'
import { a, icon, or, type Subject, signed, some } from './nouns.ts'
import { deed, iconsDeed, own } from './sentences.ts'
import { attempts, doneBy, type Sayings, UNTIL } from './subjects.ts'

const CHOICES: Partial<Record<AbilityChoice, string>> = {
  'challenge-ability': 'one of the Challenge’s abilities',
  'each-challenge-ability': 'each ability of the Challenge',
  'ability-you-have': 'one of your abilities',
  'challenge-ability-you-have': 'an ability of the Challenge that you have',
  'ability-another-has': 'an ability of another hero',
  'any-ability': 'an ability of your choice',
}
const ofThatHero = (text: string, s: Subject): string =>
  s.you ? text : text.replace('your abilities', 'their abilities').replace('you have', 'they have')
/** "1 more Strength", "2 more icons of an ability you have" */
function moreIcons(p: WhichAbility, s: Subject): string {
  const n = p.n ?? 1
  if (p['one-of']) return `${n} more ${or(p['one-of'].map((name) => icon(name)))}`
  const which = CHOICES[p.of ?? 'any-ability']
  if (which === undefined) return `${n} more ${icon(p.of!)}`
  return `${n} more icon${n > 1 ? 's' : ''} of ${ofThatHero(which, s)}`
}
/** "a Strength or Constitution rune", "2 runes of an ability of your choice" */
function runesOf(p: WhichAbility, s: Subject): string {
  const n = p.n ?? 1
  const which = p['one-of'] ? undefined : CHOICES[p.of ?? 'any-ability']
  if (which !== undefined) return `${n > 1 ? `${n} runes` : 'a rune'} of ${ofThatHero(which, s)}`
  const kind = or((p['one-of'] ?? [p.of!]).map((name) => icon(name)))
  return n > 1 ? `${n} ${kind} runes` : a(`${kind} rune`)
}

const RUNES: Record<RuneKind, [one: string, many: string]> = {
  core: ['{core-rune}', 'core runes'],
  dark: ['{dark-rune}', 'Dark runes'],
  symbol: ['rune that shows its symbol', 'runes that show their symbol'],
  'worth-two': ['rune worth 2', 'runes worth 2'],
  any: ['rune', 'runes'],
}
/** "a rune", "up to 3 runes", "any number of Dark runes", "all runes worth 2" */
function runes(
  kind: RuneKind,
  p: { n?: number | undefined; 'any-number'?: true | undefined; 'up-to'?: true | undefined },
): string {
  const [one, many] = RUNES[kind]
  if (p['any-number']) return `any number of ${many}`
  const n = p.n ?? 1
  if (n === 1) return a(one)
  return `${p['up-to'] ? 'up to ' : ''}${n} ${many}`
}

const by = (n: number): string => `by ${Math.abs(n)}`

/** One entry a word. */
export const ATTEMPT_DEEDS = {
  successes: (n, subjects) => {
    const bonus = subjects.more && n > 0 ? `another ${signed(n)}` : signed(n)
    const d = { ...deed('get', 'gets', ` ${bonus}`), stative: true, noun: bonus }
    if (subjects.s.name === subjects.attempting.name) return [d]
    return [doneBy(d, subjects.attempting, `give ${subjects.attempting.name} ${bonus}`)]
  },
  difficulty: (n, { s }) => {
    const raise = n > 0 ? 'raise' : 'lower'
    const base = `${raise} the difficulty ${by(n)}`
    return [s.you ? deed(base, base) : own('the difficulty', `goes ${n > 0 ? 'up' : 'down'} ${by(n)}`, base)]
  },
  icon: (p, { s }) => [iconsDeed(moreIcons(p, s), UNTIL[p.until])],
  'add-rune': (p, subjects) => attempts(deed('add', 'adds', ` ${runesOf(p, subjects.attempting)}`), subjects),
  'add-dark': (p, subjects) => {
    const even = p['even-at-C4'] ? ' (even with {corruption 4})' : ''
    return attempts(deed('add', 'adds', ` ${some('dark-rune', p.n)} for free${even}`), subjects)
  },
  'replace-ability': (ability) => [
    deed('replace', 'replaces', ` one ability of the Challenge with ${icon(ability)}`),
  ],
  'copy-icons': (from) => {
    const source = from === 'another-hero' ? 'another hero has' : 'you have of your best ability'
    return [deed('count', 'counts', ` as many icons of one ability of the Challenge as ${source}`)]
  },
  'switch-path': (_, subjects) => attempts(deed('take', 'takes', ' the other path instead'), subjects),
  'forbid-path': (kind, { attempting }) => [
    own(
      attempting.name,
      `can’t take ${a(`${icon(kind)} path`)}`,
      `keep ${attempting.name} off ${icon(kind)} paths`,
    ),
  ],
  'turn-rune': (p, subjects) => attempts(deed('turn over', 'turns over', ` ${runes(p.kind, p)}`), subjects),
  're-cast': (p, subjects) => {
    if (p.all !== undefined) {
      const all = `all ${subjects.attempting.its} ${RUNES[p.all][1]}`
      return attempts(
        p.all === 'symbol'
          ? deed('cast again', 'casts again', ` ${all}`)
          : deed('cast', 'casts', ` ${all} again`),
        subjects,
      )
    }
    if (p['not-twist']) {
      const which = p.n === 1 ? 'doesn’t show' : 'don’t show'
      return attempts(
        deed('cast again', 'casts again', ` ${runes('any', p)} that ${which} a {twist}`),
        subjects,
      )
    }
    if (p.chooser === 'you' && !subjects.attempting.you) {
      const n = p.n ?? 1
      return [
        deed(
          'choose',
          'chooses',
          ` ${n > 1 ? `${n} runes` : 'a rune'} for ${subjects.attempting.name} to cast again`,
        ),
      ]
    }
    return attempts(deed('cast', 'casts', ` ${runes('any', p)} again`), subjects)
  },
  're-attempt': (_, subjects) => attempts(deed('attempt', 'attempts', ' it again'), subjects),
  'succeed-instead': (_, subjects) => attempts(deed('overcome', 'overcomes', ' it instead'), subjects),
  'fail-instead': (_, subjects) => attempts(deed('fail', 'fails', ' it instead'), subjects),
  'ignore-corruption': (_, subjects) =>
    attempts(deed('ignore', 'ignores', ' all {corruption} from the runes in this attempt'), subjects),
  'keep-on-fail': () => [deed('leave', 'leaves', ' the Challenge in the row')],
  'class-off': (_, { attempting }) => [
    own(
      attempting.you ? 'your Class' : `${attempting.name}’s Class`,
      'gives no bonus to this attempt',
      'ignore the bonuses of the Class',
    ),
  ],
  'feat-off': () => [own('the last {feat} to help it', 'no longer counts', 'undo the last {feat}')],
  'heritage-both': (_, { s }) => [deed('use', 'uses', ` both choices of ${s.its} Heritage`)],
} satisfies Partial<Sayings>
