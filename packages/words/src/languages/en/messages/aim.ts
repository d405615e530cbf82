/** What a newcomer is told before the first table: what one plays for, who one is, and what is arranged. */

export const aim = {
  'opening/aim': 'Turn nine cards into a hero’s life: the life worth the most points is remembered.',
  // the first tale has one hero: these words need fit no other
  'opening/aim/who':
    'You are a {$origin}, {$motivation}. Your secret Destiny, {$destiny}, pays {$points} points for {$all} abilities: you have {$have}.',
  'opening/aim/seal':
    'Fair runes: whatever follows the arranged casts is settled and sealed. Seal {$promise}',
  'opening/aim/arranged':
    'The first three turns are arranged, so that you meet everything once. Then chance takes over, and we’ll say so.',
  'opening/aim/no-tips': 'I know the game: no tips',
  'opening/begin': 'Begin',
}
