/** The subjects of an effect in French, and deeds of others than the hero who is spoken of. */
import * as shared from '../../../telling/cards/subjects.ts'
import { HE, type Subject, to } from './nouns.ts'
import type { Deed } from './sentences.ts'

export type Subjects = shared.Subjects<Subject>
export type Sayings = shared.Sayings<Subject, Deed>

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
export const attempts = (d: Deed, { s, attempting }: Subjects): Deed[] =>
  s.name === attempting.name ? [d] : [doneBy(d, attempting)]

/** The same subjects once its heroes have been named. */
export const again = (subjects: Subjects): Subjects => shared.named(subjects, HE)
export const UNTIL = { attempt: 'pendant cette tentative', turn: 'jusqu’à la fin du tour' } as const
