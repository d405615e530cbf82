/** What the client says everywhere: buttons and short states. */
import { byNumber, byPerson } from '../grammar.ts'
import { catalogue } from '../messages.ts'

export const common = catalogue({
  en: {
    tagline: 'Draft a life. Cast the runes. Be remembered.',
    home: 'Home',
    back: 'Back',
    close: 'Close',
    cancel: 'Cancel',
    settings: 'Settings',
    rules: 'Rules',
    chronicle: 'Chronicle',
    loading: 'Laying the table…',
    unofficial: 'An unofficial, non-commercial fan project. Icons by the Game Icons authors, CC BY 3.0.',
    'cannot-save': 'This device keeps nothing now: the game goes on, but it can’t be saved.',
    'cannot-save/full':
      'This device has no room left: the game goes on, but it can’t be saved. Make room, or save it as a file.',
    'cannot-save/forbidden':
      'The browser lets this page keep nothing: the game goes on, but it can’t be saved. Save it as a file before you leave.',
    'no-name': 'Table without a name',
    'one-moment': 'One moment…',
    broken: 'Something went wrong. The table was laid again as it stood.',
    stumbled: 'Something didn’t work just now. If it stays so, load the page again: your games are kept.',
    failed: 'Something went wrong here',
    'failed/about': 'This page can’t be shown. Your games are kept as they stood after the last move.',
    'not-fetched':
      'A part of the page couldn’t be fetched: there is no connection, or a newer version is out. Your games are kept. Load the page again.',
    reload: 'Load the page again',
    'only-you': 'only you',
    skip: 'Skip to the table',
    // above every table
    'table-line': byNumber('{$edition} · {$mode} · {$n} hero', '{$edition} · {$mode} · {$n} heroes'),
    'turn-order': 'Turn order',
    'seat/now': byPerson('your turn', 'plays now'),
    'seat/next': 'next',
    'seat/then': 'then',
    'the-end': 'The tale is told',
    'sound-on': 'Turn the sound on',
    'sound-off': 'Turn the sound off',
    named: '{$what}: {$value}',
  },
  fr: {
    tagline: 'Tirez une vie. Lancez les Runes. Entrez dans la légende.',
    home: 'Accueil',
    back: 'Retour',
    close: 'Fermer',
    cancel: 'Annuler',
    settings: 'Réglages',
    rules: 'Règles',
    chronicle: 'Chronique',
    loading: 'On dresse la table…',
    unofficial:
      'Projet d’amateurs, non officiel et non commercial. Icônes des auteurs de Game Icons, CC BY 3.0.',
    'cannot-save':
      'Cet appareil ne garde plus rien : la partie continue, mais elle ne peut pas être enregistrée.',
    'cannot-save/full':
      'Cet appareil n’a plus de place : la partie continue, mais elle ne peut pas être enregistrée. Faites de la place, ou enregistrez-la dans un fichier.',
    'cannot-save/forbidden':
      'Le navigateur interdit à cette page de garder quoi que ce soit : la partie continue, mais elle ne peut pas être enregistrée. Enregistrez-la dans un fichier avant de partir.',
    'no-name': 'Table sans nom',
    'one-moment': 'Un instant…',
    broken: 'Un incident est survenu. La table a été relancée dans l’état où elle était.',
    stumbled: 'Une action n’a pas abouti. Si cela dure, rechargez la page : vos parties sont gardées.',
    failed: 'Un incident est survenu ici',
    'failed/about':
      'Cette page ne peut pas s’afficher. Vos parties sont gardées dans l’état où les a laissées leur dernier coup.',
    'not-fetched':
      'Une partie de la page n’a pas pu être chargée : vous êtes hors ligne, ou une version plus récente est parue. Vos parties sont gardées. Rechargez la page.',
    reload: 'Recharger la page',
    'only-you': 'vous seul',
    skip: 'Aller à la table',
    'table-line': byNumber('{$edition} · {$mode} · {$n} Héros', '{$edition} · {$mode} · {$n} Héros'),
    'turn-order': 'Ordre du tour',
    'seat/now': byPerson('à vous', 'joue'),
    'seat/next': 'ensuite',
    'seat/then': 'puis',
    'the-end': 'Le récit est achevé',
    'sound-on': 'Activer le son',
    'sound-off': 'Couper le son',
    named: '{$what} : {$value}',
  },
})
