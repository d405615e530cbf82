/** The aim of the game. */
import { rules, type TopicSource, text } from '../topic.ts'

export const aim: TopicSource = {
  id: 'aim',
  title: { en: 'The aim', fr: 'Le but du jeu' },
  sections: [
    {
      id: 'story',
      title: { en: 'A hero’s story', fr: 'L’Histoire d’un Héros' },
      rules: [...rules('COMP', 1), ...rules('SCORE', 1), ...rules('END', 3)],
      body: {
        en: text(
          'One to four players each tell the life of a hero. You begin with an Origin, gather Traits, take on Challenges, and grow into a legend over three Acts. A game takes half an hour to an hour.',
          'At the end everybody’s story becomes a **Destiny score**: {triumph}, {tragedy}, unspent {xp} and sets of story icons. The highest score wins. Light and dark deeds count alike, so a villain’s tale can beat a saint’s.',
          'When the scores are counted, tell your hero’s tale, if you like, from the first card to the last.',
        ),
        fr: text(
          'Un à quatre joueurs racontent chacun la vie d’un Héros. Vous partez d’une Origine, vous gagnez des Traits, vous relevez des Défis, et en trois Actes vous entrez dans la légende. Une partie dure d’une demi-heure à une heure.',
          'À la fin, chaque Histoire devient un **score de Destin** : {triumph}, {tragedy}, {xp} non dépensée et séries d’icônes Histoire. Le plus haut score l’emporte. Les actes lumineux et les actes sombres comptent autant : le récit d’une canaille peut dépasser celui d’un modèle de vertu.',
          'Une fois les scores comptés, racontez, si le cœur vous en dit, la vie de votre Héros, de la première à la dernière carte.',
        ),
      },
    },
    {
      id: 'ways-to-play',
      title: { en: 'Three ways to play', fr: 'Trois façons de jouer' },
      rules: [...rules('SCORE', 10, 11, 12)],
      body: {
        en: text(
          '**Competitive**: two to four heroes, and the highest Destiny score wins. A tie is a shared victory.',
          '**Cooperative**: two to four heroes against an Adversary. First all of you win or lose together; only after a common victory does the highest score name the greatest hero.',
          '**Solo**: one hero against an Adversary. You win or lose; your score is a record to beat next time.',
        ),
        fr: text(
          '**Compétitif** : de deux à quatre Héros, et le plus haut score de Destin l’emporte. En cas d’égalité, la victoire est partagée.',
          '**Coopératif** : de deux à quatre Héros contre un Adversaire. Vous gagnez ou perdez d’abord tous ensemble ; le plus haut score ne désigne le plus grand Héros qu’après une victoire commune.',
          '**Solo** : un Héros contre un Adversaire. Vous gagnez ou vous perdez ; votre score est un record à battre la fois suivante.',
        ),
      },
    },
  ],
}
