/** The glossary: words with a meaning of their own. */
import { list } from '../../../forms.ts'

export const terms = {
  title: 'Terms',
  sections: {
    people: {
      title: 'Heroes and cards',
      body: list(
        '**Active hero**: the one whose turn it is.',
        '**Hero**: your character. “Any hero” includes yours.',
        '**Character cards**: Origin, Motivation or Class, Destiny, and in Epic Origins the Heritage.',
        '**Story cards**: Traits, Challenges, Allies and the Adversaries of the rows.',
        '**Feat**: a Hero or Antihero card.',
        '**Path**: the half of a Challenge that you attempt, and that shows when you have won it.',
        '**Story**: everything that counts as told of your hero.',
        '**Column**: a Character card with the Story cards under it. The **current** one is the first with fewer than three.',
        '**Row**: the cards that lie beside an Act’s deck.',
      ),
    },
    deeds: {
      title: 'What happens',
      body: list(
        '**Attempt**: to take on a Challenge with a cast of runes.',
        '**Cast**: all runes you have a right to, thrown at once.',
        '**Success**: what runes and bonuses are counted in; also the good end of an attempt.',
        '**Overcome**: to reach the difficulty.',
        '**Attempt again**: to cast all runes once more for the same path.',
        '**Gain** {corruption}: to move down on the track. **Gain** {virtue}: to move up.',
        '**Journey**: to pay {xp} to replace a card of the rows.',
        '**Sacrifice**: to turn an Ally face-down.',
        '**Tuck**: to put a card under another so that a part shows.',
      ),
    },
    tokens: {
      title: 'Icons and points',
      body: list(
        '**Ability icons**: {strength}, {dexterity}, {constitution}, {intelligence}, {wisdom}, {charisma}. They bring runes.',
        '**Story icons**: {divinity}, {justice}, {nature}, {arcana}, {royalty}, {villainy}, {radiant}. They score in sets.',
        '**{triumph}** and **{tragedy}**: points for light and for dark deeds.',
        '**{xp}**: tokens to spend, and a point each at the end.',
        '**{virtue}** (sun) and **{corruption}** (moon): steps on the track.',
      ),
    },
  },
}
