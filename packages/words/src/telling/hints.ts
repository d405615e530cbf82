/** Why a seasoned player would do something, in words. */
import type { FeatKind, Icon } from '@runesaga/engine/language'
import type { CardRef, PathName } from '@runesaga/engine/view'
import type { Words } from '../words.ts'
import { chanceText } from './chance.ts'
import type { Names } from './names.ts'
import { icon, listed } from './text.ts'

/** What a hint gives as its reason, with its cards by name. */
export type Advice =
  | { why: 'only-choice' | 'at-random' | 'nothing-gained' | 'next-step' | 'best-answer' | 'keeps-cards' }
  | { why: 'better-position' | 'least-use' | 'ends-dark' }
  | { why: 'odds'; success: number; isBest: boolean }
  | { why: 'dark-runes'; runes: number; success: number; without: number }
  | { why: 'feat'; card: CardRef; success: number; without: number }
  | { why: 'hopeless' | 'failing'; xp: number }
  | { why: 'turns'; success: number; without: number }
  | ({ why: 'likelier'; card: CardRef; path: PathName; success: number } & But)
  | { why: 'runes' | 'gives'; gains: Gains }
  | { why: 'sure' | 'journey-price'; xp: number }
  | { why: 'feeds-destiny'; card: CardRef; points: number }
  | { why: 'destiny-journeys'; card: CardRef }
  | { why: 'feeds-class'; banked: number }
  | { why: 'locks'; kind: FeatKind; held: number }
  | { why: 'may-lock'; held: number; chance: number }
  | { why: 'track-loses'; points: number }

type But = { but: 'lacks'; gains: Gains; scoresMore: boolean } | { but: 'points' | 'corruption' | 'less' }

type Gains = readonly { icon: Icon | 'triumph' | 'tragedy' | 'virtue' | FeatKind; n: number }[]

/** "1 Triumph, Nature and Constitution": points are counted, of the rest only what comes twice. */
const gainsWords = (gains: Gains, words: Words): string =>
  listed(
    gains.map(({ icon: name, n }) =>
      n > 1 || name === 'triumph' || name === 'tragedy' ? icon(name, n) : icon(name),
    ),
    words,
  )

/** One sentence for a reason. */
export function hintWords(advice: Advice, names: Names, words: Words): string {
  const chance = (n: number) => chanceText(n, words)
  const card = (ref: CardRef) => names.cardName(ref, words.language)
  switch (advice.why) {
    case 'odds':
      return words.say(advice.isBest ? 'hint/odds/best' : 'hint/odds', { chance: chance(advice.success) })
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
        card: card(advice.card),
        chance: chance(advice.success),
        without: chance(advice.without),
      })
    case 'turns':
      return words.say('hint/turns', { chance: chance(advice.success), without: chance(advice.without) })
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
