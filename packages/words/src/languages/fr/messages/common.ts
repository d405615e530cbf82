/** What the client says everywhere, in French: buttons and short states. */
import { byNumber, byPerson } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { common as en } from '../../en/messages/common.ts'

export const common = {
  'common/tagline': 'Composez une vie. Lancez les Runes. Entrez dans la légende.',
  'common/home': 'Accueil',
  'common/back': 'Retour',
  'common/close': 'Fermer',
  'common/cancel': 'Annuler',
  'common/settings': 'Réglages',
  'common/rules': 'Règles',
  'common/chronicle': 'Chronique',
  'common/loading': 'On mélange les cartes…',
  'common/unofficial':
    'Projet de fans, non officiel et non commercial. Icônes des auteurs de Game Icons, CC BY 3.0.',
  'common/cannot-save':
    'Rien ne peut être enregistré sur cet appareil pour l’instant : la partie continue, mais elle ne sera pas gardée.',
  'common/cannot-save/full':
    'Cet appareil n’a plus de place : la partie continue, mais elle ne peut pas être enregistrée. Faites de la place, ou enregistrez-la dans un fichier.',
  'common/cannot-save/forbidden':
    'Le navigateur interdit à cette page de garder quoi que ce soit : la partie continue, mais elle ne peut pas être enregistrée. Enregistrez-la dans un fichier avant de partir.',
  'common/no-name': 'Partie sans nom',
  'common/one-moment': 'Un instant…',
  'common/broken': 'Un incident est survenu. La partie a été relancée dans l’état où elle était.',
  'common/unaffected':
    'Des cartes ont changé depuis le début de cette partie, mais aucune de celles qu’elle a rencontrées. Elle continue telle quelle.',
  'common/went-on':
    'Cette partie reprend au début d’un tour. Les cartes que personne n’avait vues ont été mélangées de nouveau, et ses Runes ont un nouveau sceau.',
  'common/stumbled': 'Une action n’a pas abouti. Si cela dure, rechargez la page : vos parties sont gardées.',
  'common/failed': 'Un incident est survenu ici',
  'common/failed/about':
    'Cette page ne peut pas s’afficher. Vos parties sont gardées dans l’état où les a laissées leur dernier coup.',
  'common/not-fetched':
    'Un élément de la page n’a pas pu être chargé : vous êtes hors ligne, ou une version plus récente est parue. Vos parties sont gardées. Rechargez la page.',
  'common/reload': 'Recharger la page',
  'common/only-you': 'secret',
  'common/table-line': byNumber('{$edition} · {$mode} · {$n} Héros', '{$edition} · {$mode} · {$n} Héros'),
  'common/turn-order': 'Ordre du tour',
  'common/seat/now': byPerson('à vous', 'joue'),
  'common/seat/next': 'ensuite',
  'common/seat/then': 'puis',
  'common/the-end': 'Partie terminée',
  'common/sound-on': 'Activer le son',
  'common/sound-off': 'Couper le son',
  'common/icons-here': 'Le sens des icônes ici',
  'common/named': '{$what} : {$value}',
} satisfies Like<typeof en>
