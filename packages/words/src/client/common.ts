/** What the client says everywhere: buttons and short states. */
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
    broken: 'Something went wrong. The table was laid again as it stood.',
    'only-you': 'only you',
    skip: 'Skip to the table',
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
    broken: 'Un incident est survenu. La table a été remise comme elle était.',
    'only-you': 'vous seul',
    skip: 'Aller à la table',
    named: '{$what} : {$value}',
  },
})
