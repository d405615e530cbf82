/** In a first game nobody chooses: each person reads the dealt cards once, before the table is shown. */
import { signal } from '@preact/signals'
import type { GameEvent } from '@runesaga/table'
import type { Session } from '../../session.ts'

/** Who has read them, by table and seat: kept while the page is open. */
const read = signal<ReadonlySet<string>>(new Set())
const keyOf = ({ about, seat }: Session): string => `${about.id}/${seat.value}`

/** Are the cards of the seat at the screen still to be read? Whoever has had a turn knows them. */
export function isNewHere(session: Session): boolean {
  const { setup } = session.look.value.view
  if (setup.options.noChoice !== true || read.value.has(keyOf(session))) return false
  const isOwnEnd = (event: GameEvent) => event.type === 'turn-ended' && event.seat === session.seat.value
  return !session.updates.value.some(({ events }) => events.some(isOwnEnd))
}

export const hasRead = (session: Session): void => {
  read.value = new Set([...read.value, keyOf(session)])
}
