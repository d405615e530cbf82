/** The Twist of Fate on the third core rune, in French. */
import { list, text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { twist as en } from '../../en/reference/twist.ts'

export const twist = {
  title: 'Le Coup du Destin',
  sections: {
    draw: {
      title: 'Une carte pour vous',
      body: 'Quand la troisième Rune de Base montre un {twist}, vous piochez aussitôt une {hero} ou une {antihero}, au choix. Elle peut servir dès cette tentative. Cela se reproduit chaque fois que la face sort.',
    },
    heritage: {
      title: 'Votre Héritage',
      body: 'Quand la troisième Rune de Base montre un {twist}, vous pouvez piocher une {hero} ou une {antihero}, **ou** utiliser le pouvoir de votre Héritage, mais pas les deux. Un Héritage n’agit à aucun autre moment.',
    },
    adversary: {
      title: 'Et une pour l’Adversaire',
      body: text(
        'En solo et en coopératif, un {twist} réveille aussi l’Adversaire.',
        list(
          '**Call to Adventure** et **Les Archives de Roshar** : vous piochez d’abord, puis la carte suivante de l’Adversaire est révélée. Elle agit tout de suite, ou après le Défi si elle le dit ; les Héros peuvent y répondre par des Exploits, qui agissent d’abord. Une carte sans rapport avec le moment est ignorée.',
          '**Epic Origins** : d’abord ce que fait l’Adversaire Final sur un {twist}, si cette face est visible ; puis une carte Actions de l’Adversaire est révélée ; puis vous choisissez de piocher ou d’utiliser votre Héritage ; puis les Héros peuvent jouer des Exploits. Ceux-ci agissent d’abord, la carte de l’Adversaire ensuite ; les Héros peuvent alors jouer encore des Exploits avant que l’issue soit appliquée.',
        ),
        'Si la carte de l’Adversaire demande un choix, c’est le Héros actif qui le fait.',
      ),
    },
  },
} satisfies LikeTopic<typeof en>
