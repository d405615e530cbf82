/** The table in play: rows, prompt and one's own board; rivals and the chronicle beside them, or behind tabs. An attempt takes its place. */
import { useEffect, useRef } from 'preact/hooks'
import { Reading } from '../../cards/reading.tsx'
import { layout } from '../../state/layout.ts'
import { useFlip } from '../../ui/flip.ts'
import { later } from '../../ui/later.tsx'
import { AttemptPanel, TrialScreen, trialIsOn } from '../attempt/index.ts'
import { AdversaryChip, AdversaryPanel } from './adversary.tsx'
import { useAnnouncedChronicle } from './announced.ts'
import { Board } from './board.tsx'
import { Chronicle, ChronicleButton } from './chronicle.tsx'
import { Dock } from './dock.tsx'
import { Drawer } from './drawer.tsx'
import { FlipNotice } from './flip-notice.tsx'
import { usePledge } from './pledge-asked.ts'
import { PledgeNotices } from './pledge-notice.tsx'
import { Prompt } from './prompt.tsx'
import { HintButton, UndoButton } from './prompt-buttons.tsx'
import { RefusalLine } from './refusal-line.tsx'
import { RivalChips, RivalPanel, useOthers } from './rivals.tsx'
import { Rows } from './rows.tsx'
import { useSession } from './session-context.ts'
import { useTableSounds } from './sounds.ts'
import { Tabs } from './tabs.tsx'
import { TopBar } from './top-bar.tsx'
import { useBeside } from './use-beside.ts'
import { useFacing } from './use-facing.ts'
import { useOffers } from './use-offers.ts'
import { forgetWishes, tab } from './wishes.ts'
import '../../styles/table.css'

/** Only some Quests ask for it. */
const Pledge = later(async () => (await import('./pledge.tsx')).Pledge)

/** On a phone, hint and undo have no room in the prompt. */
function Helps() {
  const { mine } = useOffers()
  return (
    <>
      {mine && <HintButton />}
      <UndoButton />
    </>
  )
}

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
  const shown = tab.value
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

const LAYOUTS = { desk: Desk, tablet: Tablet, phone: Phone }

export function PlayScreen() {
  const session = useSession()
  const { look } = session
  const table = useRef<HTMLDivElement>(null)
  useFlip(table, look.value.version, tab.value)
  useAnnouncedChronicle()
  useTableSounds()
  useEffect(() => forgetWishes, [])
  const inTrial = trialIsOn(session)
  const Shown = usePledge() === null ? LAYOUTS[layout.value] : Pledge
  const beside = useBeside()
  return (
    <div ref={table} class={`play oak ${layout.value} ${beside ? 'beside' : ''}`}>
      <TopBar helps={<Helps />} chronicle={<ChronicleButton />} />
      <main class={inTrial ? 'in-trial' : 'at-table'}>
        <RefusalLine />
        <FlipNotice />
        <PledgeNotices />
        {inTrial ? <TrialScreen /> : <Shown />}
      </main>
      <AttemptPanel />
      <Reading />
    </div>
  )
}
