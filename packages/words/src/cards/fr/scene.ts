/** What the sentences of an effect stand in, in French: who is struck, whose attempt it is, what was said before. */
import type { Effect } from '@runesaga/engine'
import type { Words } from '../reading.ts'
import { HE, type Subject, to } from './nouns.ts'
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
  /** how the Feat in question is named: "cette carte" */
  feat: string
  /** there is some already: failing gives Experience by itself */
  more: boolean
  /** something comes before it; and of this there is some already */
  after: boolean
  given: 'xp' | 'successes' | null
  /** bought or chosen, not got by itself */
  optional: boolean
  paid: boolean
  /** it always holds */
  standing?: boolean
  /** after the attempt */
  past?: boolean
  nameOf: (id: string) => string
}

/** How a word of the vocabulary is said: one entry a word. */
export type Sayings = { [K in keyof Words<Effect>]: (p: Words<Effect>[K], scene: Scene) => Deed[] }

/** "lui donner +2", "donner +2 à un autre Héros" */
export const toHim = (s: Subject, did: string, what: string): string =>
  s.you ? `vous ${did} ${what}` : s.name === 'il' ? `lui ${did} ${what}` : `${did} ${what} ${to(s)}`
/** A deed of somebody else than the one who is spoken of. */
export const doneBy = (d: Deed, s: Subject, infinitive = toHim(s, 'faire', d.infinitive)): Deed => ({
  ...d,
  own: s.name,
  third: s.you ? d.told : d.third,
  infinitive,
})
/** A deed of the attempting hero, who need not be the one that is spoken of. */
export const attempts = (d: Deed, { s, attempting }: Scene): Deed[] =>
  s.name === attempting.name ? [d] : [doneBy(d, attempting)]

/** The same scene once its heroes have been named. */
export const again = (scene: Scene): Scene => ({
  ...scene,
  s: scene.s.you ? scene.s : HE,
  attempting: scene.attempting.you ? scene.attempting : HE,
})
export const UNTIL = { attempt: 'pendant cette tentative', turn: 'jusqu’à la fin du tour' } as const
