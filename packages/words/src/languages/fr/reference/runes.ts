/** Runes, in French: which are cast, and what their faces show. */
import { list, text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { runes as en } from '../../en/reference/runes.ts'

export const runes = {
  title: 'Les Runes',
  sections: {
    pool: {
      title: 'Les Runes que vous lancez',
      body: text(
        list(
          'les trois **Runes de Base**, toujours',
          'pour chaque Compétence du Défi, une **Rune de Compétence** par icône que vous en avez, jusqu’à trois : d’abord les deux Runes ordinaires, la **Rune Spéciale** seulement en troisième',
          'les **Runes Sombres** achetées ou reçues',
        ),
        'Les icônes que des cartes vous prêtent comptent comme les vôtres. Toutes les Runes auxquelles vous avez droit sont lancées ; vous ne pouvez pas en écarter. Une quatrième icône ne lance rien de plus, mais compte pour les points et les conditions.',
        'Une carte qui ajoute une Rune d’une Compétence étrangère à ce Défi peut être jouée, mais cette Rune n’est pas lancée. Un lancer ne compte jamais plus de trois Runes d’une sorte, ni des Runes de plus de deux Compétences.',
      ),
    },
    faces: {
      title: 'Faces et probabilités',
      body: text(
        'Chaque face sort aussi souvent que l’autre.',
        list(
          '**Rune de Base**, deux sur trois : 1 point ou rien. Moyenne 0,5.',
          '**Rune de Base**, la troisième : 1 point ou un {twist}. Moyenne 0,5.',
          '**Rune de Compétence**, deux par Compétence : 2 points ou 1. Moyenne 1,5.',
          '**Rune Spéciale** de {strength} ou de {constitution} : 2 points, ou {xp 1}. Moyenne 1.',
          '**Rune Spéciale** de {dexterity} ou de {charisma} : 2 points, ou une {antihero}. Moyenne 1.',
          '**Rune Spéciale** d’{intelligence} ou de {wisdom} : 2 points, ou une {hero}. Moyenne 1.',
          '**Rune Sombre** : 2 points et {corruption 1}, ou 1 point. Moyenne 1,5.',
        ),
        'Avec les seules Runes de Base, vous obtenez 1 ou 2 points trois fois sur quatre, et les 3 points une fois sur huit.',
      ),
    },
  },
} satisfies LikeTopic<typeof en>
