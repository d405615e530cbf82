/** What editions, modes and Acts are called, in French. */
import type { Like } from '../../../language.ts'
import type { names as en } from '../../en/messages/names.ts'

export const names = {
  'edition/base': 'Call to Adventure',
  'edition/epic': 'Epic Origins',
  'edition/stormlight': 'Les Archives de Roshar',

  'mode/competitive': 'compétitif',
  'mode/coop': 'coopératif',
  'mode/solo': 'solo',

  'act/1': 'Acte I',
  'act/2': 'Acte II',
  'act/3': 'Acte III',
} satisfies Like<typeof en>
