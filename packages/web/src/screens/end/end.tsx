/** The end of a game: Destinies are turned over, then the score sheet is filled and each life laid out. */
import '../../styles/end.css'
import '../../styles/end-sheet.css'
import '../../styles/end-life.css'
import '../../styles/end-small.css'
import { useState } from 'preact/hooks'
import type { Session } from '../../session.ts'
import { isCalm } from '../../state/settings.ts'
import { later } from '../../ui/later.tsx'
import { ChronicleButton } from '../table/chronicle.tsx'
import { useSession } from '../table/session-context.ts'
import { TopBar } from '../table/top-bar.tsx'
import { FoePanel } from './foe.tsx'
import { Headline } from './headline.tsx'
import { Leave } from './leave.tsx'
import { Lives } from './lives.tsx'
import { Reveal } from './reveal.tsx'
import { ScoreTable } from './score-table.tsx'

/** Only for the tables of a campaign. */
const CampaignEnd = later(async () => (await import('../campaign/end-note.tsx')).CampaignEnd, {
  Meanwhile: () => null,
})

/** Tables whose Destinies were seen: whoever comes back from the rules isn't shown them again. */
const seen = new WeakSet<Session>()

export function EndScreen() {
  const session = useSession()
  const [revealed, setRevealed] = useState(isCalm() || seen.has(session))
  const { adversary, heroes } = session.look.value.view
  const goOn = () => {
    seen.add(session)
    setRevealed(true)
  }
  return (
    <div class="end oak">
      <TopBar chronicle={<ChronicleButton />} />
      {revealed ? (
        <main class={`end-main ${heroes.length === 1 ? 'alone' : ''}`}>
          <div class="end-left">
            <Headline />
            {session.file().campaign !== undefined && <CampaignEnd />}
            <div class="end-tally">
              {adversary !== null && heroes.length === 1 && <FoePanel adversary={adversary} />}
              <ScoreTable />
            </div>
            <Leave />
          </div>
          <Lives />
        </main>
      ) : (
        <Reveal onDone={goOn} />
      )}
    </div>
  )
}
