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
        en: 'Your Heritage is dealt, not chosen. It lies face-up beside your board and does not belong to your story. Its power works on a {twist} during an attempt, instead of the card you could draw.',
        fr: 'Votre Héritage est distribué, pas choisi. Il reste face visible à côté de votre plateau et ne fait pas partie de votre Histoire. Son pouvoir agit sur un {twist} pendant une tentative, à la place de la carte que vous pourriez piocher.',
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
          'On your own turn you may place your {xp} on it at any moment, even between cast and result; a power that opens then helps at once. What lies there never comes back and scores nothing. More than six would be of no use.',
        ),
        fr: text(
          'Une Classe a trois pouvoirs. Ils s’ouvrent quand elle porte deux, quatre et six points d’{xp}, et restent ouverts.',
          'À votre tour, vous pouvez y placer votre {xp} à tout moment, même entre le lancer et le résultat ; un pouvoir qui s’ouvre alors aide aussitôt. Ce qui s’y trouve ne revient jamais et ne rapporte rien. Au-delà de six, ce serait inutile.',
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
        en: 'Without an Adversary, nobody has to face one, Act III opens as soon as your second column is full, and box E stays empty. A third column of three cards brings on everybody else’s last turn. What cards say about the Adversary does nothing.',
        fr: 'Sans Adversaire, personne n’a à l’affronter, l’Acte III s’ouvre dès que votre deuxième colonne est complète, et la rangée E reste vide. Une troisième colonne de trois cartes déclenche le dernier tour de tous les autres. Ce que des cartes disent de l’Adversaire est sans effet.',
      },
    },
  ],
}
