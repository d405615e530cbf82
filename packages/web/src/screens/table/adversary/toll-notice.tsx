/** The Adversary has taken something from the viewer, outside an attempt of theirs: said until it was read or a round is over. */
import { type NamedEvent, type Seat, standingEvents } from '@runesaga/table'
import { capital } from '@runesaga/words'
import { NamedRich } from '../../../at-table/named.tsx'
import { MiniPicture } from '../../../cards/mini.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { say } from '../../../ui/language.ts'
import { Notice } from './notice.tsx'
import { sideOf, type Toll, tollName, tollsOf, tollWords } from './tolls.ts'

/** What falls on a hero who attempts something is seen there. */
function outsideOwnAttempts(events: readonly NamedEvent[], seat: Seat): NamedEvent[] {
  let attempts = false
  return events.filter((event) => {
    if (event.type === 'attempt-declared') attempts = event.seat === seat
    const is = attempts
    if (event.type === 'overcame' || event.type === 'failed') attempts = false
    return !is
  })
}

const strikes = ({ heroes }: Toll, seat: Seat): boolean => {
  const struck = heroes.get(seat)
  return struck !== undefined && (struck.xp < 0 || struck.steps < 0)
}

export function TollNotice() {
  const session = useSession()
  const { seat, ui, updates } = session
  const { adversary, heroes } = useView()
  if (adversary === null) return null
  const events = standingEvents(updates.value)
  const began = events.flatMap(({ type }, i) => (type === 'turn-began' ? [i] : []))
  // the last turn in which it struck, as far as the last round goes back
  for (let back = 1; back <= heroes.length + 1 && back <= began.length; back++) {
    const turn = events.slice(began.at(-back), back === 1 ? undefined : began.at(1 - back))
    const strike = tollsOf(outsideOwnAttempts(turn, seat.value), session).find((toll) =>
      strikes(toll, seat.value),
    )
    if (strike === undefined) continue
    // everybody at the device reads it for themselves
    const key = `toll-${seat.value}-${began.length - back}`
    if (ui.readNotices.value.has(key)) return null
    return (
      <Notice
        name={key}
        title={say('toll/title', { card: tollName(strike, session) })}
        picture={<MiniPicture card={strike.card} side={sideOf(strike, session)} />}
      >
        <p>
          <NamedRich text={say('toll/told', { what: capital(tollWords(strike, session)) })} />
        </p>
      </Notice>
    )
  }
  return null
}
