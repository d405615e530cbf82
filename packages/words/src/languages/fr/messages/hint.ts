/** Why a seasoned player would do something, in French. */
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
  'hint/costs': byFigure(
    'Coûte environ {$n} point à la fin ; rien d’autre ne coûte moins.',
    'Coûte environ {$n} points à la fin ; rien d’autre ne coûte moins.',
  ),
  'hint/best-answer': 'De ces réponses, c’est celle qui rapporte le plus, ou coûte le moins.',
  'hint/keeps-cards': 'Gardez vos cartes : aucune ne changerait assez les choses ici.',
  'hint/odds': '{$chance} de chances de réussir.',
  'hint/odds/against': '{$chance} de chances de réussir ; la meilleure autre tentative, {$against}.',
  'hint/hopeless':
    'Sans aide, la réussite est impossible, mais l’échec vous donne {$xp} pour la suite, et amène une nouvelle carte.',
  'hint/hopeless/nothing': 'Sans aide, la réussite est impossible, mais il n’y a rien de mieux à faire.',
  'hint/failing': 'Si c’est raté, vous gagnez tout de même {$xp}.',
  'hint/failing/nothing': 'Si c’est raté, vous ne gagnez rien.',
  'hint/feat': 'Avec {$card}, dans votre main : {$chance} de chances au lieu de {$without}.',
  'hint/turns': 'Avec cette carte, cette tentative a {$chance} de chances de réussir au lieu de {$without}.',
  'hint/dark-runes': byNumber(
    'Avec {$n} Rune Sombre : {$chance} de chances au lieu de {$without}.',
    'Avec {$n} Runes Sombres : {$chance} de chances au lieu de {$without}.',
  ),
  'hint/feeds-destiny': byFigure(
    'Votre Destin {$card} y compte pour environ {$n} point.',
    'Votre Destin {$card} y compte pour environ {$n} points.',
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
