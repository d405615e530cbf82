/** On a tablet the hand lies in a drawer: every Feat's name and kind when closed, the cards when opened. */

import { useState } from 'preact/hooks'
import { useSession, useView } from '../../../session/index.ts'
import { MarkButton } from '../../../ui/button.tsx'
import { say } from '../../../ui/language.ts'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import styles from './drawer.module.css'
import { Hand } from './hand.tsx'

export function Drawer() {
  const { seat } = useSession()
  const [open, setOpen] = useState(false)
  const { hand } = useView().heroes[seat.value]
  const n = hand.hero + hand.antihero
  return (
    <section
      class={`${styles.drawer} ${open ? styles.open : ''}`}
      data-part="drawer"
      data-place="hand"
      aria-label={say('table/hand')}
      data-icons=""
    >
      <h3 class="eyebrow">{say('table/hand/n', { n })}</h3>
      <div class={styles.hand}>
        <Hand shape={open ? 'cards' : 'lines'} brief={!open} />
      </div>
      {n > 0 && (
        <MarkButton
          name={say(open ? 'table/hand/close' : 'table/hand/open')}
          mark="lift"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      )}
      <IconKey />
    </section>
  )
}
