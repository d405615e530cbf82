/** Allies, of the base game and Stormlight. */
import { text } from '../../../forms.ts'

export const allies = {
  title: 'Allies',
  sections: {
    appearing: {
      title: 'How an Ally appears',
      body: text(
        'Allies are shuffled into the decks of Acts I and II. When one turns up, the active hero tucks it under a face-up Challenge without an Ally; a Trait will not do, an Adversary of the rows will. Another card then fills the place.',
        'In **Call to Adventure** it must be a Challenge of the Ally’s own Act, in **The Stormlight Archive** any revealed row will do. If there is no such Challenge, the Ally is discarded.',
      ),
    },
    winning: {
      title: 'Winning an Ally',
      body: 'A Challenge with an Ally is one harder on both paths. Whoever overcomes it gains the Ally: it lies face-up beside the story, its icons and points count, but it is not one of the three cards of a column and not a path. If the Challenge is discarded, the Ally goes with it.',
    },
    sacrifice: {
      title: 'Powers and sacrifice',
      body: text(
        'Many Allies have powers, for {xp} or for a sacrifice. In **Call to Adventure** there is no limit to the {xp} you spend on them: pay again, and use the power again.',
        'A sacrificed Ally is turned face-down, and its icons leave your story. What a sacrifice gives, you get even if you were forced to it. An Ally whose text does not speak of sacrifice can only be lost by force.',
      ),
    },
  },
}
