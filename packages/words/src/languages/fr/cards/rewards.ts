/** What a path, a Trait or an Ally gives, in French. */
import type { Gives } from '../../../telling/cards/reading.ts'
import { and, icon } from './nouns.ts'

/** "1 icône d’Arcane, 2 points de Triomphe et 1 icône de Sagesse" */
export const rewards = (gives: Gives): string => and(Object.entries(gives).map(([kind, n]) => icon(kind, n)))
