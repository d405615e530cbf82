/** What a new game says of each edition: what is special about it, and for a mix by its rules what holds and whom one faces. */
import { byNumber } from '../../../forms.ts'

export const editions = {
  'new-table/edition/base': 'The first box: Allies and Adversaries lie among the Story cards.',
  'mix/host/base':
    'The rules of Call to Adventure apply: one Journey in a turn, an Ally in its own Act, a card drawn for a {|{twist}|}. Each card does what it says.',
  'mix/foes/base': byNumber(
    'You face the Adversary of the box.',
    'You face one of {$n} Adversaries, with its Quest.',
  ),

  'new-table/edition/epic': 'Heritages, Classes that grow, and Adversaries with two sides.',
  'mix/host/epic':
    'The rules of Epic Origins apply: Journeys without limit as your turn begins, Heritages that wake on a {|{twist}|}. Each card does what it says.',
  'mix/foes/epic': byNumber(
    'You face the Adversary of the box.',
    'You face one of {$n} Adversaries with two sides.',
  ),

  'new-table/edition/stormlight': 'Roshar: Radiant paths, and Odium at the end of them.',
  'mix/host/stormlight':
    'The rules of The Stormlight Archive apply: one Journey, before your Trait or Challenge; an Ally in any open row; a card drawn for a {|{twist}|}. Each card does what it says.',
  'mix/foes/stormlight': 'You face Odium, under one of its Quests.',
}
