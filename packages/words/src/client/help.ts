/** The rules reference on the screen: searching and finding one’s way. */
import { byNumber } from '../grammar.ts'
import { catalogue } from '../messages.ts'

export const help = catalogue({
  en: {
    search: 'Search the rules',
    'search/clear': 'Clear the search',
    found: byNumber('{$n} section found', '{$n} sections found'),
    'found/none': 'Nothing in the rules has all of these words.',
    keys: 'The key ? or F1 opens the rules from every screen; I reads the card in focus or under the pointer; Escape closes.',
    topics: 'Topics',
    edition: 'Edition',
    'edition/all': 'All editions',
    mode: 'Mode',
    'mode/all': 'All modes',
    only: 'Only: {$which}',
    previous: 'Before: {$title}',
    next: 'Next: {$title}',
  },
  fr: {
    search: 'Chercher dans les règles',
    'search/clear': 'Effacer la recherche',
    found: byNumber('{$n} section trouvée', '{$n} sections trouvées'),
    'found/none': 'Aucune règle ne contient tous ces mots.',
    keys: 'La touche ? ou F1 ouvre les règles depuis chaque écran ; I lit la carte désignée ; Échap ferme.',
    topics: 'Sujets',
    edition: 'Édition',
    'edition/all': 'Toutes les éditions',
    mode: 'Mode de jeu',
    'mode/all': 'Tous les modes',
    only: 'Seulement : {$which}',
    previous: 'Avant : {$title}',
    next: 'Ensuite : {$title}',
  },
})
