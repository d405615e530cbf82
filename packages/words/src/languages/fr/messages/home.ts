/** The start of the client, in French: its first screen, saved tables, a new table. */
import { byNumber } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { home as en } from '../../en/messages/home.ts'

export const home = {
  'home/play-now': 'Jouer',
  'home/play-now/about': 'un premier récit contre un bot, distribué d’emblée',
  'home/new-table': 'Nouvelle table',
  'home/new-table/about': 'en solo, avec des bots ou entre amis sur cet appareil',
  'home/campaign': 'Campagne',
  'home/campaign/about': 'Les Sept Éclats : sept chapitres, sept générations',
  'home/first-table': 'Un premier récit',
  'home/cannot-begin': 'La table n’a pas pu être dressée : {$why}',
  'home/no-connection': 'Un élément nécessaire n’a pas pu être chargé. Êtes-vous en ligne ?',
  'home/language': 'Langue',

  'home/your-tables': 'Vos tables',
  'home/no-tables':
    'Aucune table pour l’instant. Les parties sont gardées ici, sur cet appareil, après chaque coup.',
  'home/hero': '{$name}, {$origin}',
  'home/with': 'avec {$names}',
  'home/heroes': byNumber('{$n} Héros', '{$n} Héros'),
  'home/your-turn': 'À vous de jouer',
  'home/waiting-for': 'On attend {$names}',
  'home/choosing': 'Choix des cartes Personnage',
  'home/you-won': 'Récit achevé : vous avez gagné',
  'home/won': 'Récit achevé, vainqueur : {$names}',
  'home/adversary-won': 'Récit achevé : l’Adversaire a gagné',
  'home/touched': 'Dernier coup le {$date}',
  'home/resume': 'Reprendre {$name}',
  'home/more': 'Autres actions pour {$name}',
  'home/rename': 'Renommer',
  'home/rename/title': 'Renommer la table',
  'home/rename/label': 'Nom de la table',
  'home/export': 'Enregistrer dans un fichier',
  'home/import': 'Ouvrir un fichier',
  'home/import/reading': 'Lecture du fichier…',
  'home/imported': '{$name} est maintenant parmi vos tables.',
  'home/copy': '{$name}, copie',
  'home/delete': 'Supprimer',
  'home/delete/title': 'Supprimer {$name} ?',
  'home/delete/about':
    'Cette partie ne pourra pas être retrouvée. Si elle peut vous manquer, enregistrez-la d’abord dans un fichier.',
  'home/delete/keep': 'La garder',
  'home/deleted': '{$name} a été supprimée.',
  'home/beginning': 'On dresse la table…',
} satisfies Like<typeof en>
