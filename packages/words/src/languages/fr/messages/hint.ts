/** Why the adept would do something, in French. */
import { byFigure, byNumber } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { hint as en } from '../../en/messages/hint.ts'

export const hint = {
  'hint/only-choice': 'Il n’y a rien d’autre à choisir.',
  'hint/at-random': 'Un choix au hasard.',
  'hint/nothing-gained': 'Rien d’autre ne vous ferait avancer pour le moment.',
  'hint/next-step': 'C’est l’étape suivante de ce premier récit.',
  'hint/worth': byFigure('Vaut environ {$n} point à la fin.', 'Vaut environ {$n} points à la fin.'),
  'hint/worth/next': byFigure(
    'Vaut environ {$n} point à la fin ; le meilleur choix suivant, {$next}.',
    'Vaut environ {$n} points à la fin ; le meilleur choix suivant, {$next}.',
  ),
  'hint/odds': 'Les chances de réussite sont de {$chance}.',
  'hint/odds/against':
    'Les chances de réussite sont de {$chance}, contre {$against} pour la meilleure autre tentative.',
  'hint/dark-runes': byNumber(
    'Avec {$n} Rune Sombre : {$chance} de chances au lieu de {$without}.',
    'Avec {$n} Runes Sombres : {$chance} de chances au lieu de {$without}.',
  ),
  'hint/feeds-destiny': byFigure(
    'Cela nourrit votre Destin {$card} : environ {$n} point en vient.',
    'Cela nourrit votre Destin {$card} : environ {$n} points en viennent.',
  ),
  'hint/feeds-class': 'L’Expérience sur votre Classe débloque ses pouvoirs pour le reste de la partie.',
  'hint/poor-rows': byFigure(
    'Ces cartes ne vous vont guère : la meilleure vaut environ {$n} point.',
    'Ces cartes ne vous vont guère : la meilleure vaut environ {$n} points.',
  ),
  'hint/better-position': byFigure(
    'Cela devrait payer plus tard : environ {$n} point.',
    'Cela devrait payer plus tard : environ {$n} points.',
  ),
} satisfies Like<typeof en>
