/** The Corruption track. */
import { list, text } from '../../../forms.ts'

export const corruption = {
  title: 'The Corruption track',
  sections: {
    moving: {
      title: 'Moving on the track',
      body: text(
        'The track has seven steps, which the books call levels: two of Virtue at the top, neutral, and four of Corruption below. Each {virtue} moves you one up, each {corruption} one down. What would take you past an end is lost.',
        'At the bottom you can gain no more {corruption}; one {virtue} lifts you again. Effects of gaining {corruption} happen once for each step you really move down.',
      ),
    },
    levels: {
      title: 'What each step means',
      body: text(
        list(
          '**Virtue 2**: Hero cards. {triumph 8} at the end.',
          '**Virtue 1**: Hero cards. {triumph 4}.',
          '**Neutral**: both kinds of Feats. {triumph 2}.',
          '**Corruption 1**: both kinds of Feats. {tragedy 2}.',
          '**Corruption 2**: Antihero cards. {tragedy 4}.',
          '**Corruption 3**: Antihero cards. Nothing.',
          '**Corruption 4**: Antihero cards, no Dark runes. You lose {triumph 4}.',
        ),
        'Only the step on which you end counts.',
      ),
    },
  },
}
