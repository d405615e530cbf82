/** What can be done with a chapter: play it, take up its table, try again, go on without it; by whom, and under which Quest. */
import { CHAPTERS, type ChapterStanding, type SavedCampaign, setAside } from '@runesaga/table'
import { useState } from 'preact/hooks'
import { beginGame, goOnWithout } from '../../state/campaign-play.ts'
import { keepCampaign } from '../../state/campaigns.ts'
import { addressOf } from '../../state/route.ts'
import { announce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { say } from '../../ui/language.ts'
import { AskDialog } from '../home/ask-dialog.tsx'
import type { CampaignCards } from './cards.ts'
import styles from './chapter.module.css'
import { numeral } from './numerals.ts'
import { QuestDialog } from './quest-dialog.tsx'
import { questsOf } from './told.ts'

interface ChapterActsProps {
  saved: SavedCampaign
  cards: CampaignCards
  standing: ChapterStanding
}

export function ChapterActs(props: ChapterActsProps) {
  const { playing } = props.saved
  if (playing === null) return <Beginnings {...props} />
  return playing.chapter === props.standing.chapter ? <InPlay {...props} table={playing.table} /> : null
}

function InPlay({ saved, table }: ChapterActsProps & { table: string }) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <a class="button primary" href={addressOf({ screen: 'table', id: table })}>
        {say('campaign/resume')}
      </a>
      <Button onClick={() => setAsks(true)}>{say('campaign/set-aside')}</Button>
      {asks && (
        <AskDialog
          title={say('campaign/set-aside/title')}
          about={say('campaign/set-aside/about')}
          yes={say('campaign/set-aside')}
          no={say('campaign/set-aside/keep')}
          onYes={() => void keepCampaign(setAside(saved))}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

function Beginnings({ saved, cards, standing }: ChapterActsProps) {
  const { chapter, state, current, tries } = standing
  const quests = questsOf(saved, chapter, cards)
  const [quest, setQuest] = useState(quests.find(({ advised }) => advised)?.id ?? quests[0].id)
  const [asks, setAsks] = useState(false)
  const [beginning, setBeginning] = useState<'idle' | 'busy' | 'failed'>('idle')
  const begin = async () => {
    setBeginning('busy')
    const name = say('campaign/table-name', { campaign: saved.name, n: numeral(chapter) })
    try {
      await beginGame((lobby) => lobby.beginChapter(saved, chapter, { name, quest }))
    } catch {
      setBeginning('failed')
    }
  }
  const goOn = async () => {
    await goOnWithout(saved, chapter)
    if (chapter < CHAPTERS) announce(say('campaign/went-on', { n: numeral(chapter + 1) }))
  }
  const deed = state === 'won' ? 'campaign/replay' : tries.length > 0 ? 'campaign/retry' : 'campaign/play'
  return (
    <>
      {beginning === 'failed' && (
        <p class={styles.note} role="alert">
          {say('campaign/cannot-play')}
        </p>
      )}
      <Button
        look={current ? 'primary' : 'plain'}
        aria-disabled={beginning === 'busy'}
        onClick={() => {
          if (beginning !== 'busy') void begin()
        }}
      >
        {say(beginning === 'busy' ? 'campaign/beginning' : deed)}
      </Button>
      {current && tries.length > 0 && (
        <Button onClick={() => void goOn()}>
          {chapter === CHAPTERS
            ? say('campaign/go-on/last')
            : say('campaign/go-on', { n: numeral(chapter + 1) })}
        </Button>
      )}
      <Button onClick={() => setAsks(true)}>
        {say('campaign/quest-is', { name: quests.find(({ id }) => id === quest)?.name ?? '' })}
      </Button>
      {asks && (
        <QuestDialog quests={quests} chosen={quest} onChoose={setQuest} onClose={() => setAsks(false)} />
      )}
    </>
  )
}
