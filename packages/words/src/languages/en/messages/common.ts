/** What the client says everywhere: buttons and short states. */
import { byNumber, byPerson } from '../../../forms.ts'

export const common = {
  'common/tagline': 'Draft a life. Cast the runes. Be remembered.',
  'common/home': 'Home',
  'common/back': 'Back',
  'common/close': 'Close',
  'common/cancel': 'Cancel',
  'common/settings': 'Settings',
  'common/rules': 'Rules',
  'common/chronicle': 'Chronicle',
  'common/loading': 'Shuffling the cards…',
  'common/unofficial':
    'An unofficial, non-commercial fan project. Icons by the Game Icons authors, CC BY 3.0.',
  'common/cannot-save':
    'Nothing can be saved on this device right now: the game goes on, but it won’t be kept.',
  'common/cannot-save/full':
    'This device has no room left: the game goes on, but it can’t be saved. Make room, or save it as a file.',
  'common/cannot-save/forbidden':
    'The browser lets this page keep nothing: the game goes on, but it can’t be saved. Save it as a file before you leave.',
  'common/no-name': 'Unnamed game',
  'common/one-moment': 'One moment…',
  'common/broken': 'Something went wrong. The game was opened again as it stood.',
  'common/unaffected':
    'Some cards have changed since this game began, but none that it has met. It goes on as it was.',
  'common/went-on':
    'This game goes on from the start of a turn. Cards that nobody had seen were shuffled again, and its runes are sealed anew.',
  'common/stumbled':
    'Something didn’t work just now. If it happens again, load the page anew: your games are kept.',
  'common/failed': 'Something went wrong here',
  'common/failed/about': 'This page can’t be shown. Your games are kept as they stood after the last move.',
  'common/not-fetched':
    'A part of the page couldn’t be fetched: you are offline, or a newer version is out. Your games are kept. Load the page again.',
  'common/reload': 'Load the page again',
  'common/only-you': 'only you',
  // above every table
  'common/table-line': byNumber('{$edition} · {$mode} · {$n} hero', '{$edition} · {$mode} · {$n} heroes'),
  'common/turn-order': 'Turn order',
  'common/seat/now': byPerson('your turn', 'plays now'),
  'common/seat/next': 'next',
  'common/seat/then': 'then',
  'common/the-end': 'Finished',
  'common/sound-on': 'Turn the sound on',
  'common/sound-off': 'Turn the sound off',
  'common/icons-here': 'What the icons here mean',
  'common/named': '{$what}: {$value}',
}
