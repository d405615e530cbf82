/** How people are called at the end. */
import { home, LANGUAGES, type Names } from '@runesaga/words'
import type { Session } from '../../session.ts'

/** By their names; "you" is only who never gave one, in a game for one person. */
export function namesAtTheEnd({ about, seat, shelf }: Session): Names {
  const nameless = LANGUAGES.map((language) => home(language, 'you'))
  return shelf.names(nameless.includes(about.players[seat.value].name) ? seat.value : undefined)
}
