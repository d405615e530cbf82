/** A hero is asked whether to side with the Adversary. */

export const pledge = {
  'pledge/title': '{$foe} makes you an offer',
  'pledge/text':
    'Your third Act begins. You may turn against the other heroes. Everybody is told what you choose.',
  'pledge/yes': 'Side with {$foe}',
  'pledge/yes/1': 'You take {$xp} from it at once.',
  'pledge/yes/2': 'You don’t face it, and its reward is not for you.',
  'pledge/yes/3':
    'You win if another hero fails against it, or if it keeps Experience. If they defeat it, you lose.',
  'pledge/no': 'Stay with the heroes',
  'pledge/no/1': 'You face {$foe} at the end, as all do.',
  'pledge/no/2': 'You win together if every hero overcomes it and it has no Experience left.',
  'pledge/no/3': 'You aren’t asked again.',
  'pledge/told': '{$who} sides with {$foe}',
  'pledge/told/text':
    '{$who} took {$xp} from it and has turned against the other heroes: {$who} wins if one of them fails against it, or if it keeps Experience.',
}
