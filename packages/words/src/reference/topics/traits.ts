/** Traits: what a hero can become without a cast. */
import { list, rules, type TopicSource, text } from '../topic.ts'

export const traits: TopicSource = {
  id: 'traits',
  title: { en: 'Traits', fr: 'Les Traits' },
  sections: [
    {
      id: 'gaining',
      title: { en: 'Gaining a Trait', fr: 'Gagner un Trait' },
      rules: rules('TRAIT', 1, 6, 7),
      body: {
        en: text(
          'Take a face-up Trait of any revealed Act that you have not completed, and tuck it under your current column, the first with fewer than three cards, so that its top shows. Its icons and points are yours.',
          'No runes are cast: gaining a Trait is not an attempt, and nothing that waits for an attempt happens.',
        ),
        fr: text(
          'Prenez un Trait face visible d’un Acte révélé que vous n’avez pas terminé, et glissez-le sous votre colonne actuelle, la première qui compte moins de trois cartes, en laissant voir le haut. Ses icônes et ses points sont à vous.',
          'Aucune Rune n’est lancée : gagner un Trait n’est pas une tentative, et rien de ce qui attend une tentative ne se produit.',
        ),
      },
    },
    {
      id: 'cost',
      title: { en: 'What a Trait asks for', fr: 'Ce qu’un Trait demande' },
      rules: rules('TRAIT', 2, 3, 4),
      body: {
        en: list(
          '**Call to Adventure**: meet the prerequisite on the card or pay its cost. If the card offers a choice, one is enough; if it lists several conditions, all must hold.',
          '**The Stormlight Archive**: some Traits have a prerequisite or a cost, others are free; a few of these give more if a condition holds.',
          '**Epic Origins**: every Trait is free.',
        ),
        fr: list(
          '**Call to Adventure** : remplissez le prérequis de la carte ou payez son coût. Si la carte donne le choix, un seul suffit ; si elle énumère plusieurs conditions, toutes doivent être remplies.',
          '**Les Archives de Roshar** : certains Traits ont un prérequis ou un coût, d’autres sont gratuits ; quelques-uns de ceux-ci donnent davantage si une condition est remplie.',
          '**Epic Origins** : tous les Traits sont gratuits.',
        ),
      },
    },
    {
      id: 'epic-power',
      title: { en: 'The power of a Trait', fr: 'Le pouvoir d’un Trait' },
      editions: ['epic'],
      rules: rules('TRAIT', 5),
      body: {
        en: 'The power of a Trait works once, when you gain it, before its own icons count. It never works again.',
        fr: 'Le pouvoir d’un Trait agit une seule fois, quand vous le gagnez, avant que ses propres icônes comptent. Il n’agit plus jamais ensuite.',
      },
    },
    {
      id: 'boons',
      title: { en: 'Gifts for the next turn', fr: 'Les dons pour le tour suivant' },
      editions: ['stormlight'],
      rules: rules('TRAIT', 8),
      body: {
        en: 'Lighteyes, Darkeyes and Nightwatcher’s Boon help with one attempt of your next turn. If you make none then, the gift is lost.',
        fr: 'Yeux Clairs, Yeux Sombres et Faveur de la Gardienne de la Nuit aident pour une tentative de votre tour suivant. Si vous n’en faites pas, le don est perdu.',
      },
    },
  ],
}
