/** Dark runes, in French: power for a price. */
import { list, text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { darkRunes as en } from '../../en/reference/dark-runes.ts'

export const darkRunes = {
  title: 'Les Runes Sombres',
  sections: {
    buying: {
      title: 'Les acheter',
      body: text(
        'Avant de lancer, vous pouvez payer {xp 1} par Rune Sombre, trois fois par tour au plus. Elles aident pour tous les Défis, quelles qu’en soient les Compétences. L’{xp} est dépensée pour de bon, même si vous échouez.',
        'Les Runes Sombres données par des cartes ne sont pas des achats, mais un lancer n’en compte jamais plus de trois.',
      ),
    },
    price: {
      title: 'Leur prix',
      body: 'Chaque lune que montre le dernier lancer vaut {corruption 1}, prise après le succès ou l’échec. Si vous relancez, les lunes du lancer précédent sont oubliées.',
    },
    'not-allowed': {
      title: 'Quand elles vous sont interdites',
      body: list(
        'Au cran le plus bas de la piste, aucune n’est lancée, même achetée plus tôt dans la même tentative, sauf si une carte dit expressément qu’elle en donne ou en permet là. Quand vous retentez, celles du premier lancer restent.',
        'Sur une voie Radieuse, aucune n’est jamais lancée, et donc aucune contre Odium. Une carte qui en ajouterait une n’en ajoute aucune.',
        '**Call to Adventure** et **Epic Origins** : elles sont permises contre l’Adversaire.',
      ),
    },
  },
} satisfies LikeTopic<typeof en>
