/** The levels of the Corruption track, from the top down, the decks, and a face without anything, in French. */
import type { Like } from '../../../language.ts'
import type { places as en } from '../../en/messages/places.ts'

export const places = {
  // a face without anything
  'cast/nothing': 'rien',

  'level/V2': 'Vertu 2',
  'level/V1': 'Vertu 1',
  'level/N': 'neutre',
  'level/C1': 'Corruption 1',
  'level/C2': 'Corruption 2',
  'level/C3': 'Corruption 3',
  'level/C4': 'Corruption 4',
  'step/V2': 'deux crans au-dessus du départ',
  'step/V1': 'un cran au-dessus du départ',
  'step/N': 'au départ',
  'step/C1': 'un cran en dessous du départ',
  'step/C2': 'deux crans en dessous du départ',
  'step/C3': 'trois crans en dessous du départ',
  'step/C4': 'quatre crans en dessous du départ',

  'deck/act1': 'pioche de l’Acte I',
  'deck/act2': 'pioche de l’Acte II',
  'deck/act3': 'pioche de l’Acte III',
  'deck/hero': 'pioche Héros',
  'deck/antihero': 'pioche Antihéros',
  'deck/adversary': 'pioche de l’Adversaire',
} satisfies Like<typeof en>
