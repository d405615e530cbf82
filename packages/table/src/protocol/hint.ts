/** What the adept would do, by name, and why: all of it can be checked on the table. */
import type { FeatKind, Icon, Level } from '@runesaga/engine/language'
import type { CardRef, Deed, PathName, Result } from '@runesaga/engine/view'

export interface Hint {
  deed: Deed
  reasons: readonly HintReason[]
}

export type HintReason =
  | { why: 'only-choice' | 'at-random' | 'nothing-gained' | 'better-position' }
  /** somebody is shown how the game goes */
  | { why: 'next-step' }
  | { why: 'best-answer' }
  /** what it comes to as it is, and the card that would make most of it; `later`: when that card works otherwise */
  | {
      why: 'keeps-cards'
      now: Result | null
      best: { card: CardRef; result: Result; later: 'after' | 'failing' | null } | null
    }
  /** chance of success; `isBest`: no other attempt is shown with a better one, also with what could help it */
  | { why: 'odds'; success: number; isBest: boolean }
  /** Dark runes to be bought, and the chance without them; `more`: some lie there already */
  | { why: 'dark-runes'; runes: number; success: number; without: number; more: boolean }
  /** what they cost, the chance that moons move the hero down, that chance without them, and how far at worst; null: nowhere */
  | { why: 'dark-price'; xp: number; chance: number; before: number; worst: Level | null }
  /** none are bought: so many would make most of the chance; 0: none would make more of it */
  | { why: 'no-dark'; runes: number; success: number; with: number; more: boolean }
  /** a Feat of the hand, played before the cast, and the chance without it */
  | { why: 'feat'; card: CardRef; success: number; without: number }
  /** it can't succeed, or hardly: the Experience that failing brings */
  | { why: 'hopeless' | 'failing'; xp: number }
  /** what this makes of the attempt in progress, and what it comes to without it */
  | { why: 'turns'; result: Result; now: Result }
  /** an answer makes more, or less, of the attempt in progress than the next best */
  | { why: 'answer-turns' | 'answer-spares'; result: Result; next: Result }
  /** no answer makes more of it, though some make less */
  | { why: 'answer-equals'; result: Result }
  /** cards to be drawn that the track lets be played; `isOnly`: no others */
  | { why: 'draws'; kind: FeatKind; isOnly: boolean }
  /** another path has the better chance, and why it isn't advised for all that */
  | ({ why: 'likelier'; card: CardRef; path: PathName; success: number } & ButLess)
  /** abilities that are still short of the runes they can bring */
  | { why: 'runes'; gains: Gains }
  /** what succeeding, or gaining the Trait, puts into one's story */
  | { why: 'gives'; gains: Gains }
  /** nothing is cast for it, and it costs so much Experience */
  | { why: 'sure'; xp: number }
  /** points that the Destiny scores at once; without any, it comes nearer to what it asks for */
  | { why: 'feeds-destiny'; card: CardRef; points: number }
  /** the Destiny counts Journeys */
  | { why: 'destiny-journeys'; card: CardRef }
  /** Experience for the powers of the Class */
  | { why: 'feeds-class'; banked: number }
  /** what a Journey costs */
  | { why: 'journey-price'; xp: number }
  /** the likeliest attempt by itself, and what it would give; or there is none */
  | { why: 'best-here'; card: CardRef; path: PathName; success: number; gains: Gains }
  | { why: 'nothing-to-attempt' }
  /** the attempt to which having journeyed adds most, and its chance now */
  | { why: 'after-journey'; card: CardRef; path: PathName; success: number; without: number }
  /** the card that goes, with the best chance that it offers; null: it can't be attempted */
  | { why: 'leaves'; card: CardRef; success: number | null }
  /** the card that goes is of least use */
  | { why: 'least-use' }
  /** the level that the path leads to closes cards, so many of which are held */
  | { why: 'locks'; kind: FeatKind; held: number }
  /** moons of its Dark runes would close the Hero cards */
  | { why: 'may-lock'; held: number; chance: number }
  /** no Dark rune can be bought at that level */
  | { why: 'ends-dark' }
  /** the track then scores so much less */
  | { why: 'track-loses'; points: number }

/** It scores less, lacks something even though it scores more now, costs more Corruption, or is simply worth less later. */
export type ButLess =
  | { but: 'lacks'; gains: Gains; scoresMore: boolean }
  | { but: 'points' | 'corruption' | 'less' }

/** What a path puts into a story: icons, points, Virtue, Feats to be drawn. */
export type Gains = readonly { icon: Icon | 'triumph' | 'tragedy' | 'virtue' | FeatKind; n: number }[]
