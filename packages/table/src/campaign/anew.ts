/** Where a campaign from elsewhere stands: what its games came to, not what its file says of itself. */
import {
  afterChapter,
  BadSetup,
  type Campaign,
  CHAPTERS,
  carriedInto,
  envelopeOf,
  goOn,
  isOver,
  newCampaign,
  type Rules,
} from '@runesaga/engine'
import type { CardKind, CardSet } from '@runesaga/engine/language'
import { boxFor } from '@runesaga/engine/search'
import type { SavedTable } from '../saved/saved-table.ts'
import { type SavedCampaign, setAside, type TriedHero, type Try } from './campaign.ts'
import { BadCampaign } from './check.ts'
import { endOf, isGameInPlay } from './ends.ts'

/** A game that is there tells how it ended; one that is gone is believed, as far as its cards are in the box. */
export function standingAnew(
  rules: Rules,
  saved: SavedCampaign,
  tables: readonly SavedTable[],
  cards: readonly CardSet[],
): SavedCampaign {
  const isKnown = kindsIn(rules, cards)
  const tries = saved.tries.map((one) =>
    checked(
      again(
        rules,
        one,
        tables.find(({ id }) => id === one.table),
      ),
      cards,
      isKnown,
    ),
  )
  const campaign = campaignAfter(tries, saved.campaign)
  const { unsealed, playing } = saved
  const anew = {
    ...saved,
    campaign,
    tries,
    ...(unsealed === undefined ? {} : { unsealed: Math.min(unsealed, campaign.opened) }),
  }
  if (playing === null) return anew
  const { chapter } = playing
  const isOpen = chapter === null ? isOver(campaign) : chapter <= campaign.opened
  const table = tables.find(({ id }) => id === playing.table)
  const isRight =
    isOpen && (table === undefined || (isGameInPlay(rules, anew, table) && hasLegacy(anew, table, cards)))
  return isRight ? anew : setAside(anew)
}

/** R-CAMP-07: is its game played with what the chapter before left, and nothing else? */
function hasLegacy(
  { campaign, playing }: SavedCampaign,
  { record: { setup } }: SavedTable,
  cards: readonly CardSet[],
): boolean {
  const chapter = playing?.chapter ?? null
  return (setup.options?.legacy ?? null) === (chapter === null ? null : carriedInto(campaign, chapter, cards))
}

const broken = (what: string) => new BadCampaign('broken', what)

const again = (rules: Rules, one: Try, table: SavedTable | undefined): Try => ({
  ...one,
  ...(table === undefined ? {} : endOf(rules, table)),
})

type IsKnown = (id: string, ...kinds: CardKind[]) => boolean

function kindsIn(rules: Rules, cards: readonly CardSet[]): IsKnown {
  const sets = cards.map(({ set }) => set)
  const box = boxFor(rules, { edition: 'epic', mode: 'coop', heroes: 2, sets })
  return (id, ...kinds) => box.byId.get(id)?.some((card) => kinds.includes(box.kinds[card])) ?? false
}

/** Cards that this box doesn't have are forgotten; without its foe a game is none of this campaign. */
function checked(one: Try, cards: readonly CardSet[], isKnown: IsKnown): Try {
  const { chapter, adversary, quest, legacy, heroes } = one
  const isFoe =
    chapter === null ? isKnown(adversary, 'two-sided') : adversary === envelopeOf(chapter, cards).adversary
  if (!isFoe) throw broken(`its games were against somebody else than ${adversary}`)
  if (!isKnown(quest, 'quest')) throw broken(`there is no such Quest as ${quest}`)
  const known = (id: string | null, ...kinds: CardKind[]) =>
    id !== null && isKnown(id, ...kinds) ? id : null
  const hero = ({ heritage, origin, motivation, destiny, ...rest }: TriedHero): TriedHero => ({
    ...rest,
    heritage: known(heritage, 'heritage'),
    origin: known(origin, 'origin'),
    motivation: known(motivation, 'motivation', 'class'),
    destiny: known(destiny, 'destiny'),
  })
  return { ...one, legacy: known(legacy, 'legacy'), heroes: heroes.map(hero) }
}

/** R-CAMP-07: the results in their order. Going on without a victory leaves no game behind, so there the file is believed. */
function campaignAfter(tries: readonly Try[], said: Campaign): Campaign {
  let campaign = newCampaign()
  try {
    for (const { chapter, won } of tries) {
      if (chapter === null) continue
      while (chapter > campaign.opened) campaign = goOn(campaign, campaign.opened)
      campaign = afterChapter(campaign, chapter, won)
    }
  } catch (error) {
    if (error instanceof BadSetup)
      throw broken(`its games can't have been played in this order: ${error.message}`)
    throw error
  }
  while (campaign.opened < said.opened && campaign.lost.includes(campaign.opened))
    campaign = goOn(campaign, campaign.opened)
  return said.ended && campaign.lost.includes(CHAPTERS) ? goOn(campaign, CHAPTERS) : campaign
}
