/** Figures from the table, asked for in the background: the last known ones stay until the new ones are there. */
import type { AnswerTo, Query } from '@runesaga/table'
import { useEffect, useState } from 'preact/hooks'
import { useSession } from '../../session/index.ts'

/**
 * What `read` makes of the table's answer, asked again whenever the table or the question has changed. `nothing` until it has
 * answered, and where nothing is asked (null).
 */
export function useAnswer<Q extends Query, T>(
  query: Q | null,
  read: (answer: AnswerTo<Q>, query: Q) => T,
  nothing: T,
): T {
  const session = useSession()
  const [known, setKnown] = useState(() => nothing)
  const asked =
    query === null ? null : JSON.stringify([session.news.value.version, session.seat.value, query])
  useEffect(() => {
    if (query === null) {
      setKnown(() => nothing)
      return
    }
    let wanted = true
    const wait = async () => {
      const answer = await session.ask(query)
      if (wanted) setKnown(() => read(answer, query))
    }
    void wait()
    return () => {
      wanted = false
    }
  }, [asked])
  return query === null ? nothing : known
}
