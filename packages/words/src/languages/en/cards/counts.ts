/** What can be counted, in English: "for each Ally you have", "you have played at least 2 Hero cards". */
import { ABILITIES, type Count, type CountName, ICONS, type Icon } from '@runesaga/engine/language'
import type { Bounds } from '../../../telling/cards/reading.ts'
import type { InlineIcon } from '../../../telling/inline.ts'
import { terms } from '../terms.ts'
import { a, and, icon, or, type Subject } from './nouns.ts'

interface Counted {
  /** one of them, without article */
  one: string
  many: (n: number) => string
  /** all of them, without number */
  all: string
  /** what was done with them; left out: the hero has them */
  done?: string
  tail?: string
}
const noun = (one: string, many = `${one}s`, more: Partial<Counted> = {}): Counted => ({
  one,
  many: (n) => `${n} ${n === 1 ? one : many}`,
  all: many,
  ...more,
})
const token = (name: InlineIcon, more: Partial<Counted> = {}): Counted => ({
  one: icon(name),
  many: (n) => icon(name, n),
  all: terms.icons[name].many,
  ...more,
})

const ICON_COUNTS = Object.fromEntries(ICONS.map((name) => [name, token(name)])) as Record<Icon, Counted>
const COUNTED: Record<CountName, Counted> = {
  ...ICON_COUNTS,
  'different-abilities': noun('different ability', 'different abilities'),
  'different-story-icons': noun('different story icon'),
  'abilities-with-three': noun('ability with at least 3 icons', 'abilities with at least 3 icons'),
  'story-cards': noun('card', 'cards', { tail: ' in the story' }),
  traits: noun('Trait'),
  challenges: noun('Challenge', 'Challenges', { done: 'overcome' }),
  'triumph-paths': noun('{triumph} path'),
  'tragedy-paths': noun('{tragedy} path'),
  'plus-one-paths': noun('path with +1', 'paths with +1'),
  allies: noun('Ally', 'Allies'),
  'sacrificed-allies': noun('sacrificed Ally', 'sacrificed Allies'),
  'adversaries-defeated': noun('Adversary', 'Adversaries', { done: 'defeated' }),
  'hero-cards-played': token('hero', { done: 'played' }),
  'antihero-cards-played': token('antihero', { done: 'played' }),
  'feats-in-hand': token('feat', { tail: ' in hand' }),
  'hero-cards-in-hand': token('hero', { tail: ' in hand' }),
  xp: token('xp'),
  'banked-xp': token('xp', { tail: ' on the Class' }),
  'class-powers': noun('Class power', 'Class powers', { done: 'unlocked' }),
  corruption: token('corruption'),
  virtue: token('virtue'),
  failures: noun('Challenge', 'Challenges', { done: 'failed', tail: ' this game' }),
  journeys: noun('Journey', 'Journeys', { done: 'made' }),
  'cards-in-act': noun('card', 'cards', { tail: ' in this Act' }),
  'act-number': noun('Act number'),
  margin: noun('point', 'points', { tail: ' above the difficulty' }),
  'xp-paid': token('xp', { done: 'paid' }),
  'symbol-faces': noun('rune that shows its symbol', 'runes that show their symbol'),
  'adversary-xp': token('xp'),
  'legacy-marks': noun('Legacy mark'),
  'others-who-overcame-the-adversary': noun('other hero', 'other heroes'),
}
/** Every word that can be counted, for the test that none is missing. */
export const COUNT_WORDS = Object.keys(COUNTED)

/** What is itself an amount, not so many things: "by the number of the Challenge’s Act". */
export const AMOUNTS: Partial<Record<CountName, string>> = {
  'act-number': 'the number of the Challenge’s Act',
  margin: 'the margin',
}

/** "at least 2 Traits", "a Trait", "no Trait" */
function quantity(c: Counted, b: Bounds): string {
  const least = b['at-least']
  const most = b['at-most']
  if (most === 0) return `no ${c.one}`
  if (least !== undefined && least === most) return `exactly ${c.many(least)}`
  if (least !== undefined && most !== undefined) return `${least} to ${c.many(most)}`
  if (least === undefined) return `at most ${c.many(most ?? 0)}`
  if (least === 1) return c.one.startsWith('{') ? c.one : a(c.one)
  return `at least ${c.many(least)}`
}

/** "Dexterity or Charisma" are counted together. */
const together = (names: readonly CountName[]): Counted => ({
  one: or(names.map((name) => COUNTED[name].one)),
  many: (n) => `${n} ${or(names.map((name) => COUNTED[name].one))} in all`,
  all: or(names.map((name) => COUNTED[name].all)),
  ...(COUNTED[names[0]].done === undefined ? {} : { done: COUNTED[names[0]].done! }),
})

