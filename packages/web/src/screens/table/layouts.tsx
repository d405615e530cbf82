/** The parts of the table as they lie on a desk, on a tablet, and on a phone behind tabs. */
import { useUi } from '../../session/index.ts'
import { AdversaryChip, AdversaryPanel } from './adversary/index.ts'
import { useFacing } from './arrangement.ts'
import { Board, Dock } from './board/index.ts'
import { Chronicle } from './chronicle/index.ts'
import { Drawer } from './hand/index.ts'
import { Prompt } from './prompt/index.ts'
import { RivalChips, RivalPanel, useOthers } from './rivals/index.ts'
import { Rows } from './rows/index.ts'
import { Tabs } from './tabs.tsx'

/** Rivals or allies and the Adversary, in one line. */
function Others() {
  const faces = useFacing()
  return (
    <div class="others">
      <RivalChips />
      {!faces && <AdversaryChip />}
    </div>
  )
}

/** Rows, or the Adversary before them while it has to be faced. */
function Upper() {
  const faces = useFacing()
  return (
    <div class={`upper ${faces ? 'faces' : ''}`}>
      {faces && <AdversaryPanel />}
      <Rows back={faces} />
    </div>
  )
}

function Rail() {
  const others = useOthers()
  const faces = useFacing()
  return (
    <aside class="rail">
      {!faces && <AdversaryChip />}
      {others.map((seat) => (
        <RivalPanel key={seat} seat={seat} />
      ))}
      <Chronicle />
    </aside>
  )
}

function Desk() {
  return (
    <>
      <div class="main-column">
        <Upper />
        <Prompt />
        <Board />
      </div>
      <Rail />
    </>
  )
}

function Tablet() {
  return (
    <>
      <div class="main-column">
        <Others />
        <Upper />
        <Prompt />
        <Board />
      </div>
      <Drawer />
    </>
  )
}

function Rivals() {
  const others = useOthers()
  return (
    <div class="main-column">
      <AdversaryPanel />
      {others.map((seat) => (
        <RivalPanel key={seat} seat={seat} />
      ))}
    </div>
  )
}

function Phone() {
  const shown = useUi().tab.value
  return (
    <>
      {shown === 'table' && (
        <div class="main-column">
          <Others />
          <Upper />
          <Prompt />
          <Dock />
        </div>
      )}
      {shown === 'story' && (
        <div class="main-column">
          <Board />
        </div>
      )}
      {shown === 'rivals' && <Rivals />}
      {shown === 'chronicle' && (
        <div class="main-column">
          <Chronicle />
        </div>
      )}
      <Tabs />
    </>
  )
}

export const LAYOUTS = { desk: Desk, tablet: Tablet, phone: Phone }
