/** The start of the client: its first screen, saved tables, a new table. */
import { byNumber } from '../grammar.ts'
import { catalogue } from '../messages.ts'

export const home = catalogue({
  en: {
    'play-now': 'Play now',
    'play-now/about': 'a first tale against a bot, dealt at once',
    'new-table': 'New table',
    'new-table/about': 'alone, with bots, or friends around this device',
    campaign: 'Campaign',
    'campaign/about': 'The Seven Shards: seven chapters, seven generations',
    'first-table': 'A first tale',
    you: 'You',
    'cannot-begin': 'The table couldn’t be laid: {$why}',
    'no-connection': 'Something it needs couldn’t be fetched. Is there a connection?',
    language: 'Language',

    'your-tables': 'Your tables',
    'no-tables': 'No table yet. Games are kept here, on this device, after every move.',
    hero: '{$name}, {$origin}',
    with: 'with {$names}',
    heroes: byNumber('{$n} hero', '{$n} heroes'),
    'your-turn': 'Your turn',
    'waiting-for': 'Waiting for {$names}',
    choosing: 'Choosing Character cards',
    over: 'Told to the end',
    'you-won': 'Told to the end: you won',
    won: 'Told to the end: {$names} won',
    'adversary-won': 'Told to the end: the Adversary won',
    touched: 'Last played on {$date}',
    resume: 'Resume {$name}',
    more: 'More about {$name}',
    rename: 'Rename',
    'rename/title': 'Rename the table',
    'rename/label': 'Name of the table',
    export: 'Save as a file',
    import: 'Open a file',
    'import/reading': 'Reading the file…',
    imported: '{$name} is among your tables now.',
    copy: '{$name}, a copy',
    delete: 'Delete',
    'delete/title': 'Delete {$name}?',
    'delete/about': 'Its game can’t be brought back. If you may miss it, save it as a file first.',
    'delete/keep': 'Keep it',
    deleted: '{$name} was deleted.',

    'bad/not-json':
      '{$file} can’t be read: it is damaged, or no table or campaign of Runesaga. Your other tables are untouched.',
    'bad/not-a-table':
      '{$file} is something else than a table or a campaign of Runesaga, or a part of it is missing. Your other tables are untouched.',
    'bad/newer':
      '{$file} was saved by a later version of Runesaga. Load this page again to get that version, then open the file once more.',
    'bad/not-playable':
      'The game in {$file} can’t be played on: its record breaks a rule, or names cards that aren’t here. Your other tables are untouched.',
    'bad-table/title': 'This table can’t be opened',
    'bad-table/not-playable':
      'Its record breaks a rule, or names cards that this version doesn’t have. You can save it as a file and keep it.',
    'bad-table/missing': 'There is no such table on this device. It may have been deleted.',
    'bad-table/failed': 'Something that the table needs couldn’t be fetched. Is there a connection?',
    'try-again': 'Try again',

    beginning: 'Laying the table…',
  },
  fr: {
    'play-now': 'Jouer',
    'play-now/about': 'un premier récit contre un bot, distribué d’emblée',
    'new-table': 'Nouvelle table',
    'new-table/about': 'en solo, avec des bots ou entre amis sur cet appareil',
    campaign: 'Campagne',
    'campaign/about': 'Les Sept Éclats : sept chapitres, sept générations',
    'first-table': 'Un premier récit',
    you: 'Vous',
    'cannot-begin': 'La table n’a pas pu être dressée : {$why}',
    'no-connection': 'Un élément nécessaire n’a pas pu être chargé. Êtes-vous en ligne ?',
    language: 'Langue',

    'your-tables': 'Vos tables',
    'no-tables':
      'Aucune table pour l’instant. Les parties sont gardées ici, sur cet appareil, après chaque coup.',
    hero: '{$name}, {$origin}',
    with: 'avec {$names}',
    heroes: byNumber('{$n} Héros', '{$n} Héros'),
    'your-turn': 'À vous de jouer',
    'waiting-for': 'On attend {$names}',
    choosing: 'Choix des cartes Personnage',
    over: 'Récit achevé',
    'you-won': 'Récit achevé : vous avez gagné',
    won: 'Récit achevé, vainqueur : {$names}',
    'adversary-won': 'Récit achevé : l’Adversaire a gagné',
    touched: 'Dernier coup le {$date}',
    resume: 'Reprendre {$name}',
    more: 'Autres actions pour {$name}',
    rename: 'Renommer',
    'rename/title': 'Renommer la table',
    'rename/label': 'Nom de la table',
    export: 'Enregistrer en fichier',
    import: 'Ouvrir un fichier',
    'import/reading': 'Lecture du fichier…',
    imported: '{$name} est maintenant parmi vos tables.',
    copy: '{$name}, copie',
    delete: 'Supprimer',
    'delete/title': 'Supprimer {$name} ?',
    'delete/about':
      'Cette partie ne pourra pas être retrouvée. Si elle peut vous manquer, enregistrez-la d’abord en fichier.',
    'delete/keep': 'La garder',
    deleted: '{$name} a été supprimée.',

    'bad/not-json':
      '{$file} est illisible : le fichier est abîmé, ou ce n’est ni une table ni une campagne de Runesaga. Vos autres tables n’ont pas été touchées.',
    'bad/not-a-table':
      '{$file} est autre chose qu’une table ou une campagne de Runesaga, ou bien il en manque une partie. Vos autres tables n’ont pas été touchées.',
    'bad/newer':
      '{$file} vient d’une version plus récente de Runesaga. Rechargez cette page pour l’obtenir, puis ouvrez de nouveau le fichier.',
    'bad/not-playable':
      'La partie de {$file} ne peut pas continuer : son déroulé enfreint une règle, ou nomme des cartes qui ne sont pas ici. Vos autres tables n’ont pas été touchées.',
    'bad-table/title': 'Cette table ne peut pas s’ouvrir',
    'bad-table/not-playable':
      'Son déroulé enfreint une règle, ou nomme des cartes que cette version n’a pas. Vous pouvez l’enregistrer en fichier et la garder.',
    'bad-table/missing': 'Il n’y a pas de telle table sur cet appareil. Elle a peut-être été supprimée.',
    'bad-table/failed': 'Un élément nécessaire à la table n’a pas pu être chargé. Êtes-vous en ligne ?',
    'try-again': 'Réessayer',

    beginning: 'On dresse la table…',
  },
})
