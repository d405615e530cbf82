/** Mixing the cards of several boxes. */
import { list, text } from '../../../forms.ts'

export const mixing = {
  title: 'Mixing boxes',
  sections: {
    rules: {
      title: 'Whose rules',
      body: text(
        'All boxes can be mixed. One edition hosts the game: its rules apply to Journeys, to placing Allies and to the {twist}. Cards keep what is printed on them, also what a Trait asks for or does when gained.',
        'Classes and Motivations are dealt as one kind of card. Whoever has no Heritage draws a card on a {twist}. The books name no list for mixing Epic Origins with the others.',
        'On a Radiant path Dark runes are never cast, whichever edition hosts the game. In co-op games, Feats that help “you” may help any hero, whichever box they are from.',
      ),
    },
    'base-in-stormlight': {
      title: 'Call to Adventure in The Stormlight Archive',
      body: text(
        'The cards advised for this are 9 Origins, 10 Motivations, 6 Destinies, 13, 12 and 9 cards of the three Acts, 14 Hero cards and 13 Antihero cards; solo games use the same list.',
        list(
          'Odium’s rules take the place of the base game’s solo and co-op rules.',
          'The two Harsh Lessons bear a skull, so Odium’s deck then has eight cards.',
          'Radiant paths come up less often.',
        ),
      ),
    },
  },
}
