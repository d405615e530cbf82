/** What a campaign tells of its chapters and of those who played them. */
import {
  advisedQuest,
  CHAPTERS,
  type ChapterStanding,
  carriedInto,
  legacyOf,
  type SavedCampaign,
  type SavedTable,
  type TriedHero,
  type Try,
} from '@runesaga/table'
import { actName, printedName, small } from '@runesaga/words'
import { language, say, words } from '../../ui/language.ts'
import { type CampaignCards, foeOf } from './cards.ts'
import type { ChapterWords } from './chapter.tsx'
import type { Ancestor, Generation } from './generations.tsx'
import { sceneOf } from './scenes.ts'

/** What a boon or a burden does, as a part of a sentence; with inline icons. */
export function legacyWords(
  chapter: number,
  kind: 'boon' | 'burden',
  { sets, here }: CampaignCards,
): string | null {
  const id = legacyOf(chapter, kind, sets)
  return id === null ? null : small(here.faces.sentences(id, words()).join(' '))
}

/** How a chapter's end is told. */
export const endWords = (chapter: number, won: boolean, { chapters }: CampaignCards): string =>
  printedName(chapters[chapter - 1][won ? 'won' : 'lost'], language())

/** A chapter's page. `kept`: the ids of tables that are still there. */
export function chapterWords(
  saved: SavedCampaign,
  { chapter, state, told }: ChapterStanding,
  cards: CampaignCards,
  kept: ReadonlySet<string>,
): ChapterWords {
  const lang = language()
  const { name, premise } = cards.chapters[chapter - 1]
  const boon = legacyWords(chapter, 'boon', cards)
  const burden = legacyWords(chapter, 'burden', cards)
  const isLast = chapter === CHAPTERS
  return {
    chapter,
    name: printedName(name, lang),
    premise: printedName(premise, lang),
    ifWon:
      state === 'won'
        ? say('campaign/if-won/marked')
        : isLast || boon === null
          ? say('campaign/if-won/last')
          : say('campaign/if-won/boon', { boon }),
    ifLost:
      state === 'won'
        ? say('campaign/if-lost/marked')
        : isLast || burden === null
          ? say('campaign/if-lost/last')
          : say('campaign/if-lost/burden', { burden }),
    carried: carriedWords(saved, chapter, cards),
    told:
      told === null
        ? null
        : {
            end: told.won ? 'won' : 'lost',
            text: endWords(chapter, told.won, cards),
            table: kept.has(told.table) ? told.table : null,
          },
    foe: foeOf(chapter, cards),
    scene: sceneOf(chapter, { w: 430, h: 92, x: 0.34, y: 0.37, size: 0.72 }, cards),
  }
}

function carriedWords(saved: SavedCampaign, chapter: number, cards: CampaignCards): ChapterWords['carried'] {
  const { sets, here } = cards
  const id = carriedInto(saved.campaign, chapter, sets)
  if (id === null) return null
  const kind = id === legacyOf(chapter - 1, 'boon', sets) ? 'boon' : 'burden'
  return { kind, text: small(here.faces.sentences(id, words()).join(' ')) }
}

/** Every game of the campaign, oldest first; the one in play comes last. `kept`: the ids of tables that are still there. */
export function generationsOf(
  saved: SavedCampaign,
  cards: CampaignCards,
  table: SavedTable | null,
  kept: ReadonlySet<string>,
): Generation[] {
  const tries = saved.tries.map((one) => ({
    chapter: one.chapter,
    name: one.chapter === null ? taleName(one, cards) : nameOf(one.chapter, cards),
    heroes: one.heroes.map((hero) => ancestor(hero, cards)),
    end: one.won ? ('won' as const) : ('lost' as const),
    table: kept.has(one.table) ? one.table : null,
  }))
  if (saved.playing === null || table === null) return tries
  const { chapter } = saved.playing
  const heroes = table.players.map(({ name }, seat) => playingHero(name, table.standing?.heroes[seat], cards))
  return [...tries, { chapter, name: nameOf(chapter, cards), heroes, end: null, table: table.id }]
}

const nameOf = (chapter: number | null, { chapters }: CampaignCards): string =>
  chapter === null ? say('campaign/tale') : printedName(chapters[chapter - 1].name, language())

/** A tale after the campaign is remembered by its foe. */
function taleName({ adversary }: Try, { here, ifThere }: CampaignCards): string {
  const foe = ifThere(adversary)
  return foe === null
    ? say('campaign/tale')
    : say('campaign/tale/against', { foe: here.faces.face(foe, words(), 'final').title })
}

function ancestor(
  { player, origin, motivation, score }: TriedHero,
  { here, ifThere }: CampaignCards,
): Ancestor {
  const titles = [ifThere(origin), ifThere(motivation)].flatMap((card) =>
    card === null ? [] : [here.faces.face(card, words()).title],
  )
  return {
    name: player.name,
    origin: ifThere(origin),
    words: titles.join(' · '),
    score: say('campaign/hero/score', { n: score.total }),
  }
}

function playingHero(
  name: string,
  hero: { act: number; origin: string | null } | undefined,
  { here, ifThere }: CampaignCards,
): Ancestor {
  const origin = hero === undefined ? null : ifThere(hero.origin)
  if (hero === undefined || origin === null)
    return { name, origin: null, words: say('campaign/hero/choosing'), score: null }
  const { title } = here.faces.face(origin, words())
  return { name, origin, words: `${title} · ${actName(hero.act, words())}`, score: null }
}

/** The sides of the Quest, the advised one first known by `advised`. */
export function questsOf(saved: SavedCampaign, chapter: number, { sets, here }: CampaignCards) {
  const advised = advisedQuest(saved, chapter, sets)
  const ids = sets.flatMap(({ set, quests = [] }) =>
    quests.filter(({ common }) => common !== true).map(({ id }) => `${set}/${id}`),
  )
  return ids.map((id) => ({
    id,
    name: here.faces.face(id, words()).title,
    text: here.faces.sentences(id, words()).join(' '),
    advised: id === advised,
  }))
}
