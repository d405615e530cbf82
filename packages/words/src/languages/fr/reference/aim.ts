/** The aim of the game, in French. */
import { text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { aim as en } from '../../en/reference/aim.ts'

export const aim = {
  title: 'Le but du jeu',
  sections: {
    story: {
      title: 'L’Histoire d’un Héros',
      body: text(
        'Un à quatre joueurs racontent chacun la vie d’un Héros. Vous partez d’une Origine, vous gagnez des Traits, vous relevez des Défis, et en trois Actes vous entrez dans la légende. Une partie dure d’une demi-heure à une heure.',
        'À la fin, chaque Histoire devient un **score de Destin** : {triumph}, {tragedy}, {xp} non dépensée et séries d’icônes Histoire. Le plus haut score l’emporte. Les actes lumineux et les actes sombres comptent autant : le récit d’une canaille peut dépasser celui d’un modèle de vertu.',
        'Une fois les scores comptés, racontez, si le cœur vous en dit, la vie de votre Héros, de la première à la dernière carte.',
      ),
    },
    'ways-to-play': {
      title: 'Trois façons de jouer',
      body: text(
        '**Compétitif** : de deux à quatre Héros, et le plus haut score de Destin l’emporte. En cas d’égalité, la victoire est partagée.',
        '**Coopératif** : de deux à quatre Héros contre un Adversaire. Vous gagnez ou perdez d’abord tous ensemble ; le plus haut score ne désigne le plus grand Héros qu’après une victoire commune.',
        '**Solo** : un Héros contre un Adversaire. Vous gagnez ou vous perdez ; votre score est un record à battre la fois suivante.',
      ),
    },
  },
} satisfies LikeTopic<typeof en>
