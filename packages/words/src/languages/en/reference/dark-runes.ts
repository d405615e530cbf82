/** Dark runes: power for a price. */
import { list, text } from '../../../forms.ts'

export const darkRunes = {
  title: 'Dark runes',
  sections: {
    buying: {
      title: 'Buying them',
      body: text(
        'Before you cast, you may pay {xp 1} for each Dark rune, three times per turn at most. They help with every Challenge, whatever its abilities. The {xp} is spent for good, also if you fail.',
        'Dark runes from cards are not purchases, but no cast has more than three.',
      ),
    },
    price: {
      title: 'Their price',
      body: 'Each moon that the last cast shows is {corruption 1}, taken after the success or failure. If you cast again, the moons of the earlier cast are forgotten.',
    },
    'not-allowed': {
      title: 'When they are closed to you',
      body: list(
        'On the lowest step of the track none is cast, not even one bought before in the same attempt, unless a card says in so many words that it gives or allows them there. When you attempt again, those of the first cast stay.',
        'On a Radiant path none is ever cast, and so none against Odium. A card that would add one adds none.',
        '**Call to Adventure** and **Epic Origins**: they are allowed against the Adversary.',
      ),
    },
  },
}
