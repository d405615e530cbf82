/** Words around the cards on a sheet, printed or in a terminal. */
import { byNumber } from '../../../forms.ts'

export const sheet = {
  'card/cards': '.input {$n :integer} .match $n one {{{$n} card}} * {{{$n} cards}}',
  'card/copies': '{$n} copies',
  'card/unofficial':
    'An unofficial, non-commercial fan project, not affiliated with or endorsed by Brotherwise Games or any other rights holder. Names and numbers are used as facts; words and pictures are our own.',
  'card/emblems':
    'Emblems: game-icons.net, by Lorc, Delapouite and contributors, licence CC BY 3.0, recoloured.',
  'card/fonts':
    'Typefaces: Cinzel (The Cinzel Project Authors), Alegreya, Alegreya SC and Alegreya Sans (The Alegreya and Alegreya Sans Project Authors), SIL Open Font License 1.1.',
  'card/printing': 'On A4 paper, without scaling, the cards come out at 63 × 88 mm, nine to a page.',
  'sheet/card': 'Card',
  'sheet/act': 'Act',
  'sheet/difficulty': 'Diff.',
  'sheet/abilities': 'Abilities',
  'sheet/copies': 'Copies',
  'sheet/text': 'Text',
  'sheet/colon': ': ',
  'sheet/nothing': 'No card fits.',
  'sheet/titles': byNumber('{$n} title', '{$n} titles'),
}
