/** A hero's Heritage beside the mat; where there is little room, as a line among what lies below it. */
import { isSeen } from '../../../cards/is-seen.ts'
import { Mini } from '../../../cards/mini.tsx'
import { Readable } from '../../../cards/readable.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { say } from '../../../ui/language.ts'
import { drawn } from '../../../ui/tips/drawn.ts'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import styles from './heritage.module.css'
import { UseButtons } from './use-buttons.tsx'

export function Heritage({ short = false }: { short?: boolean }) {
  const { seat } = useSession()
  const { heritage } = useView().heroes[seat.value]
  if (!isSeen(heritage)) return null
  return (
    <section class={short ? styles.short : styles.heritage} data-icons="">
      <h3 class="eyebrow" {...drawn('heritage')}>
        {say('table/heritage')}
      </h3>
      <IconKey />
      {short ? <Mini card={heritage} /> : <Readable card={heritage} size="row" />}
      <UseButtons card={heritage} />
      {!short && <p>{say('table/heritage/off')}</p>}
    </section>
  )
}
