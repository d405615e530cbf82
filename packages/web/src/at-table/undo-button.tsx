/** Takes back the last deed; where that can't be, it says why. */

import { useSession } from '../session/index.ts'
import { layout } from '../state/layout.ts'
import { Button, MarkButton } from '../ui/button.tsx'
import { say } from '../ui/language.ts'
import { off } from '../ui/off.ts'

export function UndoButton() {
  const session = useSession()
  // a spectator has done nothing that could be taken back
  const undo = session.news.value.seat === null ? 'nothing-to-undo' : session.news.value.seat.undo
  const press = undo === null ? { onClick: () => void session.undo() } : off(say(`undo-refusal/${undo}`))
  const name =
    undo === null
      ? say('table/undo')
      : say('common/named', { what: say('table/undo'), value: say(`undo-refusal/${undo}`) })
  if (layout.value !== 'desk') return <MarkButton mark="undo" {...press} name={name} />
  return (
    <Button mark="undo" {...press} aria-label={name}>
      {say('table/undo')}
    </Button>
  )
}
