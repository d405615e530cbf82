/** Why a seasoned player would do something. */
import { byNumber, byNumberOrNone } from '../../../forms.ts'

export const hint = {
  'hint/only-choice': 'There is nothing else to choose.',
  'hint/at-random': 'A choice at random.',
  'hint/nothing-gained': 'Nothing else would get you any further now.',
  'hint/next-step': 'It is the next step of this first tale.',
  'hint/best-answer': 'Of these answers, this one brings you the most, or costs you the least.',
  'hint/keeps-cards': 'Keep your cards: none would make enough of a difference here.',
  'hint/odds': '{$chance} to succeed.',
  'hint/odds/best': '{$chance} to succeed: nothing else is likelier.',
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
  // “Climb the Summit” is likelier than what is advised
  'hint/likelier/points': '“{$path}” is likelier, {$chance}, but scores less.',
  'hint/likelier/lacks': '“{$path}” is likelier, {$chance}, but doesn’t give you {$gains}.',
  'hint/likelier/lacks/more':
    '“{$path}” is likelier, {$chance}, and scores more now, but doesn’t give you {$gains}.',
  'hint/likelier/corruption': '“{$path}” is likelier, {$chance}, but costs you more Corruption.',
  'hint/likelier/less': '“{$path}” is likelier, {$chance}, but serves you less for the rest of the game.',
  'hint/runes': 'More runes for all later attempts with {$gains}.',
  'hint/gives': 'It gives you {$gains}.',
  'hint/sure': 'No cast, so it is sure; it costs {$xp}.',
  'hint/sure/free': 'No cast, so it is sure, and it costs no Experience.',
  'hint/feeds-destiny': byNumber(
    'Your Destiny {$card} then scores {$n} point more.',
    'Your Destiny {$card} then scores {$n} points more.',
  ),
  'hint/feeds-destiny/later': 'It brings you nearer to what your Destiny {$card} asks for.',
  'hint/destiny-journeys': 'Your Destiny {$card} counts your Journeys.',
  'hint/feeds-class': 'Experience on your Class opens its powers for the rest of the game.',
  'hint/journey-price': 'This Journey costs {$xp}.',
  'hint/journey-price/free': 'This Journey costs you nothing.',
  'hint/least-use': 'You have the least use for this card; a new one may suit you better.',
  'hint/locks/hero': byNumberOrNone(
    'Its price: your Corruption then locks Hero cards.',
    'Its price: your Corruption then locks your only Hero card.',
    'Its price: your Corruption then locks your {$n} Hero cards.',
  ),
  'hint/locks/antihero': byNumberOrNone(
    'Its price: your Virtue then locks Antihero cards.',
    'Its price: your Virtue then locks your only Antihero card.',
    'Its price: your Virtue then locks your {$n} Antihero cards.',
  ),
  'hint/may-lock': byNumberOrNone(
    'Risk, {$chance}: Corruption from the Dark runes locks Hero cards.',
    'Risk, {$chance}: Corruption from the Dark runes locks your only Hero card.',
    'Risk, {$chance}: Corruption from the Dark runes locks your {$n} Hero cards.',
  ),
  'hint/ends-dark': 'After it you can’t buy Dark runes any more.',
  'hint/track-loses': byNumber(
    'The Corruption track then scores {$n} point less.',
    'The Corruption track then scores {$n} points less.',
  ),
  'hint/better-position': 'It should pay off later.',
}
