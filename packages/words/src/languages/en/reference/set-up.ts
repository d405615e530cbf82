/** Set-up: the box, the cards dealt, the table. */
import { list, text } from '../../../forms.ts'

export const setUp = {
  title: 'Set-up',
  sections: {
    box: {
      title: 'What is in the box',
      body: text(
        list(
          '**Call to Adventure**: 45 Character cards, 91 Story cards, 44 Feats, 12 cards for solo and co-op.',
          '**Epic Origins**: 54 Character cards, 67 Story cards, 48 Feats, 13 Adversary Feats, 11 Adversaries with two sides and a Quest card; some wait in the seven campaign envelopes.',
          '**The Stormlight Archive**: 34 Character cards, 72 Story cards, 48 Feats, Odium and four Quests.',
        ),
        'Every box has the same 24 runes: three core runes, three Dark runes, and for each of the six abilities two standard runes and a special one. All heroes share them: nobody’s icons take a rune away from anybody else. There is always enough {xp}: a gain is never refused.',
      ),
    },
    characters: {
      title: 'Choosing a hero',
      body: text(
        'Every deck is shuffled by itself. You are dealt two Origins, two Motivations and two Destinies and keep one of each; what you do not keep leaves the game. For a first game of **Call to Adventure** or **The Stormlight Archive** you may be dealt just one of each.',
        'In **Epic Origins** Classes take the place of Motivations, and you are also dealt one Heritage, which you keep. When all have chosen, everybody’s face-up cards are shown together.',
        list(
          '**Origin**, first column, face-up: your first ability icons and a power for the whole game. Some change how you start.',
          '**Motivation** or **Class**, second column, face-up: another power for the whole game, often something to spend {xp} on.',
          '**Destiny**, third column, face-down: what your story is worth in the end. You may look at it whenever you like; it belongs to your story only once it is revealed.',
        ),
        'Destinies are secret. In **Epic Origins** you may not show yours before the end. In **The Stormlight Archive** you may talk about it once everybody has chosen, and you need not tell the truth. In **Call to Adventure** talk is free.',
      ),
    },
    start: {
      title: 'What you start with',
      body: text(
        'You start with {xp 3} and one {hero} in hand. Hands are hidden and have no limit.',
        'Your marker starts on the neutral step of the Corruption track, the third from the top, unless one of your Character cards says otherwise. Starting lower does not count as gaining {corruption}.',
      ),
    },
    table: {
      title: 'The table',
      body: text(
        'Beside each Act’s deck lies a row of cards: four for up to three heroes, five for four. Row I is turned up at once, the others later, when the first hero gets there.',
        'If an Ally shows up in row I, the first player finds a place for it. Who begins is drawn by lot, or you name a hero; the books let whoever last finished a novel begin, in **Epic Origins** whoever last played a role-playing game. Play goes clockwise.',
      ),
    },
    'left-out': {
      title: 'Cards left out',
      body: text(
        list(
          '**Call to Adventure**, first game: Allies and Adversaries may stay in the box, together with six cards that need them (Noble, Sole Survivor, Vow of Vengeance, Heir to the Throne, Master of Whispers, Cruel Betrayal). Solo and co-op games need the Adversaries and Cruel Betrayal all the same.',
          '**Call to Adventure**, solo: two Feats that need another hero are set aside (Comrade in Arms, Unlikely Alliance).',
          '**The Stormlight Archive**: the Stoneward stays out of competitive and solo games, the Bondsmith out of solo games.',
        ),
        'Solo and co-op games add an Adversary to the table: see “Solo and co-op”.',
      ),
    },
  },
}
