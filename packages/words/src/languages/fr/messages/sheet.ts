/** Words around the cards on a sheet, printed or in a terminal, in French. */
import { byNumber } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { sheet as en } from '../../en/messages/sheet.ts'

export const sheet = {
  'card/cards': '.input {$n :integer} .match $n one {{{$n} carte}} * {{{$n} cartes}}',
  'card/copies': '{$n} exemplaires',
  'card/unofficial':
    'Projet de fans non officiel et non commercial, sans lien avec Brotherwise Games ni aucun autre ayant droit, et non approuvé par eux. Les noms et les nombres sont repris comme des faits ; textes et images sont de notre main.',
  'card/emblems':
    'Emblèmes : game-icons.net, par Lorc, Delapouite et d’autres contributeurs, licence CC BY 3.0, recolorés.',
  'card/fonts':
    'Caractères : Cinzel (The Cinzel Project Authors), Alegreya, Alegreya SC et Alegreya Sans (The Alegreya and Alegreya Sans Project Authors), SIL Open Font License 1.1.',
  'card/printing': 'Sur papier A4, sans mise à l’échelle, les cartes sortent à 63 × 88 mm, neuf par page.',
  'sheet/card': 'Carte',
  'sheet/act': 'Acte',
  'sheet/difficulty': 'Diff.',
  'sheet/abilities': 'Compétences',
  'sheet/copies': 'Ex.',
  'sheet/text': 'Texte',
  'sheet/colon': '\u202f: ',
  'sheet/nothing': 'Aucune carte ne correspond.',
  'sheet/titles': byNumber('{$n} titre', '{$n} titres'),
} satisfies Like<typeof en>
