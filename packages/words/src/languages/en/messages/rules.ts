/** The rules reference on the screen: searching and finding one’s way. */
import { byNumber } from '../../../forms.ts'

export const rules = {
  'rules/search': 'Search the rules',
  'rules/search/clear': 'Clear the search',
  'rules/found': byNumber('{$n} section found', '{$n} sections found'),
  'rules/found/none': 'Nothing in the rules has all of these words.',
  'rules/keys':
    'The key ? or F1 opens the rules from every screen; I reads the card in focus or under the pointer; Escape closes.',
  'rules/topics': 'Topics',
  'rules/edition': 'Edition',
  'rules/edition/all': 'All editions',
  'rules/mode': 'Mode',
  'rules/mode/all': 'All modes',
  'rules/only': 'Only: {$which}',
  'rules/previous': 'Previous: {$title}',
  'rules/next': 'Next: {$title}',
}
