/** The levels of the Corruption track, from the top down, the decks, and a face without anything. */

export const places = {
  // a face without anything
  'cast/nothing': 'nothing',

  'level/V2': 'Virtue 2',
  'level/V1': 'Virtue 1',
  'level/N': 'neutral',
  'level/C1': 'Corruption 1',
  'level/C2': 'Corruption 2',
  'level/C3': 'Corruption 3',
  'level/C4': 'Corruption 4',
  'step/V2': 'two steps above the start',
  'step/V1': 'one step above the start',
  'step/N': 'at the start',
  'step/C1': 'one step below the start',
  'step/C2': 'two steps below the start',
  'step/C3': 'three steps below the start',
  'step/C4': 'four steps below the start',

  'deck/act1': 'Act I deck',
  'deck/act2': 'Act II deck',
  'deck/act3': 'Act III deck',
  'deck/hero': 'Hero deck',
  'deck/antihero': 'Antihero deck',
  'deck/adversary': 'Adversary’s deck',
}
