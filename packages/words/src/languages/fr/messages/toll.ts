/** What the Adversary, its Quests and its cards did by themselves, in French. */
import { byPerson, byPersonAndNumber } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { toll as en } from '../../en/messages/toll.ts'

export const toll = {
  'toll/line': '{$card} : {$what}.',
  'toll/told': '{$what}.',
  'toll/title': '{$card} vous frappe',
  'toll/loses': byPerson('vous perdez {$xp}', '{$who} perd {$xp}'),
  'toll/gains': byPerson('vous gagnez {$xp}', '{$who} gagne {$xp}'),
  'toll/sinks': byPersonAndNumber(
    ['vous descendez de {$n} cran', 'vous descendez de {$n} crans'],
    ['{$who} descend de {$n} cran', '{$who} descend de {$n} crans'],
  ),
  'toll/rises': byPersonAndNumber(
    ['vous montez de {$n} cran', 'vous montez de {$n} crans'],
    ['{$who} monte de {$n} cran', '{$who} monte de {$n} crans'],
  ),
  'toll/foe/gains': 'l’Adversaire gagne {$xp}',
  'toll/foe/loses': 'l’Adversaire perd {$xp}',
} satisfies Like<typeof en>
