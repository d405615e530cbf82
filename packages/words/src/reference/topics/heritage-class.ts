/** What only Epic Origins has: Heritage, Class, and its competitive game. */
import { rules, type TopicSource, text } from '../topic.ts'

export const heritageClass: TopicSource = {
  id: 'heritage-class',
  title: { en: 'Heritage and Class', fr: 'Héritage et Classe' },
  sections: [
    {
      id: 'heritage',
      title: { en: 'Heritage', fr: 'L’Héritage' },
      editions: ['epic'],
      rules: rules('CHAR', 10),
      body: {
        en: 'Your Heritage is dealt, not chosen. It is shown when everybody has chosen their cards; from then on it lies face-up beside your board. It does not belong to your story. Its power works on a {twist} during an attempt, instead of the card you could draw.',
        fr: 'Votre Héritage est distribué, pas choisi. Il est révélé quand tous ont choisi leurs cartes, et reste alors face visible à côté de votre plateau. Il ne fait pas partie de votre Histoire. Son pouvoir agit sur un {twist} pendant une tentative, à la place de la carte que vous pourriez piocher.',
      },
    },
    {
      id: 'class',
      title: { en: 'Class', fr: 'La Classe' },
      editions: ['epic'],
      rules: rules('CHAR', 11, 12, 13, 14),
      body: {
        en: text(
          'A Class has three powers. They open when two, four and six {xp} lie on it, and stay open.',
          'On your own turn you may place your {xp} on it at any moment, even between cast and result; a power that opens then works at once, also for what has already happened in the attempt. What lies there never comes back and scores nothing. More than six may lie there, but they open nothing more.',
        ),
        fr: text(
          'Une Classe a trois pouvoirs. Ils se débloquent quand elle porte deux, quatre et six points d’{xp}, et restent débloqués.',
          'À votre tour, vous pouvez y placer votre {xp} à tout moment, même entre le lancer et le résultat ; un pouvoir qui se débloque alors agit aussitôt, même pour ce qui a déjà eu lieu dans la tentative. Ce qui s’y trouve ne revient jamais et ne rapporte rien. On peut dépasser six, mais cela ne débloque rien de plus.',
        ),
      },
    },
    {
      id: 'competitive',
      title: { en: 'Against each other', fr: 'Les uns contre les autres' },
      editions: ['epic'],
      modes: ['competitive'],
      rules: rules('COMPE', 1, 2, 3, 4),
      body: {
        en: 'Without an Adversary, nobody has to face one, and box E stays empty. Row III is turned up at the start of a turn, by the first hero whose second column is full. A third column of three cards brings on everybody else’s last turn. What cards say about the Adversary does nothing.',
        fr: 'Sans Adversaire, personne n’a à l’affronter, et la rangée E du carnet reste vide. La rangée III est révélée au début d’un tour, par le premier Héros dont la deuxième colonne est complète. Une troisième colonne de trois cartes déclenche le dernier tour de tous les autres. Ce que des cartes disent de l’Adversaire est sans effet.',
      },
    },
  ],
}
