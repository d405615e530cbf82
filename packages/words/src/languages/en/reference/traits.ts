/** Traits: what a hero can become without a cast. */
import { list, text } from '../../../forms.ts'

export const traits = {
  title: 'Traits',
  sections: {
    gaining: {
      title: 'Gaining a Trait',
      body: text(
        'Take a face-up Trait of any revealed Act that you have not completed, and tuck it under your current column, the first with fewer than three cards, so that its top shows. Its icons and points are yours.',
        'No runes are cast: gaining a Trait is not an attempt, and nothing that waits for an attempt happens.',
      ),
    },
    cost: {
      title: 'What a Trait asks for',
      body: list(
        '**Call to Adventure**: meet the prerequisite on the card or pay its cost. If the card offers a choice, one is enough; if it lists several conditions, all must hold.',
        '**The Stormlight Archive**: some Traits have a prerequisite or a cost, others are free; a few of these give more if a condition holds.',
        '**Epic Origins**: every Trait is free.',
      ),
    },
    'epic-power': {
      title: 'The power of a Trait',
      body: 'The power of a Trait works once, when you gain it, before its own icons count. It never works again.',
    },
    boons: {
      title: 'Gifts for the next turn',
      body: 'Lighteyes, Darkeyes and Nightwatcher’s Boon help with one attempt of your next turn. If you make none then, the gift is lost.',
    },
  },
}
