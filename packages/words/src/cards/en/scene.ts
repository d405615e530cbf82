/** What the sentences of an effect stand in, in English: who is struck, whose attempt it is, what was said before. */
import type { Effect } from '@runesaga/engine'
import type { Words } from '../reading.ts'
import { type Subject, THAT_HERO } from './nouns.ts'
import type { Deed } from './sentences.ts'

/** What the sentences of an effect stand in. */
export interface Scene {
  /** whom effects strike */
  s: Subject
  /** whose attempt it is */
  attempting: Subject
  /** who the card means by "you" */
  owner: Subject
  /** how the hero of the event is named where an effect is aimed at that hero */
  that: Subject
  /** how the Feat in question is named: "it" */
  feat: string
  /** there is some already: failing gives Experience by itself */
  more: boolean
  /** something comes before it; and of this there is some already */
  after: boolean
  given: 'xp' | 'successes' | null
  /** bought or chosen, not got by itself */
  optional: boolean
  paid: boolean
  /** after the attempt */
  past?: boolean
  nameOf: (id: string) => string
}

/** How a word of the vocabulary is said: one entry a word. */
export type Sayings = { [K in keyof Words<Effect>]: (p: Words<Effect>[K], scene: Scene) => Deed[] }

/** A deed of somebody else than the one who is spoken of. */
export const doneBy = (d: Deed, s: Subject, base = `let ${s.name} ${d.base}`): Deed => ({
  ...d,
  own: s.name,
  third: s.you ? d.base : d.third,
  base,
})
/** A deed of the attempting hero, who need not be the one that is spoken of. */
export const attempts = (d: Deed, { s, attempting }: Scene): Deed[] =>
  s.name === attempting.name ? [d] : [doneBy(d, attempting)]

/** The same scene once its heroes have been named. */
export const again = (scene: Scene): Scene => ({
  ...scene,
  s: scene.s.you ? scene.s : THAT_HERO,
  attempting: scene.attempting.you ? scene.attempting : THAT_HERO,
})
export const UNTIL = { attempt: 'for this attempt', turn: 'until the end of the turn' } as const
