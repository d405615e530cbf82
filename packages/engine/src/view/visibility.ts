/**
 * Who may see what: one table for zones and one for events. Views, events, undo and imagined states all use it.
 * Everything that isn't named here is public. The kinds of the Feats in a hand are public: their backs differ.
 */
import type { EventType, GameEvent } from '../events.ts'
import type { GameState, Seat } from '../state/types.ts'

export type Viewer = Seat | 'spectator'

/** Stands for a card that the viewer may not see; hands show the kind of the card's back. */
export const HIDDEN = -2
export const HIDDEN_HERO = -3
export const HIDDEN_ANTIHERO = -4

type HeroZone = 'hand' | 'destiny' | 'dealt' | 'characters'

/** Zones of a hero that only the owner sees, and until when. */
export const OWN_ZONES: Record<HeroZone, (state: GameState, owner: Seat) => boolean> = {
  hand: () => true, // R-SETUP-18
  /** until it is revealed, in all editions (R-CHAR-03…06) */
  destiny: (state, owner) => !state.heroes[owner].destinyUp,
  dealt: () => true,
  /** Heritage, Origin and Motivation, until everybody has chosen (R-SETUP-07, R-CHAR-10) */
  characters: (state) => state.phase === 'setup' && state.heroes.some((h) => h.dealt.length > 0),
}

/** Is this zone of a hero hidden from the viewer? */
export const isHidden = (state: GameState, zone: HeroZone, owner: Seat, viewer: Viewer): boolean =>
  viewer !== owner && OWN_ZONES[zone](state, owner)

type Secrets = { [T in EventType]?: Extract<GameEvent, { type: T }> extends infer E ? (keyof E)[] : never }

/** Fields of events that only the event's own seat sees. */
export const SECRET_FIELDS: Secrets = {
  kept: ['cards'],
  'feat-drawn': ['card'],
  'cards-seen': ['cards'],
  'put-under': ['card'],
}

/** Events that show something hidden or come from chance: what lies before them can't be undone. */
export const IRREVERSIBLE: ReadonlySet<EventType> = new Set<EventType>([
  'kept',
  'characters-shown',
  'row-opened',
  'card-laid',
  'ally-revealed',
  'destiny-revealed',
  'feat-drawn',
  'adversary-card',
  'cards-seen',
  'put-under',
  'deck-reshuffled',
  'cast',
  'stones-cast',
  'twist',
  'destinies-revealed',
  'game-over',
])

/**
 * Events in which a hero shows a card of the own hand: the hero may think again, but nobody may take back what
 * others had to show.
 */
export const SHOWS_OWN_CARD: ReadonlySet<EventType> = new Set<EventType>(['feat-played', 'feat-discarded'])
