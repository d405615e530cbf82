/** From a state at rest to the position that a record keeps: see kept-schema.ts. */
import type { Box } from '../compile/box.ts'
import { type Used, usedEverOf, usedOf } from '../conduct/limits.ts'
import { type CardRef, refOf } from '../deeds/card-ref.ts'
import { DECKS, PATHS, SIDES } from '../deeds/names.ts'
import { blockWords, partName, powerWords } from '../deeds/part-name.ts'
import { ICONS, LEVELS } from '../language/names.ts'
import { AT } from '../state/places.ts'
import {
  type CardNo,
  DID,
  type GameState,
  type Hero,
  NO_CARD,
  NOBODY,
  type Seat,
  tuckedCard,
  tuckedPath,
  type Waiting,
} from '../state/types.ts'
import { SHIELD } from '../words/feats.ts'
import type { KeptState } from './kept-schema.ts'

/** Does nothing go on but a hero's menu, or is the game over? */
export const isAtRest = ({ top, phase }: GameState): boolean =>
  top === null ? phase === 'over' : top.place === AT.turn.menu && top.below === null

export function keepState(box: Box, state: GameState): KeptState {
  const name = (card: CardNo): CardRef => refOf(box, card)!
  const maybe = (card: CardNo): CardRef | null => (card === NO_CARD ? null : name(card))
  const names = (cards: readonly CardNo[]): CardRef[] => cards.map(name)
  const someone = (seat: Seat): Seat | null => (seat === NOBODY ? null : seat)
  const sides = (bits: number) => SIDES.filter((_, side) => (bits & (1 << side)) !== 0)
  const used = ({ card, power, seat }: Used) => ({
    card: name(card),
    power: partName(powerWords(box.cards[card]), power),
    seat,
  })
  const waiting = ({ card, block, owner, seat, that }: Waiting) => ({
    card: name(card),
    effects: partName(blockWords(box.cards[card]), block),
    owner: someone(owner),
    seat: someone(seat),
    that: someone(that),
  })
  const heroKept = (h: Hero): KeptState['heroes'][number] => ({
    heritage: maybe(h.heritage),
    origin: maybe(h.origin),
    motivation: maybe(h.motivation),
    destiny: maybe(h.destiny),
    destinyUp: h.destinyUp,
    act: h.act as 1 | 2 | 3,
    story: h.story.map((t) => ({ card: name(tuckedCard(t)), path: PATHS[tuckedPath(t)] })),
    lent: Object.fromEntries(ICONS.map((icon, i) => [icon, h.lent[i]]).filter(([, n]) => n !== 0)),
    xp: h.xp,
    banked: h.banked,
    level: LEVELS[h.level],
    hand: names(h.hand),
    played: names(h.played),
    allies: names(h.allies),
    lost: names(h.lost),
    failures: h.failures,
    journeys: h.journeys,
    next: h.next.map(waiting),
    pledged: h.pledged,
    faced: sides(h.faced),
    beat: sides(h.beat),
    protectedFrom: protectedFrom(h.shield),
  })
  const { turn, adversary, rows } = state
  const deckKept = (deck: number) => {
    const { cards, at, discard } = state.decks[deck]
    const row = deck < rows.length ? rows[deck] : null
    const faceDown = row === null || row.open ? [] : row.cards.filter((card) => card !== NO_CARD)
    // in an order that tells nothing
    const left = [...faceDown, ...cards.slice(at)].toSorted((a, b) => a - b)
    return { left: names(left), discard: names(discard) }
  }
  return {
    firstSeat: state.setup.firstSeat,
    turn: {
      seat: turn.seat,
      number: turn.number,
      main: turn.main,
      mainDone: turn.mainDone,
      journeys: turn.journeys,
      freeJourneys: turn.freeJourneys,
      dark: turn.dark,
      did: (Object.keys(DID) as (keyof typeof DID)[]).filter((deed) => (turn.did & DID[deed]) !== 0),
      replaced: turn.replaced,
      mustFace: turn.mustFace,
      boons: turn.boons.map(waiting),
    },
    heroes: state.heroes.map(heroKept),
    rows: rows.map(({ open, cards, allies }) =>
      open
        ? cards.map((card, slot) =>
            card === NO_CARD ? null : { card: name(card), ally: maybe(allies[slot]) },
          )
        : null,
    ) as KeptState['rows'],
    decks: Object.fromEntries(DECKS.map((deck, i) => [deck, deckKept(i)])) as KeptState['decks'],
    adversary: adversary && {
      card: name(adversary.card),
      quests: names(adversary.quests),
      xp: adversary.xp,
      goal: adversary.goal,
      side: SIDES[adversary.side],
      shown: names(adversary.shown),
      defeatedBy: someone(adversary.defeatedBy),
    },
    usedThisTurn: state.usedThisTurn.map((k) => used(usedOf(k))),
    usedEver: state.usedEver.map((k) => {
      const { column, ...which } = usedEverOf(k)
      return { ...used(which), column: column === null ? null : ((column + 1) as 1 | 2 | 3) }
    }),
    endedBy: someone(state.endedBy),
    finale: state.finale,
    outcome: state.outcome,
  }
}

function protectedFrom(shield: number): KeptState['heroes'][number]['protectedFrom'] {
  const levels = Math.floor(shield / SHIELD.oneCorruption)
  return {
    ...((shield & SHIELD.antiheroCards) !== 0 && { antiheroCards: true as const }),
    ...((shield & SHIELD.allCorruption) !== 0
      ? { corruption: 'all' as const }
      : levels > 0 && { corruption: levels }),
  }
}
