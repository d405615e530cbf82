/** Mixing the cards of several boxes, in French. */
import { list, text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { mixing as en } from '../../en/reference/mixing.ts'

export const mixing = {
  title: 'Mélanger les boîtes',
  sections: {
    rules: {
      title: 'Quelles règles',
      body: text(
        'Toutes les boîtes se mélangent. Une édition accueille la partie : ses règles valent pour Explorer, pour placer les Alliés et pour le {twist}. Les cartes gardent ce qu’elles indiquent, y compris ce qu’un Trait demande ou fait quand on le gagne.',
        'Les Classes et les Motivations sont distribuées comme un seul type de cartes. Qui n’a pas d’Héritage pioche une carte sur un {twist}. Les livrets ne donnent pas de liste pour mêler Epic Origins aux autres.',
        'Sur une voie Radieuse, aucune Rune Sombre n’est lancée, quelle que soit l’édition qui accueille la partie. En coopératif, les Exploits qui vous aident peuvent aider n’importe quel Héros, d’où qu’ils viennent.',
      ),
    },
    'base-in-stormlight': {
      title: 'Call to Adventure dans Les Archives de Roshar',
      body: text(
        'Les cartes conseillées sont 9 Origines, 10 Motivations, 6 Destins, 13, 12 et 9 cartes des trois Actes, 14 cartes Héros et 13 cartes Antihéros ; il en va de même en solo.',
        list(
          'Les règles d’Odium remplacent les règles de solo et de coopératif du jeu de base.',
          'Les deux Dure Leçon portent un crâne : la pioche d’Odium compte alors huit cartes.',
          'Les voies Radieuses se font plus rares.',
        ),
      ),
    },
  },
} satisfies LikeTopic<typeof en>
