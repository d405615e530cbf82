/** The rules reference on the screen, in French: searching and finding one’s way. */
import { byNumber } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { rules as en } from '../../en/messages/rules.ts'

export const rules = {
  'rules/search': 'Chercher dans les règles',
  'rules/search/clear': 'Effacer la recherche',
  'rules/found': byNumber('{$n} section trouvée', '{$n} sections trouvées'),
  'rules/found/none': 'Aucune règle ne contient tous ces mots.',
  'rules/keys':
    'La touche ? ou F1 ouvre les règles depuis chaque écran ; I lit la carte désignée ; Échap ferme.',
  'rules/topics': 'Sujets',
  'rules/edition': 'Édition',
  'rules/edition/all': 'Toutes les éditions',
  'rules/mode': 'Mode de jeu',
  'rules/mode/all': 'Tous les modes',
  'rules/only': 'Seulement : {$which}',
  'rules/previous': 'Précédent : {$title}',
  'rules/next': 'Ensuite : {$title}',
} satisfies Like<typeof en>
