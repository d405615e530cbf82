/** How the seven chapters of a campaign stand: seals, results, and the words for them. */
import {
  type ChapterStanding,
  chaptersOf,
  isRead,
  type SavedCampaign,
  type SavedTable,
} from '@runesaga/table'
import { actName, printedName } from '@runesaga/words'
import type { ComponentChildren } from 'preact'
import { language, say, words } from '../../ui/language.ts'
import { type CampaignCards, foeOf } from './cards.ts'
import type { Seal } from './envelope.tsx'
import styles from './road.module.css'
import type { Stop } from './road.tsx'
import { sceneOf } from './scenes.ts'

function sealOf(saved: SavedCampaign, { chapter, state }: ChapterStanding): Seal {
  if (state === 'sealed') return 'sealed'
  return isRead(saved, chapter) ? 'open' : 'ready'
}

/** `table`: the one that is being played at, if any. */
export function stopsOf(saved: SavedCampaign, cards: CampaignCards, table: SavedTable | null): Stop[] {
  return chaptersOf(saved).map((standing) => {
    const { chapter, current, tries } = standing
    const seal = sealOf(saved, standing)
    const stop = {
      chapter,
      seal,
      now: current,
      won: tries.some(({ won }) => won),
      lost: tries.some(({ won }) => !won),
    }
    if (seal !== 'open') return { ...stop, name: null, state: say(`campaign/state/${seal}`) }
    const playing = saved.playing?.chapter === chapter
    return {
      ...stop,
      name: printedName(cards.chapters[chapter - 1].name, language()),
      ...(playing ? { state: playingWords(table) } : resultWords(standing)),
      letter: letterOf(chapter, cards),
    }
  })
}

/** What looks out of an envelope: the true face of the foe. */
export function letterOf(chapter: number, cards: CampaignCards): { picture: string; emblem: string } {
  return {
    picture: sceneOf(chapter, { w: 148, h: 70, y: 0.46, size: 0.86 }, cards),
    emblem: cards.here.faces.emblem(foeOf(chapter, cards), 'final'),
  }
}

function playingWords(table: SavedTable | null): string {
  const standing = table?.standing
  if (standing === undefined || standing.turn === 0) return say('campaign/state/choosing')
  const act = Math.max(...standing.heroes.map((hero) => hero.act))
  return say('campaign/state/playing', { act: actName(act, words()) })
}

/** The result is set off, never by colour alone. */
function resultWords({ state, tries }: ChapterStanding): { state: string; shown?: ComponentChildren } {
  const lost = tries.some(({ won }) => !won)
  const kind = state === 'won' ? (lost ? 'won-later' : 'won-first') : lost ? 'lost' : 'open'
  const words = say(`campaign/state/${state === 'past' ? 'left' : kind}`)
  return {
    state: words,
    shown: <span class={state === 'won' ? styles.good : lost ? styles.bad : ''}>{words}</span>,
  }
}
