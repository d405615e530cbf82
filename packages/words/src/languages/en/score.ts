/** Score sheets and outcomes. */
import { byPerson } from '../../forms.ts'

export const score = {
  'score/box/A': 'Triumph',
  'score/box/B': 'Tragedy',
  'score/box/C': 'Experience',
  'score/box/D': 'Story icons',
  'score/box/E': 'The Adversary',

  // where the points of a line come from: a short phrase without a capital or a stop
  'score/line/character': '{$card}, printed on the Character card',
  'score/line/path': '{$card}, in the story',
  'score/line/ally': '{$card}, an Ally of the story',
  'score/line/destiny': '{$card}, printed on the Destiny',
  'score/line/scoring': '{$card}, its conditions',
  'score/line/term': '{$card}: {$term}',
  'score/line/feat': '{$card}, a Feat played',
  'score/line/track': 'the track: {$level}',
  'score/line/xp': 'Experience left',
  'score/line/icons': '{$icons} in the story',
  'score/line/adversary': '{$card}, overcome at the end',

  // who has won
  'outcome/won': byPerson('You win.', '{$who} wins.'),
  'outcome/won/shared': byPerson('You share the victory with {$who}.', '{$who} share the victory.'),
  'outcome/party': byPerson(
    'Victory! The greatest story is yours.',
    'Victory for the heroes! {$who} has the greatest story.',
  ),
  'outcome/party/shared': byPerson(
    'Victory for the heroes! You share the greatest story with {$who}.',
    'Victory for the heroes! {$who} share the greatest story.',
  ),
  'outcome/lost': 'Defeat.',
  'outcome/loyal': byPerson('You win at the Adversary’s side.', '{$who} wins at the Adversary’s side.'),
  'outcome/loyal/shared': byPerson(
    'You and {$who} win at the Adversary’s side.',
    '{$who} win at the Adversary’s side.',
  ),

  // why a game ended as it did
  'outcome/why/highest-destiny': 'The most points decide.',
  'outcome/why/adversary-defeated': 'The Adversary is defeated.',
  'outcome/why/adversary-reached-goal': 'The Adversary has gathered all the Experience it needed.',
  'outcome/why/adversary-has-xp': 'The Adversary still stands, with Experience left.',
  'outcome/why/hero-failed': 'A hero failed against the Adversary.',
  'outcome/why/nobody-to-face': 'Nobody was left to face the Adversary.',
  'outcome/why/adversary-out-of-xp': 'The Adversary has no Experience left.',
}
