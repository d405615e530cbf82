/** On a tablet the hand lies in a drawer: every Feat's name and kind when closed, the cards when opened. */

import { useState } from 'preact/hooks'
import { useSession, useView } from '../../../session/index.ts'
import { MarkButton } from '../../../ui/button.tsx'
import { say } from '../../../ui/language.ts'
import { Hand } from './hand.tsx'
import '../../../styles/drawer.css'
import { IconKey } from '../../../ui/tips/icon-key.tsx'

export function Drawer() {
  const { seat } = useSession()
  const [open, setOpen] = useState(false)
  const { hand } = useView().heroes[seat.value]
  const n = hand.hero + hand.antihero
  return (
    <section class={`drawer ${open ? 'open' : ''}`} aria-label={say('table/hand')} data-icons="">
      <h3 class="eyebrow">{say('table/hand/n', { n })}</h3>
      <Hand shape={open ? 'cards' : 'lines'} />
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
