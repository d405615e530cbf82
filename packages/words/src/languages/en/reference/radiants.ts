/** What only The Stormlight Archive has: Radiants, Odium, the Quests. */
import { list, text } from '../../../forms.ts'

export const radiants = {
  title: 'Radiants, Odium and the Quests',
  sections: {
    radiant: {
      title: 'Radiant icons',
      body: 'A Radiant icon is a story icon like the others, and it opens powers: cards say how many they need. Icons that you have only for a turn count for this, but not for points. On a Radiant path, Dark runes are never cast.',
    },
    orders: {
      title: 'Radiant Destinies',
      body: 'Ten of the twelve Destinies are Radiant orders. If yours is one, you must reveal it at the start of your first turn with a full second column: its icons and its power are in your story from then on. Champion of Odium and Mastermind stay hidden until the end. A card may reveal a Destiny earlier.',
    },
    odium: {
      title: 'Odium',
      body: text(
        'Odium lies apart with {xp 5} for each hero and one Quest. Six Antihero cards with a skull make its deck, the heroes use the other eighteen. On a {twist} it reveals one of them; these are discarded at the end of the turn, and shuffled when the deck is empty.',
        'Each Quest says how Odium gains {xp} and how it loses some. It never has less than none.',
      ),
    },
    facing: {
      title: 'Facing Odium',
      body: text(
        'When a hero’s third column is full, every other hero has one more ordinary turn. Then that hero faces Odium, and after that each of the others, once, however many cards they have.',
        'Choose any two abilities: their runes are cast with the three core runes. It is a Radiant path: no Dark runes, and no Feat that bars such paths; other Feats help. Each success above the difficulty takes {xp 1} from Odium for good.',
      ),
    },
    victory: {
      title: 'Victory over Odium',
      body: 'You win together if every hero who faced Odium succeeded **and** Odium has no {xp} left. One failure, or a single {xp} left, and all is lost. Whoever succeeded adds {triumph 9} and {radiant 1} to the tally; the highest Destiny score names the greatest hero.',
    },
    quests: {
      title: 'The Quests',
      body: text(
        'Radiants United suits a first game. Solo heroes choose between it and The True Desolation.',
        list(
          'A Quest that speaks of adding a Radiant icon means one won with a Challenge, a Trait or an Ally; not a revealed Destiny, nor an icon for a turn.',
          '**Contest of Champions**: as you begin Act III, you may side with Odium. You take up to {xp 3} from it at once, never face it, and get none of its rewards. You declare it openly. If the others fail, or Odium keeps {xp}, those who sided with it win, the highest Destiny score first; so they do if nobody is left to face Odium.',
        ),
      ),
    },
  },
}
