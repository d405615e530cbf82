/** The Twist of Fate on the third core rune. */
import { list, rules, type TopicSource, text } from '../topic.ts'

export const twist: TopicSource = {
  id: 'twist',
  title: { en: 'Twist of Fate', fr: 'Le Coup du Destin' },
  sections: [
    {
      id: 'draw',
      title: { en: 'A card for you', fr: 'Une carte pour vous' },
      editions: ['base', 'stormlight'],
      rules: rules('TWIST', 1, 6),
      body: {
        en: 'When the third core rune shows a {twist}, you draw a {hero} or an {antihero} at once, as you like. It may help with this very attempt. Each time the face comes up, it happens again.',
        fr: 'Quand la troisième Rune de Base montre un {twist}, vous piochez aussitôt une {hero} ou une {antihero}, au choix. Elle peut servir dès cette tentative. Cela se reproduit chaque fois que la face sort.',
      },
    },
    {
      id: 'heritage',
      title: { en: 'Your Heritage', fr: 'Votre Héritage' },
      editions: ['epic'],
      rules: rules('TWIST', 5, 7),
      body: {
        en: 'When the third core rune shows a {twist}, you may draw a {hero} or an {antihero}, **or** use the power of your Heritage, but not both. A Heritage works at no other time.',
        fr: 'Quand la troisième Rune de Base montre un {twist}, vous pouvez piocher une {hero} ou une {antihero}, **ou** utiliser le pouvoir de votre Héritage, mais pas les deux. Un Héritage n’agit à aucun autre moment.',
      },
    },
    {
      id: 'adversary',
      title: { en: 'And one for the Adversary', fr: 'Et une pour l’Adversaire' },
      modes: ['coop', 'solo'],
      rules: rules('TWIST', 2, 3, 4),
      body: {
        en: text(
          'In solo and co-op games a {twist} also stirs the Adversary.',
          list(
            '**Call to Adventure** and **The Stormlight Archive**: you draw first, then the Adversary’s next card is revealed. It takes effect at once, or after the Challenge if it says so; heroes may answer it with Feats, which take effect first. A card that does not fit the moment is ignored.',
            '**Epic Origins**: what the Final Adversary does on a {twist} comes first, if that side is up; then an Adversary Feat is revealed; then you choose your draw or your Heritage; then heroes may play Feats. The heroes’ Feats take effect first, the Adversary Feat after them; heroes may then play Feats once more before the attempt is resolved.',
          ),
          'If the Adversary’s card asks for a choice, the active hero makes it.',
        ),
        fr: text(
          'En solo et en coopératif, un {twist} réveille aussi l’Adversaire.',
          list(
            '**Call to Adventure** et **Les Archives de Roshar** : vous piochez d’abord, puis la carte suivante de l’Adversaire est révélée. Elle agit tout de suite, ou après le Défi si elle le dit ; les Héros peuvent y répondre par des Exploits, qui agissent d’abord. Une carte sans rapport avec le moment est ignorée.',
            '**Epic Origins** : d’abord ce que fait l’Adversaire Final sur un {twist}, si cette face est visible ; puis une carte Actions de l’Adversaire est révélée ; puis vous choisissez votre pioche ou votre Héritage ; puis les Héros peuvent jouer des Exploits. Ceux-ci agissent d’abord, la carte de l’Adversaire ensuite ; les Héros peuvent alors jouer encore des Exploits avant que l’issue soit appliquée.',
          ),
          'Si la carte de l’Adversaire demande un choix, c’est le Héros actif qui le fait.',
        ),
      },
    },
  ],
}
