/** What somebody is about to do at a table and has looked at there: made with its session, gone with it. */
import { batch, computed, type Signal, signal } from '@preact/signals'
import type { AdversaryView, CardRef, Deed, Hint, Seat } from '@runesaga/table'
import { ReadingNow } from '../cards/reading-now.ts'

/** The part of the table that a phone shows. */
export type Tab = 'table' | 'story' | 'rivals' | 'chronicle'

/** What lies over the table while the game stays where it is. */
export type Overlay = 'rules' | 'settings'

/** A hint for a version of the table: gone as soon as something has happened. */
export interface Hinted {
  version: number
  hint: Hint
}

export class TableUi {
  /** the card whose attempt is planned */
  readonly planned = signal<CardRef | null>(null)
  /** cards are chosen to journey past */
  readonly journeying = signal(false)
  readonly hint = signal<Hinted | null>(null)
  /** what the hint says to do */
  readonly advised = computed<Deed | null>(() => this.hint.value?.hint.deed ?? null)
  readonly tab = signal<Tab>('table')
  readonly overlay = signal<Overlay | null>(null)
  /** the outcome that was looked at and put away, by the version that decided it */
  readonly putAway = signal(0)
  /** notices that were read, by what they tell */
  readonly readNotices = signal<ReadonlySet<string>>(new Set())
  /** the seats that have read the cards that they were dealt, where nobody chooses */
  readonly introduced = signal<ReadonlySet<Seat>>(new Set())
  /** the card that is read */
  readonly reading = new ReadingNow()
  /** the Destinies were seen turning over at the end */
  destiniesSeen = false
  /** the last version whose casts were shown: nothing that lay there when the table was opened falls again */
  readonly landed: Signal<number>
  /** the turn in which somebody has agreed to lay Experience on a Class */
  readonly agreedToBank = signal(0)
  /** the Adversary's side that was shown last, by where it is drawn */
  readonly sideSeen: Partial<Record<'whole' | 'small', AdversaryView['side']>> = {}

  constructor(version: number) {
    this.landed = signal(version)
  }

  /** The screen of play goes: what was begun on it is dropped, since another may sit down before it. */
  reset(): void {
    batch(() => {
      this.journeying.value = false
      this.hint.value = null
      this.tab.value = 'table'
    })
  }
}
