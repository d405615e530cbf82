/** What the attempt in progress comes to after each thing that the viewer could do now, or if nobody does anything (null). */
import type { Deed, Result } from '@runesaga/table'
import { useView } from '../../session/index.ts'
import { useAnswer } from '../figures/index.ts'

/** Null where it isn't known, or can't be told. */
export type Foreseen = (deed: Deed | null) => Result | null

const NOTHING: Foreseen = () => null
const nameOf = (deed: Deed | null): string => JSON.stringify(deed)

export function useForeseen(): Foreseen {
  const { attempt, you } = useView()
  const deeds = (you?.offers ?? []).map(({ deed }) => deed).filter((deed) => deed !== 'pass')
  return useAnswer<{ ask: 'results'; deeds: readonly (Deed | null)[] }, Foreseen>(
    attempt === null ? null : { ask: 'results', deeds: [null, ...deeds] },
    (answers, asked) => {
      const known = new Map(asked.deeds.map((deed, i) => [nameOf(deed), answers[i]]))
      return (deed) => {
        const answer = known.get(nameOf(deed))
        return typeof answer === 'object' ? answer : null
      }
    },
    NOTHING,
  )
}
