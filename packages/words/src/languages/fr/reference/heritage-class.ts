/** What only Epic Origins has, in French: Heritage, Class, and its competitive game. */
import { text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { heritageClass as en } from '../../en/reference/heritage-class.ts'

export const heritageClass = {
  title: 'Héritage et Classe',
  sections: {
    heritage: {
      title: 'L’Héritage',
      body: 'Votre Héritage est distribué, pas choisi. Il est révélé quand tous ont choisi leurs cartes, et reste alors face visible à côté de votre plateau. Il ne fait pas partie de votre Histoire. Son pouvoir agit sur un {twist} pendant une tentative, à la place de la carte que vous pourriez piocher.',
    },
    class: {
      title: 'La Classe',
      body: text(
        'Une Classe a trois pouvoirs. Ils se débloquent quand elle porte deux, quatre et six points d’{xp}, et restent débloqués.',
        'À votre tour, vous pouvez y placer votre {xp} à tout moment, même entre le lancer et le résultat ; un pouvoir qui se débloque alors agit aussitôt, même pour ce qui a déjà eu lieu dans la tentative. Ce qui s’y trouve ne revient jamais et ne rapporte rien. On peut dépasser six, mais cela ne débloque rien de plus.',
      ),
    },
    competitive: {
      title: 'Les uns contre les autres',
      body: 'Sans Adversaire, personne n’a à l’affronter, et le carnet se passe de rangée E. La rangée III est révélée au début d’un tour, par le premier Héros dont la deuxième colonne est complète. Une troisième colonne de trois cartes déclenche le dernier tour de tous les autres. Ce que des cartes disent de l’Adversaire est sans effet.',
    },
  },
} satisfies LikeTopic<typeof en>
