/** The start of the client, in French: its first screen, saved tables, a new table. */
import { byNumber } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { home as en } from '../../en/messages/home.ts'

export const home = {
  'home/what':
    'Un jeu de cartes : faites de neuf cartes la vie d’un héros. Gagnez une carte par tour, contre un prix ou par un lancer de Runes ; vos chances exactes s’affichent avant chaque lancer.',
  'home/play-now': 'Jouer',
  'home/play-now/about': 'une première partie guidée, environ 30 minutes',
  'home/play-now/quick': 'une partie rapide contre un bot',
  'home/new-table': 'Nouvelle partie',
  'home/new-table/about': 'en solo, avec des bots ou entre amis sur cet appareil',
  'home/campaign': 'Campagne',
  'home/campaign/about': 'Les Sept Éclats : sept chapitres, sept générations',
  'home/learn': 'Apprendre',
  'home/learn/about': 'le premier récit et six courtes leçons',
  'home/cannot-begin': 'La partie n’a pas pu commencer : {$why}',
  'home/no-connection': 'Un élément nécessaire n’a pas pu être chargé. Êtes-vous en ligne ?',
  'home/language': 'Langue',

  'home/your-tables': 'Vos parties',
  'home/no-tables': 'Aucune partie pour l’instant. Chacune est gardée sur cet appareil, coup après coup.',
  'home/hero': '{$name}, {$origin}',
  'home/with': 'avec {$names}',
  'home/heroes': byNumber('{$n} Héros', '{$n} Héros'),
  'home/your-turn': 'À vous de jouer',
  'home/waiting-for': 'On attend {$names}',
  'home/choosing': 'Choix des cartes Personnage',
  'home/you-won': 'Terminée : vous avez gagné',
  'home/won': 'Terminée, victoire : {$names}',
  'home/adversary-won': 'Terminée : l’Adversaire a gagné',
  'home/touched': 'Dernier coup le {$date}',
  'home/resume': 'Reprendre {$name}',
  'home/resume/first': 'Reprendre',
  'home/more': 'Autres actions pour {$name}',
  'home/rename': 'Renommer',
  'home/rename/title': 'Renommer la partie',
  'home/rename/label': 'Nom de la partie',
  'home/rename/empty': 'Un nom a au moins une lettre.',
  'home/export': 'Enregistrer dans un fichier',
  'home/import': 'Ouvrir un fichier',
  'home/import/reading': 'Lecture du fichier…',
  'home/imported': 'La partie « {$name} » est maintenant parmi les vôtres.',
  'home/copy': '{$name}, copie',
  'home/delete': 'Supprimer',
  'home/delete/title': 'Supprimer {$name} ?',
  'home/delete/about':
    'Cette partie ne pourra pas être retrouvée. Si elle peut vous manquer, enregistrez-la d’abord dans un fichier.',
  'home/delete/keep': 'La garder',
  'home/deleted': 'La partie « {$name} » a été supprimée.',
  'home/beginning': 'On mélange les cartes…',
} satisfies Like<typeof en>
