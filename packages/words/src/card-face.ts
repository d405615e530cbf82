/** The few words on a card's face besides its rules, and those around the cards on the printed sheet. */
import type { FeatKind } from '@runesaga/engine'
import type { Said } from './language.ts'
import { catalogue } from './messages.ts'

/** What stands under the name of a Feat. */
export const FEAT_LABELS: Record<FeatKind, Said> = {
  hero: { en: 'Hero', fr: 'Héros' },
  antihero: { en: 'Antihero', fr: 'Antihéros' },
}

/** The other side of a two-sided Adversary. */
export const FINAL_ADVERSARY: Said = { en: 'Final Adversary', fr: 'Adversaire Final' }

/** Names that are read out where a card shows only a shape, and the words of the sheet. */
export const sayOfCards = catalogue({
  en: {
    cardName: '{$name}, {$kind}',
    difficulty: 'Difficulty {$n}',
    plusOne: 'Difficulty +1',
    ofAdversary: 'in the Adversary’s deck',
    chosenAbilities: 'Abilities of your choice: {$n}',
    back: '{$kind}, face down',
    cards: '.input {$n :integer} .match $n one {{{$n} card}} * {{{$n} cards}}',
    copies: '{$n} copies',
    unofficial:
      'An unofficial, non-commercial fan project, not affiliated with or endorsed by Brotherwise Games or any other rights holder. Names and numbers are used as facts; words and pictures are our own.',
    emblems: 'Emblems: game-icons.net, by Lorc, Delapouite and contributors, licence CC BY 3.0, recoloured.',
    fonts:
      'Typefaces: Cinzel (The Cinzel Project Authors), Alegreya, Alegreya SC and Alegreya Sans (The Alegreya and Alegreya Sans Project Authors), SIL Open Font License 1.1.',
    printing: 'On A4 paper, without scaling, the cards come out at 63 × 88 mm, nine to a page.',
  },
  fr: {
    cardName: '{$name}, {$kind}',
    difficulty: 'Difficulté {$n}',
    plusOne: 'Difficulté +1',
    ofAdversary: 'dans le paquet de l’Adversaire',
    chosenAbilities: 'Compétences au choix : {$n}',
    back: '{$kind}, face cachée',
    cards: '.input {$n :integer} .match $n one {{{$n} carte}} * {{{$n} cartes}}',
    copies: '{$n} exemplaires',
    unofficial:
      'Projet de fans non officiel et non commercial, sans lien avec Brotherwise Games ni aucun autre ayant droit, et non approuvé par eux. Les noms et les nombres sont repris comme des faits ; textes et images sont de notre main.',
    emblems:
      'Emblèmes : game-icons.net, par Lorc, Delapouite et d’autres contributeurs, licence CC BY 3.0, recolorés.',
    fonts:
      'Caractères : Cinzel (The Cinzel Project Authors), Alegreya, Alegreya SC et Alegreya Sans (The Alegreya and Alegreya Sans Project Authors), SIL Open Font License 1.1.',
    printing: 'Sur papier A4, sans mise à l’échelle, les cartes sortent à 63 × 88 mm, neuf par page.',
  },
})
