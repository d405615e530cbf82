/** Why the adept would do something, in words; and short words for why something can't be done. */
import type { CardNo, Reason } from '@runesaga/engine'
import { byFigure, byNumber } from '../grammar.ts'
import type { Language, Said } from '../language.ts'
import { catalogue } from '../messages.ts'
import type { Names } from '../names.ts'

/** What a bot gives as its reason: see Reason of the bots' package. */
export type Advice =
  | { why: 'only-choice' | 'at-random' | 'nothing-gained' }
  | { why: 'worth'; points: number; next: number | null }
  | { why: 'odds'; success: number; against: number | null }
  | { why: 'dark-runes'; runes: number; success: number; without: number }
  | { why: 'feeds-destiny'; card: CardNo; points: number }
  | { why: 'feeds-class'; banked: number }
  | { why: 'poor-rows'; best: number }
  | { why: 'better-position'; points: number }

export const hints = catalogue({
  en: {
    'only-choice': 'There is nothing else to choose.',
    'at-random': 'A choice by chance.',
    'nothing-gained': 'Nothing else would bring you further now.',
    worth: byFigure(
      'It should bring about {$n} point of Destiny.',
      'It should bring about {$n} points of Destiny.',
    ),
    'worth/next': byFigure(
      'It should bring about {$n} point of Destiny; the next best thing, {$next}.',
      'It should bring about {$n} points of Destiny; the next best thing, {$next}.',
    ),
    odds: 'The chance of success is {$chance}.',
    'odds/against': 'The chance of success is {$chance}, against {$against} for the next best attempt.',
    'dark-runes': byNumber(
      'With {$n} Dark rune it rises from {$without} to {$chance}.',
      'With {$n} Dark runes it rises from {$without} to {$chance}.',
    ),
    'feeds-destiny': byFigure(
      'It feeds your Destiny {$card}: about {$n} point of that.',
      'It feeds your Destiny {$card}: about {$n} points of that.',
    ),
    'feeds-class': 'Experience on your Class opens its powers for the rest of the game.',
    'poor-rows': byFigure(
      'Nothing in the rows is worth much now: about {$n} point at best.',
      'Nothing in the rows is worth much now: about {$n} points at best.',
    ),
    'better-position': byFigure(
      'It improves your position by about {$n} point.',
      'It improves your position by about {$n} points.',
    ),
  },
  fr: {
    'only-choice': 'Il n’y a rien d’autre à choisir.',
    'at-random': 'Un choix au hasard.',
    'nothing-gained': 'Rien d’autre ne vous ferait avancer pour le moment.',
    worth: byFigure(
      'Cela devrait rapporter environ {$n} point de Destin.',
      'Cela devrait rapporter environ {$n} points de Destin.',
    ),
    'worth/next': byFigure(
      'Cela devrait rapporter environ {$n} point de Destin ; le meilleur choix suivant, {$next}.',
      'Cela devrait rapporter environ {$n} points de Destin ; le meilleur choix suivant, {$next}.',
    ),
    odds: 'Les chances de réussite sont de {$chance}.',
    'odds/against':
      'Les chances de réussite sont de {$chance}, contre {$against} pour la meilleure autre tentative.',
    'dark-runes': byNumber(
      'Avec {$n} Rune Sombre, elles passent de {$without} à {$chance}.',
      'Avec {$n} Runes Sombres, elles passent de {$without} à {$chance}.',
    ),
    'feeds-destiny': byFigure(
      'Cela nourrit votre Destin {$card} : environ {$n} point en vient.',
      'Cela nourrit votre Destin {$card} : environ {$n} points en viennent.',
    ),
    'feeds-class': 'L’Expérience sur votre Classe débloque ses pouvoirs pour le reste de la partie.',
    'poor-rows': byFigure(
      'Rien dans les rangées ne vaut grand-chose pour le moment : environ {$n} point au mieux.',
      'Rien dans les rangées ne vaut grand-chose pour le moment : environ {$n} points au mieux.',
    ),
    'better-position': byFigure(
      'Votre position s’améliore d’environ {$n} point.',
      'Votre position s’améliore d’environ {$n} points.',
    ),
  },
})

const figure = (points: number, language: Language): string =>
  points.toLocaleString(language, { maximumFractionDigits: 1 }).replace('-', '−')
const percent = (chance: number, language: Language): string =>
  `${Math.round(chance * 100)}${language === 'fr' ? '\u202f' : ''}%`

/** One sentence for a reason. */
export function hintWords(advice: Advice, names: Names, language: Language): string {
  const chance = (n: number) => percent(n, language)
  switch (advice.why) {
    case 'worth':
      return advice.next === null
        ? hints(language, 'worth', { n: advice.points })
        : hints(language, 'worth/next', { n: advice.points, next: figure(advice.next, language) })
    case 'odds':
      return advice.against === null
        ? hints(language, 'odds', { chance: chance(advice.success) })
        : hints(language, 'odds/against', {
            chance: chance(advice.success),
            against: chance(advice.against),
          })
    case 'dark-runes': {
      const { runes: n, success, without } = advice
      return hints(language, 'dark-runes', { n, chance: chance(success), without: chance(without) })
    }
    case 'feeds-destiny':
      return hints(language, 'feeds-destiny', {
        card: names.cardName(advice.card, language),
        n: advice.points,
      })
    case 'poor-rows':
      return hints(language, 'poor-rows', { n: advice.best })
    case 'better-position':
      return hints(language, 'better-position', { n: advice.points })
    default:
      return hints(language, advice.why)
  }
}

/** On a small plate there is room for the cause alone; the whole reason is read out. */
export const SHORT_REFUSALS: Partial<Record<Reason, Said>> = {
  'main-action-used': { en: 'main action done', fr: 'action principale faite' },
  'must-face-adversary': { en: 'first the Adversary', fr: 'd’abord l’Adversaire' },
  'act-completed': { en: 'your Act is told', fr: 'votre Acte est accompli' },
  'row-closed': { en: 'face down', fr: 'face cachée' },
  'need-not-met': { en: 'prerequisite not met', fr: 'prérequis non rempli' },
  'cannot-pay': { en: 'you can’t pay it', fr: 'vous ne pouvez pas payer' },
  'level-forbids-hero': { en: 'you are too corrupt', fr: 'Corruption trop grande' },
  'level-forbids-antihero': { en: 'you are too virtuous', fr: 'Vertu trop grande' },
  'wrong-moment': { en: 'not at this moment', fr: 'pas à ce moment' },
  'wrong-hero': { en: 'on nobody now', fr: 'aucun Héros possible' },
  'condition-not-met': { en: 'its condition isn’t met', fr: 'condition non remplie' },
  'no-path-left': { en: 'no other path', fr: 'pas d’autre voie' },
}
