/**
 * The zones of the table as they lie on a desk, on a tablet, and on a phone behind tabs. Each has one place at a size; what changes changes
 * within it. A cast lies over the rows, which stay where they are beneath it, and the board never leaves.
 */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { HintLine } from '../../at-table/hint-line.tsx'
import {
  CastAnswers,
  CastOthers,
  CastPrompt,
  CastRail,
  CastStage,
  useCastAsks,
  useCasting,
} from '../../attempt/cast/index.ts'
import { useUi } from '../../session/index.ts'
import { flat, layout } from '../../state/layout.ts'
import { useMore } from '../../ui/use-more.ts'
import { AdversaryChip, AdversaryPanel, FlipNotice, PledgeNotices, TollNotice } from './adversary/index.ts'
import { useBeside, useFacing } from './arrangement.ts'
import { Board, Dock, LowDock } from './board/index.ts'
import { Chronicle } from './chronicle/index.ts'
import { Drawer } from './hand/index.ts'
import { Digest } from './moments/index.ts'
import { Prompt } from './prompt/index.ts'
import { RivalChips, RivalPanel, useOthers } from './rivals/index.ts'
import { Rows } from './rows/index.ts'
import { Tabs } from './tabs.tsx'
import { YourAim } from './your-aim.tsx'
import styles from './zones.module.css'

/** Rivals or allies and the Adversary, in one line. */
function Others() {
  const faces = useFacing()
  const casting = useCasting()
  return (
    <div class={styles.others} data-part="others">
      {casting === null || casting.isOver ? <RivalChips /> : <CastOthers />}
      {!faces && <AdversaryChip />}
    </div>
  )
}

/** Rows, or the Adversary before them while it has to be faced; over them the cast. */
function RowsZone() {
  const faces = useFacing()
  const isCast = useCasting() !== null
  const { shielded } = useUi()
  return (
    <div class={styles.rows}>
      <div
        class={`${styles.upper} ${faces ? styles.faces : ''} ${isCast ? styles.beneath : ''}`}
        data-faces={faces}
        inert={isCast || shielded.value}
      >
        {faces && <AdversaryPanel />}
        <Rows back={faces} />
      </div>
      {isCast && (
        <div class={styles.over}>
          <CastStage />
          {layout.value === 'tablet' && <CastRail />}
        </div>
      )}
      <Digest />
    </div>
  )
}

/** `rests`: nothing is asked for while something lies over it. */
function PromptZone({ rests = false }: { rests?: boolean }) {
  return (
    <div class={`${styles.prompt} ${rests ? styles.beneath : ''}`} data-over="" inert={rests}>
      {useCasting() === null ? <Prompt /> : <CastPrompt />}
    </div>
  )
}

/** Who may answer lies over the rivals, and over as much of the chronicle as it needs. */
function Rail() {
  const others = useOthers()
  const faces = useFacing()
  const isCast = useCasting() !== null
  return (
    <aside class={styles.rail} data-part="rail">
      <div class={styles.upperRail}>
        <div class={`${styles.panels} ${isCast ? styles.beneath : ''}`} inert={isCast}>
          <YourAim />
          {!faces && <AdversaryChip />}
          {others.map((seat) => (
            <RivalPanel key={seat} seat={seat} slim={others.length > 2} />
          ))}
        </div>
        {isCast && (
          <div class={styles.overRail} data-over="">
            <CastRail />
          </div>
        )}
      </div>
      <Notices over={others.length > 1} />
      <div class={`${styles.hint} ${isCast ? styles.low : ''}`}>
        <HintLine />
      </div>
      <Chronicle />
    </aside>
  )
}

function BoardZone() {
  return (
    <div class={styles.board}>
      <Board />
    </div>
  )
}

/** What the Adversary has done: where nothing has to move for it. `over`: there is room for it over the chronicle alone. */
function Notices({ over = false }: { over?: boolean }) {
  return (
    <div class={`${styles.notices} ${over ? styles.overChronicle : ''}`}>
      <FlipNotice />
      <PledgeNotices />
      <TollNotice />
    </div>
  )
}

function Desk() {
  return (
    <div class={styles.desk}>
      <RowsZone />
      <PromptZone />
      <BoardZone />
      <Rail />
    </div>
  )
}

/** Answers lie over the foot of the board, as high as the prompt lets them. */
function Answering() {
  const ref = useRef<HTMLDivElement>(null)
  useMore(ref)
  return (
    <div class={styles.answering} ref={ref}>
      <CastAnswers />
    </div>
  )
}

function Tablet() {
  const asks = useCastAsks()
  return (
    <>
      <Notices />
      <div class={useBeside() ? styles.beside : styles.tablet}>
        <Others />
        <RowsZone />
        <PromptZone />
        <BoardZone />
      </div>
      {asks ? <Answering /> : <Drawer />}
    </>
  )
}

function Rivals() {
  const others = useOthers()
  return (
    <div class={styles.page}>
      <AdversaryPanel />
      {others.map((seat) => (
        <RivalPanel key={seat} seat={seat} />
      ))}
    </div>
  )
}

/** On a phone an attempt is one sheet. What it brings comes home to the board at its foot, which leaves only for answers. */
function Sheet() {
  const asks = useCastAsks()
  const aside = useRef<HTMLDivElement>(null)
  useMore(aside)
  return (
    <div class={`${styles.sheet} ${flat.value ? styles.flatSheet : ''}`} data-part="sheet">
      <CastStage />
      <div class={styles.aside} ref={aside}>
        <CastRail />
        <CastAnswers />
      </div>
      {!asks && !flat.value && <Dock />}
      <CastPrompt />
    </div>
  )
}

function Phone() {
  const { tab, digest } = useUi()
  const shown = tab.value
  const isTold = digest.value && !flat.value
  // a rival's turn is told from the top of the page; when it goes, the rows are there from their beginning
  useLayoutEffect(() => {
    if (isTold) scrollTo({ top: 0, behavior: 'instant' })
  }, [isTold])
  if (useCasting() !== null) return <Sheet />
  return (
    <>
      {shown === 'table' && (
        <>
          <Notices />
          <div class={flat.value ? styles.flat : styles.phone}>
            <Others />
            <RowsZone />
            <PromptZone rests={isTold} />
            {flat.value ? <LowDock /> : <Dock />}
          </div>
        </>
      )}
      {shown === 'story' && (
        <div class={styles.page}>
          <Board />
        </div>
      )}
      {shown === 'rivals' && <Rivals />}
      {shown === 'chronicle' && (
        <div class={`${styles.page} main-column`}>
          <Chronicle />
        </div>
      )}
      <Tabs />
    </>
  )
}

export const LAYOUTS = { desk: Desk, tablet: Tablet, phone: Phone }
