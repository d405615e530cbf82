/** What a newcomer is told before the first table, in French. */
import type { Like } from '../../../language.ts'
import type { aim as en } from '../../en/messages/aim.ts'

export const aim = {
  'opening/aim':
    'Faites de neuf cartes la vie d’un héros : celle qui vaut le plus de points entre dans la légende.',
  'opening/aim/who':
    'Vous êtes {$origin}, {$motivation}. Votre Destin secret, {$destiny}, vaut {$points} points pour {$all} Compétences : vous en avez {$have}.',
  'opening/aim/seal':
    'Runes équitables : tout ce qui suit les lancers arrangés est fixé et scellé. Sceau {$promise}',
  'opening/aim/arranged':
    'Les trois premiers tours sont arrangés pour que vous rencontriez tout une fois. Ensuite le hasard prend la main, et on vous le dira.',
  'opening/aim/no-tips': 'Je connais le jeu : sans conseils',
  'opening/begin': 'Commencer',
} satisfies Like<typeof en>
