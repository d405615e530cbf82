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

  'deck/act1': 'paquet de l’Acte I',
  'deck/act2': 'paquet de l’Acte II',
  'deck/act3': 'paquet de l’Acte III',
  'deck/hero': 'paquet Héros',
  'deck/antihero': 'paquet Antihéros',
  'deck/adversary': 'paquet de l’Adversaire',
} satisfies Like<typeof en>
