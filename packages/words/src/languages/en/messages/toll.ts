/** What the Adversary, its Quests and its cards did by themselves. */
import { byPerson, byPersonAndNumber } from '../../../forms.ts'

export const toll = {
  'toll/line': '{$card}: {$what}.',
  'toll/told': '{$what}.',
  'toll/title': '{$card} strikes you',
  'toll/loses': byPerson('you lose {$xp}', '{$who} loses {$xp}'),
  'toll/gains': byPerson('you gain {$xp}', '{$who} gains {$xp}'),
  'toll/sinks': byPersonAndNumber(
    ['you sink {$n} step', 'you sink {$n} steps'],
    ['{$who} sinks {$n} step', '{$who} sinks {$n} steps'],
  ),
  'toll/rises': byPersonAndNumber(
    ['you rise {$n} step', 'you rise {$n} steps'],
    ['{$who} rises {$n} step', '{$who} rises {$n} steps'],
  ),
  'toll/foe/gains': 'the Adversary gains {$xp}',
  'toll/foe/loses': 'the Adversary loses {$xp}',
}
