/** Dark runes: power for a price. */
import { list, rules, type TopicSource, text } from '../topic.ts'

export const darkRunes: TopicSource = {
  id: 'dark-runes',
  title: { en: 'Dark runes', fr: 'Les Runes Sombres' },
  sections: [
    {
      id: 'buying',
      title: { en: 'Buying them', fr: 'Les acheter' },
      rules: rules('DARK', 1, 4, 6, 8),
      body: {
        en: text(
          'Before you cast, you may pay {xp 1} for each Dark rune, three times per turn at most. They help with every Challenge, whatever its abilities. The {xp} is spent for good, also if you fail.',
          'Dark runes from cards are not purchases, but no cast has more than three.',
        ),
        fr: text(
          'Avant de lancer, vous pouvez payer {xp 1} par Rune Sombre, trois fois par tour au plus. Elles aident pour tous les Défis, quelles qu’en soient les Compétences. L’{xp} est dépensée pour de bon, même si vous échouez.',
          'Les Runes Sombres données par des cartes ne sont pas des achats, mais un lancer n’en compte jamais plus de trois.',
        ),
      },
    },
    {
      id: 'price',
      title: { en: 'Their price', fr: 'Leur prix' },
      rules: rules('DARK', 7),
      body: {
        en: 'Each moon that the last cast shows is {corruption 1}, taken after the success or failure. If you cast again, the moons of the earlier cast are forgotten.',
        fr: 'Chaque lune que montre le dernier lancer vaut {corruption 1}, prise après le succès ou l’échec. Si vous relancez, les lunes du lancer précédent sont oubliées.',
      },
    },
    {
      id: 'not-allowed',
      title: { en: 'When they are closed to you', fr: 'Quand elles vous sont interdites' },
      rules: rules('DARK', 2, 3, 5),
      body: {
        en: list(
          'On the lowest level of the track none is cast, not even one bought before in the same attempt, unless a card says in so many words that it gives or allows them there. When you attempt again, those of the first cast stay.',
          'On a Radiant path none is ever cast, and so none against Odium. A card that would add one adds none.',
          '**Call to Adventure** and **Epic Origins**: they are allowed against the Adversary.',
        ),
        fr: list(
          'Au niveau le plus bas de la piste, aucune n’est lancée, même achetée plus tôt dans la même tentative, sauf si une carte dit expressément qu’elle en donne ou en permet à ce niveau. Quand vous retentez, celles du premier lancer restent.',
          'Sur une voie Radieuse, aucune n’est jamais lancée, et donc aucune contre Odium. Une carte qui en ajouterait une n’en ajoute aucune.',
          '**Call to Adventure** et **Epic Origins** : elles sont permises contre l’Adversaire.',
        ),
      },
    },
  ],
}
