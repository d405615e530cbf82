/** What every layer of a picture works with. */
import type { Mood } from './moods.ts'
import type { Chance } from './random.ts'

export interface Canvas {
  w: number
  h: number
  mood: Mood
  chance: Chance
  /** where sky and land meet */
  horizon: number
  /** centre and radius of the disc behind the emblem */
  orb: { x: number; y: number; r: number }
}
