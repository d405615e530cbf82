/** Runes: which are cast, and what their faces show. */
import { list, text } from '../../../forms.ts'

export const runes = {
  title: 'Runes',
  sections: {
    pool: {
      title: 'Which runes you cast',
      body: text(
        list(
          'the three **core runes**, always',
          'for each ability of the Challenge, one **ability rune** for each of your icons of it, up to three: the two standard runes first, the **special rune** only as the third',
          'the **Dark runes** that you bought or were given',
        ),
        'Icons that cards lend you count like your own. All runes you have a right to are cast; you may not leave one out. A fourth icon casts nothing more, but still counts for points and conditions.',
        'A card that adds a rune of an ability that this Challenge does not use may be played, but that rune is not cast. No cast has more than three runes of a kind, nor runes of more than two abilities.',
      ),
    },
    faces: {
      title: 'Faces and odds',
      body: text(
        'Each face comes up as often as the other.',
        list(
          '**Core rune**, two of three: 1 success or nothing. Average 0.5.',
          '**Core rune**, the third: 1 success or a {twist}. Average 0.5.',
          '**Ability rune**, two of each ability: 2 successes or 1. Average 1.5.',
          '**Special rune** of {strength} or {constitution}: 2 successes, or {xp 1}. Average 1.',
          '**Special rune** of {dexterity} or {charisma}: 2 successes, or an {antihero}. Average 1.',
          '**Special rune** of {intelligence} or {wisdom}: 2 successes, or a {hero}. Average 1.',
          '**Dark rune**: 2 successes and {corruption 1}, or 1 success. Average 1.5.',
        ),
        'With nothing but core runes you get 1 or 2 successes three times in four, and all 3 once in eight.',
      ),
    },
  },
}
