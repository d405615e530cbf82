/** The table in play: rows, prompt and one's own board; rivals and the chronicle beside them, or behind tabs. An attempt takes its place. */
import { useEffect, useRef } from 'preact/hooks'
import { HintButton } from '../../at-table/hint-button.tsx'
import { UndoButton } from '../../at-table/undo-button.tsx'
import { CastScreen, castIsOn } from '../../attempt/cast/index.ts'
import { PlanPanel } from '../../attempt/plan/index.ts'
import { Reading } from '../../cards/reading.tsx'
import { useOffers, useSession } from '../../session/index.ts'
import { layout } from '../../state/layout.ts'
import { useFlip } from '../../ui/flip.ts'
import { FlipNotice, Pledge, PledgeNotices, usePledgeAsked } from './adversary/index.ts'
import { useBeside } from './arrangement.ts'
import { ChronicleButton, useAnnouncedChronicle } from './chronicle/index.ts'
import { Coach, PanelCoach, useCoaching } from './coach/index.ts'
import { LAYOUTS } from './layouts.tsx'
import { RefusalLine } from './prompt/index.ts'
import { useTableSounds } from './sounds.ts'
import { TopBar } from './top-bar/index.ts'
import '../../styles/table.css'

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

export function PlayScreen() {
  const session = useSession()
  const { ui } = session
  const table = useRef<HTMLDivElement>(null)
  useFlip(table, session.news.value.version, ui.tab.value)
  useAnnouncedChronicle()
  useTableSounds()
  useEffect(() => () => ui.reset(), [ui])
  const inAttempt = castIsOn(session)
  const Shown = usePledgeAsked() ? Pledge : LAYOUTS[layout.value]
  const beside = useBeside()
  const coaching = useCoaching()
  return (
    <div
      ref={table}
      class={`play oak ${layout.value} ${beside ? 'beside' : ''}`}
      data-edition={session.about.setup.edition}
    >
      <TopBar helps={<Helps />} chronicle={<ChronicleButton />} />
      <main class={inAttempt ? '' : 'at-table'}>
        <RefusalLine />
        <FlipNotice />
        <PledgeNotices />
        {inAttempt ? <CastScreen /> : <Shown />}
      </main>
      <PlanPanel
        beside={(planning) => coaching !== null && <PanelCoach {...planning} coaching={coaching} />}
      />
      <Reading />
      {coaching !== null && ui.planned.value === null && (
        <Coach coaching={coaching} place={inAttempt ? 'cast' : 'table'} />
      )}
    </div>
  )
}
