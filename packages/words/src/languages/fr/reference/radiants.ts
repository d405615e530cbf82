/** What only The Stormlight Archive has, in French: Radiants, Odium, the Quests. */
import { list, text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { radiants as en } from '../../en/reference/radiants.ts'

export const radiants = {
  title: 'Les Radieux, Odium et les Quêtes',
  sections: {
    radiant: {
      title: 'Les icônes Radieuses',
      body: 'Une icône Radieuse est une icône Histoire comme les autres, et elle débloque des pouvoirs : les cartes disent combien il en faut. Les icônes que vous n’avez que pour un tour comptent pour cela, mais pas pour les points. Sur une voie Radieuse, aucune Rune Sombre n’est jamais lancée.',
    },
    orders: {
      title: 'Les Destins Radieux',
      body: 'Dix des douze Destins sont des ordres Radieux. Si le vôtre en est un, vous devez le révéler au début du tour qui suit la fin de votre deuxième colonne : ses icônes et son pouvoir entrent alors dans votre Histoire. Champion d’Odium et Cerveau de l’Ombre restent cachés jusqu’à la fin. Une carte peut révéler un Destin plus tôt.',
    },
    odium: {
      title: 'Odium',
      body: text(
        'Odium se tient à part avec {xp 5} par Héros et une Quête. Six cartes Antihéros marquées d’un crâne forment sa pioche, les Héros se servent des dix-huit autres. Sur un {twist}, il en révèle une ; elles sont défaussées à la fin du tour, et mélangées quand la pioche est vide.',
        'Chaque Quête dit comment Odium gagne de l’{xp} et comment il en perd. Il n’en a jamais moins de zéro.',
      ),
    },
    facing: {
      title: 'Affronter Odium',
      body: text(
        'Quand la troisième colonne d’un Héros est complète, chaque autre Héros a encore un tour ordinaire. Puis ce Héros affronte Odium, et après lui chacun des autres, une fois, quel que soit son nombre de cartes.',
        'Choisissez deux Compétences quelconques : leurs Runes sont lancées avec les trois Runes de Base. C’est une voie Radieuse : pas de Rune Sombre, ni d’Exploit qui interdit ces voies ; les autres Exploits aident. Chaque point au-dessus de la difficulté retire pour de bon {xp 1} à Odium.',
      ),
    },
    victory: {
      title: 'La victoire sur Odium',
      body: 'Vous gagnez ensemble si tous les Héros qui ont affronté Odium ont réussi **et** s’il ne lui reste plus d’{xp}. Un seul échec, ou un seul point d’{xp} restant, et tout est perdu. Chaque Héros qui a réussi ajoute {triumph 9} et {radiant 1} à son décompte ; le plus haut score de Destin désigne le plus grand Héros.',
    },
    quests: {
      title: 'Les Quêtes',
      body: text(
        'L’Union des Radieux convient à une première partie. En solo, vous choisissez entre elle et La Vraie Désolation.',
        list(
          'Une Quête qui parle d’ajouter une icône Radieuse vise celle d’un Défi, d’un Trait ou d’un Allié gagné ; ni celle d’un Destin révélé, ni une icône prêtée pour un tour.',
          '**Le Duel des Champions** : en commençant l’Acte III, vous pouvez rejoindre Odium. Vous lui prenez aussitôt jusqu’à {xp 3}, vous ne l’affrontez jamais, et vous n’avez aucune de ses récompenses. Vous le déclarez ouvertement. Si les autres échouent, ou si Odium garde de l’{xp}, ceux qui l’ont rejoint gagnent, le plus haut score de Destin d’abord ; de même s’il ne reste personne pour affronter Odium.',
        ),
      ),
    },
  },
} satisfies LikeTopic<typeof en>
