/** The aim of the game. */
import { text } from '../../../forms.ts'

export const aim = {
  title: 'The aim',
  sections: {
    story: {
      title: 'A hero’s story',
      body: text(
        'One to four players each tell the life of a hero. You begin with an Origin, gather Traits, take on Challenges, and grow into a legend over three Acts. A game takes half an hour to an hour.',
        'At the end everybody’s story becomes a **Destiny score**: {triumph}, {tragedy}, unspent {xp} and sets of story icons. The highest score wins. Light and dark deeds count alike, so a villain’s tale can beat a saint’s.',
        'When the scores are counted, tell your hero’s tale, if you like, from the first card to the last.',
      ),
    },
    'ways-to-play': {
      title: 'Three ways to play',
      body: text(
        '**Competitive**: two to four heroes, and the highest Destiny score wins. A tie is a shared victory.',
        '**Cooperative**: two to four heroes against an Adversary. First all of you win or lose together; only after a common victory does the highest score name the greatest hero.',
        '**Solo**: one hero against an Adversary. You win or lose; your score is a record to beat next time.',
      ),
    },
  },
}
