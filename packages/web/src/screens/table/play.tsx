/** The table in play: rows, prompt and one's own board; rivals and the chronicle beside them, or behind tabs. A cast lies over the rows. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { HintButton } from '../../at-table/hint-button.tsx'
import { HintLine } from '../../at-table/hint-line.tsx'
import { UndoButton } from '../../at-table/undo-button.tsx'
import { Cast } from '../../attempt/cast/index.ts'
import { PlanPanel } from '../../attempt/plan/index.ts'
import { Reading } from '../../cards/reading.tsx'
import { useOffers, useSession } from '../../session/index.ts'
import { flat, layout } from '../../state/layout.ts'
import { useFlip } from '../../ui/flip.ts'
import { Pledge, usePledgeAsked } from './adversary/index.ts'
import { useBeside } from './arrangement.ts'
import { ChronicleButton, useAnnouncedChronicle } from './chronicle/index.ts'
import { Coach, PanelCoach, useCoaching } from './coach/index.ts'
import { LAYOUTS } from './layouts.tsx'
import { Bands } from './moments/index.ts'
import styles from './play.module.css'
import { RefusalLine } from './prompt/index.ts'
import { useTableSounds } from './sounds.ts'
import { TopBar } from './top-bar/index.ts'
import { useAnswering, WhoAnswers } from './who-answers/index.ts'

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

interface PlayScreenProps {
  /** one thing more in the bar above */
  tool?: ComponentChildren
}

export function PlayScreen({ tool }: PlayScreenProps) {
  const session = useSession()
  const { ui } = session
  const table = useRef<HTMLDivElement>(null)
  const inAttempt = session.attempt.value !== null
  // on a phone a cast is a sheet of its own, and what comes after it was there before
  const isSheet = inAttempt && layout.value === 'phone'
  // what a cast holds back comes home by ways of its own
  const scene = isSheet ? 'cast' : `${ui.tab.value} ${ui.landed.value} ${ui.home.value}`
  useFlip(table, session.news.value.version, scene)
  useAnnouncedChronicle()
  useTableSounds()
  useEffect(() => () => ui.reset(), [ui])
  useEffect(() => {
    // what can't be fetched now is fetched with the next table
    import('../../ui/presses.ts').catch(() => {})
  }, [])
  const Shown = usePledgeAsked() ? Pledge : LAYOUTS[layout.value]
  const beside = useBeside()
  const coaching = useCoaching()
  const answering = useAnswering()
  // one light at a time, and one voice
  const isCovered = ui.digest.value || ui.floor.value.length > 0
  return (
    <div
      ref={table}
      class={`${styles.play} play oak ${layout.value} ${beside ? 'beside' : ''}`}
      data-beside={beside}
      data-layout={flat.value ? 'flat' : layout.value}
      data-edition={session.about.setup.edition}
      data-mode={session.about.setup.mode}
    >
      <TopBar tool={tool} helps={<Helps />} chronicle={<ChronicleButton />} />
      {layout.value !== 'desk' && <HintLine />}
      <main class={styles.main}>
        <RefusalLine />
        <Cast>
          <Shown />
          <Bands />
        </Cast>
      </main>
      <PlanPanel
        beside={(planning) => coaching !== null && <PanelCoach {...planning} coaching={coaching} />}
      />
      <Reading />
      {answering !== null && <WhoAnswers answering={answering} />}
      {coaching !== null && ui.planned.value === null && !isCovered && (
        <Coach coaching={coaching} place={inAttempt ? 'cast' : 'table'} />
      )}
    </div>
  )
}
