/** Why the adept would do something. */
import { byFigure, byNumber } from '../../../forms.ts'

export const hint = {
  'hint/only-choice': 'There is nothing else to choose.',
  'hint/at-random': 'A choice by chance.',
  'hint/nothing-gained': 'Nothing else would bring you further now.',
  'hint/worth': byFigure(
    'It should bring about {$n} point of Destiny.',
    'It should bring about {$n} points of Destiny.',
  ),
  'hint/worth/next': byFigure(
    'It should bring about {$n} point of Destiny; the next best thing, {$next}.',
    'It should bring about {$n} points of Destiny; the next best thing, {$next}.',
  ),
  'hint/odds': 'The chance of success is {$chance}.',
  'hint/odds/against': 'The chance of success is {$chance}, against {$against} for the next best attempt.',
  'hint/dark-runes': byNumber(
    'With {$n} Dark rune it rises from {$without} to {$chance}.',
    'With {$n} Dark runes it rises from {$without} to {$chance}.',
  ),
  'hint/feeds-destiny': byFigure(
    'It feeds your Destiny {$card}: about {$n} point of that.',
    'It feeds your Destiny {$card}: about {$n} points of that.',
  ),
  'hint/feeds-class': 'Experience on your Class opens its powers for the rest of the game.',
  'hint/poor-rows': byFigure(
    'Nothing in the rows is worth much now: about {$n} point at best.',
    'Nothing in the rows is worth much now: about {$n} points at best.',
  ),
  'hint/better-position': byFigure(
    'It improves your position by about {$n} point.',
    'It improves your position by about {$n} points.',
  ),
}
