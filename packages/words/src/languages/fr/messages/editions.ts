/** What a new game says of each edition, in French: what is special about it, and for a mix by its rules what holds and whom one faces. */
import { byNumber } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { editions as en } from '../../en/messages/editions.ts'

export const editions = {
  'new-table/edition/base': 'La première boîte : Alliés et Adversaires parmi les cartes Histoire.',
  'mix/host/base':
    'Les règles de Call to Adventure s’appliquent : Explorer une fois par tour, un Allié dans son Acte, une carte piochée pour un {|{twist}|}. Chaque carte fait ce qu’elle indique.',
  'mix/foes/base': byNumber(
    'Vous affrontez l’Adversaire de la boîte.',
    'Vous affrontez l’un des {$n} Adversaires, avec sa Quête.',
  ),

  'new-table/edition/epic': 'Des Héritages, des Classes qui grandissent et des Adversaires à deux faces.',
  'mix/host/epic':
    'Les règles d’Epic Origins s’appliquent : Explorer sans limite au début du tour, des Héritages qui s’éveillent sur un {|{twist}|}. Chaque carte fait ce qu’elle indique.',
  'mix/foes/epic': byNumber(
    'Vous affrontez l’Adversaire de la boîte.',
    'Vous affrontez l’un des {$n} Adversaires à deux faces.',
  ),

  'new-table/edition/stormlight': 'Roshar : des voies Radieuses, et Odium au bout du chemin.',
  'mix/host/stormlight':
    'Les règles des Archives de Roshar s’appliquent : Explorer une fois, avant le Trait ou le Défi ; un Allié dans n’importe quelle rangée ouverte ; une carte piochée pour un {|{twist}|}. Chaque carte fait ce qu’elle indique.',
  'mix/foes/stormlight': 'Vous affrontez Odium, sous l’une de ses Quêtes.',
} satisfies Like<typeof en>
