/** Journeys: exchanging a card of the rows. */
import { list, text } from '../../../forms.ts'

export const journeys = {
  title: 'Journeys',
  sections: {
    journey: {
      title: 'Making a Journey',
      body: 'Pay {xp 1}, discard a face-up card of any revealed row, also of an Act you have completed, and lay a new one from the same deck in its place. An Ally under the card goes with it.',
    },
    when: {
      title: 'When, and how often',
      body: text(
        list(
          '**Call to Adventure**: once per turn, before or after your main action, but not in the middle of an attempt.',
          '**The Stormlight Archive**: once per turn, before your main action.',
          '**Epic Origins**: as often as you can pay, before your main action.',
        ),
        'Cards may give free or further Journeys; these come on top of the limit. Where a card makes Journeys cheaper, each after the first of your turn still costs {xp 1}.',
      ),
    },
  },
}
