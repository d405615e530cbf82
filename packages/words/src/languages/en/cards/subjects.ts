/** The subjects of an effect in English, and deeds of others than the hero who is spoken of. */
import * as shared from '../../../telling/cards/subjects.ts'
import { type Subject, THAT_HERO } from './nouns.ts'
import type { Deed } from './sentences.ts'

export type Subjects = shared.Subjects<Subject>
export type Sayings = shared.Sayings<Subject, Deed>

/** A deed of somebody else than the one who is spoken of. */
export const doneBy = (d: Deed, s: Subject, base = `let ${s.name} ${d.base}`): Deed => ({
  ...d,
  own: s.name,
  third: s.you ? d.base : d.third,
  base,
})
/** A deed of the attempting hero, who need not be the one that is spoken of. */
export const attempts = (d: Deed, { s, attempting }: Subjects): Deed[] =>
  s.name === attempting.name ? [d] : [doneBy(d, attempting)]

/** The same subjects once its heroes have been named. */
export const again = (subjects: Subjects): Subjects => shared.named(subjects, THAT_HERO)
export const UNTIL = { attempt: 'for this attempt', turn: 'until the end of the turn' } as const
