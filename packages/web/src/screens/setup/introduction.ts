/** In a first game nobody chooses: each person reads the dealt cards once, before the table is shown. */
import type { NamedEvent } from '@runesaga/table'
import type { Session } from '../../session/index.ts'

/** Are the cards of the seat at the screen still to be read? Whoever has had a turn knows them. */
export function isNewHere({ about, seat, ui, updates }: Session): boolean {
  if (about.setup.options?.noChoice !== true || ui.introduced.value.has(seat.value)) return false
  const isOwnEnd = (event: NamedEvent) => event.type === 'turn-ended' && event.seat === seat.value
  return !updates.value.some(({ events }) => events.some(isOwnEnd))
}

export const hasRead = ({ seat, ui }: Session): void => {
  ui.introduced.value = new Set([...ui.introduced.value, seat.value])
}
