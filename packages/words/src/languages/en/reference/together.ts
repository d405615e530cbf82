/** Solo and co-op in the base game and Epic Origins. Odium has a topic of its own. */
import { list, text } from '../../../forms.ts'

export const together = {
  title: 'Solo and co-op',
  sections: {
    'base-set-up': {
      title: 'Call to Adventure: the Adversary',
      body: text(
        'One Adversary is drawn by lot, or you choose it; the others leave the game. It lies apart with its own Quest and the card Rise of the Adversary, and their powers last all game. Ten Antihero cards with a skull make its deck; the heroes use the other twelve.',
        'The Adversary begins without {xp} and gathers it. The Victory card says how much it needs, for the number of heroes.',
      ),
    },
    'base-play': {
      title: 'Call to Adventure: the race',
      body: 'The Adversary gains {xp} as its Quest, Rise of the Adversary and its own card say. Each {twist} reveals a card of its deck, whose choices the active hero makes; it is discarded at the end of the turn. At the moment at which the Adversary reaches its goal, be it in the middle of an attempt, the heroes have lost.',
    },
    'base-end': {
      title: 'Call to Adventure: facing it',
      body: text(
        'Whoever begins a turn with eight or more cards in the columns must face the Adversary, and nobody may before. The others play on. If you fail, you gain {xp 1}, the Adversary stays, and you try again next turn.',
        'Whoever defeats it tucks it under the Destiny as a ninth card. In solo the game is over; in co-op every other hero has one more ordinary turn. If the Adversary is still below its goal then, you have all won, and the highest Destiny score names the greatest hero.',
      ),
    },
    'epic-set-up': {
      title: 'Epic Origins: two sides',
      body: text(
        'The Adversary is drawn by lot, or you choose it. It begins on its first side with {xp 5} for each hero. Choose a side of the Quest card: Reign of the Adversary is the easier one, Age of Darkness is for the experienced. Its deck is made of the Adversary Feats that all share and its own.',
        list(
          'A plus on its cards: when that happens, it gains {xp 1}.',
          'A minus: it loses {xp 1}, but never has less than none.',
          'Beside a {twist} stands what it does when one comes up.',
        ),
        'What stands on the side that is up works on everybody.',
      ),
    },
    'epic-facing': {
      title: 'Epic Origins: the first facing',
      body: text(
        'On the turn after your second column is full, you must face the first side. It is like a Challenge with one path; Dark runes, Feats, Class and Heritage all help. If you overcome it, you take the Feat it shows, and it loses {xp 1} for each success above the difficulty, after any {corruption} of this cast has had its effects. If you fail, nothing more happens.',
        'When all heroes have faced it, it turns to its Final side. It also does when a hero is due to face the Final side before that; whoever is late then misses the first.',
      ),
    },
    'epic-end': {
      title: 'Epic Origins: the end',
      body: text(
        'When a hero’s third column is full, every other hero has one more ordinary turn. Then that hero faces the Final Adversary, and after that each other hero in turn, however many cards they have.',
        'Whoever overcomes it scores its rewards; the card stays. You have won together if the Adversary has no {xp} left when the last turn ends. Single failures do not lose the game, and having taken it all earlier does not win it: it may gain again.',
      ),
    },
    campaign: {
      title: 'Epic Origins: the campaign',
      body: text(
        'Seven chapters, played in order, are the best way to begin. Each brings an Adversary with a Feat of its own, the first one The Dark Lord, and new Character cards that stay in their decks from then on. Cards of chapters not yet opened are in no deck.',
        'Every chapter starts with new heroes, and other players may join. A victory opens the next chapter; after a defeat you may try again or go on. When all are open, the Adversary is drawn at random.',
        'In The Seven Shards a victory gives a Legacy mark and a boon, and going on after a defeat a burden: a card that lies beside the Quest in the next chapter, for the whole party. A victory later still gives the mark.',
      ),
    },
  },
}
