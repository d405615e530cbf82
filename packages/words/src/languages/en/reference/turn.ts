/** A turn, from its start to its end. */
import { list, text } from '../../../forms.ts'

export const turn = {
  title: 'A turn',
  sections: {
    order: {
      title: 'The order of a turn',
      body: text(
        list(
          '**Start**: if you are the first to reach an Act, its row is turned up; whatever happens at the start of a turn happens now.',
          '**Your actions**: one main action, and as many free actions as you like, before it and after it.',
          '**End**: what lasts for this turn is over, and the next hero begins.',
        ),
      ),
    },
    'main-action': {
      title: 'The main action',
      body: text(
        'Once per turn you may gain one Trait **or** attempt one Challenge. You may also do neither.',
        'On a turn on which you must face the Adversary, that is your main action. Free actions are open to you as always.',
      ),
    },
    'free-actions': {
      title: 'Free actions',
      body: text(
        list(
          'use powers of your cards, as often as they allow',
          'play Feats',
          'Journey, to replace a card of the rows',
          'in **Epic Origins**, place {xp} on your Class',
        ),
        'Powers of your Character, Story and Ally cards are for your own turn, unless they name another moment. Feats can also be played on the turns of others.',
      ),
    },
    'nothing-possible': {
      title: 'When nothing is possible',
      body: 'If you can neither gain nor attempt any face-up card, you may replace one of them for free, once per turn. That is not a Journey. It happens seldom: a Challenge can always be attempted.',
    },
    end: {
      title: 'The end of a turn',
      body: 'Effects of this turn end, unless they name a later moment. Outside **Epic Origins**, cards that the Adversary revealed this turn are discarded. The hero to your left is next.',
    },
  },
}
