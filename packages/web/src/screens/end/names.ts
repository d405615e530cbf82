/** How people are called at the end. */

import { LANGUAGES, type Names, youIn } from '@runesaga/words'
import type { Session } from '../../session/index.ts'

/** By their names; "you" is only who never gave one, in a game for one person. */
export function namesAtTheEnd({ about, seat, catalog }: Session): Names {
  const nameless = LANGUAGES.map(youIn)
  return catalog.names(nameless.includes(about.players[seat.value].name) ? seat.value : undefined)
}
