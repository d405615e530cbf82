/** How the games of a campaign ended: read from their tables, by the rules. */
import { afterChapter, type CardNo, type GameSetup, marksOf, type Rules } from '@runesaga/engine'
import { boxFor, boxOf, NO_CARD } from '@runesaga/engine/search'
import { lastState } from '../host/reopen.ts'
import { isOfForm1, recordedSets, type SavedTable } from '../saved/saved-table.ts'
import { type SavedCampaign, setAside, type Try, touched } from './campaign.ts'

/**
 * R-CAMP-07: notes how the game in play ended. The same campaign, unchanged, if the table is another one or its game isn't over. A game
 * that was never this chapter's is set aside.
 */
export function recordEnd(rules: Rules, saved: SavedCampaign, table: SavedTable): SavedCampaign {
  const { playing } = saved
  if (playing === null || playing.table !== table.id) return saved
  const end = endOf(rules, table)
  if (end === null) return saved
  if (!isGameInPlay(rules, saved, table)) return setAside(saved)
  const ended = { ...playing, ...end, ended: table.touched }
  return touched(saved, {
    tries: [...saved.tries, ended],
    playing: null,
    campaign:
      playing.chapter === null ? saved.campaign : afterChapter(saved.campaign, playing.chapter, ended.won),
  })
}

/** Was this table begun for the game in play? It has the cards, the foe and the marks of its chapter, and says so itself. */
export function isGameInPlay(
  rules: Rules,
  { id, sets, campaign, playing }: SavedCampaign,
  { id: table, campaign: of, record }: SavedTable,
): boolean {
  if (playing === null || playing.table !== table) return false
  const { chapter } = playing
  if (of?.id !== id || of.chapter !== chapter) return false
  const { setup } = record
  const { edition, mode, heroes, options = {} } = setup
  const isOurs = edition === 'epic' && mode === (heroes === 1 ? 'solo' : 'coop')
  if (!isOurs || JSON.stringify(recordedSets(record)) !== JSON.stringify(sets)) return false
  const known = chapter === null ? OF_A_TALE : OF_A_CHAPTER
  if (!Object.keys(options).every((name) => known.includes(name))) return false
  if (chapter === null) return true
  const { chapters = Number.POSITIVE_INFINITY, marks, adversary } = options
  return (
    chapters <= campaign.opened &&
    marks === marksOf(campaign) &&
    chapterOf(rules, { edition, mode, heroes, sets: recordedSets(record) }, adversary) === chapter
  )
}

/** The options that the campaign's own setups have. */
const OF_A_TALE: readonly string[] = ['adversary', 'quest']
const OF_A_CHAPTER: readonly string[] = [...OF_A_TALE, 'chapters', 'marks', 'legacy']

/** The chapter whose envelope holds a card, by its id. */
function chapterOf(rules: Rules, setup: Omit<GameSetup, 'seed'>, id = ''): number | undefined {
  const box = boxFor(rules, setup)
  const [card] = box.byId.get(id) ?? []
  return box.cards[card]?.chapter
}

type End = Pick<Try, 'won' | 'why' | 'adversary' | 'quest' | 'legacy' | 'heroes'>

/** How the game of a table ended; null while it is played, and if it can't be played again. */
export function endOf(rules: Rules, table: SavedTable): End | null {
  const { record } = table
  // a game that began with its end was never played
  if (!isOfForm1(record) && record.from?.state?.outcome) return null
  const state = lastState(rules, table)
  if (state === null) return null
  const { outcome, adversary, heroes, setup } = state
  if (outcome === null || adversary === null) return null
  const { cards } = boxOf(rules, setup)
  const idOf = (card: CardNo): string | null => (card === NO_CARD ? null : cards[card].id)
  return {
    won: outcome.party === 'won',
    why: outcome.why,
    adversary: cards[adversary.card].id,
    quest: cards[adversary.quests[0]].id,
    legacy: setup.options.legacy ?? null,
    heroes: heroes.map(({ heritage, origin, motivation, destiny }, seat) => {
      const { boxes, total } = rules.scoreSheet(state, seat)
      return {
        player: table.players[seat],
        heritage: idOf(heritage),
        origin: idOf(origin),
        motivation: idOf(motivation),
        destiny: idOf(destiny),
        score: { boxes, total },
      }
    }),
  }
}
