/** Feats: Hero and Antihero cards, and when they may be played. */
import { list, text } from '../../../forms.ts'

export const feats = {
  title: 'Feats',
  sections: {
    drawing: {
      title: 'Drawing Feats',
      body: text(
        'Feats are Hero and Antihero cards. You draw them at once, from a rune that shows one, from a path that gives one, or from a {twist}.',
        'An empty deck is rebuilt from its discarded cards. Feats that were played do not come back: if none is left to draw, that draw is lost; with a {twist} you may take the other kind.',
      ),
    },
    level: {
      title: 'Who may play what',
      body: text(
        'Your own step on the Corruption track decides, at the moment you play: Hero cards while you are virtuous, both kinds in the middle, Antihero cards once you have sunk low.',
        '“Any hero” can be you. A Feat that hinders any hero may therefore be played on yourself for what else it gives; one that names another hero may not. In co-op games of **Call to Adventure**, and in those that mix boxes, a Feat that helps “you” may help any hero instead.',
      ),
    },
    moments: {
      title: 'When they may be played',
      body: text(
        'A Feat that names a moment is played in that moment, on the turn of any hero that it speaks of. An attempt has four of them:',
        list(
          '**Before the cast**, when path and Dark runes are settled: for cards that add runes or change the difficulty, and those that say “before”.',
          '**After the cast**, when the runes lie on the table: for cards about an attempt in progress. A Feat just drawn may be played here.',
          '**Before a failure counts**: for attempting again, or succeeding after all.',
          '**After the result**: for cards about an attempt that is over.',
        ),
        'A Feat about something that is not happening cannot be played. Otherwise its moment, its cost and your step on the track are all that counts: you may play one that changes nothing, for its point.',
        'A Feat that names no moment may be played at any time, on anybody’s turn. You are not asked each time: you step in while the game waits for somebody else. What it gives for a turn ends with the turn in which you played it.',
      ),
    },
    answers: {
      title: 'Answering a card',
      body: 'Feats may be answered with Feats. Each hero is asked in turn, beginning with the active one; when all pass, the card played last takes effect first, then the one before it. A Feat about another event, such as a hero gaining {corruption}, is offered just before that happens.',
    },
    afterwards: {
      title: 'What they are worth',
      body: 'A played Feat lies face-up beside your story and scores in the end: a {hero} {triumph 1}, an {antihero} {tragedy 1}, unless it prints another value. It scores even if it was cancelled. Feats that you discard or still hold score nothing.',
    },
    'adversary-cards': {
      title: 'The Adversary’s cards',
      body: text(
        'The Adversary’s cards are played on any step of the track and score for nobody. They strike the active hero. One that may strike any hero at any time strikes the hero whom the active one names, as soon as it is revealed, before anybody answers it. What a card gives to whoever plays it is lost.',
        'In **Call to Adventure** and **The Stormlight Archive** they are discarded at the end of the turn, in **Epic Origins** as soon as they have taken effect. The active hero makes every choice they ask for. When the deck is empty, its discards are shuffled.',
      ),
    },
  },
}
