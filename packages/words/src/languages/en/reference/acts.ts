/** Acts, columns, the story, the rows, and the end of the game. */
import { list, text } from '../../../forms.ts'

export const acts = {
  title: 'Acts and the end of the game',
  sections: {
    columns: {
      title: 'Three columns, three Acts',
      body: text(
        'A card you win always goes under your current column: the first one with fewer than three cards, whatever Act the card comes from. With the third card you have completed that Act, and its row is closed to you. You never go back.',
        'Traits, Challenges and Adversaries of the rows count; Allies and Feats do not. Should a card be too many, it begins the next column; the third may hold more than three.',
      ),
    },
    rows: {
      title: 'The rows',
      body: text(
        'When a hero’s turn starts and the row of that hero’s Act is still face-down, it is turned up. From then on every hero may use it, but for those who have completed that Act. You may therefore take cards of Act II or III while still in Act I.',
        'An empty place is filled at once from the same deck. Each deck has its own discards, which are shuffled when it runs out; if both are empty, the place stays empty.',
        '**Epic Origins**: nothing is tucked under your Heritage. In solo and co-op games the turn after your second column is full is for facing the Adversary; the first hero to get there turns row III up at the start of that turn. Act III begins for you on the turn after it.',
      ),
    },
    story: {
      title: 'What belongs to your story',
      body: text(
        list(
          'Your Origin, your Motivation or Class, the visible paths of your cards, your face-up Allies, and your Destiny once it is revealed.',
          'Not your Heritage, your Feats, your {xp}, your step on the track, a hidden Destiny, a sacrificed Ally, or the hidden half of a Challenge.',
        ),
        'Suns, moons and cards shown on a path that you win are taken once, at once: {virtue} up, {corruption} down, a {hero} or an {antihero} drawn. Powers of your Character cards work through all three Acts.',
      ),
    },
    end: {
      title: 'The end of the game',
      body: 'When a hero’s third column has three cards, every other hero has one more turn; then Destinies are revealed and scores are counted. With an Adversary, the end has more steps: see “Solo and co-op”, and the topic about Odium.',
    },
  },
}
