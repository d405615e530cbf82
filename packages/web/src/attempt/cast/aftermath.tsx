/** What came of an attempt, in words. */

import type { AttemptView, EventType } from '@runesaga/table'
import { tellAll } from '@runesaga/words'
import { NamedRich } from '../../at-table/named.tsx'
import { useSession } from '../../session/index.ts'
import { say, words } from '../../ui/language.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import styles from './aftermath.module.css'

/** What the outcome over the stones says already. */
const STAMPED = new Set<EventType>(['challenge-discarded', 'tucked'])

export function Aftermath({ attempt: { outcome } }: { attempt: AttemptView }) {
  const { updates, catalog, seat } = useSession()
  const events = updates.value.find(({ version }) => version === outcome?.version)?.events ?? []
  // the move that decided it: what it told before the decision was seen on the way there
  const decided = events.findLastIndex(({ type }) => type === 'overcame' || type === 'failed')
  const entries = tellAll(events.slice(decided + 1), catalog.names(seat.value), words()).filter(
    ({ type }) => !STAMPED.has(type),
  )
  return (
    <section class={`${styles.aftermath} panel`} aria-labelledby="aftermath-title" data-icons="">
      <h2 class="eyebrow" id="aftermath-title">
        {say('attempt/what-came')}
      </h2>
      <ul>
        {entries.map(({ text }, i) => (
          <li key={i}>
            <NamedRich text={text} />
          </li>
        ))}
      </ul>
      <IconKey />
    </section>
  )
}
