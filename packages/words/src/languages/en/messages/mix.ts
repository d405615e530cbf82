/** Planning a table with the cards of several boxes: what it means, what is odd about it, what is missing. */
import { byNumber } from '../../../forms.ts'

export const mix = {
  'mix/own': 'Only this box',
  'mix/own/about': 'Its cards, and no others.',
  'mix/book': 'The rulebook’s mix',
  'mix/book/about': 'The Stormlight Archive with 86 cards of Call to Adventure that suit it.',
  'mix/hand': 'Add other boxes',
  'mix/hand/about': 'All cards of the boxes that you choose.',
  'mix/boxes': 'Which boxes',
  'mix/means': 'What this mix means',
  'mix/decks': 'How many cards of each kind',
  'mix/deck/all': 'Together',
  'mix/deck/origin': 'Origins',
  'mix/deck/motivation': 'Motivations, Classes',
  'mix/deck/destiny': 'Destinies',
  'mix/deck/act-1': 'Act I',
  'mix/deck/act-2': 'Act II',
  'mix/deck/act-3': 'Act III',
  'mix/deck/hero': 'Hero cards',
  'mix/deck/antihero': 'Antihero cards',
  'mix/classes': 'Motivations and Classes are dealt together, as one kind of card.',
  'mix/heritages/boxed': 'No Heritages are dealt: they stay in the box.',
  'mix/icons': 'There are {$n} kinds of story icons; {|{nature}|} and {|{radiant}|} both count.',
  'mix/foes/rows': byNumber(
    '{$n} Adversary lies among the Story cards.',
    '{$n} Adversaries lie among the Story cards of Acts II and III.',
  ),
  'mix/foes/none': 'No Adversary comes: those of the boxes stay in them.',
  'mix/foes/boxed': 'The Adversaries of the other boxes stay in them.',
  'mix/special': byNumber(
    'The Adversary’s deck has {$n} card.',
    'The Adversary’s deck has {$n} cards, from whichever box they are.',
  ),
  'mix/radiant-share':
    'Radiant paths get rarer: {$here} of 100, where The Stormlight Archive alone has {$alone}.',
  'mix/odd': 'Good to know',
  'mix/odd/no-list': 'No rulebook says which cards of these boxes go together. All of them join, untried.',
  'mix/odd/radiant-rare':
    'A Radiant Destiny needs {|{radiant}|} icons, and most cards have none: its later powers may never open.',
  'mix/odd/free-traits':
    'Traits of Epic Origins cost nothing, the others do. Expect the free ones to go first.',
  'mix/no/heroes/competitive': 'A competitive game is for two to four heroes.',
  'mix/no/heroes/coop': 'A cooperative game is for two to four heroes.',
  'mix/no/heroes/solo': 'A solo game is for one hero.',
  'mix/no/set-unknown': 'There is no box called {$set} here.',
  'mix/no/set-twice': 'The box {$set} is chosen twice.',
  'mix/no/too-few/origin': 'Too few Origins: this game needs {$need}, the chosen cards have {$have}.',
  'mix/no/too-few/motivation':
    'Too few Motivations and Classes: this game needs {$need}, the chosen cards have {$have}.',
  'mix/no/too-few/destiny': 'Too few Destinies: this game needs {$need}, the chosen cards have {$have}.',
  'mix/no/too-few/heritage': 'Too few Heritages: this game needs {$need}, the chosen cards have {$have}.',
  'mix/no/too-few/act-1':
    'Too few Story cards of Act I: this game needs {$need}, the chosen cards have {$have}.',
  'mix/no/too-few/act-2':
    'Too few Story cards of Act II: this game needs {$need}, the chosen cards have {$have}.',
  'mix/no/too-few/act-3':
    'Too few Story cards of Act III: this game needs {$need}, the chosen cards have {$have}.',
  'mix/no/no-adversary': 'The chosen cards have no Adversary to face.',
  'mix/no/no-quest': 'The chosen cards have no Quest for their Adversary.',
}
