/** What happened at a table and was not taken back. */
import type { NamedEvent } from '@runesaga/engine/view'
import type { Update } from '../protocol/table.ts'

type Told = Pick<Update, 'events' | 'undone'>

/** The events of a game as it stands, oldest first: a move that was taken back is as if it had never been. */
export function standingEvents(updates: readonly Told[]): NamedEvent[] {
  const standing: Told[] = []
  for (const update of updates) {
    if (update.undone) standing.pop()
    else standing.push(update)
  }
  return standing.flatMap(({ events }) => events)
}
