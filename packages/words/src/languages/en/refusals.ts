/** Why something can’t be done, and what would be right. */

export const refusals = {
  'refusal/malformed': 'That is not an action of this game. Choose one of those offered.',
  'refusal/endless':
    'That would go on for ever: the cards it sets off set each other off again and again. Choose something else.',
  'refusal/game-over': 'The game is over.',
  'refusal/not-your-turn':
    'The game is waiting for somebody else. You may act when it is your turn, or when a Feat may be played.',
  'refusal/not-asked': 'The game is waiting for another answer. Answer the question first.',
  'refusal/no-such-option': 'That is not one of the choices. Pick one from the list.',
  'refusal/no-such-card': 'There is no card in that place. Choose a face-up card.',
  'refusal/not-dealt-to-you': 'You were not dealt that card. Keep cards from your own.',
  'refusal/one-of-each':
    'Keep exactly one card of each kind: an Origin, a Motivation or Class, and a Destiny.',
  'refusal/main-action-used':
    'You have already gained a Trait or attempted a Challenge this turn. You can still use anything else.',
  'refusal/must-face-adversary': 'This turn you must face the Adversary. You may use other things first.',
  'refusal/adversary-not-due': 'It is not time to face the Adversary. That comes on a turn of its own.',
  'refusal/row-closed': 'That row is still face-down. It is turned up when the first hero reaches its Act.',
  'refusal/act-completed': 'You have finished that Act. Choose a card of a later row.',
  'refusal/not-a-trait': 'Only Traits can be gained without a cast. This card must be attempted.',
  'refusal/not-a-challenge': 'Only Challenges can be attempted. A Trait is gained instead.',
  'refusal/need-not-met': 'This Trait isn’t open to you now.',
  'refusal/cannot-pay': 'You cannot pay what this costs.',
  'refusal/choose-abilities': 'Choose two different abilities to face this Adversary with.',
  'refusal/no-such-path': 'This card has no such path. Choose one that it shows.',
  'refusal/journey-limit': 'You have made your Journey of this turn.',
  'refusal/journey-too-late':
    'In this edition a Journey comes before the Trait or the Challenge of the turn.',
  'refusal/journey-forbidden': 'A card forbids you to Journey now.',
  'refusal/something-is-possible':
    'A card is swapped for free only when nothing can be gained or attempted. You may Journey instead.',
  'refusal/replacement-used': 'You have already swapped a card for free this turn.',
  'refusal/not-in-hand': 'You do not hold that card. Only cards of your own hand can be played.',
  'refusal/level-forbids-hero': 'Hero cards are locked: too much Corruption. Gain Virtue first.',
  'refusal/level-forbids-antihero':
    'Antihero cards are locked: too much Virtue. They open from the start of the track downwards.',
  'refusal/wrong-moment': 'This is not the moment for it. The card says when it may be used.',
  'refusal/wrong-hero': 'It cannot be played on that hero now.',
  'refusal/condition-not-met': 'What the card asks for is not the case now.',
  'refusal/no-path-left': 'It bars the path that this hero is on, and there is no other to take.',
  'refusal/not-in-play': 'That card is not in play for you.',
  'refusal/power-not-open':
    'This power is not open to you now: it was used already, or its condition does not hold.',
  'refusal/no-class': 'You have no Class to place Experience on.',

  'undo-refusal/nothing-to-undo': 'There is nothing to take back.',
  'undo-refusal/another-acted': 'Somebody else has acted since, so this can no longer be taken back.',
  'undo-refusal/revealed':
    'Cards were revealed or stones were cast since, so this can no longer be taken back.',

  // on a small plate there is room for the cause alone; the whole reason is read out
  'short-refusal/main-action-used': 'this turn’s card is settled',
  'short-refusal/must-face-adversary': 'first the Adversary',
  'short-refusal/act-completed': 'you have finished this Act',
  'short-refusal/row-closed': 'opens later',
  'short-refusal/need-not-met': 'prerequisite not met',
  'short-refusal/cannot-pay': 'you can’t pay it',
  'short-refusal/level-forbids-hero': 'locked: too much Corruption',
  'short-refusal/level-forbids-antihero': 'locked: too much Virtue',
  'short-refusal/wrong-moment': 'not at this moment',
  'short-refusal/wrong-hero': 'no hero to play it on',
  'short-refusal/condition-not-met': 'its condition isn’t met',
  'short-refusal/no-path-left': 'no other path',
}
