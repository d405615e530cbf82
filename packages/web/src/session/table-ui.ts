/** What somebody is about to do at a table and has looked at there: made with its session, gone with it. */
import { batch, type Signal, signal } from '@preact/signals'
import type { Ability, AdversaryView, CardRef, Hint, PathName, Seat } from '@runesaga/table'
import type { Language } from '@runesaga/words'
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

/** A plan as it begins. */
export interface PlannedFirst {
  /** null: the likeliest */
  path: PathName | null
  /** of an Adversary that is faced with abilities of one's choice */
  abilities?: readonly Ability[]
  dark: number
  /** of one's own hand, played before the cast */
  feats: readonly CardRef[]
}

export class TableUi {
  /** the card whose attempt is planned */
  readonly planned = signal<CardRef | null>(null)
  /** what of it is meant from the start: the path that was pressed, or all that a hint advises */
  readonly plannedFirst = signal<PlannedFirst | null>(null)
  /** cards are chosen to journey past */
  readonly journeying = signal(false)
  readonly hint = signal<Hinted | null>(null)
  readonly tab = signal<Tab>('table')
  readonly overlay = signal<Overlay | null>(null)
  /** the outcome that was looked at and put away, by the version that decided it */
  readonly putAway: Signal<number>
  /** notices that were read, by what they tell */
  readonly readNotices = signal<ReadonlySet<string>>(new Set())
  /** the seats that have read the cards that they were dealt, where nobody chooses */
  readonly introduced = signal<ReadonlySet<Seat>>(new Set())
  /** the card that is read */
  readonly reading = new ReadingNow()
  /** what is to be done, at the table of a lesson */
  task: Readonly<Record<Language, string>> | null = null
  /** the Destinies were seen turning over at the end */
  destiniesSeen = false
  /** the last version whose stones lie: nothing that lay there when the table was opened falls again */
  readonly landed: Signal<number>
  /** the last outcome whose gains came home before the viewer's eyes, or lay there when the table was opened */
  readonly home: Signal<number>
  /** the attempt that was seen going on after it was decided, and the version up to which what happens is part of it */
  readonly settling = signal({ decided: 0, until: 0 })
  /** the turn in which somebody has agreed to lay Experience on a Class */
  readonly agreedToBank = signal(0)
  /** the Adversary's side that was shown last, by where it is drawn */
  readonly sideSeen: Partial<Record<'whole' | 'small', AdversaryView['side']>> = {}
  /** the last turn of a rival that was told over the rows; null: the screen has not looked yet */
  readonly toldTurn = signal<number | null>(null)
  /** up to which version each person was told of milestones; who wasn't yet, from where the table was opened */
  readonly heard: Record<Seat, number> = {}
  /** what lies over the table or waits to, by name: the first has the floor */
  readonly floor = signal<readonly string[]>([])
  /** is a turn told now? */
  readonly digest = signal(false)
  /** the rows take no press: a turn is told over them, or was until a moment ago */
  readonly shielded = signal(false)
  /** the band that lies over the table: one that takes all of it, or one that only passes */
  readonly band = signal<'stage' | 'passing' | null>(null)
  /** rivals go faster until one's own turn: once, or straight to it */
  readonly haste = signal<0 | 1 | 2>(0)
  readonly opened: number

  constructor(version: number, putAway: number) {
    this.opened = version
    this.putAway = signal(putAway)
    this.landed = signal(version)
    this.home = signal(version)
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
