/** Planning a table with the cards of several boxes: what it means, what is odd about it, what is missing. */
import type { SetupProblem } from '@runesaga/engine'
import { byNumber } from '../grammar.ts'
import type { Language } from '../language.ts'
import { catalogue } from '../messages.ts'
import { EDITION_NAMES } from '../terms.ts'

export const mixing = catalogue({
  en: {
    own: 'The edition alone',
    'own/about': 'The cards of its box, and no others.',
    book: 'The rulebook’s mix',
    'book/about': 'The Stormlight Archive with 86 cards of Call to Adventure that suit it.',
    hand: 'A mix by hand',
    'hand/about': 'All cards of the boxes that you choose.',
    boxes: 'Which boxes',
    means: 'What this mix means',
    decks: 'How many cards of each kind',
    'deck/all': 'Together',
    'deck/origin': 'Origins',
    'deck/motivation': 'Motivations, Classes',
    'deck/destiny': 'Destinies',
    'deck/act-1': 'Act I',
    'deck/act-2': 'Act II',
    'deck/act-3': 'Act III',
    'deck/hero': 'Hero cards',
    'deck/antihero': 'Antihero cards',
    'host/base':
      'The rules of Call to Adventure hold: one Journey in a turn, an Ally in its own Act, a card drawn for a {|{twist}|}. Cards do what they print.',
    'host/epic':
      'The rules of Epic Origins hold: Journeys without limit as your turn begins, Heritages that wake on a {|{twist}|}. Cards do what they print.',
    'host/stormlight':
      'The rules of The Stormlight Archive hold: one Journey, before the main action; an Ally in any open row; a card drawn for a {|{twist}|}. Cards do what they print.',
    classes: 'Motivations and Classes are dealt together, as one kind of card.',
    'heritages/boxed': 'No Heritages are dealt: they stay in the box.',
    icons: 'There are {$n} kinds of story icons; {|{nature}|} and {|{radiant}|} both count.',
    'foes/rows': byNumber(
      '{$n} Adversary lies among the Story cards.',
      '{$n} Adversaries lie among the Story cards of Acts II and III.',
    ),
    'foes/none': 'No Adversary comes: those of the boxes stay in them.',
    'foes/base': byNumber(
      'You face the Adversary of the box.',
      'You face one of {$n} Adversaries, with its Quest.',
    ),
    'foes/epic': byNumber(
      'You face the Adversary of the box.',
      'You face one of {$n} Adversaries with two sides.',
    ),
    'foes/stormlight': 'You face Odium, under one of its Quests.',
    'foes/boxed': 'The Adversaries of the other boxes stay in them.',
    special: byNumber(
      'The Adversary’s deck has {$n} card.',
      'The Adversary’s deck has {$n} cards, from whichever box they are.',
    ),
    'radiant-share':
      'Radiant paths get rarer: {$here} of 100, where The Stormlight Archive alone has {$alone}.',
    odd: 'Good to know',
    'odd/no-list': 'No rulebook says which cards of these boxes go together. All of them join, untried.',
    'odd/radiant-rare':
      'A Radiant Destiny needs {|{radiant}|} icons, and most cards have none: its later powers may never open.',
    'odd/free-traits':
      'Traits of Epic Origins cost nothing, the others do. Expect the free ones to go first.',
    'no/heroes/competitive': 'A competitive game is for two to four heroes.',
    'no/heroes/coop': 'A cooperative game is for two to four heroes.',
    'no/heroes/solo': 'A solo game is for one hero.',
    'no/set-unknown': 'There is no box called {$set} here.',
    'no/set-twice': 'The box {$set} is chosen twice.',
    'no/too-few/origin': 'Too few Origins: {$heroes} heroes need {$need}, the chosen cards have {$have}.',
    'no/too-few/motivation':
      'Too few Motivations and Classes: {$heroes} heroes need {$need}, the chosen cards have {$have}.',
    'no/too-few/destiny': 'Too few Destinies: {$heroes} heroes need {$need}, the chosen cards have {$have}.',
    'no/too-few/heritage': 'Too few Heritages: {$heroes} heroes need {$need}, the chosen cards have {$have}.',
    'no/too-few/act-1':
      'Too few Story cards of Act I: {$heroes} heroes need {$need}, the chosen cards have {$have}.',
    'no/too-few/act-2':
      'Too few Story cards of Act II: {$heroes} heroes need {$need}, the chosen cards have {$have}.',
    'no/too-few/act-3':
      'Too few Story cards of Act III: {$heroes} heroes need {$need}, the chosen cards have {$have}.',
    'no/no-adversary': 'The chosen cards have no Adversary to face.',
    'no/no-quest': 'The chosen cards have no Quest for their Adversary.',
  },
  fr: {
    own: 'L’édition seule',
    'own/about': 'Les cartes de sa boîte, et aucune autre.',
    book: 'Le mélange du livret',
    'book/about': 'Les Archives de Roshar et 86 cartes de Call to Adventure qui s’y prêtent.',
    hand: 'Un mélange au choix',
    'hand/about': 'Toutes les cartes des boîtes que vous choisissez.',
    boxes: 'Quelles boîtes',
    means: 'Ce que ce mélange change',
    decks: 'Combien de cartes de chaque type',
    'deck/all': 'En tout',
    'deck/origin': 'Origines',
    'deck/motivation': 'Motivations, Classes',
    'deck/destiny': 'Destins',
    'deck/act-1': 'Acte I',
    'deck/act-2': 'Acte II',
    'deck/act-3': 'Acte III',
    'deck/hero': 'Cartes Héros',
    'deck/antihero': 'Cartes Antihéros',
    'host/base':
      'Les règles de Call to Adventure s’appliquent : Explorer une fois par tour, un Allié dans son Acte, une carte piochée pour un {|{twist}|}. Chaque carte fait ce qu’elle indique.',
    'host/epic':
      'Les règles d’Epic Origins s’appliquent : Explorer sans limite au début du tour, des Héritages qui s’éveillent sur un {|{twist}|}. Chaque carte fait ce qu’elle indique.',
    'host/stormlight':
      'Les règles des Archives de Roshar s’appliquent : Explorer une fois, avant l’action principale ; un Allié dans n’importe quelle rangée ouverte ; une carte piochée pour un {|{twist}|}. Chaque carte fait ce qu’elle indique.',
    classes: 'Motivations et Classes sont distribuées ensemble, comme un seul type de cartes.',
    'heritages/boxed': 'Aucun Héritage n’est distribué : ils restent dans la boîte.',
    icons: 'Il y a {$n} sortes d’icônes Histoire ; {|{nature}|} et {|{radiant}|} comptent toutes deux.',
    'foes/rows': byNumber(
      '{$n} Adversaire se trouve parmi les cartes Histoire.',
      '{$n} Adversaires se trouvent parmi les cartes Histoire des Actes II et III.',
    ),
    'foes/none': 'Aucun Adversaire ne vient : ceux des boîtes y restent.',
    'foes/base': byNumber(
      'Vous affrontez l’Adversaire de la boîte.',
      'Vous affrontez l’un des {$n} Adversaires, avec sa Quête.',
    ),
    'foes/epic': byNumber(
      'Vous affrontez l’Adversaire de la boîte.',
      'Vous affrontez l’un des {$n} Adversaires à deux faces.',
    ),
    'foes/stormlight': 'Vous affrontez Odium, sous l’une de ses Quêtes.',
    'foes/boxed': 'Les Adversaires des autres boîtes y restent.',
    special: byNumber(
      'Le paquet de l’Adversaire compte {$n} carte.',
      'Le paquet de l’Adversaire compte {$n} cartes, de quelque boîte qu’elles viennent.',
    ),
    'radiant-share':
      'Les voies Radieuses se font plus rares : {$here} sur 100, contre {$alone} dans Les Archives de Roshar seules.',
    odd: 'Bon à savoir',
    'odd/no-list':
      'Aucun livret ne dit quelles cartes de ces boîtes vont ensemble. Toutes sont de la partie, sans garantie.',
    'odd/radiant-rare':
      'Un Destin Radieux demande des icônes Radieuses, et la plupart des cartes n’en ont pas : ses derniers pouvoirs pourraient ne jamais se débloquer.',
    'odd/free-traits':
      'Les Traits d’Epic Origins ne coûtent rien, contrairement aux autres. Les gratuits partiront les premiers.',
    'no/heroes/competitive': 'Une partie compétitive se joue de deux à quatre Héros.',
    'no/heroes/coop': 'Une partie coopérative se joue de deux à quatre Héros.',
    'no/heroes/solo': 'Une partie en solo se joue avec un seul Héros.',
    'no/set-unknown': 'Il n’y a pas ici de boîte nommée {$set}.',
    'no/set-twice': 'La boîte « {$set} » est choisie deux fois.',
    'no/too-few/origin':
      'Pas assez d’Origines : il en faut {$need} pour {$heroes} Héros, les cartes choisies en ont {$have}.',
    'no/too-few/motivation':
      'Pas assez de Motivations et de Classes : il en faut {$need} pour {$heroes} Héros, les cartes choisies en ont {$have}.',
    'no/too-few/destiny':
      'Pas assez de Destins : il en faut {$need} pour {$heroes} Héros, les cartes choisies en ont {$have}.',
    'no/too-few/heritage':
      'Pas assez d’Héritages : il en faut {$need} pour {$heroes} Héros, les cartes choisies en ont {$have}.',
    'no/too-few/act-1':
      'Pas assez de cartes Histoire de l’Acte I : il en faut {$need} pour {$heroes} Héros, les cartes choisies en ont {$have}.',
    'no/too-few/act-2':
      'Pas assez de cartes Histoire de l’Acte II : il en faut {$need} pour {$heroes} Héros, les cartes choisies en ont {$have}.',
    'no/too-few/act-3':
      'Pas assez de cartes Histoire de l’Acte III : il en faut {$need} pour {$heroes} Héros, les cartes choisies en ont {$have}.',
    'no/no-adversary': 'Les cartes choisies n’ont aucun Adversaire à affronter.',
    'no/no-quest': 'Les cartes choisies n’ont aucune Quête pour leur Adversaire.',
  },
})

const nameOf = (set: string, language: Language): string =>
  (EDITION_NAMES as Record<string, Record<Language, string> | undefined>)[set]?.[language] ?? set

/** What keeps a table from being laid, in a sentence. */
export function setupProblemWords(p: SetupProblem, language: Language): string {
  switch (p.problem) {
    case 'heroes':
      return mixing(language, `no/heroes/${p.mode}`)
    case 'set-unknown':
    case 'set-twice':
      return mixing(language, `no/${p.problem}`, { set: nameOf(p.set, language) })
    case 'too-few': {
      const { what, heroes, need, have } = p
      return mixing(language, `no/too-few/${what}`, { heroes, need, have })
    }
    case 'no-adversary':
    case 'no-quest':
      return mixing(language, `no/${p.problem}`)
  }
}
