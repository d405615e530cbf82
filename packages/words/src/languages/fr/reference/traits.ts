/** Traits, in French: what a hero can become without a cast. */
import { list, text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { traits as en } from '../../en/reference/traits.ts'

export const traits = {
  title: 'Les Traits',
  sections: {
    gaining: {
      title: 'Gagner un Trait',
      body: text(
        'Prenez un Trait face visible d’un Acte révélé que vous n’avez pas terminé, et glissez-le sous votre colonne actuelle, la première qui compte moins de trois cartes, en laissant voir le haut. Ses icônes et ses points sont à vous.',
        'Aucune Rune n’est lancée : gagner un Trait n’est pas une tentative, et rien de ce qui attend une tentative ne se produit.',
      ),
    },
    cost: {
      title: 'Ce qu’un Trait demande',
      body: list(
        '**Call to Adventure** : remplissez le prérequis de la carte ou payez son coût. Si la carte donne le choix, un seul suffit ; si elle énumère plusieurs conditions, toutes doivent être remplies.',
        '**Les Archives de Roshar** : certains Traits ont un prérequis ou un coût, d’autres sont gratuits ; quelques-uns de ceux-ci donnent davantage si une condition est remplie.',
        '**Epic Origins** : tous les Traits sont gratuits.',
      ),
    },
    'epic-power': {
      title: 'Le pouvoir d’un Trait',
      body: 'Le pouvoir d’un Trait agit une seule fois, quand vous le gagnez, avant que ses propres icônes comptent. Il n’agit plus jamais ensuite.',
    },
    boons: {
      title: 'Les dons pour le tour suivant',
      body: 'Yeux Clairs, Yeux Sombres et Faveur de la Gardienne de la Nuit aident pour une tentative de votre tour suivant. Si vous n’en faites pas, le don est perdu.',
    },
  },
} satisfies LikeTopic<typeof en>
