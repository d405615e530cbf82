/** Set-up, in French: the box, the cards dealt, the table. */
import { list, text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { setUp as en } from '../../en/reference/set-up.ts'

export const setUp = {
  title: 'Mise en place',
  sections: {
    box: {
      title: 'Le contenu de la boîte',
      body: text(
        list(
          '**Call to Adventure** : 45 cartes Personnage, 91 cartes Histoire, 44 Exploits, 12 cartes pour le solo et le coopératif.',
          '**Epic Origins** : 54 cartes Personnage, 67 cartes Histoire, 48 Exploits, 13 cartes Actions de l’Adversaire, 11 Adversaires à deux faces et une carte Quête ; certaines attendent dans les sept enveloppes de la Campagne.',
          '**Les Archives de Roshar** : 34 cartes Personnage, 72 cartes Histoire, 48 Exploits, Odium et quatre Quêtes.',
        ),
        'Chaque boîte contient les mêmes 24 Runes : trois Runes de Base, trois Runes Sombres et, pour chacune des six Compétences, deux Runes ordinaires et une Rune Spéciale. Tous les Héros se les partagent : vos icônes ne privent personne d’une Rune. L’{xp} ne manque jamais : un gain n’est jamais refusé.',
      ),
    },
    characters: {
      title: 'Choisir son Héros',
      body: text(
        'Chaque pioche est mélangée à part. Vous recevez deux Origines, deux Motivations et deux Destins, et vous gardez une carte de chaque type ; les autres quittent la partie. Pour une première partie de **Call to Adventure** ou des **Archives de Roshar**, une seule carte de chaque type peut être distribuée.',
        'Dans **Epic Origins**, les Classes remplacent les Motivations, et vous recevez aussi un Héritage, que vous gardez. Quand tous ont choisi, les cartes face visible de chacun sont montrées en même temps.',
        list(
          '**Origine**, première colonne, face visible : vos premières icônes de Compétence et un pouvoir pour toute la partie. Certaines changent votre situation de départ.',
          '**Motivation** ou **Classe**, deuxième colonne, face visible : un autre pouvoir pour toute la partie, qui demande souvent de l’{xp}.',
          '**Destin**, troisième colonne, face cachée : ce que vaudra votre Histoire. Vous pouvez le regarder à tout moment ; il n’entre dans votre Histoire qu’une fois révélé.',
        ),
        'Les Destins sont secrets. Dans **Epic Origins**, vous ne pouvez pas montrer le vôtre avant la fin. Dans **Les Archives de Roshar**, vous pouvez en parler une fois tous les choix faits, sans devoir dire la vérité. Dans **Call to Adventure**, la parole est libre.',
      ),
    },
    start: {
      title: 'Ce que vous avez au départ',
      body: text(
        'Vous commencez avec {xp 3} et une {hero} en main. Les mains sont cachées et sans limite de cartes.',
        'Votre marqueur part du cran neutre de la piste de Corruption, le troisième en partant du haut, sauf si l’une de vos cartes Personnage dit autre chose. Partir plus bas ne compte pas comme prendre de la {corruption}.',
      ),
    },
    table: {
      title: 'La table',
      body: text(
        'À côté de la pioche de chaque Acte se trouve une rangée de cartes : quatre cartes pour un à trois Héros, cinq pour quatre Héros. La rangée I est révélée tout de suite, les autres plus tard, quand un premier Héros y parvient.',
        'Si un Allié apparaît dans la rangée I, le premier joueur lui trouve une place. Le premier joueur est tiré au sort, ou vous désignez un Héros ; dans les livrets, c’est la dernière personne à avoir fini un roman et, dans **Epic Origins**, à avoir joué à un jeu de rôle. On joue dans le sens des aiguilles d’une montre.',
      ),
    },
    'left-out': {
      title: 'Les cartes mises de côté',
      body: text(
        list(
          '**Call to Adventure**, première partie : les Alliés et les Adversaires peuvent rester dans la boîte, avec six cartes qui en dépendent (Noble, Unique Survivant, Vœu de Vengeance, Héritier du Trône, Maître des Murmures, Cruelle Trahison). En solo et en coopératif, on a besoin des Adversaires et de Cruelle Trahison : ils restent en jeu.',
          '**Call to Adventure**, solo : deux Exploits qui demandent un autre Héros sont mis de côté (Frère d’Armes, Alliance Improbable).',
          '**Les Archives de Roshar** : le Garde-Pierre n’est pas utilisé en compétitif ni en solo, le Forgeur de Liens ne l’est pas en solo.',
        ),
        'En solo et en coopératif, un Adversaire s’ajoute à la table : voyez « Solo et coopératif ».',
      ),
    },
  },
} satisfies LikeTopic<typeof en>
