/** Adversaries in the rows of the base game, and where the others are explained. */
import { text } from '../../../forms.ts'

export const adversaries = {
  title: 'Adversaries',
  sections: {
    'in-the-rows': {
      title: 'Adversaries in the rows',
      body: text(
        'In competitive games Adversaries lie in the decks of Acts II and III. Each is a Challenge with a single path: attempt it, tuck it if you win, discard it and gain {xp 1} if you fail. It counts as one of the three cards of its column.',
        'While it lies face-up in a row, its power works on everybody it speaks of.',
      ),
    },
    'the-adversary': {
      title: 'The Adversary of all',
      body: 'In solo and co-op games one Adversary lies apart and works against all heroes: see “Solo and co-op”, and the topic about Odium. A card that speaks of the Adversary means either of its sides.',
    },
  },
}