const FEATS_PLAYED = token('feat', { done: 'played' })
const allFeats = (names: readonly CountName[]): boolean =>
  names.length === 2 &&
  names.every((name) => name === 'hero-cards-played' || name === 'antihero-cards-played')

/** "at least 2", "at most 1", "2 to 4" */
export const bounded = (b: Bounds): string => {
  const least = b['at-least']
  const most = b['at-most']
  if (least !== undefined && most !== undefined) return `${least} to ${most}`
  return least !== undefined ? `at least ${least}` : `at most ${most}`
}

/** A condition on a count, of a hero. */
export function countClause(count: Count, bounds: Bounds, s: Subject): string {
  if (typeof count === 'string' && AMOUNTS[count] !== undefined) {
    return `${AMOUNTS[count]} is ${bounded(bounds)}`
  }
  if (count === 'adversary-xp') return `the Adversary has ${quantity(COUNTED[count], bounds)}`
  if (count === 'others-who-overcame-the-adversary') {
    const many = (bounds['at-least'] ?? 0) > 1
    return `${quantity(COUNTED[count], bounds)} ${many ? 'have' : 'has'} defeated the Adversary`
  }
  if (count === 'different-abilities' && bounds['at-least'] === ABILITIES.length) {
    return `${s.has} all ${ABILITIES.length} abilities`
  }
  if (typeof count === 'object' && count['set-of']) {
    const sets = bounds['at-least'] ?? 1
    return `${s.has} ${sets} ${sets > 1 ? 'sets' : 'set'} of ${and(count['set-of'].map(oneOf))}`
  }
  const c =
    typeof count === 'string'
      ? COUNTED[count]
      : allFeats(count.sum ?? [])
        ? FEATS_PLAYED
        : together(count.sum ?? [])
  const yet = count === 'cards-in-act' && bounds['at-most'] === 0 ? ' yet' : ''
  return [s.has, c.done, `${quantity(c, bounds)}${c.tail ?? ''}${yet}`].filter((part) => part).join(' ')
}

const isStoryIcon = (name: CountName): boolean => (ICONS as readonly string[]).includes(name)
/** one member of a set: "a Justice icon", "a Tragedy path" */
const oneOf = (names: CountName | CountName[]): string =>
  or([names].flat().map((name) => a(isStoryIcon(name) ? `${icon(name)} icon` : COUNTED[name].one)))
const tailOf = (name: CountName, s: Subject): string => {
  const c = COUNTED[name]
  if (name === 'adversary-xp') return ' the Adversary has'
  if (name === 'xp-paid') return ' paid'
  if (name === 'symbol-faces' || name === 'legacy-marks') return ''
  if (name === 'others-who-overcame-the-adversary') return ' who has defeated the Adversary'
  if (isStoryIcon(name)) return ` in ${s.its} story`
  if (name.endsWith('-paths')) return ` in ${s.its} story`
  const has = s.you ? 'you have' : 'they have'
  if (c.done !== undefined) return ` ${has} ${c.done}${c.tail ?? ''}`
  return c.tail ?? ` ${has}`
}

/** After "for each": "Ally you have", "pair of a Justice and a Tragedy path" */
export function each(count: Count, s: Subject): string {
  if (count === 'allies') return `face-up Ally ${s.you ? 'you' : 'they'} have`
  if (count === 'abilities-with-three') return `of ${s.its} abilities with at least 3 icons`
  if (count === 'sacrificed-allies') return `of ${s.its} sacrificed Allies`
  if (typeof count === 'string') return `${COUNTED[count].one}${tailOf(count, s)}`
  if (count.sum && allFeats(count.sum)) return `{feat} ${s.you ? 'you' : 'they'} have played`
  if (count.sum) return `${or(count.sum.map((name) => COUNTED[name].one))}${tailOf(count.sum[0], s)}`
  const parts = count['set-of'] ?? []
  const played = parts.flat().every((name) => COUNTED[name].done !== undefined)
  return `${parts.length === 2 ? 'pair' : 'set'} of ${and(parts.map(oneOf))}${played ? ` ${s.you ? 'you' : 'they'} have played` : ''}`
}
/** After "for every 2": "Nature in your story" */
export const several = (count: Count, n: number, s: Subject): string =>
  typeof count === 'string' ? `${COUNTED[count].many(n)}${tailOf(count, s)}` : `${n} ${each(count, s)}`

/** "Triumph paths", "Hero cards played" */
export const allOf = (name: CountName): string =>
  [COUNTED[name].all, COUNTED[name].done].filter((part) => part).join(' ')
