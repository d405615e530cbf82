/** The page of a campaign: the road, the chapter that is read, the generations, what was unlocked. */
import { CHAPTERS, changeGroup, chaptersOf, marksOf, type SavedCampaign } from '@runesaga/table'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { CardsContext } from '../../cards/cards-here.ts'
import { Reading } from '../../cards/reading.tsx'
import { keepCampaign } from '../../state/campaigns.ts'
import { library } from '../../state/library.ts'
import { go } from '../../state/route.ts'
import { language, say } from '../../ui/language.ts'
import { Sprite } from '../../ui/sprite.tsx'
import { Age } from './age.tsx'
import { Bar } from './bar.tsx'
import { type CampaignCards, cardsInside, charactersInside } from './cards.ts'
import { ChapterPage, SealedChapter } from './chapter.tsx'
import { ChapterActs } from './chapter-acts.tsx'
import { Crown } from './crown.tsx'
import { Generations } from './generations.tsx'
import { More } from './more.tsx'
import { NUMBERS } from './numerals.ts'
import { Opening } from './opening.tsx'
import styles from './page.module.css'
import { Road, type Stop } from './road.tsx'
import { letterOf, stopsOf } from './stops.tsx'
import { chapterWords, endWords, generationsOf } from './told.ts'
import { Unlocked } from './unlocked.tsx'

interface CampaignPageProps {
  saved: SavedCampaign
  cards: CampaignCards
}

export function CampaignPage({ saved, cards }: CampaignPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const standings = chaptersOf(saved)
  const now = saved.playing?.chapter ?? standings.find(({ current }) => current)?.chapter ?? CHAPTERS
  /** the chapter that somebody chose to read, as long as the campaign stands as it did then */
  const [chosen, setChosen] = useState<{ chapter: number; at: number } | null>(null)
  const [opening, setOpening] = useState<number | null>(null)
  const [more, setMore] = useState(false)
  const read = chosen?.at === now ? chosen.chapter : now
  const tables = library.value ?? []
  const kept = new Set(tables.map(({ id }) => id))
  const table = tables.find(({ id }) => id === saved.playing?.table) ?? null
  const stops = stopsOf(saved, cards, table)
  const standing = standings[read - 1]
  useTitle(saved.name)
  useHeadingFocus(
    heading,
    `${now} ${saved.campaign.ended}`,
    saved.unsealed === 1 && saved.playing === null && saved.tries.length === 0,
  )
  const unseal = async () => {
    await keepCampaign({ ...saved, unsealed: read })
    setOpening(read)
  }
  return (
    <CardsContext.Provider value={cards.here}>
      <div class={`${styles.campaign} oak`}>
        <Sprite />
        <Bar line={lineOf(saved)} onMore={() => setMore(true)} />
        <main class={styles.main}>
          <Head saved={saved} />
          <Road stops={stops} read={read} onRead={(chapter) => setChosen({ chapter, at: now })} />
          <div class={styles.read}>
            {saved.campaign.ended && <Age saved={saved} cards={cards} />}
            {stops[read - 1].seal === 'open' ? (
              <ChapterPage key={read} heading={heading} {...chapterWords(saved, standing, cards, kept)}>
                <ChapterActs key={read} saved={saved} cards={cards} standing={standing} />
              </ChapterPage>
            ) : (
              <SealedChapter chapter={read} heading={heading} onUnseal={() => void unseal()} />
            )}
          </div>
          <div class={styles.side}>
            <Generations
              generations={generationsOf(saved, cards, table, kept)}
              next={
                saved.playing === null
                  ? {
                      chapter: standings.find(({ current }) => current)?.chapter ?? null,
                      group: saved.group,
                      onChange: (group) => void keepCampaign(changeGroup(saved, group)),
                    }
                  : null
              }
            />
            <Unlocked {...unlockedIn(saved, cards, stops)} />
          </div>
        </main>
        {opening !== null && (
          <Opening
            chapter={opening}
            cards={cardsInside(opening, cards)}
            letter={letterOf(opening, cards)}
            onClose={() => {
              setOpening(null)
              heading.current?.focus()
            }}
          />
        )}
        {more && (
          <More saved={saved} onClose={() => setMore(false)} onDeleted={() => go({ screen: 'home' })} />
        )}
        <Reading />
      </div>
    </CardsContext.Provider>
  )
}

function useTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} · Runesaga`
    return () => {
      document.title = 'Runesaga'
    }
  }, [name])
}

/**
 * When the campaign moves on, the button that was pressed is gone: one goes on from the chapter's heading. `fresh`: its first seal was
 * broken on the page before, and nothing was played yet.
 */
function useHeadingFocus(heading: RefObject<HTMLHeadingElement | null>, at: string, fresh: boolean): void {
  const was = useRef(fresh ? '' : at)
  useEffect(() => {
    if (was.current === at) return
    was.current = at
    if (document.activeElement === document.body) heading.current?.focus()
  }, [at])
}

const lineOf = ({ group, begun }: SavedCampaign): string =>
  say('campaign/line', {
    edition: say('edition/epic'),
    party: say(group.length === 1 ? 'campaign/party/alone' : 'campaign/party/together'),
    date: new Date(begun).toLocaleDateString(language(), { day: 'numeric', month: 'long' }),
  })

function Head({ saved }: { saved: SavedCampaign }) {
  return (
    <div class={styles.head}>
      <div>
        <h1>{saved.name}</h1>
        <p>{say('campaign/about')}</p>
      </div>
      <div class={styles.marks}>
        <p>
          <b>{say('campaign/marks', { n: marksOf(saved.campaign) })}</b>
          {say('campaign/marks/about')}
        </p>
        <Crown lit={saved.campaign.won} />
      </div>
    </div>
  )
}

/** Cards of the envelopes whose seals were broken; those of the newest are new until it was played. */
function unlockedIn(saved: SavedCampaign, cards: CampaignCards, stops: readonly Stop[]) {
  const opened = stops.filter(({ seal }) => seal === 'open')
  const isFresh = ({ now, won, lost }: Stop) => now && !won && !lost
  return {
    cards: opened.flatMap((stop) =>
      charactersInside(stop.chapter, cards).map((card) => ({ card, fresh: isFresh(stop) })),
    ),
    of: NUMBERS.flatMap((chapter) => charactersInside(chapter, cards)).length,
    marks: [...saved.campaign.won]
      .sort((a, b) => a - b)
      .map((chapter) => ({ chapter, told: endWords(chapter, true, cards) })),
  }
}
