/** What a path, a Trait or an Ally gives, in English. */
import type { Gives } from '../../../telling/cards/reading.ts'
import { and, icon } from './nouns.ts'

/** "1 Arcana, 2 Triumph and 1 Wisdom" */
export const rewards = (gives: Gives): string => and(Object.entries(gives).map(([kind, n]) => icon(kind, n)))
