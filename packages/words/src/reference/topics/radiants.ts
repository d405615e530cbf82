/** What only The Stormlight Archive has: Radiants, Odium, the Quests. */
import { list, range, rules, type TopicSource, text } from '../topic.ts'

export const radiants: TopicSource = {
  id: 'radiants',
  title: { en: 'Radiants, Odium and the Quests', fr: 'Les Radieux, Odium et les Quêtes' },
  sections: [
    {
      id: 'radiant',
      title: { en: 'Radiant icons', fr: 'Les icônes Radieuses' },
      editions: ['stormlight'],
      rules: rules('RAD', 1, 3, 4),
      body: {
        en: 'A Radiant icon is a story icon like the others, and it opens powers: cards say how many they need. Icons that you have only for a turn count for this, but not for points. On a Radiant path, Dark runes are never cast.',
        fr: 'Une icône Radieuse est une icône Histoire comme les autres, et elle débloque des pouvoirs : les cartes disent combien il en faut. Les icônes que vous n’avez que pour un tour comptent pour cela, mais pas pour les points. Sur une voie Radieuse, aucune Rune Sombre n’est jamais lancée.',
      },
    },
    {
      id: 'orders',
      title: { en: 'Radiant Destinies', fr: 'Les Destins Radieux' },
      editions: ['stormlight'],
      rules: rules('RAD', 2, 5, 6),
      body: {
        en: 'Ten of the twelve Destinies are Radiant orders. If yours is one, you must reveal it at the start of your first turn with a full second column: its icons and its power are in your story from then on. Champion of Odium and Mastermind stay hidden until the end. A card may reveal a Destiny earlier.',
        fr: 'Dix des douze Destins sont des ordres Radieux. Si le vôtre en est un, vous devez le révéler au début du tour qui suit la fin de votre deuxième colonne : ses icônes et son pouvoir entrent alors dans votre Histoire. Champion d’Odium et Cerveau de l’Ombre restent cachés jusqu’à la fin. Une carte peut révéler un Destin plus tôt.',
      },
    },
    {
      id: 'odium',
      title: { en: 'Odium', fr: 'Odium' },
      editions: ['stormlight'],
      modes: ['coop', 'solo'],
      rules: [...range('ODIUM', 1, 6), ...rules('ODIUM', 19)],
      body: {
        en: text(
          'Odium lies apart with {xp 5} for each hero and one Quest. Six Antihero cards with a skull make its deck, the heroes use the other eighteen. On a {twist} it reveals one of them; these are discarded at the end of the turn, and shuffled when the deck is empty.',
          'Each Quest says how Odium gains {xp} and how it loses some. It never has less than none.',
        ),
        fr: text(
          'Odium se tient à part avec {xp 5} par Héros et une Quête. Six cartes Antihéros marquées d’un crâne forment son paquet, les Héros se servent des dix-huit autres. Sur un {twist}, il en révèle une ; elles sont défaussées à la fin du tour, et mélangées quand le paquet est vide.',
          'Chaque Quête dit comment Odium gagne de l’{xp} et comment il en perd. Il n’en a jamais moins de zéro.',
        ),
      },
    },
    {
      id: 'facing',
      title: { en: 'Facing Odium', fr: 'Affronter Odium' },
      editions: ['stormlight'],
      modes: ['coop', 'solo'],
      rules: range('ODIUM', 7, 12),
      body: {
        en: text(
          'When a hero’s third column is full, every other hero has one more ordinary turn. Then that hero faces Odium, and after that each of the others, once, however many cards they have.',
          'Choose any two abilities: their runes are cast with the three core runes. It is a Radiant path: no Dark runes, and no Feat that bars such paths; other Feats help. Each success above the difficulty takes {xp 1} from Odium for good.',
        ),
        fr: text(
          'Quand la troisième colonne d’un Héros est complète, chaque autre Héros a encore un tour ordinaire. Puis ce Héros affronte Odium, et après lui chacun des autres, une fois, quel que soit son nombre de cartes.',
          'Choisissez deux Compétences quelconques : leurs Runes sont lancées avec les trois Runes de Base. C’est une voie Radieuse : pas de Rune Sombre, ni d’Exploit qui interdit ces voies ; les autres Exploits aident. Chaque point au-dessus de la difficulté retire pour de bon {xp 1} à Odium.',
        ),
      },
    },
    {
      id: 'victory',
      title: { en: 'Victory over Odium', fr: 'La victoire sur Odium' },
      editions: ['stormlight'],
      modes: ['coop', 'solo'],
      rules: rules('ODIUM', 13, 14, 15),
      body: {
        en: 'You win together if every hero who faced Odium succeeded **and** Odium has no {xp} left. One failure, or a single {xp} left, and all is lost. Whoever succeeded adds {triumph 9} and {radiant 1} to the tally; the highest Destiny score names the greatest hero.',
        fr: 'Vous gagnez ensemble si tous les Héros qui ont affronté Odium ont réussi **et** s’il ne lui reste plus d’{xp}. Un seul échec, ou un seul point d’{xp} restant, et tout est perdu. Chaque Héros qui a réussi ajoute {triumph 9} et {radiant 1} à son décompte ; le plus haut score de Destin désigne le plus grand Héros.',
      },
    },
    {
      id: 'quests',
      title: { en: 'The Quests', fr: 'Les Quêtes' },
      editions: ['stormlight'],
      modes: ['coop', 'solo'],
      rules: rules('ODIUM', 2, 16, 17, 18),
      body: {
        en: text(
          'Radiants United suits a first game. Solo heroes choose between it and The True Desolation.',
          list(
            'A Quest that speaks of adding a Radiant icon means one won with a Challenge, a Trait or an Ally; not a revealed Destiny, nor an icon for a turn.',
            '**Contest of Champions**: as you begin Act III, you may pledge yourself to Odium. You take up to {xp 3} from it at once, never face it, and get none of its rewards. You declare it openly. If the others fail, or Odium keeps {xp}, those who pledged win, the highest Destiny score first; so they do if nobody is left to face Odium.',
          ),
        ),
        fr: text(
          'L’Union des Radieux convient à une première partie. En solo, vous choisissez entre elle et La Vraie Désolation.',
          list(
            'Une Quête qui parle d’ajouter une icône Radieuse vise celle d’un Défi, d’un Trait ou d’un Allié gagné ; ni celle d’un Destin révélé, ni une icône prêtée pour un tour.',
            '**Le Duel des Champions** : en commençant l’Acte III, vous pouvez prêter allégeance à Odium. Vous lui prenez aussitôt jusqu’à {xp 3}, vous ne l’affrontez jamais, et vous n’avez aucune de ses récompenses. Vous le déclarez ouvertement. Si les autres échouent, ou si Odium garde de l’{xp}, ceux qui ont prêté allégeance gagnent, le plus haut score de Destin d’abord ; de même s’il ne reste personne pour affronter Odium.',
          ),
        ),
      },
    },
  ],
}
