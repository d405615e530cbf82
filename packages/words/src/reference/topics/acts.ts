/** Acts, columns, the story, the rows, and the end of the game. */
import { list, rules, type TopicSource, text } from '../topic.ts'

export const acts: TopicSource = {
  id: 'acts',
  title: { en: 'Acts and the end of the game', fr: 'Les Actes et la fin de partie' },
  sections: [
    {
      id: 'columns',
      title: { en: 'Three columns, three Acts', fr: 'Trois colonnes, trois Actes' },
      rules: rules('ACT', 1, 2, 3, 6, 7),
      body: {
        en: text(
          'A card you win always goes under your current column: the first one with fewer than three cards, whatever Act the card comes from. With the third card you have completed that Act, and its row is closed to you. You never go back.',
          'Traits, Challenges and Adversaries of the rows count; Allies and Feats do not. Should a card be too many, it begins the next column; the third may hold more than three.',
        ),
        fr: text(
          'Une carte gagnée va toujours sous votre colonne actuelle : la première qui compte moins de trois cartes, quel que soit l’Acte de la carte. Avec la troisième carte, vous avez terminé cet Acte, et sa rangée vous est fermée. On ne revient jamais en arrière.',
          'Les Traits, les Défis et les Adversaires des rangées comptent ; les Alliés et les Exploits ne comptent pas. Une carte de trop commence la colonne suivante ; la troisième peut en compter plus de trois.',
        ),
      },
    },
    {
      id: 'rows',
      title: { en: 'The rows', fr: 'Les rangées' },
      rules: [...rules('ACT', 4, 5, 8, 9), ...rules('TABLE', 1, 2, 4)],
      body: {
        en: text(
          'When a hero’s turn starts and the row of that hero’s Act is still face-down, it is turned up. From then on every hero may use it, but for those who have completed that Act. You may therefore take cards of Act II or III while still in Act I.',
          'An empty place is filled at once from the same deck. Each deck has its own discards, which are shuffled when it runs out; if both are empty, the place stays empty.',
          '**Epic Origins**: nothing is tucked under your Heritage. In solo and co-op games the turn after your second column is full is for facing the Adversary; the first hero to get there turns row III up at the start of that turn. Act III begins for you on the turn after it.',
        ),
        fr: text(
          'Quand commence le tour d’un Héros et que la rangée de son Acte est encore face cachée, elle est révélée. Tous les Héros peuvent désormais s’en servir, sauf ceux qui ont terminé cet Acte. Vous pouvez donc prendre des cartes de l’Acte II ou III alors que vous êtes encore dans l’Acte I.',
          'Une place vide est aussitôt comblée avec le même paquet. Chaque paquet a sa défausse, mélangée quand il est épuisé ; si les deux sont vides, la place reste vide.',
          '**Epic Origins** : rien n’est glissé sous votre Héritage. En solo et en coopératif, le tour qui suit la fin de votre deuxième colonne sert à affronter l’Adversaire ; le premier Héros qui y parvient révèle la rangée III au début de ce tour. L’Acte III commence pour vous au tour d’après.',
        ),
      },
    },
    {
      id: 'story',
      title: { en: 'What belongs to your story', fr: 'Ce qui fait partie de votre Histoire' },
      rules: rules('STORY', 1, 2, 3, 4, 6),
      body: {
        en: text(
          list(
            'Your Origin, your Motivation or Class, the visible paths of your cards, your face-up Allies, and your Destiny once it is revealed.',
            'Not your Heritage, your Feats, your {xp}, your level, a hidden Destiny, a sacrificed Ally, or the hidden half of a Challenge.',
          ),
          'Suns, moons and cards shown on a path that you win are taken once, at once: {virtue} up, {corruption} down, a {hero} or an {antihero} drawn. Powers of your Character cards work through all three Acts.',
        ),
        fr: text(
          list(
            'Votre Origine, votre Motivation ou Classe, les voies visibles de vos cartes, vos Alliés face visible, et votre Destin une fois révélé.',
            'Ni votre Héritage, ni vos Exploits, ni votre {xp}, ni votre niveau, ni un Destin caché, ni un Allié sacrifié, ni la moitié cachée d’un Défi.',
          ),
          'Les soleils, les lunes et les cartes qui figurent sur une voie gagnée sont pris une fois, tout de suite : {virtue} vers le haut, {corruption} vers le bas, une {hero} ou une {antihero} à piocher. Les pouvoirs de vos cartes Personnage agissent pendant les trois Actes.',
        ),
      },
    },
    {
      id: 'end',
      title: { en: 'The end of the game', fr: 'La fin de partie' },
      rules: rules('END', 1, 2),
      body: {
        en: 'When a hero’s third column has three cards, every other hero has one more turn; then Destinies are revealed and scores are counted. With an Adversary, the end has more steps: see “Solo and co-op”, and the topic about Odium.',
        fr: 'Quand la troisième colonne d’un Héros compte trois cartes, chaque autre Héros a encore un tour ; puis les Destins sont révélés et les scores comptés. Avec un Adversaire, la fin compte plus d’étapes : voyez « Solo et coopératif », et le sujet sur Odium.',
      },
    },
  ],
}
