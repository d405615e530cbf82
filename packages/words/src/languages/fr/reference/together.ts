/** Solo and co-op in the base game and Epic Origins, in French. Odium has a topic of its own. */
import { list, text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { together as en } from '../../en/reference/together.ts'

export const together = {
  title: 'Solo et coopératif',
  sections: {
    'base-set-up': {
      title: 'Call to Adventure : l’Adversaire',
      body: text(
        'Un Adversaire est tiré au sort, ou vous le choisissez ; les autres quittent la partie. Il se tient à part avec sa propre Quête et la carte Avènement de l’Adversaire, dont les pouvoirs durent toute la partie. Dix cartes Antihéros marquées d’un crâne forment sa pioche ; les Héros se servent des douze autres.',
        'L’Adversaire commence sans {xp} et en accumule. La carte Victoire dit combien il lui en faut, selon le nombre de Héros.',
      ),
    },
    'base-play': {
      title: 'Call to Adventure : la course',
      body: 'L’Adversaire gagne de l’{xp} comme le disent sa Quête, Avènement de l’Adversaire et sa propre carte. Chaque {twist} révèle une carte de sa pioche : le Héros actif fait les choix qu’elle demande, et elle est défaussée à la fin du tour. Au moment où l’Adversaire atteint son but, même au milieu d’une tentative, les Héros ont perdu.',
    },
    'base-end': {
      title: 'Call to Adventure : l’affronter',
      body: text(
        'Qui commence son tour avec au moins huit cartes dans ses colonnes doit affronter l’Adversaire, et personne ne le peut avant. Les autres continuent de jouer. Si vous échouez, vous gagnez {xp 1}, l’Adversaire reste, et vous réessayez au tour suivant.',
        'Le vainqueur le glisse sous son Destin, comme neuvième carte. En solo, la partie est finie ; en coopératif, chaque autre Héros a encore un tour ordinaire. Si l’Adversaire n’a toujours pas atteint son but, vous avez tous gagné, et le plus haut score de Destin désigne le plus grand Héros.',
      ),
    },
    'epic-set-up': {
      title: 'Epic Origins : deux faces',
      body: text(
        'L’Adversaire est tiré au sort, ou vous le choisissez. Il commence sur sa première face avec {xp 5} par Héros. Choisissez une face de la carte Quête : Règne de l’Adversaire est la plus facile, Âge des Ténèbres s’adresse aux plus aguerris. Sa pioche réunit les cartes Actions communes à tous et la sienne.',
        list(
          'Un plus sur ses cartes : quand l’événement indiqué se produit, il gagne {xp 1}.',
          'Un moins : il perd {xp 1}, mais ne descend jamais sous zéro.',
          'À côté d’un {twist} figure ce qu’il fait quand il en sort un.',
        ),
        'Ce qui figure sur la face visible agit sur tous.',
      ),
    },
    'epic-facing': {
      title: 'Epic Origins : le premier affrontement',
      body: text(
        'Au tour qui suit la fin de votre deuxième colonne, vous devez affronter la première face. C’est comme un Défi à une voie ; Runes Sombres, Exploits, Classe et Héritage peuvent aider. En cas de succès, vous prenez l’Exploit qu’elle montre, et l’Adversaire perd {xp 1} par point au-dessus de la difficulté, après les effets de la {corruption} de ce lancer. En cas d’échec, rien d’autre ne se passe.',
        'Quand tous les Héros l’ont affronté, il se retourne et devient l’Adversaire Final. Il le fait aussi quand un Héros doit affronter l’Adversaire Final avant cela ; les retardataires manquent alors la première face.',
      ),
    },
    'epic-end': {
      title: 'Epic Origins : la fin',
      body: text(
        'Quand la troisième colonne d’un Héros est complète, chaque autre Héros a encore un tour ordinaire. Puis ce Héros affronte l’Adversaire Final, et après lui chaque autre Héros à son tour, quel que soit son nombre de cartes.',
        'Qui réussit marque les récompenses de l’Adversaire ; la carte reste. Vous avez gagné ensemble si l’Adversaire n’a plus d’{xp} à la fin du dernier tour. Un échec isolé ne fait pas perdre la partie, et l’avoir ramené à zéro plus tôt ne la fait pas gagner : il peut en reprendre.',
      ),
    },
    campaign: {
      title: 'Epic Origins : la Campagne',
      body: text(
        'Sept chapitres, joués dans l’ordre : c’est la meilleure façon de commencer. Chacun apporte un Adversaire avec sa propre carte Actions, le premier étant Le Seigneur des Ombres, et de nouvelles cartes Personnage qui restent ensuite dans leurs pioches. Les cartes des chapitres encore fermés ne sont dans aucune pioche.',
        'Chaque chapitre commence avec de nouveaux Héros, et d’autres joueurs peuvent venir. Une victoire ouvre le chapitre suivant ; après une défaite, vous pouvez réessayer ou continuer. Quand tous sont ouverts, l’Adversaire est tiré au sort.',
        'Dans Les Sept Éclats, une victoire donne une marque de Legs et un bienfait, et continuer après une défaite donne un fardeau : une carte posée près de la Quête au chapitre suivant, pour tout le groupe. Une victoire plus tardive donne encore la marque.',
      ),
    },
  },
} satisfies LikeTopic<typeof en>
