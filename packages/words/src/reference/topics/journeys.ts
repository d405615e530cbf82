/** Journeys: exchanging a card of the rows. */
import { list, rules, type TopicSource, text } from '../topic.ts'

export const journeys: TopicSource = {
  id: 'journeys',
  title: { en: 'Journeys', fr: 'Explorer' },
  sections: [
    {
      id: 'journey',
      title: { en: 'Making a Journey', fr: 'Comment Explorer' },
      rules: rules('JOUR', 1, 5, 6),
      body: {
        en: 'Pay {xp 1}, discard a face-up card of any revealed row, also of an Act you have completed, and lay a new one from the same deck in its place. An Ally under the card goes with it.',
        fr: 'Payez {xp 1}, défaussez une carte face visible d’une rangée révélée, même d’un Acte que vous avez terminé, et posez à sa place une nouvelle carte du même paquet. Un Allié glissé sous la carte part avec elle.',
      },
    },
    {
      id: 'when',
      title: { en: 'When, and how often', fr: 'Quand, et combien de fois' },
      rules: rules('JOUR', 2, 3, 4, 7, 8),
      body: {
        en: text(
          list(
            '**Call to Adventure**: once per turn, before or after your main action, but not in the middle of an attempt.',
            '**The Stormlight Archive**: once per turn, before your main action.',
            '**Epic Origins**: as often as you can pay, before your main action.',
          ),
          'Cards may give free or further Journeys; these come on top of the limit. Where a card makes Journeys cheaper, each after the first of your turn still costs {xp 1}.',
        ),
        fr: text(
          list(
            '**Call to Adventure** : une fois par tour, avant ou après votre action principale, mais pas au milieu d’une tentative.',
            '**Les Archives de Roshar** : une fois par tour, avant votre action principale.',
            '**Epic Origins** : aussi souvent que vous pouvez payer, avant votre action principale.',
          ),
          'Des cartes peuvent permettre d’Explorer gratuitement ou davantage ; cela s’ajoute à la limite. Si une carte réduit le prix, Explorer coûte tout de même {xp 1} après la première fois du tour.',
        ),
      },
    },
  ],
}
