/** What the game waits for: addressed to the one who decides, told about anybody else. */
import { byPerson } from '../../../forms.ts'

export const decision = {
  'decision/keep': byPerson(
    'Choose your hero: keep one Character card of each kind.',
    '{$who} is choosing Character cards.',
  ),
  'decision/menu': byPerson(
    'Your turn: win one card. Take a Trait, or attempt a Challenge.',
    'It is the turn of {$who}.',
  ),
  'decision/menu/face': byPerson(
    'Your turn: you must face the Adversary. You may use other things first.',
    'It is the turn of {$who}, who must face the Adversary.',
  ),
  'decision/menu/done': byPerson(
    'This turn’s card is settled. Use anything else, or end your turn.',
    'It is the turn of {$who}.',
  ),
  'decision/window/menu': byPerson('Your turn: play or use anything?', 'It is the turn of {$who}.'),
  'decision/window/beforeCast': byPerson(
    'Before the stones fall: play a card?',
    'Before the stones fall, {$who} may play a card.',
  ),
  'decision/window/afterCast': byPerson(
    'The stones show {$n}: play a card?',
    'The stones show {$n}; {$who} may play a card.',
  ),
  'decision/window/beforeResolve': byPerson(
    'You are about to fail: save it with a card?',
    'Before this counts as failed, {$who} may play a card.',
  ),
  'decision/window/beforeResolve/other': '{$hero} is about to fail: play a card?',
  'decision/window/afterResolve': byPerson(
    'The attempt is over: play a card?',
    'After the attempt, {$who} may play a card.',
  ),
  'decision/window/reply': byPerson(
    'The card has done its work: play another?',
    'The card has done its work; {$who} may play another.',
  ),
  'decision/answer/hero': byPerson(
    '{$by} played {$card}: answer it?',
    '{$who} may answer {$card}, played by {$by}.',
  ),
  'decision/answer/adversary': byPerson(
    'The Adversary played {$card}: answer it?',
    '{$who} may answer {$card}, played by the Adversary.',
  ),
  'decision/answer/own': byPerson(
    'Your card {$card} takes effect if nobody answers: play another?',
    '{$card} takes effect if nobody answers: {$who} may play another.',
  ),
  'decision/window/corruption': byPerson(
    'A hero is about to sink: prevent it?',
    'Before a hero sinks, {$who} may play a card.',
  ),
  'decision/waiting': byPerson('You have a choice to make.', '{$who} has a choice to make.'),
  'decision/dark': 'Buy Dark runes for this cast?',
  'decision/spare': 'You are about to fail. Cast again?',
  'decision/power': '{$card}: use this power?',
  'decision/may': '{$card}: use it?',
  'decision/may/effect': '{$card}: {$effect} Do it?',
  'decision/pay-amount': '{$card}: how much Experience do you pay?',
  'decision/pay-discard': '{$card}: which Feat do you discard for it?',
  'decision/pay-sacrifice': '{$card}: which Ally do you sacrifice for it?',
  'decision/ally': 'Under which Challenge does the Ally {$card} go?',
  'decision/twist': 'A Twist of Fate: which card do you draw?',
  'decision/heritage': 'A Twist of Fate: do you draw a card or use your Heritage?',
  'decision/aim': 'The Adversary’s card {$card}: which hero does it strike?',
  'decision/which-option': '{$card}: choose one.',
  'decision/which-hero': '{$card}: on which hero?',
  'decision/which-deck': '{$card}: which card do you draw?',
  'decision/discard': '{$card}: which Feat do you discard?',
  'decision/return': '{$card}: which Feat do you take back in hand?',
  'decision/sacrifice': '{$card}: which Ally do you sacrifice?',
  'decision/restore': '{$card}: which Ally returns to you?',
  'decision/give': '{$card}: how much Experience do you give?',
  'decision/which-slot': '{$card}: which card do you swap?',
  'decision/which-row': '{$card}: which row do you replace?',
  'decision/put-under': '{$card}: which card do you put at the bottom of its deck?',
  'decision/turn-rune': '{$card}: which stone is turned over?',
  'decision/re-cast': '{$card}: which stone is cast again?',
  'decision/which-icon': '{$card}: which icon do you want?',
  'decision/which-rune': '{$card}: which stone do you add?',
  'decision/replace-ability': '{$card}: which ability gives way?',
  'decision/copy-icons': '{$card}: for which ability?',
}
