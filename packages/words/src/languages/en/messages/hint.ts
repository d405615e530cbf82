/** Why a seasoned player would do something. */
import { byFigure, byNumber } from '../../../forms.ts'

export const hint = {
  'hint/only-choice': 'There is nothing else to choose.',
  'hint/at-random': 'A choice at random.',
  'hint/nothing-gained': 'Nothing else would get you any further now.',
  'hint/next-step': 'It is the next step of this first tale.',
  'hint/worth': byFigure('Worth about {$n} point in the end.', 'Worth about {$n} points in the end.'),
  'hint/worth/next': byFigure(
    'Worth about {$n} point in the end; the next best thing, {$next}.',
    'Worth about {$n} points in the end; the next best thing, {$next}.',
  ),
  'hint/costs': byFigure(
    'It costs about {$n} point in the end; nothing else costs less.',
    'It costs about {$n} points in the end; nothing else costs less.',
  ),
  'hint/best-answer': 'Of these answers, this one brings you the most, or costs you the least.',
  'hint/keeps-cards': 'Keep your cards: none would make enough of a difference here.',
  'hint/odds': '{$chance} to succeed.',
  'hint/odds/against': '{$chance} to succeed; the best other attempt, {$against}.',
  'hint/hopeless':
    'By itself it can’t succeed, but failing gives you {$xp} for later, and brings a new card.',
  'hint/hopeless/nothing': 'By itself it can’t succeed, but there is nothing better to do.',
  'hint/failing': 'If it fails, you still gain {$xp}.',
  'hint/failing/nothing': 'If it fails, you gain nothing.',
  'hint/feat': 'With {$card} from your hand: {$chance} instead of {$without}.',
  'hint/turns': 'With it: {$chance} to succeed instead of {$without}.',
  'hint/dark-runes': byNumber(
    'With {$n} Dark rune: {$chance} instead of {$without}.',
    'With {$n} Dark runes: {$chance} instead of {$without}.',
  ),
  'hint/feeds-destiny': byFigure(
    'Your Destiny {$card} brings about {$n} point of this.',
    'Your Destiny {$card} brings about {$n} points of this.',
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
