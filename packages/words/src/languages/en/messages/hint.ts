/** Why a seasoned player would do something. */
import { byNumber, byNumberOrNone } from '../../../forms.ts'

export const hint = {
  'hint/only-choice': 'There is nothing else to choose.',
  'hint/at-random': 'A choice at random.',
  'hint/nothing-gained': 'Nothing else would get you any further now.',
  'hint/next-step': 'It is the next step of this first tale.',
  'hint/best-answer': 'Of these answers, this one brings you the most, or costs you the least.',
  // “81% to succeed”, or “success, 1 to spare”
  'hint/answer-turns': 'With this answer: {$result}; with the next best: {$other}.',
  'hint/answer-spares':
    'With this answer: {$result}; another would do better here, {$other}. This one should serve you better in all.',
  'hint/answer-equals': 'No other answer does better: {$result}.',
  'hint/draws/hero': 'Where you stand on the track, you can play Hero cards alone.',
  'hint/draws/antihero': 'Where you stand on the track, you can play Antihero cards alone.',
  'hint/draws/either': 'You can play both kinds now, so neither is a mistake.',
  'hint/keeps-cards': 'Keep your cards: none would make enough of a difference here.',
  'hint/keeps-cards/no-change': 'Keep your cards: none does any good here. As it stands: {$result}.',
  'hint/keeps-cards/little':
    'With {$card}: {$result}; without: {$other}. What that brings isn’t worth using it here.',
  'hint/keeps-cards/after':
    'With {$card}: {$result}; without: {$other}. But it can wait until you see how the runes fall.',
  'hint/keeps-cards/failing':
    'With {$card}: {$result}; without: {$other}. But it can wait until you would fail.',
  'hint/odds': '{$chance} to succeed.',
  'hint/odds/best': '{$chance} to succeed: nothing else is likelier.',
  'hint/hopeless':
    'By itself it can’t succeed, but failing gives you {$xp} for later, and brings a new card.',
  'hint/hopeless/nothing': 'By itself it can’t succeed, but there is nothing better to do.',
  'hint/failing': 'If it fails, you still gain {$xp}.',
  'hint/failing/nothing': 'If it fails, you gain nothing.',
  'hint/feat': 'With {$card} from your hand: {$chance} instead of {$without}.',
  'hint/turns': 'With it: {$result}; without: {$other}.',
  'hint/dark-runes': byNumber(
    'With {$n} Dark rune: {$chance} instead of {$without}.',
    'With {$n} Dark runes: {$chance} instead of {$without}.',
  ),
  'hint/dark-runes/more': byNumber(
    'With {$n} more Dark rune: {$chance} instead of {$without}.',
    'With {$n} more Dark runes: {$chance} instead of {$without}.',
  ),
  'hint/dark-price': 'Price: {$xp}.',
  'hint/dark-price/moons': 'Price: {$xp}, and a risk of {$chance} to sink; at worst: {$level}.',
  'hint/dark-price/more':
    'Price: {$xp}, and a risk of {$chance} to sink instead of {$before}; at worst: {$level}.',
  'hint/no-dark': byNumber(
    '{$n} Dark rune would make it {$chance} instead of {$without}, but that isn’t worth the price.',
    '{$n} Dark runes would make it {$chance} instead of {$without}, but that isn’t worth the price.',
  ),
  'hint/no-dark/more': byNumber(
    '{$n} more Dark rune would make it {$chance} instead of {$without}, but that isn’t worth the price.',
    '{$n} more Dark runes would make it {$chance} instead of {$without}, but that isn’t worth the price.',
  ),
  'hint/no-dark/none': 'Dark runes wouldn’t make it any likelier: {$chance}.',
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
  'hint/best-here/none': 'Without help, nothing in the rows can succeed.',
  'hint/best-here': 'Without help, nothing in the rows is likelier than “{$path}”, {$chance}.',
  'hint/best-here/gives': 'The likeliest in the rows, “{$path}”, {$chance}, gives you only {$gains}.',
  'hint/nothing-to-attempt': 'There is nothing in the rows that you could attempt.',
  'hint/after-journey': 'After a Journey, “{$path}” stands at {$chance} instead of {$without}.',
  'hint/leaves': '{$card} makes room for a new card: your best chance there is {$chance}.',
  'hint/leaves/none': '{$card} makes room for a new card: you can’t take it now.',
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
