/** Why a seasoned player would do something, in words. */
import type { FeatKind, Icon, Level } from '@runesaga/engine/language'
import type { CardRef, PathName, Result } from '@runesaga/engine/view'
import type { Words } from '../words.ts'
import { chanceText } from './chance.ts'
import type { Names } from './names.ts'
import { icon, listed } from './text.ts'

/** What a hint gives as its reason, with its cards by name. */
export type Advice =
  | { why: 'only-choice' | 'at-random' | 'nothing-gained' | 'next-step' | 'best-answer' }
  | { why: 'better-position' | 'least-use' | 'ends-dark' | 'nothing-to-attempt' }
  | { why: 'keeps-cards'; now: Result | null; best: Kept | null }
  | { why: 'odds'; success: number; isBest: boolean }
  | { why: 'dark-runes'; runes: number; success: number; without: number; more: boolean }
  | { why: 'dark-price'; xp: number; chance: number; before: number; worst: Level | null }
  | { why: 'no-dark'; runes: number; success: number; with: number; more: boolean }
  | { why: 'feat'; card: CardRef; success: number; without: number }
  | { why: 'hopeless' | 'failing'; xp: number }
  | { why: 'turns'; result: Result; now: Result }
  | { why: 'answer-turns' | 'answer-spares'; result: Result; next: Result }
  | { why: 'answer-equals'; result: Result }
  | { why: 'draws'; kind: FeatKind; isOnly: boolean }
  | ({ why: 'likelier'; card: CardRef; path: PathName; success: number } & But)
  | { why: 'runes' | 'gives'; gains: Gains }
  | { why: 'sure' | 'journey-price'; xp: number }
  | { why: 'feeds-destiny'; card: CardRef; points: number }
  | { why: 'destiny-journeys'; card: CardRef }
  | { why: 'best-here'; card: CardRef; path: PathName; success: number; gains: Gains }
  | { why: 'after-journey'; card: CardRef; path: PathName; success: number; without: number }
  | { why: 'leaves'; card: CardRef; success: number | null }
  | { why: 'feeds-class'; banked: number }
  | { why: 'locks'; kind: FeatKind; held: number }
  | { why: 'may-lock'; held: number; chance: number }
  | { why: 'track-loses'; points: number }

type But = { but: 'lacks'; gains: Gains; scoresMore: boolean } | { but: 'points' | 'corruption' | 'less' }

interface Kept {
  card: CardRef
  result: Result
  later: 'after' | 'failing' | null
}

type Gains = readonly { icon: Icon | 'triumph' | 'tragedy' | 'virtue' | FeatKind; n: number }[]

/** "1 Triumph, Nature and Constitution": points are counted, of the rest only what comes twice. */
const gainsWords = (gains: Gains, words: Words): string =>
  listed(
    gains.map(({ icon: name, n }) =>
      n > 1 || name === 'triumph' || name === 'tragedy' ? icon(name, n) : icon(name),
    ),
    words,
  )

/** "81% to succeed"; once the runes lie, "success, 1 to spare". */
function resultWords({ success, total, difficulty, forced }: Result, words: Words): string {
  if (total === null) return words.say('attempt/result/chance', { chance: chanceText(success, words) })
  const n = forced ? 0 : Math.abs(total - difficulty)
  const how = success === 1 ? 'overcome' : 'fail'
  return n === 0 ? words.say(`attempt/result/${how}`) : words.say(`attempt/result/${how}-by`, { n })
}

/** Where a chance stands against a chance, the figures are enough. */
function against(one: Result, other: Result, words: Words): { result: string; other: string } {
  const areChances = one.total === null && other.total === null
  const result = resultWords(one, words)
  return { result, other: areChances ? chanceText(other.success, words) : resultWords(other, words) }
}

