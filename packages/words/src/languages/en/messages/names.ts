/** What editions, modes and Acts are called. */

export const names = {
  'edition/base': 'Call to Adventure',
  'edition/epic': 'Epic Origins',
  'edition/stormlight': 'The Stormlight Archive',

  'mode/competitive': 'competitive',
  'mode/coop': 'cooperative',
  'mode/solo': 'solo',

  'act/1': 'Act I',
  'act/2': 'Act II',
  'act/3': 'Act III',
}
