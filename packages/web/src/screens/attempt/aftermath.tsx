/** What came of an attempt, in words. */
import type { EventType } from '@runesaga/table'
import { tellAll } from '@runesaga/words'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { useSession } from '../table/session-context.ts'
import { lastAttempt } from './told.ts'

/** What the outcome on the oak says already. */
const STAMPED = new Set<EventType>(['challenge-discarded', 'tucked'])

export function Aftermath() {
  const { updates, shelf, seat } = useSession()
  const told = lastAttempt(updates.value)
  const entries = tellAll(told?.after ?? [], shelf.names(seat.value), words()).filter(
    ({ type }) => !STAMPED.has(type),
  )
  return (
    <section class="trial-aftermath panel" aria-labelledby="aftermath-title">
      <h2 class="eyebrow" id="aftermath-title">
        {say('attempt/what-came')}
      </h2>
      <ul>
        {entries.map(({ text }, i) => (
          <li key={i}>
            <Rich text={text} />
          </li>
        ))}
      </ul>
    </section>
  )
}
