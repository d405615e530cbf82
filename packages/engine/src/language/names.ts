/** The names of the game that are fixed for every set: icons, track levels, card kinds. */

export const ABILITIES = [
  'strength',
  'dexterity',
  'constitution',
  'intelligence',
  'wisdom',
  'charisma',
] as const
/** Of all editions: each has six of them, a mix all seven (R-ICON-01). */
export const STORY_ICONS = [
  'divinity',
  'justice',
  'nature',
  'arcana',
  'royalty',
  'villainy',
  'radiant',
] as const
/** Abilities first, so that an ability's index is also its index among all icons. */
export const ICONS = [...ABILITIES, ...STORY_ICONS] as const
/** The index of Radiant icons, which open Destinies. */
export const RADIANT = ICONS.indexOf('radiant')

export type Ability = (typeof ABILITIES)[number]
export type Icon = (typeof ICONS)[number]

/** The Corruption track from the top down (R-CORR-01). */
export const LEVELS = ['V2', 'V1', 'N', 'C1', 'C2', 'C3', 'C4'] as const
export type Level = (typeof LEVELS)[number]

export const FEAT_KINDS = ['hero', 'antihero'] as const
export type FeatKind = (typeof FEAT_KINDS)[number]

export const EDITIONS = ['base', 'epic', 'stormlight'] as const
export type Edition = (typeof EDITIONS)[number]

export const MODES = ['competitive', 'coop', 'solo'] as const
export type Mode = (typeof MODES)[number]
