/** Persons at one device: the page sits on the seat of each and shows one. Nobody sees another's cards, so the device is handed over. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { News, Player, Seat, View } from '@runesaga/table'

export const personsAmong = (players: readonly Player[]): Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

export class Seats {
  /** the seat whose eyes the screen is */
  readonly shown: Signal<Seat>
  /** the person whom the device has to be handed to before anything is shown, if any */
  readonly handOver: ReadonlySignal<Seat | null>
  /** the person who wants the device in the turn of another, to step in with a Feat, if any */
  readonly steppingIn = signal<Seat | null>(null)
  /** the attempt in which somebody has taken the device to answer */
  readonly answered = signal('')
  /** is nobody handed the device at this moment, though the game waits for another? Said by the screen of play */
  readonly withholds = signal<((news: News) => boolean) | null>(null)
  /** has somebody said that they sit before the screen? Where only one person plays, nobody else can */
  readonly taken: Signal<boolean>
  readonly persons: readonly Seat[]

  /** `news`: for the seat that is shown, read as a signal. */
  constructor(persons: readonly Seat[], first: Seat, news: () => News) {
    this.persons = persons
    this.shown = signal(first)
    this.taken = signal(persons.length < 2)
    this.handOver = computed(() => (this.withholds.value?.(news()) ? null : this.nextPerson(news())))
  }

  /** The person in this seat has taken the device: the screen changes eyes all at once. */
  take(seat: Seat): void {
    batch(() => {
      this.shown.value = seat
      this.taken.value = true
    })
  }

  /** Another person at this device could hold a Feat that may be played now: who has any may ask for the device. */
  mayStepIn(seat: Seat, { view }: News): boolean {
    const [first] = view.waitsFor
    const { hero, antihero } = view.heroes[seat].hand
    const open = first?.for === 'turn' && seat !== first.seat && seat !== this.shown.value
    return open && this.persons.includes(seat) && hero + antihero > 0
  }

  stepIn(seat: Seat): void {
    batch(() => {
      this.steppingIn.value = seat
      this.taken.value = false
    })
  }

  /** Somebody took the device to answer this attempt: it isn't handed to others for it any more. */
  hasAnswered(view: View): boolean {
    return this.answered.value === attemptIn(view)
  }

  private nextPerson({ waiting }: News): Seat | null {
    const seat = this.shown.value
    const stepping = this.steppingIn.value
    if (!this.taken.value) return stepping ?? waiting[0] ?? seat
    if (stepping !== null) return null
    // others may sit at devices of their own
    const here = waiting.filter((one) => this.persons.includes(one))
    return here.length === 0 || here.includes(seat) ? null : here[0]
  }
}

/** Tells attempts apart: in a turn nobody attempts the same card twice. */
export const attemptIn = ({ attempt, turn }: View): string => `${turn.number} ${attempt?.card}`

/** Who looks first: the person whom the game waits for, else the first one. */
export const firstOf = (persons: readonly Seat[], { view }: News): Seat =>
  view.waitsFor.map(({ seat }) => seat).find((seat) => persons.includes(seat)) ?? persons[0] ?? 0
