/** Acts, columns, the story, the rows, and the end of the game, in French. */
import { list, text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { acts as en } from '../../en/reference/acts.ts'

export const acts = {
  title: 'Les Actes et la fin de partie',
  sections: {
    columns: {
      title: 'Trois colonnes, trois Actes',
      body: text(
        'Une carte gagnée va toujours sous votre colonne actuelle : la première qui compte moins de trois cartes, quel que soit l’Acte de la carte. Avec la troisième carte, vous avez terminé cet Acte, et sa rangée vous est fermée. On ne revient jamais en arrière.',
        'Les Traits, les Défis et les Adversaires des rangées comptent ; les Alliés et les Exploits ne comptent pas. Une carte de trop commence la colonne suivante ; la troisième peut en compter plus de trois.',
      ),
    },
    rows: {
      title: 'Les rangées',
      body: text(
        'Quand commence le tour d’un Héros et que la rangée de son Acte est encore face cachée, elle est révélée. Tous les Héros peuvent désormais s’en servir, sauf ceux qui ont terminé cet Acte. Vous pouvez donc prendre des cartes de l’Acte II ou III alors que vous êtes encore dans l’Acte I.',
        'Une place vide est aussitôt comblée avec la même pioche. Chaque pioche a sa défausse, mélangée quand elle est épuisée ; si les deux sont vides, la place reste vide.',
        '**Epic Origins** : rien n’est glissé sous votre Héritage. En solo et en coopératif, le tour qui suit la fin de votre deuxième colonne sert à affronter l’Adversaire ; le premier Héros qui y parvient révèle la rangée III au début de ce tour. L’Acte III commence pour vous au tour d’après.',
      ),
    },
    story: {
      title: 'Ce qui fait partie de votre Histoire',
      body: text(
        list(
          'Votre Origine, votre Motivation ou Classe, les voies visibles de vos cartes, vos Alliés face visible, et votre Destin une fois révélé.',
          'Ni votre Héritage, ni vos Exploits, ni votre {xp}, ni votre cran sur la piste, ni un Destin caché, ni un Allié sacrifié, ni la moitié cachée d’un Défi.',
        ),
        'Les soleils, les lunes et les cartes qui figurent sur une voie gagnée sont pris une fois, tout de suite : {virtue} vers le haut, {corruption} vers le bas, une {hero} ou une {antihero} à piocher. Les pouvoirs de vos cartes Personnage agissent pendant les trois Actes.',
      ),
    },
    end: {
      title: 'La fin de partie',
      body: 'Quand la troisième colonne d’un Héros compte trois cartes, chaque autre Héros a encore un tour ; puis les Destins sont révélés et les scores comptés. Avec un Adversaire, la fin compte plus d’étapes : voyez « Solo et coopératif », et le sujet sur Odium.',
    },
  },
} satisfies LikeTopic<typeof en>
