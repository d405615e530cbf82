/** What can't be opened or shown, why, and what can still be done about it, in French. Fetched when it is needed. */
import type { Like } from '../../../language.ts'
import type { trouble as en } from '../../en/messages/trouble.ts'

export const trouble = {
  'trouble/bad/not-json':
    '{$file} est illisible : le fichier est abîmé, ou ce n’est ni une partie ni une campagne de Runesaga. Vos autres parties n’ont pas été touchées.',
  'trouble/bad/not-a-table':
    '{$file} est autre chose qu’une partie ou une campagne de Runesaga, ou bien il en manque un morceau. Vos autres parties n’ont pas été touchées.',
  'trouble/bad/newer':
    '{$file} vient d’une version plus récente de Runesaga. Rechargez cette page pour obtenir cette version, puis ouvrez de nouveau le fichier.',
  'trouble/bad/not-playable':
    'La partie du fichier {$file} ne peut pas continuer : son déroulé enfreint une règle, ou nomme des cartes qui ne sont pas ici. Vos autres parties n’ont pas été touchées.',
  'trouble/bad/changed':
    'La partie du fichier {$file} a été jouée avec d’autres cartes ou d’autres règles : avec celles d’aujourd’hui, elle se serait déroulée autrement. Vos autres parties n’ont pas été touchées.',
  'trouble/bad-table/changed':
    'Avec les cartes et les règles d’aujourd’hui, cette partie se serait déroulée autrement. Elle peut reprendre au début d’un tour : les cartes que personne n’avait vues sont mélangées de nouveau, et ce qui a été joué avant reste dans son déroulé.',
  'trouble/bad-table/chapter':
    'Avec les cartes et les règles d’aujourd’hui, cette partie se serait déroulée autrement. Recommencez le chapitre depuis sa campagne ; cette partie peut être enregistrée dans un fichier.',
  'trouble/changed/title': 'Des cartes ou des règles ont changé',
  'trouble/go-on': 'Reprendre au tour {$number}',
  'trouble/look-at': 'Voir comment elle a fini',
  'trouble/bad-table/title': 'Cette partie ne peut pas s’ouvrir',
  'trouble/bad-table/not-playable':
    'Son déroulé enfreint une règle, ou nomme des cartes que cette version n’a pas. Vous pouvez l’enregistrer dans un fichier et la garder.',
  'trouble/bad-table/not-a-table':
    'Il manque un morceau de ce qui en est gardé. Vous pouvez l’enregistrer dans un fichier et la garder.',
  'trouble/bad-table/newer':
    'Une version plus récente de Runesaga l’a écrite. Rechargez cette page pour obtenir cette version.',
  'trouble/bad-table/missing': 'Cette partie n’existe pas sur cet appareil. Elle a peut-être été supprimée.',
  'trouble/try-again': 'Réessayer',
  'trouble/bad-table/lost':
    'La partie est tombée en panne plusieurs fois de suite ; elle n’a pas été relancée. Elle est gardée dans l’état où l’a laissée son dernier coup.',

  'trouble/unreadable': 'Impossibles à afficher',
  'trouble/unreadable/about':
    'Cet appareil les garde, mais cette version ne sait pas les lire. Enregistrez-les dans des fichiers avant de les supprimer.',
  'trouble/file/note':
    'Tout ne peut pas s’écrire en JSON ; le reste est dit autrement : « → » renvoie à une partie qui se trouve ailleurs, « … » remplace ce qui est imbriqué trop profondément.',

  'trouble/report': 'Enregistrer un rapport',
  'trouble/report/about':
    'Le rapport contient ce qui s’est passé et la partie ouverte. Il reste chez vous tant que vous ne l’envoyez à personne.',
} satisfies Like<typeof en>
