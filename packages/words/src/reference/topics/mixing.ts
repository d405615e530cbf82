/** Mixing the cards of several boxes. */
import { list, rules, type TopicSource, text } from '../topic.ts'

export const mixing: TopicSource = {
  id: 'mixing',
  title: { en: 'Mixing sets', fr: 'Mélanger les boîtes' },
  sections: [
    {
      id: 'rules',
      title: { en: 'Whose rules', fr: 'Quelles règles' },
      rules: rules('MIX', 1, 2, 6, 7),
      body: {
        en: text(
          'All boxes can be mixed. One edition hosts the game: its rules hold for Journeys, for placing Allies and for the {twist}. Cards keep what they print, also what a Trait asks for or does when gained.',
          'Classes and Motivations are dealt as one kind of card. Whoever has no Heritage draws a card on a {twist}. The books name no list for mixing Epic Origins with the others.',
          'On a Radiant path Dark runes are never cast, whichever edition hosts the game. In co-op games, Feats that help “you” may help any hero, whichever box they are from.',
        ),
        fr: text(
          'Toutes les boîtes se mélangent. Une édition accueille la partie : ses règles valent pour Explorer, pour placer les Alliés et pour le {twist}. Les cartes gardent ce qu’elles indiquent, y compris ce qu’un Trait demande ou fait quand on le gagne.',
          'Les Classes et les Motivations sont distribuées comme un seul type de cartes. Qui n’a pas d’Héritage pioche une carte sur un {twist}. Les livrets ne donnent pas de liste pour mêler Epic Origins aux autres.',
          'Sur une voie Radieuse, aucune Rune Sombre n’est lancée, quelle que soit l’édition qui accueille la partie. En coopératif, les Exploits qui vous aident peuvent aider n’importe quel Héros, d’où qu’ils viennent.',
        ),
      },
    },
    {
      id: 'base-in-stormlight',
      title: {
        en: 'Call to Adventure in The Stormlight Archive',
        fr: 'Call to Adventure dans Les Archives de Roshar',
      },
      editions: ['stormlight'],
      rules: rules('MIX', 3, 4, 5),
      body: {
        en: text(
          'The cards advised for this are 9 Origins, 10 Motivations, 6 Destinies, 13, 12 and 9 cards of the three Acts, 14 Hero cards and 13 Antihero cards; solo games use the same list.',
          list(
            'Odium’s rules take the place of the base game’s solo and co-op rules.',
            'The two Harsh Lessons bear a skull, so Odium’s deck then has eight cards.',
            'Radiant paths come up less often.',
          ),
        ),
        fr: text(
          'Les cartes conseillées sont 9 Origines, 10 Motivations, 6 Destins, 13, 12 et 9 cartes des trois Actes, 14 cartes Héros et 13 cartes Antihéros ; il en va de même en solo.',
          list(
            'Les règles d’Odium remplacent les règles de solo et de coopératif du jeu de base.',
            'Les deux Dure Leçon portent un crâne : le paquet d’Odium compte alors huit cartes.',
            'Les voies Radieuses se font plus rares.',
          ),
        ),
      },
    },
  ],
}
