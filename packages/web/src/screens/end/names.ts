/** How people are called at the end: "you" only where one person plays, so that nobody at a shared device has to ask who that is. */
import type { Names } from '@runesaga/words'
import type { Session } from '../../session.ts'

export function namesAtTheEnd({ about, seat, shelf }: Session): Names {
  const persons = about.players.filter(({ kind }) => kind === 'person').length
  return shelf.names(persons === 1 ? seat.value : undefined)
}
