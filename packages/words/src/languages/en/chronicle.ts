/** What happens in a game, in English: at least one message an event; a variant stands behind a stroke. */
import { byNumber, byPerson, byPersonAndNumber } from '../../forms.ts'

export const chronicle = {
  'event/kept': byPerson('You keep {$cards}.', '{$who} keeps {$cards}.'),
  'event/kept/hidden': byPerson('You have chosen your cards.', '{$who} has chosen.'),
  'event/characters-shown': byPerson('You begin with {$cards}.', '{$who} begins with {$cards}.'),
  'event/turn-began': byPerson('Turn {$number}: your turn.', 'Turn {$number}: {$who}.'),
  'event/row-opened': 'Row {$row} is turned up: {$cards}.',
  'event/card-laid': '{$card} joins row {$row}.',
  'event/act-completed': byPerson('You complete {$act}.', '{$who} completes {$act}.'),
  'event/destiny-revealed': byPerson(
    'You reveal your Destiny: {$card}.',
    '{$who} reveals a Destiny: {$card}.',
  ),
  'event/pledged': byPerson(
    'You pledge yourself to the Adversary and take {$xp} from it.',
    '{$who} pledges to the Adversary and takes {$xp} from it.',
  ),
  'event/end-announced': byPerson(
    'You bring on the end of the game.',
    '{$who} brings on the end of the game.',
  ),

  'event/journeyed': byPerson(
    'You Journey past {$card} for {$xp}.',
    '{$who} Journeys past {$card} for {$xp}.',
  ),
  'event/journeyed/free': byPerson(
    'You Journey past {$card} for free.',
    '{$who} Journeys past {$card} for free.',
  ),
  'event/card-replaced': byPerson('You replace {$card}.', '{$who} replaces {$card}.'),
  'event/trait-gained': byPerson('You gain the Trait {$card}.', '{$who} gains the Trait {$card}.'),
  'event/ally-revealed': 'The Ally {$card} turns up.',
  'event/ally-placed': byPerson(
    'You tuck the Ally {$card} under a Challenge of row {$row}.',
    '{$who} tucks the Ally {$card} under a Challenge of row {$row}.',
  ),
  'event/ally-discarded': 'The Ally {$card} is discarded.',
  'event/ally-gained': byPerson('The Ally {$card} joins you.', 'The Ally {$card} joins {$who}.'),
  'event/ally-sacrificed': byPerson('You sacrifice the Ally {$card}.', '{$who} sacrifices the Ally {$card}.'),
  'event/ally-restored': byPerson('The Ally {$card} returns to you.', 'The Ally {$card} returns to {$who}.'),
  'event/feat-drawn': byPerson('You draw {$card}.', '{$who} draws {$card}.'),
  'event/feat-drawn/hero': byPerson('You draw a {$hero}.', '{$who} draws a {$hero}.'),
  'event/feat-drawn/antihero': byPerson('You draw an {$antihero}.', '{$who} draws an {$antihero}.'),
  'event/feat-discarded': byPerson('You discard {$card}.', '{$who} discards {$card}.'),
  'event/feat-returned': byPerson('You take {$card} back in hand.', '{$who} takes {$card} back in hand.'),
  'event/feat-played': byPerson('You play {$card}.', '{$who} plays {$card}.'),
  'event/feat-played/on': byPerson('You play {$card} on {$on}.', '{$who} plays {$card} on {$on}.'),
  'event/feat-took-effect': '{$card} has no effect.',
  'event/feat-cancelled': '{$card} is cancelled{$by}.',
  'event/adversary-card': 'The Adversary reveals {$card}.',
  'event/adversary-aimed': byPerson('{$card} strikes you.', '{$card} strikes {$who}.'),
  'event/adversary-card/no-effect': 'The Adversary reveals {$card}, without effect.',
  'event/power-used': byPerson('You use {$card}.', '{$who} uses {$card}.'),
  'event/cards-seen': byPerson('You look at {$cards}.', '{$who} looks at {$cards}.'),
  'event/cards-seen/hidden': byPersonAndNumber(
    ['You look at {$n} card.', 'You look at {$n} cards.'],
    ['{$who} looks at {$n} card.', '{$who} looks at {$n} cards.'],
  ),
  'event/deck-reshuffled': 'The {$deck} is rebuilt from its discards.',
  'event/put-under': byPerson('You put {$card} under the {$deck}.', '{$who} puts {$card} under the {$deck}.'),
  'event/put-under/hidden': byPerson(
    'You put a card under the {$deck}.',
    '{$who} puts a card under the {$deck}.',
  ),

  'event/xp/gained': byPerson('You gain {$xp}{$by}.', '{$who} gains {$xp}{$by}.'),
  'event/xp/spent': byPerson('You spend {$xp}.', '{$who} spends {$xp}.'),
  'event/xp/lost': byPerson('You lose {$xp}{$by}.', '{$who} loses {$xp}{$by}.'),
  'event/banked': byPerson(
    'You place {$xp} on your Class, {$total} in all.',
    '{$who} places {$xp} on the Class, {$total} in all.',
  ),
  'event/level/up': byPerson('You rise to {$level}{$by}.', '{$who} rises to {$level}{$by}.'),
  'event/level/down': byPerson('You sink to {$level}{$by}.', '{$who} sinks to {$level}{$by}.'),
  'event/corruption-spared': byPerson('You are spared {$corruption}.', '{$who} is spared {$corruption}.'),
  'event/adversary-xp/gained': 'The Adversary gains {$xp}, {$total} in all{$by}.',
  'event/adversary-xp/lost': 'The Adversary loses {$xp}, {$total} left{$by}.',
  'event/icon-lent/attempt': byPerson(
    'You count {$icon} more for this attempt{$by}.',
    '{$who} counts {$icon} more for this attempt{$by}.',
  ),
  'event/icon-lent/turn': byPerson(
    'You count {$icon} more for this turn{$by}.',
    '{$who} counts {$icon} more for this turn{$by}.',
  ),

  'event/attempt-declared': byPerson('You attempt {$card}.', '{$who} attempts {$card}.'),
  'event/attempt-declared/path': byPerson(
    'You attempt {$card} on the path {$path}.',
    '{$who} attempts {$card} on the path {$path}.',
  ),
  'event/attempt-declared/in-row': byPerson('You face {$card}.', '{$who} faces {$card}.'),
  'event/attempt-declared/adversary': byPerson(
    'You face {$card} with {$abilities}.',
    '{$who} faces {$card} with {$abilities}.',
  ),
  'event/dark-bought': byPerson('You buy {$dark} for {$xp}.', '{$who} buys {$dark} for {$xp}.'),
  'event/runes-added': byPerson('You get {$runes}{$by}.', '{$who} gets {$runes}{$by}.'),
  'event/cast': byPerson('You cast {$runes}: {$shown}.', '{$who} casts {$runes}: {$shown}.'),
  'event/cast/again': byPerson(
    'You cast {$runes} again: {$shown}.',
    '{$who} casts {$runes} again: {$shown}.',
  ),
  'event/stones-cast': byPerson('Then you cast {$runes}: {$shown}.', 'Then {$who} casts {$runes}: {$shown}.'),
  'event/rune-turned': 'A rune is turned over: {$rune}, {$shown}.',
  'event/successes': 'Successes: {$change}{$by}.',
  'event/difficulty': 'Difficulty: {$change}{$by}.',
  'event/path-switched': 'The other path is attempted instead{$by}.',
  'event/ability-replaced': '{$from} gives way to {$to}{$by}.',
  'event/twist': byPerson('A {$twist} for you!', 'A {$twist} for {$who}!'),
  'event/weighed': byNumber(
    '{$n} success against a difficulty of {$difficulty}.',
    '{$n} successes against a difficulty of {$difficulty}.',
  ),
  'event/overcame': byPerson(
    'You overcome {$card} with {$n} to spare.',
    '{$who} overcomes {$card} with {$n} to spare.',
  ),
  'event/overcame/exactly': byPerson(
    'You overcome {$card} with nothing to spare.',
    '{$who} overcomes {$card} with nothing to spare.',
  ),
  'event/failed': byPerson('You fail {$card}.', '{$who} fails {$card}.'),
  'event/failed/short': byPersonAndNumber(
    ['You fail {$card}, {$n} success short.', 'You fail {$card}, {$n} successes short.'],
    ['{$who} fails {$card}, {$n} success short.', '{$who} fails {$card}, {$n} successes short.'],
  ),
  'event/challenge-discarded': '{$card} is discarded.',
  'event/adversary-flipped': 'The Final Adversary shows its face.',
  'event/adversary-defeated': byPerson(
    'You have defeated the Adversary!',
    '{$who} has defeated the Adversary!',
  ),
  'event/destinies-revealed': 'Destinies are revealed: {$cards}.',
  'event/game-over': '{$outcome}',
}
