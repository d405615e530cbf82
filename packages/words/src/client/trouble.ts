/** What can't be opened or shown, why, and what can still be done about it. Fetched when it is needed. */
import { catalogue } from '../messages.ts'

export const trouble = catalogue({
  en: {
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
    'bad-table/not-a-table':
      'A part of what is kept of it is missing. You can save it as a file and keep it.',
    'bad-table/newer':
      'A later version of Runesaga has written it. Load this page again to get that version.',
    'bad-table/missing': 'There is no such table on this device. It may have been deleted.',
    'try-again': 'Try again',
    'bad-table/lost':
      'The table broke down again and again, so it wasn’t laid once more. Your game is kept as it stood after its last move.',

    unreadable: 'Can’t be shown',
    'unreadable/about':
      'These are kept on this device, but this version can’t read them. Save them as files before you delete them.',
    'file/note':
      'Not all of this can be written as JSON, so some of it is told in another way: “→” leads to a part that stands elsewhere, “…” stands for what is nested too deeply.',

    report: 'Save a report',
    'report/about':
      'The report holds what went wrong and the game that was open. It stays with you until you send it to somebody.',
  },
  fr: {
    'bad/not-json':
      '{$file} est illisible : le fichier est abîmé, ou ce n’est ni une table ni une campagne de Runesaga. Vos autres tables n’ont pas été touchées.',
    'bad/not-a-table':
      '{$file} est autre chose qu’une table ou une campagne de Runesaga, ou bien il en manque une partie. Vos autres tables n’ont pas été touchées.',
    'bad/newer':
      '{$file} vient d’une version plus récente de Runesaga. Rechargez cette page pour obtenir cette version, puis ouvrez de nouveau le fichier.',
    'bad/not-playable':
      'La partie du fichier {$file} ne peut pas continuer : son déroulé enfreint une règle, ou nomme des cartes qui ne sont pas ici. Vos autres tables n’ont pas été touchées.',
    'bad-table/title': 'Cette table ne peut pas s’ouvrir',
    'bad-table/not-playable':
      'Son déroulé enfreint une règle, ou nomme des cartes que cette version n’a pas. Vous pouvez l’enregistrer dans un fichier et la garder.',
    'bad-table/not-a-table':
      'Il manque une partie de ce qui en est gardé. Vous pouvez l’enregistrer dans un fichier et la garder.',
    'bad-table/newer':
      'Une version plus récente de Runesaga l’a écrite. Rechargez cette page pour obtenir cette version.',
    'bad-table/missing': 'Cette table n’existe pas sur cet appareil. Elle a peut-être été supprimée.',
    'try-again': 'Réessayer',
    'bad-table/lost':
      'La table est tombée en panne plusieurs fois de suite ; elle n’a pas été relancée. Votre partie est gardée dans l’état où l’a laissée son dernier coup.',

    unreadable: 'Impossibles à afficher',
    'unreadable/about':
      'Cet appareil les garde, mais cette version ne sait pas les lire. Enregistrez-les dans des fichiers avant de les supprimer.',
    'file/note':
      'Tout ceci ne peut pas s’écrire en JSON ; le reste est dit autrement : « → » renvoie à une partie qui se trouve ailleurs, « … » remplace ce qui est imbriqué trop profondément.',

    report: 'Enregistrer un rapport',
    'report/about':
      'Le rapport contient ce qui s’est passé et la partie ouverte. Il reste chez vous tant que vous ne l’envoyez à personne.',
  },
})
