/** The end of a game: Destinies are turned over, then the score sheet is filled and each life laid out. */
import { useEffect, useState } from 'preact/hooks'
import { useSession, useView } from '../../session/index.ts'
import { FIRST_TALE, learnt } from '../../state/lessons.ts'
import { isCalm } from '../../state/settings.ts'
import { later } from '../../ui/later.tsx'
import { isFirstTale } from '../table/aim/index.ts'
import { ChronicleButton } from '../table/chronicle/index.ts'
import { Coach, useCoaching } from '../table/coach/index.ts'
import { TopBar } from '../table/top-bar/index.ts'
import { AdversaryPanel } from './adversary.tsx'
import styles from './end.module.css'
import { Headline } from './headline.tsx'
import { Leave } from './leave.tsx'
import { LifePage } from './life-page.tsx'
import { Reveal } from './reveal.tsx'
import { ScoreTable } from './score-table.tsx'

/** Only for the tables of a campaign. */
const CampaignEnd = later(async () => (await import('../campaign/end-note.tsx')).CampaignEnd, {
  Meanwhile: () => null,
})

export function EndScreen() {
  const session = useSession()
  const { about, ui } = session
  const { adversary, heroes } = useView()
  const coaching = useCoaching()
  // whoever comes back from the rules isn't shown the Destinies again
  const [revealed, setRevealed] = useState(isCalm() || ui.destiniesSeen)
  const [counted, setCounted] = useState(revealed)
  useEffect(() => {
    if (isFirstTale(session)) learnt(FIRST_TALE)
  }, [session])
  const goOn = () => {
    ui.destiniesSeen = true
    setRevealed(true)
  }
  return (
    <div class={`${styles.end} oak`} data-edition={about.setup.edition} data-mode={about.setup.mode}>
      <TopBar chronicle={<ChronicleButton />} />
      {revealed ? (
        <main class={`${styles.main} ${heroes.length === 1 ? styles.alone : ''}`}>
          <div class={styles.left}>
            <Headline counted={counted} />
            {about.campaign !== null && counted && <CampaignEnd />}
            <div class={styles.tally}>
              {adversary !== null && heroes.length === 1 && <AdversaryPanel {...{ adversary, counted }} />}
              <ScoreTable counted={counted} onCounted={() => setCounted(true)} />
            </div>
            <Leave />
          </div>
          <LifePage counted={counted} />
        </main>
      ) : (
        <Reveal onDone={goOn} />
      )}
      {counted && coaching !== null && <Coach coaching={coaching} place="end" />}
    </div>
  )
}
