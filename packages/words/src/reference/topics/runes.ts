/** Runes: which are cast, and what their faces show. */
import { list, range, rules, type TopicSource, text } from '../topic.ts'

export const runes: TopicSource = {
  id: 'runes',
  title: { en: 'Runes', fr: 'Les Runes' },
  sections: [
    {
      id: 'pool',
      title: { en: 'Which runes you cast', fr: 'Les Runes que vous lancez' },
      rules: range('RUNE', 1, 8),
      body: {
        en: text(
          list(
            'the three **core runes**, always',
            'for each ability of the Challenge, one **ability rune** for each of your icons of it, up to three: the two standard runes first, the **special rune** only as the third',
            'the **Dark runes** that you bought or were given',
          ),
          'Icons that cards lend you count like your own. All runes you have a right to are cast; you may not leave one out. A fourth icon casts nothing more, but still counts for points and conditions.',
          'A card that adds a rune of an ability that this Challenge does not use may be played, but that rune is not cast. No cast has more than three runes of a kind, nor runes of more than two abilities.',
        ),
        fr: text(
          list(
            'les trois **Runes de Base**, toujours',
            'pour chaque Compétence du Défi, une **Rune de Compétence** par symbole que vous en avez, jusqu’à trois : d’abord les deux Runes ordinaires, la **Rune Spéciale** seulement en troisième',
            'les **Runes Sombres** achetées ou reçues',
          ),
          'Les symboles que des cartes vous prêtent comptent comme les vôtres. Toutes les Runes auxquelles vous avez droit sont lancées ; vous ne pouvez pas en écarter. Un quatrième symbole ne lance rien de plus, mais compte pour les points et les conditions.',
          'Une carte qui ajoute une Rune d’une Compétence étrangère à ce Défi peut être jouée, mais cette Rune n’est pas lancée. Un lancer ne compte jamais plus de trois Runes d’une sorte, ni des Runes de plus de deux Compétences.',
        ),
      },
    },
    {
      id: 'faces',
      title: { en: 'Faces and odds', fr: 'Faces et probabilités' },
      rules: rules('RUNE', 9, 10, 11),
      body: {
        en: text(
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
        fr: text(
          'Chaque face sort aussi souvent que l’autre.',
          list(
            '**Rune de Base**, deux sur trois : 1 point ou rien. Moyenne 0,5.',
            '**Rune de Base**, la troisième : 1 point ou un {twist}. Moyenne 0,5.',
            '**Rune de Compétence**, deux par Compétence : 2 points ou 1. Moyenne 1,5.',
            '**Rune Spéciale** de {strength} ou de {constitution} : 2 points, ou {xp 1}. Moyenne 1.',
            '**Rune Spéciale** de {dexterity} ou de {charisma} : 2 points, ou une {antihero}. Moyenne 1.',
            '**Rune Spéciale** d’{intelligence} ou de {wisdom} : 2 points, ou une {hero}. Moyenne 1.',
            '**Rune Sombre** : 2 points et {corruption 1}, ou 1 point. Moyenne 1,5.',
          ),
          'Avec les seules Runes de Base, vous obtenez 1 ou 2 points trois fois sur quatre, et les 3 points une fois sur huit.',
        ),
      },
    },
  ],
}
