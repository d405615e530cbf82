/** What can't be opened or shown, why, and what can still be done about it. Fetched when it is needed. */

export const trouble = {
  'trouble/bad/not-json':
    '{$file} can’t be read: it is damaged, or isn’t a game or a campaign of Runesaga. Your other games are untouched.',
  'trouble/bad/not-a-table':
    '{$file} isn’t a game or a campaign of Runesaga, or a part of it is missing. Your other games are untouched.',
  'trouble/bad/newer':
    '{$file} was saved by a later version of Runesaga. Load this page again to get that version, then open the file once more.',
  'trouble/bad/not-playable':
    'The game in {$file} can’t go on: its record breaks a rule, or names cards that aren’t here. Your other games are untouched.',
  'trouble/bad/changed':
    'The game in {$file} was played with other cards or rules: by today’s it would have gone another way. Your other games are untouched.',
  'trouble/bad-table/changed':
    'By today’s cards and rules this game would have gone another way. It can go on from the start of a turn: cards that nobody had seen are shuffled again, and what was played before stays in its record.',
  'trouble/bad-table/chapter':
    'By today’s cards and rules this game would have gone another way. Begin the chapter again from its campaign; this game can be saved as a file.',
  'trouble/changed/title': 'Cards or rules have changed',
  'trouble/go-on': 'Play on from turn {$number}',
  'trouble/look-at': 'See how it ended',
  'trouble/bad-table/title': 'This game can’t be opened',
  'trouble/bad-table/not-playable':
    'Its record breaks a rule, or names cards that this version doesn’t have. You can save it as a file and keep it.',
  'trouble/bad-table/not-a-table':
    'A part of what is kept of it is missing. You can save it as a file and keep it.',
  'trouble/bad-table/newer':
    'A later version of Runesaga has written it. Load this page again to get that version.',
  'trouble/bad-table/missing': 'There is no such game on this device. It may have been deleted.',
  'trouble/try-again': 'Try again',
  'trouble/bad-table/lost':
    'The game broke down several times in a row, so it wasn’t opened again. It is kept as it stood after its last move.',

  'trouble/unreadable': 'Can’t be shown',
  'trouble/unreadable/about':
    'These are kept on this device, but this version can’t read them. Save them as files before you delete them.',
  'trouble/file/note':
    'Not all of this can be written as JSON, so some of it is told in another way: “→” leads to a part that stands elsewhere, “…” stands for what is nested too deeply.',

  'trouble/report': 'Save a report',
  'trouble/report/about':
    'The report holds what went wrong and the game that was open. It stays with you until you send it to somebody.',
}
