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
import { ACT_NAMES, campaign, type Language, printedName, small } from '@runesaga/words'
import { language } from '../../ui/language.ts'
import { type CampaignCards, foeOf } from './cards.ts'
import type { ChapterWords } from './chapter.tsx'
import type { Ancestor, Generation } from './generations.tsx'
import { sceneOf } from './scenes.ts'

/** What a boon or a burden does, as a part of a sentence; with inline icons. */
export function legacyWords(
  chapter: number,
  kind: 'boon' | 'burden',
  { sets, here, noOf }: CampaignCards,
): string | null {
  const id = legacyOf(chapter, kind, sets)
  return id === null ? null : small(here.shelf.sentences(noOf(id), language()).join(' '))
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
        ? campaign(lang, 'if-won/marked')
        : isLast || boon === null
          ? campaign(lang, 'if-won/last')
          : campaign(lang, 'if-won/boon', { boon }),
    ifLost:
      state === 'won'
        ? campaign(lang, 'if-lost/marked')
        : isLast || burden === null
          ? campaign(lang, 'if-lost/last')
          : campaign(lang, 'if-lost/burden', { burden }),
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
    scene: sceneOf(chapter, { w: 430, h: 92, x: 0.34, y: 0.44, size: 0.9 }, cards),
  }
}

function carriedWords(saved: SavedCampaign, chapter: number, cards: CampaignCards): ChapterWords['carried'] {
  const { sets, here, noOf } = cards
  const id = carriedInto(saved.campaign, chapter, sets)
  if (id === null) return null
  const kind = id === legacyOf(chapter - 1, 'boon', sets) ? 'boon' : 'burden'
  return { kind, text: small(here.shelf.sentences(noOf(id), language()).join(' ')) }
}

/** Every game of the campaign, oldest first; the one in play comes last. `kept`: the ids of tables that are still there. */
export function generationsOf(
  saved: SavedCampaign,
  cards: CampaignCards,
  table: SavedTable | null,
  kept: ReadonlySet<string>,
): Generation[] {
  const lang = language()
  const tries = saved.tries.map((one) => ({
    chapter: one.chapter,
    name: one.chapter === null ? taleName(one, cards) : nameOf(one.chapter, cards, lang),
    heroes: one.heroes.map((hero) => ancestor(hero, cards)),
    end: one.won ? ('won' as const) : ('lost' as const),
    table: kept.has(one.table) ? one.table : null,
  }))
  if (saved.playing === null || table === null) return tries
  const { chapter } = saved.playing
  const heroes = table.players.map(({ name }, seat) => playingHero(name, table.standing?.heroes[seat], cards))
  return [...tries, { chapter, name: nameOf(chapter, cards, lang), heroes, end: null, table: table.id }]
}

const nameOf = (chapter: number | null, { chapters }: CampaignCards, lang: Language): string =>
  chapter === null ? campaign(lang, 'tale') : printedName(chapters[chapter - 1].name, lang)

/** A tale after the campaign is remembered by its foe. */
function taleName({ adversary }: Try, { here, keptNo }: CampaignCards): string {
  const lang = language()
  const foe = keptNo(adversary)
  return foe === null
    ? campaign(lang, 'tale')
    : campaign(lang, 'tale/against', { foe: here.shelf.face(foe, lang, 1).title })
}

function ancestor(
  { player, origin, motivation, score }: TriedHero,
  { here, keptNo }: CampaignCards,
): Ancestor {
  const lang = language()
  const titles = [keptNo(origin), keptNo(motivation)].flatMap((no) =>
    no === null ? [] : [here.shelf.face(no, lang).title],
  )
  return {
    name: player.name,
    origin: keptNo(origin),
    words: titles.join(' · '),
    score: campaign(lang, 'hero/score', { n: score.total }),
  }
}

function playingHero(
  name: string,
  hero: { act: number; origin: string | null } | undefined,
  { here, keptNo }: CampaignCards,
): Ancestor {
  const lang = language()
  const origin = hero === undefined ? null : keptNo(hero.origin)
  if (hero === undefined || origin === null)
    return { name, origin: null, words: campaign(lang, 'hero/choosing'), score: null }
  const { title } = here.shelf.face(origin, lang)
  return { name, origin, words: `${title} · ${ACT_NAMES[lang][hero.act - 1]}`, score: null }
}

/** The sides of the Quest, the advised one first known by `advised`. */
export function questsOf(saved: SavedCampaign, chapter: number, { sets, here, noOf }: CampaignCards) {
  const advised = advisedQuest(saved, chapter, sets)
  const ids = sets.flatMap(({ set, quests = [] }) =>
    quests.filter(({ common }) => common !== true).map(({ id }) => `${set}/${id}`),
  )
  return ids.map((id) => ({
    id,
    name: here.shelf.face(noOf(id), language()).title,
    text: here.shelf.sentences(noOf(id), language()).join(' '),
    advised: id === advised,
  }))
}
