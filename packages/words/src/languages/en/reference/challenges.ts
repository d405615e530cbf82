/** Challenges: how an attempt goes, from the choice to the result. */
import { list, text } from '../../../forms.ts'

export const challenges = {
  title: 'Challenges',
  sections: {
    choosing: {
      title: 'Choosing a Challenge and a path',
      body: text(
        'Choose a face-up Challenge of a revealed Act that you have not completed, then say which of its paths you take, top or bottom, before any rune is cast. Only a card can change that afterwards.',
        'The card, not the path, says which abilities help: usually two, in **Call to Adventure** sometimes one. You may attempt a Challenge without a single icon of them: the three core runes are always cast.',
      ),
    },
    difficulty: {
      title: 'The difficulty',
      body: text(
        'The difficulty is the number on the card, one more if your path shows +1, one more if an Ally waits there, and whatever cards change. In **Epic Origins** every bottom path shows +1, and no other.',
        'A +1 for a Challenge makes it harder; a +1 for a hero is one success more. A bonus for, say, Strength paths helps only on a path that gives Strength, and never with a Trait.',
      ),
    },
    cast: {
      title: 'The cast',
      body: list(
        'Gather the runes that you may cast. You may buy Dark runes.',
        'Before the cast, Feats and powers may be used.',
        'All runes are cast at once; each shows one of its two faces.',
        'What special runes give is taken at once, and a {twist} happens now. {corruption} on Dark runes waits.',
        'After the cast, Feats and powers may be used again, also a Feat just drawn.',
        'Add up the successes of the runes and all bonuses. If the total is at least the difficulty, you overcome the Challenge.',
      ),
    },
    result: {
      title: 'Success and failure',
      body: text(
        'Once the outcome is known, but before it counts, cards may still turn it: by a new cast, or by a success all the same. Then, in this order:',
        list(
          'on a **success** you tuck the card under your current column, with only your path showing; its rewards are yours, and an Ally that waited there joins you',
          'on a **failure** the Challenge is discarded, with any Ally on it, and you gain {xp 1}',
          'the {corruption} of your Dark runes moves your marker',
          'in **Epic Origins** and **The Stormlight Archive**, an Adversary that you overcame loses {xp 1} for each success above the difficulty',
          'the empty place in the row is filled',
        ),
        'After that comes a last moment for Feats that speak of an attempt that is over. Failing the Adversary of a solo or co-op game is different: that card stays.',
      ),
    },
    again: {
      title: 'Attempting again',
      body: text(
        'Some cards let you, or make you, attempt again: all runes are cast once more for the same path. There is no limit but the cards.',
        list(
          'What was bought or played stays, and more may be added before the new cast.',
          'What the first cast gave you is kept, bonuses too, and the new one gives again. A new {twist} happens like the first, with a new card of the Adversary; both of its cards count.',
          'The {corruption} of the first cast’s Dark runes is forgotten: only the last cast counts. What you took as a price stays.',
          'The first cast was neither a success nor a failure.',
        ),
      ),
    },
  },
}
