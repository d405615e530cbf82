/** The few words on a card’s face besides its rules, in French. */

import type { Like } from '../../../language.ts'
import type { card as en } from '../../en/messages/card.ts'

export const card = {
  'card/name': '{$name}, {$kind}',
  'card/difficulty': 'Difficulté {$n}',
  'card/plus-one': 'voie +1',
  'card/of-adversary': 'dans la pioche de l’Adversaire',
  'card/chosen-abilities': 'Compétences au choix : {$n}',
  'card/back': '{$kind}, face cachée',

  // what stands under a name
  'card/feat/hero': 'Héros',
  'card/feat/antihero': 'Antihéros',
  'card/final-adversary': 'Adversaire Final',
} satisfies Like<typeof en>
