/** Why the adept would do something. */
import { byFigure, byNumber } from '../../../forms.ts'

export const hint = {
  'hint/only-choice': 'There is nothing else to choose.',
  'hint/at-random': 'A choice by chance.',
  'hint/nothing-gained': 'Nothing else would bring you further now.',
  'hint/next-step': 'It is the next step of this first tale.',
  'hint/worth': byFigure('Worth about {$n} point in the end.', 'Worth about {$n} points in the end.'),
  'hint/worth/next': byFigure(
    'Worth about {$n} point in the end; the next best thing, {$next}.',
    'Worth about {$n} points in the end; the next best thing, {$next}.',
  ),
  'hint/odds': 'The chance of success is {$chance}.',
  'hint/odds/against': 'The chance of success is {$chance}, against {$against} for the next best attempt.',
  'hint/dark-runes': byNumber(
    'With {$n} Dark rune: {$chance} instead of {$without}.',
    'With {$n} Dark runes: {$chance} instead of {$without}.',
  ),
  'hint/feeds-destiny': byFigure(
    'It feeds your Destiny {$card}: about {$n} point of that.',
    'It feeds your Destiny {$card}: about {$n} points of that.',
  ),
  'hint/feeds-class': 'Experience on your Class opens its powers for the rest of the game.',
  'hint/poor-rows': byFigure(
    'These cards don’t suit you: the best is worth about {$n} point.',
    'These cards don’t suit you: the best is worth about {$n} points.',
  ),
  'hint/better-position': byFigure(
    'It should pay off later: about {$n} point.',
    'It should pay off later: about {$n} points.',
  ),
}
