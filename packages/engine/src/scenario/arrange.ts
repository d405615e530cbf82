/** Rows and decks of a position: what the scenario names in its place, quiet cards around it, the rest out of the game. */
import type { CardKind } from '../compile/compiled.ts'
import { sumUpPowers } from '../conduct/story.ts'
import type { Game } from '../state/game.ts'
import {
  ACT_DECKS,
  ADVERSARY_DECK,
  ANTIHERO_DECK,
  type CardNo,
  DECKS,
  HERO_DECK,
  NO_CARD,
  tuckedCard,
} from '../state/types.ts'
import { Unplayable } from './problem.ts'
import type { SlotPosition, Telling } from './schema.ts'

/** Takes a free copy of a card that must be of one of these kinds; `where` is for the complaint. */
export type Taker = (ref: string, where: string, kinds: CardKind[]) => CardNo

export const DECK_NAMES = {
  1: 0,
  2: 1,
  3: 2,
  hero: HERO_DECK,
  antihero: ANTIHERO_DECK,
  adversary: ADVERSARY_DECK,
}
type DeckName = keyof typeof DECK_NAMES
const NAMES = Object.keys(DECK_NAMES) as unknown as DeckName[]

const IN_ROWS: CardKind[] = ['trait', 'challenge', 'adversary', 'ally']
/** What lies in a deck: a Trait drawn as the Adversary's card could do nothing. */
const inDeck = (deck: number): CardKind[] => {
  if (deck < ACT_DECKS) return IN_ROWS
  return deck === ADVERSARY_DECK ? ['feat', 'adversary-feat'] : ['feat']
}

/** Nothing follows from the mere sight of it. */
const quiet = (g: Game, no: CardNo): boolean => {
  const { kind } = g.box.cards[no]
  return kind !== 'ally' && kind !== 'adversary'
}

export function arrangeTable(
  g: Game,
  telling: Telling,
  open: boolean[],
  take: Taker,
  taken: Set<CardNo>,
): void {
  const rows = [0, 1, 2].map((row) => slotsOf(telling, row))
  const named = rows.map((slots, row) =>
    slots.map((slot, i) => {
      const where = `${row === 0 && telling.row !== undefined ? 'row' : `rows.${row + 1}`}[${i}]`
      const { card, ally } = typeof slot === 'string' ? { card: slot, ally: undefined } : slot
      const no = take(card, where, IN_ROWS)
      if (open[row] && g.box.cards[no].kind === 'ally') {
        throw new Unplayable(where, `an Ally holds no place in a row; write { card: …, ally: ${card} }`)
      }
      return { no, ally: ally === undefined ? NO_CARD : take(ally, `${where}.ally`, ['ally']) }
    }),
  )
  const decks = NAMES.map((name) => {
    const told = telling.decks?.[name]
    const refs = Array.isArray(told) ? told : (told?.only ?? [])
    const kinds = inDeck(DECK_NAMES[name])
    return {
      top: refs.map((ref, i) => take(ref, `decks.${name}[${i}]`, kinds)),
      only: told !== undefined && !Array.isArray(told),
      discard: (telling.discards?.[name] ?? []).map((ref, i) => take(ref, `discards.${name}[${i}]`, kinds)),
    }
  })
  const size = g.box.ruleset.rowSize(g.state.heroes.length)
  for (let deck = 0; deck < DECKS; deck++) {
    const rest = g.state.decks[deck].cards.filter((no) => !taken.has(no))
    // Allies and Adversaries come last: what the scenario doesn't name shall not get in its way
    const calm = rest.filter((no) => quiet(g, no))
    const loud = rest.filter((no) => !quiet(g, no))
    if (deck < ACT_DECKS) {
      const slots = named[deck]
      if (slots.length > size) {
        throw new Unplayable(`rows.${deck + 1}`, `${slots.length} cards in a row of ${size}`)
      }
      const cards = [...slots.map((slot) => slot.no), ...calm.splice(0, size - slots.length)]
      g.state.rows[deck] = {
        open: open[deck],
        cards,
        allies: cards.map((_, i) => slots[i]?.ally ?? NO_CARD),
      }
    }
    const { top, only, discard } = decks[NAMES.findIndex((name) => DECK_NAMES[name] === deck)]
    g.state.decks[deck] = { cards: only ? top : [...top, ...calm, ...loud], at: 0, discard }
  }
  g.state.watchers = []
  sumUpPowers(g)
  g.state.out = cardsElsewhere(g)
}

function slotsOf(telling: Telling, row: number): SlotPosition[] {
  const told = telling.rows?.[(row + 1) as 1] ?? (row === 0 ? telling.row : undefined) ?? []
  return Array.isArray(told) ? told : told.cards
}

/** Every card that lies nowhere else is out of the game. */
function cardsElsewhere(g: Game): CardNo[] {
  const s = g.state
  const placed = new Set<CardNo>([
    ...s.rows.flatMap((r) => [...r.cards, ...r.allies]),
    ...s.decks.flatMap((d) => [...d.cards, ...d.discard]),
    ...(s.adversary === null ? [] : [s.adversary.card, ...s.adversary.quests]),
  ])
  for (const h of s.heroes) {
    for (const no of [h.heritage, h.origin, h.motivation, h.destiny, ...h.dealt, ...h.hand, ...h.played])
      placed.add(no)
    for (const no of [...h.story.map(tuckedCard), ...h.allies, ...h.lost]) placed.add(no)
  }
  return g.box.cards.map((_, no) => no).filter((no) => !placed.has(no))
}
