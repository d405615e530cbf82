/** What lies over the table for a moment, in French: a rival's turn, milestones. */
import { byNumber, byPerson } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { moments as en } from '../../en/messages/moments.ts'

export const moments = {
  'moment/turn-of': 'Tour {$who :de} · {$n}',
  'moment/against': 'il en faut {$n}',
  'moment/played': 'Cartes jouées',
  'moment/xp/failing': 'pour l’échec',
  'moment/xp/dark': 'Runes Sombres',
  'moment/of-cards': '{$n :number signDisplay=always} {$card}',
  'moment/decided': 'mais « {$card} » en décide autrement',
  'moment/locked/hero': 'cartes Héros bloquées',
  'moment/locked/antihero': 'cartes Antihéros bloquées',
  'moment/steps': byNumber('La seule étape', 'Les {$n} étapes'),
  'moment/steps/hide': byNumber('Masquer l’étape', 'Masquer les {$n} étapes'),
  'moment/more': byNumber('Encore un tour à voir', 'Encore {$n} tours à voir'),
  'moment/faster': 'Plus vite',
  'moment/to-own-turn': 'Droit à mon tour',
  'moment/go-on': 'Continuer',
  'moment/act': 'L’{$act} s’achève',
  'moment/act/of': byPerson('L’{$act} s’achève', '{$who} achève l’{$act}'),
  'moment/act/waits': 'L’{$act} commence à votre prochain tour',
  'moment/act/last': 'Votre Histoire est complète',
  'moment/row': 'L’{$act} commence',
  'moment/row/of': byPerson(
    'Vos prochaines cartes sont dans la rangée {$row}.',
    '{$who} y arrive avant tout le monde : la rangée {$row} est révélée.',
  ),
  'moment/level/first': 'Pour la première fois de la partie',
  'moment/level/points': byNumber('Finir ici vaut {$n} point.', 'Finir ici vaut {$n} points.'),
  'moment/level/both': 'Les cartes Héros et Antihéros peuvent être jouées.',
  'moment/level/hero': 'Seules les cartes Héros peuvent être jouées.',
  'moment/level/antihero': 'Seules les cartes Antihéros peuvent être jouées.',
  'moment/level/no-dark': 'Plus aucune Rune Sombre ne s’achète.',
  'moment/destiny': 'Votre Destin prend forme',
  'moment/destiny/text': byNumber(
    '{$card} rapporte {$n} point de plus.',
    '{$card} rapporte {$n} points de plus.',
  ),
  'moment/last-round': 'Le dernier tour de table',
  'moment/last-round/text': byPerson(
    'Vous avez achevé votre troisième Acte. Chacun des autres joue encore un tour ; puis tous les Destins sont révélés.',
    '{$who} a achevé son troisième Acte. Chacun des autres joue encore un tour ; puis tous les Destins sont révélés.',
  ),
  'moment/last-round/turn': 'un tour',
  'moment/last-round/told': 'fini',
  'moment/last-turn': 'Votre dernier tour',
  'moment/last-turn/text': 'Ce que vous gagnez maintenant achève votre Histoire.',
} satisfies Like<typeof en>
