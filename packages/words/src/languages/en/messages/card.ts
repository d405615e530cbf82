/** The few words on a card’s face besides its rules. */

export const card = {
  'card/name': '{$name}, {$kind}',
  'card/difficulty': 'Difficulty {$n}',
  'card/plus-one': '+1 path',
  'card/of-adversary': 'in the Adversary’s deck',
  'card/chosen-abilities': 'Abilities of your choice: {$n}',
  'card/back': '{$kind}, face down',

  // what stands under a name
  'card/feat/hero': 'Hero',
  'card/feat/antihero': 'Antihero',
  'card/final-adversary': 'Final Adversary',
}
