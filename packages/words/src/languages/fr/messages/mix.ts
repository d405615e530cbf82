/** Planning a table with the cards of several boxes, in French: what it means, what is odd about it, what is missing. */
import { byNumber } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { mix as en } from '../../en/messages/mix.ts'

export const mix = {
  'mix/own': 'Cette boîte seulement',
  'mix/own/about': 'Ses cartes, et aucune autre.',
  'mix/book': 'Le mélange du livret',
  'mix/book/about': 'Les Archives de Roshar et 86 cartes de Call to Adventure qui s’y prêtent.',
  'mix/hand': 'Ajouter des boîtes',
  'mix/hand/about': 'Toutes les cartes des boîtes que vous choisissez.',
  'mix/boxes': 'Quelles boîtes',
  'mix/means': 'Ce que ce mélange change',
  'mix/decks': 'Combien de cartes de chaque type',
  'mix/deck/all': 'En tout',
  'mix/deck/origin': 'Origines',
  'mix/deck/motivation': 'Motivations, Classes',
  'mix/deck/destiny': 'Destins',
  'mix/deck/act-1': 'Acte I',
  'mix/deck/act-2': 'Acte II',
  'mix/deck/act-3': 'Acte III',
  'mix/deck/hero': 'Cartes Héros',
  'mix/deck/antihero': 'Cartes Antihéros',
  'mix/classes': 'Motivations et Classes sont distribuées ensemble, comme un seul type de cartes.',
  'mix/heritages/boxed': 'Aucun Héritage n’est distribué : ils restent dans la boîte.',
  'mix/icons': 'Il y a {$n} sortes d’icônes Histoire ; {|{nature}|} et {|{radiant}|} comptent toutes deux.',
  'mix/foes/rows': byNumber(
    '{$n} Adversaire se trouve parmi les cartes Histoire.',
    '{$n} Adversaires se trouvent parmi les cartes Histoire des Actes II et III.',
  ),
  'mix/foes/none': 'Aucun Adversaire ne vient : ceux des boîtes y restent.',
  'mix/foes/boxed': 'Les Adversaires des autres boîtes y restent.',
  'mix/special': byNumber(
    'La pioche de l’Adversaire compte {$n} carte.',
    'La pioche de l’Adversaire compte {$n} cartes, de quelque boîte qu’elles viennent.',
  ),
  'mix/radiant-share':
    'Les voies Radieuses se font plus rares : {$here} sur 100, contre {$alone} dans Les Archives de Roshar seules.',
  'mix/odd': 'Bon à savoir',
  'mix/odd/no-list':
    'Aucun livret ne dit quelles cartes de ces boîtes vont ensemble. Toutes sont de la partie, sans garantie.',
  'mix/odd/radiant-rare':
    'Un Destin Radieux demande des icônes Radieuses, et la plupart des cartes n’en ont pas : ses derniers pouvoirs pourraient ne jamais se débloquer.',
  'mix/odd/free-traits':
    'Les Traits d’Epic Origins ne coûtent rien, contrairement aux autres. Les gratuits partiront les premiers.',
  'mix/no/heroes/competitive': 'Une partie compétitive se joue de deux à quatre Héros.',
  'mix/no/heroes/coop': 'Une partie coopérative se joue de deux à quatre Héros.',
  'mix/no/heroes/solo': 'Une partie en solo se joue avec un seul Héros.',
  'mix/no/set-unknown': 'Il n’y a pas ici de boîte nommée « {$set} ».',
  'mix/no/set-twice': 'La boîte « {$set} » est choisie deux fois.',
  'mix/no/too-few/origin':
    'Pas assez d’Origines : il en faut {$need} pour cette partie, les cartes choisies en ont {$have}.',
  'mix/no/too-few/motivation':
    'Pas assez de Motivations et de Classes : il en faut {$need} pour cette partie, les cartes choisies en ont {$have}.',
  'mix/no/too-few/destiny':
    'Pas assez de Destins : il en faut {$need} pour cette partie, les cartes choisies en ont {$have}.',
  'mix/no/too-few/heritage':
    'Pas assez d’Héritages : il en faut {$need} pour cette partie, les cartes choisies en ont {$have}.',
  'mix/no/too-few/act-1':
    'Pas assez de cartes Histoire de l’Acte I : il en faut {$need} pour cette partie, les cartes choisies en ont {$have}.',
  'mix/no/too-few/act-2':
    'Pas assez de cartes Histoire de l’Acte II : il en faut {$need} pour cette partie, les cartes choisies en ont {$have}.',
  'mix/no/too-few/act-3':
    'Pas assez de cartes Histoire de l’Acte III : il en faut {$need} pour cette partie, les cartes choisies en ont {$have}.',
  'mix/no/no-adversary': 'Les cartes choisies n’ont aucun Adversaire à affronter.',
  'mix/no/no-quest': 'Les cartes choisies n’ont aucune Quête pour leur Adversaire.',
} satisfies Like<typeof en>
