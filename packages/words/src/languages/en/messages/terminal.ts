/** What the terminal game says beside the game’s own words: labels of its table, prompts, help. */
import { byBot, byNumber } from '../../../forms.ts'

export const terminal = {
  'terminal/help': `Type the number of what you want to do, then Enter.
  u  take back your last action, as long as nothing was revealed since
  o  the odds of every attempt, with Dark runes
  t  show the table again
  s  stop, or no longer stop, as others’ turns begin while you hold a Feat for any time
  q  leave the game
  ?  this help`,
  'terminal/type-number': 'Type a number from 1 to {$n}, or ? for help.',
  'terminal/step-in': 'The turn of {$who} begins. Play a Feat now? Enter: go on; s: don’t ask again.',
  'terminal/type-number/step-in': 'Type a number from 1 to {$n}, Enter to go on, or ? for help.',
  'terminal/stops':
    'Turns of others will wait for you while you hold a Feat that may be played at any time; s ends that.',
  'terminal/stops-not': 'Turns of others won’t wait for you any more; s changes that again.',
  'terminal/undone': 'Taken back.',
  'terminal/nothing-to-attempt': 'There is nothing to attempt now.',
  'terminal/leave': 'You leave the game on turn {$number}.',
  'terminal/not-over': 'The game is not over.',
  'terminal/hero': 'Hero {$number}',
  'terminal/bot': byBot(
    { adept: 'Seasoned {$number}', gentle: 'Gentle {$number}', random: 'Reckless {$number}' },
    '{$bot} {$number}',
  ),
  'terminal/heroes': byNumber('{$n} hero', '{$n} heroes'),
  'terminal/adversary': '{$card}: {$xp}',
  'terminal/adversary/goal': '{$card}: {$xp} of {$goal}',
  'terminal/ally': 'with {$card}: {$gives}',
  'terminal/story-cards': byNumber('{$n} Story card', '{$n} Story cards'),
  'terminal/on-class': '{$xp} on the Class',
  'terminal/class/all-open': 'all powers of the Class are open, this opens nothing more',
  'terminal/points': byNumber('{$n} point', '{$n} points'),
  'terminal/difficulty': 'difficulty {$n}',
  'terminal/allies': 'Allies: {$cards}',
  'terminal/hand': 'Hand: {$cards}',
  'terminal/destiny': 'Destiny: {$text}',
  'terminal/gives': '{$what}: {$gives}',
  'terminal/nothing': 'nothing',
  'terminal/no-icons': 'no icons',
  'terminal/hidden/hero': 'a Hero card',
  'terminal/hidden/antihero': 'an Antihero card',
  'terminal/seed': 'seed {$seed}',
  'terminal/seed/hash': 'the seed’s hash: {$hash}',
  'terminal/seed/was': 'The seed was {$seed}; “runesaga verify” checks every cast against it.',
  'terminal/check/reshuffles': byNumber(
    'So does one reshuffle of a deck.',
    'So do {$n} reshuffles of decks.',
  ),
  'terminal/check/arranged': byNumber(
    'The first cast that fits was arranged by the scenario “{$scenario}”.',
    'The first {$n} casts that fit were arranged by the scenario “{$scenario}”.',
  ),
  'terminal/check/not': byNumber('Not as promised: {$n} problem', 'Not as promised: {$n} problems'),
  'terminal/saved': 'Saved in {$file}.',
}
