/** What the game waits for: addressed to the one who decides, told about anybody else. */
import { byPerson } from '../../../forms.ts'

export const decision = {
  'decision/keep': byPerson(
    'Choose your hero: keep one Character card of each kind.',
    '{$who} is choosing Character cards.',
  ),
  'decision/menu': byPerson(
    'Your turn: gain a Trait or attempt a Challenge. Free actions may come before and after.',
    'It is the turn of {$who}.',
  ),
  'decision/menu/face': byPerson(
    'Your turn: you must face the Adversary. Free actions may come before.',
    'It is the turn of {$who}, who must face the Adversary.',
  ),
  'decision/menu/done': byPerson(
    'Your turn: your main action is done. Use what else you have, or end the turn.',
    'It is the turn of {$who}.',
  ),
  'decision/window/menu': byPerson('Your turn: do you play or use anything?', 'It is the turn of {$who}.'),
  'decision/window/beforeCast': byPerson(
    'A Feat window, before the cast: do you play or use anything?',
    'Before the cast, {$who} may play or use something.',
  ),
  'decision/window/afterCast': byPerson(
    'A Feat window, after the cast: do you play or use anything?',
    'After the cast, {$who} may play or use something.',
  ),
  'decision/window/beforeResolve': byPerson(
    'A Feat window, before this counts as failed: do you play or use anything?',
    'Before this counts as failed, {$who} may play or use something.',
  ),
  'decision/window/afterResolve': byPerson(
    'A Feat window, after the attempt: do you play or use anything?',
    'After the attempt, {$who} may play or use something.',
  ),
  'decision/window/reply': byPerson(
    'The card has taken effect: do you play or use anything more?',
    'The card has taken effect; {$who} may play or use something more.',
  ),
  'decision/answer/hero': byPerson(
    '{$by} played {$card}: do you answer it?',
    '{$who} may answer {$card}, played by {$by}.',
  ),
  'decision/answer/adversary': byPerson(
    'The Adversary played {$card}: do you answer it?',
    '{$who} may answer {$card}, played by the Adversary.',
  ),
  'decision/answer/own': byPerson(
    'Your card {$card} takes effect once all have passed: do you add anything?',
    '{$card} takes effect once all have passed: {$who} may add something.',
  ),
  'decision/window/corruption': byPerson(
    'A Feat window, before the Corruption comes: do you play or use anything?',
    'Before the Corruption comes, {$who} may play or use something.',
  ),
  'decision/waiting': byPerson('You have a choice to make.', '{$who} has a choice to make.'),
  'decision/dark': 'Do you buy Dark runes for this cast?',
  'decision/spare': 'You are about to fail. Do you cast again?',
  'decision/power': '{$card}: do you use this power?',
  'decision/may': '{$card}: do you want this?',
  'decision/pay-amount': '{$card}: how much Experience do you pay?',
  'decision/pay-discard': '{$card}: which Feat do you discard for it?',
  'decision/pay-sacrifice': '{$card}: which Ally do you sacrifice for it?',
  'decision/ally': 'Under which Challenge does the Ally {$card} go?',
  'decision/twist': 'A Twist of Fate: which card do you draw?',
  'decision/heritage': 'A Twist of Fate: do you draw a card or use your Heritage?',
  'decision/aim': 'The Adversary’s card {$card}: which hero does it strike?',
  'decision/which-option': '{$card}: choose one.',
  'decision/which-hero': '{$card}: which hero?',
  'decision/which-deck': '{$card}: which card do you draw?',
  'decision/discard': '{$card}: which Feat do you discard?',
  'decision/return': '{$card}: which Feat do you take back in hand?',
  'decision/sacrifice': '{$card}: which Ally do you sacrifice?',
  'decision/restore': '{$card}: which Ally returns to you?',
  'decision/give': '{$card}: how much Experience do you give?',
  'decision/which-slot': '{$card}: which card do you replace?',
  'decision/which-row': '{$card}: which row do you replace?',
  'decision/put-under': '{$card}: which card do you put under its deck?',
  'decision/turn-rune': '{$card}: which rune is turned over?',
  'decision/re-cast': '{$card}: which rune is cast again?',
  'decision/which-icon': '{$card}: which icon do you want?',
  'decision/which-rune': '{$card}: which rune do you add?',
  'decision/replace-ability': '{$card}: which ability gives way?',
  'decision/copy-icons': '{$card}: for which ability?',
}
