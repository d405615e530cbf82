/** Journeys, in French: exchanging a card of the rows. */
import { list, text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { journeys as en } from '../../en/reference/journeys.ts'

export const journeys = {
  title: 'Explorer',
  sections: {
    journey: {
      title: 'Comment Explorer',
      body: 'Payez {xp 1}, défaussez une carte face visible d’une rangée révélée, même d’un Acte que vous avez terminé, et posez à sa place une nouvelle carte de la même pioche. Un Allié glissé sous la carte part avec elle.',
    },
    when: {
      title: 'Quand, et combien de fois',
      body: text(
        list(
          '**Call to Adventure** : une fois par tour, avant ou après votre action principale, mais pas au milieu d’une tentative.',
          '**Les Archives de Roshar** : une fois par tour, avant votre action principale.',
          '**Epic Origins** : aussi souvent que vous pouvez payer, avant votre action principale.',
        ),
        'Des cartes peuvent permettre d’Explorer gratuitement ou davantage ; cela s’ajoute à la limite. Si une carte réduit le prix, Explorer coûte tout de même {xp 1} après la première fois du tour.',
      ),
    },
  },
} satisfies LikeTopic<typeof en>