/** One sentence for a reason. */
export function hintWords(advice: Advice, names: Names, words: Words): string {
  const chance = (n: number) => chanceText(n, words)
  const card = (ref: CardRef) => names.cardName(ref, words.language)
  switch (advice.why) {
    case 'odds':
      return words.say(advice.isBest ? 'hint/odds/best' : 'hint/odds', { chance: chance(advice.success) })
    case 'dark-runes':
      return words.say(advice.more ? 'hint/dark-runes/more' : 'hint/dark-runes', {
        n: advice.runes,
        chance: chance(advice.success),
        without: chance(advice.without),
      })
    case 'dark-price':
      return darkPriceWords(advice, words)
    case 'no-dark':
      return noDarkWords(advice, words)
    case 'hopeless':
    case 'failing':
      return words.say(advice.xp > 0 ? `hint/${advice.why}` : `hint/${advice.why}/nothing`, {
        xp: icon('xp', advice.xp),
      })
    case 'feat':
      return words.say('hint/feat', {
        card: card(advice.card),
        chance: chance(advice.success),
        without: chance(advice.without),
      })
    case 'turns':
      return words.say('hint/turns', against(advice.result, advice.now, words))
    case 'answer-turns':
    case 'answer-spares':
      return words.say(`hint/${advice.why}`, against(advice.result, advice.next, words))
    case 'answer-equals':
      return words.say('hint/answer-equals', { result: resultWords(advice.result, words) })
    case 'draws':
      return words.say(advice.isOnly ? `hint/draws/${advice.kind}` : 'hint/draws/either')
    case 'keeps-cards':
      return keepsWords(advice, names, words)
    case 'best-here':
      return bestHereWords(advice, names, words)
    case 'after-journey':
      return words.say('hint/after-journey', {
        path: names.pathName(advice.card, advice.path, words.language),
        chance: chance(advice.success),
        without: chance(advice.without),
      })
    case 'leaves':
      return advice.success === null
        ? words.say('hint/leaves/none', { card: card(advice.card) })
        : words.say('hint/leaves', { card: card(advice.card), chance: chance(advice.success) })
    case 'likelier':
      return likelierWords(advice, names, words)
    case 'runes':
      return words.say('hint/runes', { gains: gainsWords(advice.gains, words) })
    case 'gives':
      return words.say('hint/gives', { gains: gainsWords(advice.gains, words) })
    case 'sure':
    case 'journey-price':
      return words.say(advice.xp > 0 ? `hint/${advice.why}` : `hint/${advice.why}/free`, {
        xp: icon('xp', advice.xp),
      })
    case 'feeds-destiny':
      return advice.points > 0
        ? words.say('hint/feeds-destiny', { card: card(advice.card), n: advice.points })
        : words.say('hint/feeds-destiny/later', { card: card(advice.card) })
    case 'destiny-journeys':
      return words.say('hint/destiny-journeys', { card: card(advice.card) })
    case 'locks':
      return words.say(`hint/locks/${advice.kind}`, { n: advice.held })
    case 'may-lock':
      return words.say('hint/may-lock', { n: advice.held, chance: chance(advice.chance) })
    case 'track-loses':
      return words.say('hint/track-loses', { n: advice.points })
    default:
      return words.say(`hint/${advice.why}`)
  }
}

function darkPriceWords(
  { xp, chance, before, worst }: Extract<Advice, { why: 'dark-price' }>,
  words: Words,
): string {
  const price = icon('xp', xp)
  if (worst === null) return words.say('hint/dark-price', { xp: price })
  const level = words.say(`level/${worst}`)
  const values = { xp: price, chance: chanceText(chance, words), level }
  return before === 0
    ? words.say('hint/dark-price/moons', values)
    : words.say('hint/dark-price/more', { ...values, before: chanceText(before, words) })
}

function noDarkWords(advice: Extract<Advice, { why: 'no-dark' }>, words: Words): string {
  const { runes: n, more } = advice
  const success = chanceText(advice.success, words)
  if (n === 0) return words.say('hint/no-dark/none', { chance: success })
  const values = { n, chance: chanceText(advice.with, words), without: success }
  return words.say(more ? 'hint/no-dark/more' : 'hint/no-dark', values)
}

function keepsWords(
  { now, best }: Extract<Advice, { why: 'keeps-cards' }>,
  names: Names,
  words: Words,
): string {
  if (now === null) return words.say('hint/keeps-cards')
  if (best === null) return words.say('hint/keeps-cards/no-change', { result: resultWords(now, words) })
  const card = names.cardName(best.card, words.language)
  return words.say(`hint/keeps-cards/${best.later ?? 'little'}`, {
    card,
    ...against(best.result, now, words),
  })
}

function bestHereWords(
  { card, path, success, gains }: Extract<Advice, { why: 'best-here' }>,
  names: Names,
  words: Words,
): string {
  if (success === 0) return words.say('hint/best-here/none')
  const values = {
    path: names.pathName(card, path, words.language),
    chance: chanceText(success, words),
  }
  // who stands well there wants to know what is wrong with it
  return success < EVEN || gains.length === 0
    ? words.say('hint/best-here', values)
    : words.say('hint/best-here/gives', { ...values, gains: gainsWords(gains, words) })
}
const EVEN = 0.5

function likelierWords(advice: Extract<Advice, { why: 'likelier' }>, names: Names, words: Words): string {
  const path = names.pathName(advice.card, advice.path, words.language)
  const values = { path, chance: chanceText(advice.success, words) }
  switch (advice.but) {
    case 'lacks': {
      const lacks = { ...values, gains: gainsWords(advice.gains, words) }
      return words.say(advice.scoresMore ? 'hint/likelier/lacks/more' : 'hint/likelier/lacks', lacks)
    }
    default:
      return words.say(`hint/likelier/${advice.but}`, values)
  }
}
