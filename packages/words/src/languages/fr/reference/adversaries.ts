/** Adversaries in the rows of the base game, and where the others are explained, in French. */
import { text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { adversaries as en } from '../../en/reference/adversaries.ts'

export const adversaries = {
  title: 'Les Adversaires',
  sections: {
    'in-the-rows': {
      title: 'Les Adversaires des rangées',
      body: text(
        'En compétitif, les Adversaires se trouvent dans les pioches des Actes II et III. Chacun est un Défi à une seule voie : tentez-le, glissez-le sous votre colonne en cas de succès, défaussez-le et gagnez {xp 1} en cas d’échec. Il compte comme l’une des trois cartes de sa colonne.',
        'Tant qu’il est face visible dans une rangée, son pouvoir agit sur tous ceux dont il parle.',
      ),
    },
    'the-adversary': {
      title: 'L’Adversaire de tous',
      body: 'En solo et en coopératif, un Adversaire se tient à part et agit contre tous les Héros : voyez « Solo et coopératif », et le sujet sur Odium. Une carte qui parle de l’Adversaire vise l’une et l’autre de ses faces.',
    },
  },
} satisfies LikeTopic<typeof en>
