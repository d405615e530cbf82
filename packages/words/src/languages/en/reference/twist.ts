/** The Twist of Fate on the third core rune. */
import { list, text } from '../../../forms.ts'

export const twist = {
  title: 'Twist of Fate',
  sections: {
    draw: {
      title: 'A card for you',
      body: 'When the third core rune shows a {twist}, you draw a {hero} or an {antihero} at once, as you like. It may help with this very attempt. Each time the face comes up, it happens again.',
    },
    heritage: {
      title: 'Your Heritage',
      body: 'When the third core rune shows a {twist}, you may draw a {hero} or an {antihero}, **or** use the power of your Heritage, but not both. A Heritage works at no other time.',
    },
    adversary: {
      title: 'And one for the Adversary',
      body: text(
        'In solo and co-op games a {twist} also stirs the Adversary.',
        list(
          '**Call to Adventure** and **The Stormlight Archive**: you draw first, then the Adversary’s next card is revealed. It takes effect at once, or after the Challenge if it says so; heroes may answer it with Feats, which take effect first. A card that does not fit the moment is ignored.',
          '**Epic Origins**: what the Final Adversary does on a {twist} comes first, if that side is up; then an Adversary Feat is revealed; then you choose your draw or your Heritage; then heroes may play Feats. The heroes’ Feats take effect first, the Adversary Feat after them; heroes may then play Feats once more before the attempt is resolved.',
        ),
        'If the Adversary’s card asks for a choice, the active hero makes it.',
      ),
    },
  },
}
