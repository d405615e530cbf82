/** Why a seasoned player would do something, in words. */
import type { CardRef } from '@runesaga/engine/view'
import type { Words } from '../words.ts'
import { chanceText } from './chance.ts'
import type { Names } from './names.ts'
import { icon } from './text.ts'

/** What a bot gives as its reason, with its card by name. */
export type Advice =
  | { why: 'only-choice' | 'at-random' | 'nothing-gained' | 'next-step' | 'best-answer' | 'keeps-cards' }
  | { why: 'worth'; points: number; next: number | null }
  | { why: 'odds'; success: number; against: number | null }
  | { why: 'dark-runes'; runes: number; success: number; without: number }
  | { why: 'hopeless' | 'failing'; xp: number }
  | { why: 'feat'; card: CardRef; success: number; without: number }
  | { why: 'turns'; success: number; without: number }
  | { why: 'feeds-destiny'; card: CardRef; points: number }
  | { why: 'feeds-class'; banked: number }
  | { why: 'poor-rows'; best: number }
  | { why: 'better-position'; points: number }

const figure = (points: number, { language }: Words): string =>
  points.toLocaleString(language, { maximumFractionDigits: 1 }).replace('-', '−')

/** One sentence for a reason. */
export function hintWords(advice: Advice, names: Names, words: Words): string {
  const chance = (n: number) => chanceText(n, words)
  switch (advice.why) {
    case 'worth': {
      const { points: n, next } = advice
      if (n < 0) return words.say('hint/costs', { n: -n })
      // what reads the same, or as more, is no reason
      return next === null || next > n || figure(next, words) === figure(n, words)
        ? words.say('hint/worth', { n })
        : words.say('hint/worth/next', { n, next: figure(next, words) })
    }
    case 'odds':
      return advice.against === null
        ? words.say('hint/odds', { chance: chance(advice.success) })
        : words.say('hint/odds/against', {
            chance: chance(advice.success),
            against: chance(advice.against),
          })
    case 'dark-runes': {
      const { runes: n, success, without } = advice
      return words.say('hint/dark-runes', { n, chance: chance(success), without: chance(without) })
    }
    case 'hopeless':
    case 'failing':
      return words.say(advice.xp > 0 ? `hint/${advice.why}` : `hint/${advice.why}/nothing`, {
        xp: icon('xp', advice.xp),
      })
    case 'feat':
      return words.say('hint/feat', {
        card: names.cardName(advice.card, words.language),
        chance: chance(advice.success),
        without: chance(advice.without),
      })
    case 'turns':
      return words.say('hint/turns', { chance: chance(advice.success), without: chance(advice.without) })
    case 'feeds-destiny':
      return words.say('hint/feeds-destiny', {
        card: names.cardName(advice.card, words.language),
        n: advice.points,
      })
    case 'poor-rows':
      return words.say('hint/poor-rows', { n: advice.best })
    case 'better-position':
      return words.say('hint/better-position', { n: advice.points })
    default:
      return words.say(`hint/${advice.why}`)
  }
}
