/** Why the adept would do something, in French. */
import { byFigure, byNumber } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { hint as en } from '../../en/messages/hint.ts'

export const hint = {
  'hint/only-choice': 'Il n’y a rien d’autre à choisir.',
  'hint/at-random': 'Un choix au hasard.',
  'hint/nothing-gained': 'Rien d’autre ne vous ferait avancer pour le moment.',
  'hint/worth': byFigure(
    'Cela devrait rapporter environ {$n} point de Destin.',
    'Cela devrait rapporter environ {$n} points de Destin.',
  ),
  'hint/worth/next': byFigure(
    'Cela devrait rapporter environ {$n} point de Destin ; le meilleur choix suivant, {$next}.',
    'Cela devrait rapporter environ {$n} points de Destin ; le meilleur choix suivant, {$next}.',
  ),
  'hint/odds': 'Les chances de réussite sont de {$chance}.',
  'hint/odds/against':
    'Les chances de réussite sont de {$chance}, contre {$against} pour la meilleure autre tentative.',
  'hint/dark-runes': byNumber(
    'Avec {$n} Rune Sombre, elles passent de {$without} à {$chance}.',
    'Avec {$n} Runes Sombres, elles passent de {$without} à {$chance}.',
  ),
  'hint/feeds-destiny': byFigure(
    'Cela nourrit votre Destin {$card} : environ {$n} point en vient.',
    'Cela nourrit votre Destin {$card} : environ {$n} points en viennent.',
  ),
  'hint/feeds-class': 'L’Expérience sur votre Classe débloque ses pouvoirs pour le reste de la partie.',
  'hint/poor-rows': byFigure(
    'Rien dans les rangées ne vaut grand-chose pour le moment : environ {$n} point au mieux.',
    'Rien dans les rangées ne vaut grand-chose pour le moment : environ {$n} points au mieux.',
  ),
  'hint/better-position': byFigure(
    'Votre position s’améliore d’environ {$n} point.',
    'Votre position s’améliore d’environ {$n} points.',
  ),
} satisfies Like<typeof en>
