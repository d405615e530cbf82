/** What only Epic Origins has: Heritage, Class, and its competitive game. */
import { text } from '../../../forms.ts'

export const heritageClass = {
  title: 'Heritage and Class',
  sections: {
    heritage: {
      title: 'Heritage',
      body: 'Your Heritage is dealt, not chosen. It is shown when everybody has chosen their cards; from then on it lies face-up beside your board. It does not belong to your story. Its power works on a {twist} during an attempt, instead of the card you could draw.',
    },
    class: {
      title: 'Class',
      body: text(
        'A Class has three powers. They open when two, four and six {xp} lie on it, and stay open.',
        'On your own turn you may place your {xp} on it at any moment, even between cast and result; a power that opens then works at once, also for what has already happened in the attempt. What lies there never comes back and scores nothing. More than six may lie there, but they open nothing more.',
      ),
    },
    competitive: {
      title: 'Against each other',
      body: 'Without an Adversary, nobody has to face one, and the score sheet does without box E. Row III is turned up at the start of a turn, by the first hero whose second column is full. A third column of three cards brings on everybody else’s last turn. What cards say about the Adversary does nothing.',
    },
  },
}
