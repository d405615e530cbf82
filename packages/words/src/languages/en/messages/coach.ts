/** The tips of a first tale: one thought each, of at most 24 words. Names and numbers come from the game. */
import { byNumber } from '../../../forms.ts'

export const coach = {
  'coach/row': 'Every turn, win one of these cards for your life story. Try {$card}: the odds are kind.',
  'coach/paths':
    'Two ways through the fire. One is nearly safe and worth a point; the other teaches you Wisdom for good.',
  'coach/paths/other': 'Two ways through, two rewards. Each shows your chance; +1 means harder.',
  'coach/stones':
    'Three rune stones are always yours; the others come from icons you share with the card. Together they must reach {$difficulty}.',
  'coach/won':
    'Made it, with {$n} to spare! That {$icon} stays: wherever a card asks for it, you cast one more stone.',
  'coach/won/exactly':
    'Made it, exactly! That {$icon} stays: wherever a card asks for it, you cast one more stone.',
  'coach/won/point':
    'Made it! A point for the end of your story. Paths with an ability would also bring stones.',
  'coach/failing':
    'Your rival failed, yet gained {$n} Experience, the red gem. It pays for things, and is worth a point at the end.',
  'coach/failing/you':
    'It failed, yet you gain {$n} Experience, the red gem. It pays for things, and is worth a point at the end.',
  'coach/trait':
    'A Trait needs no stones: pay, and it is yours. {$card} costs {$n} Experience; you have {$have}.',
  'coach/destiny': byNumber(
    'Peek at your secret Destiny: it pays {$n} point once you also have {$icon}. {$card} teaches it, not very politely.',
    'Peek at your secret Destiny: it pays {$n} points once you also have {$icon}. {$card} teaches it, not very politely.',
  ),
  'coach/destiny/other': byNumber(
    'Peek at your secret Destiny: it pays {$n} point once you also have {$icon}. {$card} teaches it.',
    'Peek at your secret Destiny: it pays {$n} points once you also have {$icon}. {$card} teaches it.',
  ),
  'coach/destiny/alone': byNumber(
    'Peek at your secret Destiny: it pays {$n} point once you also have {$icon}.',
    'Peek at your secret Destiny: it pays {$n} points once you also have {$icon}.',
  ),
  'coach/dark':
    'Impossible like this? Two Dark runes, {$n} Experience each, make it {$chance}, but every moon they show corrupts you.',
  'coach/dark/long-shot':
    'A long shot? Two Dark runes, {$n} Experience each, make it {$chance}, but every moon they show corrupts you.',
  'coach/feat': '{$n} short! The card in your hand is a Feat: play {$card}, and all the stones fall again.',
  'coach/feat/other': '{$n} short! The card in your hand is a Feat, and this is its moment: {$card}.',
  'coach/feat/moment': 'The card in your hand is a Feat, and this is its moment. Play it if you like.',
  'coach/feat/hand':
    'In your hand, {$card} is a Feat: a card for one moment. When that comes, you are asked whether to play it.',
  'coach/corruption':
    'A moon: you sink one step. Two steps below the start, Hero cards like {$card} stop answering.',
  'coach/corruption/deep': 'A moon: you sink. Hero cards no longer answer; a sun would lift you.',
  'coach/corruption/up': 'A sun: you rise one step, worth more at the end.',
  'coach/journey':
    'Time for a Journey: swap any open card for a new one. It costs 1 Experience; Settlers walk free, and your Destiny counts each.',
  'coach/act':
    'Three cards end Act I; harder ones open now. So far the stones were arranged: from here, chance is real.',
  'coach/act/alone': 'Three cards end Act I; harder ones open now.',
  'coach/act/chance': 'So far the stones were arranged: from here, chance is real.',
  'coach/last':
    'Nine cards make a life, and your rival’s is complete. You have one turn left: spend it well.',
  'coach/score':
    'Here is your life in points, line by line. Triumph and Tragedy count alike; the higher total is remembered.',
  'coach/done': 'Now you know it. Another game, or a short lesson?',
  'coach/lesson': 'A short lesson',
  'coach/again': 'Another game',
  'coach/got-it': 'Got it',
  'coach/no-more': 'No more tips',
  'coach/tips': 'Tips',
}
