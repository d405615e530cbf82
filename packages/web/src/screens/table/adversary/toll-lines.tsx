/** What the Adversary's cards did in a turn, below its sentence. */
import { NamedRich } from '../../../at-table/named.tsx'
import { useSession, useView } from '../../../session/index.ts'
import type { Turn } from '../chronicle/index.ts'
import styles from './toll-lines.module.css'
import { tollLine, tollsOf } from './tolls.ts'

export function TollLines({ turn }: { turn: Pick<Turn, 'events'> }) {
  const session = useSession()
  if (useView().adversary === null) return null
  return (
    <>
      {tollsOf(turn.events, session).map((toll) => (
        <span key={toll.card} class={styles.toll}>
          <NamedRich text={tollLine(toll, session)} passing />
        </span>
      ))}
    </>
  )
}
