/** A table on this device: the engine, the bots and the record of the game, without a server. Runs in a worker or anywhere else. */
import { adept, BOTS, type Chosen } from '@runesaga/bots'
import {
  type Action,
  boxOf,
  eventsFor,
  fastRandom,
  type GameRecord,
  type GameSetup,
  type GameState,
  holding,
  IllegalAction,
  legalActions,
  menuPrices,
  type Odds,
  odds,
  PASS,
  type Plan,
  type Prospect,
  pending,
  plainBox,
  prospect,
  type RandomState,
  type Reason,
  Recorder,
  refusesUndo,
  type Seat,
  scoreSheet,
  type UndoRefusal,
  type Viewer,
  viewFor,
  whyNot,
} from '@runesaga/engine'
import { ALWAYS, type Asking, isAsked } from './asking.ts'
import type { OfCampaign } from './campaign.ts'
import { pauseAfter } from './pace.ts'
import { BadSave, FORMAT, type SavedTable } from './saved.ts'
import { standingOf } from './standing.ts'
import type { About, Look, Player, Refusal, Table, Update } from './table.ts'
import { NOBODY_ASKS, whyNotFor } from './why-not.ts'

/** What a new table is set up with; its chance is fair, so the seed isn't chosen. */
export interface NewTable {
  name: string
  setup: Omit<GameSetup, 'seed'>
  players: Player[]
  /** an id that somebody knows it by already; else it gets one */
  id?: string
  /** the campaign that it belongs to, if any */
  campaign?: OfCampaign
  /** when its persons want to be asked in Feat windows; always, if left out */
  asking?: Asking
}

interface Made {
  seat: Seat
  /** the table passed for its player */
  automatic: boolean
}

export class LocalTable implements Table {
  private readonly players: readonly Player[]
  private readonly id: string
  private name: string
  private readonly begun: string
  private readonly campaign: OfCampaign | undefined
  private readonly recorder: Recorder
  private readonly asking: Asking[]
  /** seats that pass until this turn has ended, by its number */
  private readonly passing = new Map<Seat, number>()
  /** beside the recorder's history: who made each move, and whether by will */
  private readonly made: Made[] = []
  /** everything that happened, also what was taken back */
  private readonly updates: Update[] = []
  private readonly listeners: ((version: number) => void)[] = []
  private readonly chance: RandomState[]
  /** how much of the usual time a move is left to be looked at; 0: none */
  private pace: number
  /** the last move that was left to be looked at, by its version */
  private lookedAt = 0
  /** ends the look that is being taken */
  private endPause: (() => void) | null = null

  private constructor(saved: Omit<SavedTable, 'runesaga' | 'format' | 'touched'>, pace: number) {
    this.id = saved.id
    this.pace = pace
    this.name = saved.name
    this.begun = saved.begun
    this.campaign = saved.campaign
    this.players = saved.players
    this.asking = saved.asking.slice()
    this.chance = saved.players.map((_, seat) => fastRandom(`${saved.id}/${seat}`))
    this.recorder = new Recorder(saved.record.setup)
    for (const move of saved.record.moves) {
      if ('undo' in move) this.takeBack(move.seat)
      else this.act(move.seat, move.action, move.action.type === 'pass' && this.passesFor(move.seat))
    }
    this.drive()
  }

  /**
   * A new game with a fair seed of its own. An impossible setup throws the engine's BadSetup. With a pace, bots leave their moves
   * to be looked at before the next one comes; without, everything up to the next decision of a person happens at once.
   */
  static begin({ setup, asking: wish = ALWAYS, ...table }: NewTable, pace = 0): LocalTable {
    const seed = [...crypto.getRandomValues(new Uint8Array(32))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
    const record = {
      runesaga: 1,
      setup: { ...setup, seed: { fair: seed } },
      commitment: null,
      moves: [],
      seen: [],
    } as const satisfies GameRecord
    const asking = table.players.map(() => wish)
    const begun = new Date().toISOString()
    return new LocalTable({ id: crypto.randomUUID(), ...table, asking, record, begun }, pace)
  }

  /** A saved game, played again up to where it stood; a record that can't be played throws BadSave. */
  static open(saved: SavedTable, pace = 0): LocalTable {
    const unknown = saved.players.find((player) => player.kind === 'bot' && BOTS[player.bot] === undefined)
    if (unknown !== undefined) throw new BadSave('not-playable', `there is no such bot as ${unknown.name}`)
    try {
      return new LocalTable(saved, pace)
    } catch (error) {
      throw new BadSave('not-playable', error instanceof Error ? error.message : String(error))
    }
  }

  save(): SavedTable {
    return {
      runesaga: 'table',
      format: FORMAT,
      id: this.id,
      name: this.name,
      players: this.players.slice(),
      asking: this.asking.slice(),
      record: this.recorder.record,
      ...(this.campaign === undefined ? {} : { campaign: this.campaign }),
      standing: standingOf(this.recorder.state),
      begun: this.begun,
      touched: new Date().toISOString(),
    }
  }

  rename(name: string): void {
    this.name = name
  }

  async about(): Promise<About> {
    const box = boxOf(this.recorder.state.setup)
    const { ruleset } = box
    return {
      id: this.id,
      name: this.name,
      players: this.players,
      box: plainBox(box),
      track: ruleset.track.map(({ triumph, tragedy, feats, dark }) => ({ triumph, tragedy, feats, dark })),
      column: ruleset.cardsPerColumn,
      classSteps: ruleset.classThresholds,
    }
  }

  async look(viewer: Viewer): Promise<Look> {
    const { state } = this.recorder
    const legal = viewer === 'spectator' ? [] : legalActions(state, viewer)
    return {
      version: this.updates.length,
      view: viewFor(state, viewer),
      legal,
      asked: viewer !== 'spectator' && legal.length > 0 && !this.passesFor(viewer),
      chances: legal.map((action) => (viewer === 'spectator' ? null : chanceOf(state, viewer, action))),
      waiting: this.waitedFor(),
      why: viewer === 'spectator' ? NOBODY_ASKS : whyNotFor(state, viewer),
      prices: viewer === 'spectator' ? { journey: 0, traits: [] } : menuPrices(state, viewer),
      undo: viewer === 'spectator' ? 'nothing-to-undo' : this.refusesUndo(viewer),
      sheet: viewer === 'spectator' || state.phase === 'setup' ? null : scoreSheet(state, viewer),
      sheets: state.outcome === null ? [] : state.heroes.map((_, seat) => scoreSheet(state, seat)),
    }
  }

  async since(viewer: Viewer, version: number): Promise<Update[]> {
    return this.updates.slice(version).map((update) => seenBy(update, viewer))
  }

  async send(seat: Seat, action: Action, version: number): Promise<Refusal | null> {
    if (this.players[seat]?.kind !== 'person') return 'not-a-person'
    if (version !== this.updates.length) return 'outdated'
    try {
      this.act(seat, action, false)
    } catch (error) {
      if (error instanceof IllegalAction) return error.reason
      throw error
    }
    this.drive()
    return null
  }

  async undo(seat: Seat, version: number): Promise<Refusal | null> {
    if (this.players[seat]?.kind !== 'person') return 'not-a-person'
    if (version !== this.updates.length) return 'outdated'
    const refusal = this.refusesUndo(seat)
    if (refusal !== null) return refusal
    while (this.made[this.made.length - 1].automatic) this.takeBack(seat)
    this.takeBack(seat)
    return null
  }

  async ask(seat: Seat, asking: Asking): Promise<void> {
    this.asking[seat] = asking
    this.drive()
  }

  async passUntilEndOfTurn(seat: Seat): Promise<void> {
    this.passing.set(seat, this.recorder.state.turn.number)
    this.drive()
  }

  async odds(seat: Seat, plan: Plan): Promise<Odds | Refusal> {
    return orRefusal(() => odds(this.recorder.state, seat, plan))
  }

  async holding(seat: Seat, plan: Plan, later: Action): Promise<number | Refusal | null> {
    return orRefusal(() => holding(this.recorder.state, seat, plan, later))
  }

  async foresee(seat: Seat, actions: readonly (Action | null)[]): Promise<(Prospect | Reason | null)[]> {
    return actions.map((action) => prospect(this.recorder.state, seat, action))
  }

  async whyNot(seat: Seat, action: Action): Promise<Reason | null> {
    return whyNot(this.recorder.state, seat, action)
  }

  async hint(seat: Seat): Promise<Chosen | null> {
    const { state } = this.recorder
    const legal = legalActions(state, seat)
    if (legal.length === 0) return null
    return adept.choose(viewFor(state, seat), legal, fastRandom(`${this.id}/${this.updates.length}`))
  }

  async listen(heard: (version: number) => void): Promise<void> {
    this.listeners.push(heard)
  }

  async setPace(pace: number): Promise<void> {
    this.pace = pace
    if (pace === 0) this.endPause?.()
  }

  async hurry(): Promise<void> {
    this.endPause?.()
  }

  /** Lets bots move and passes for those who don't want to be asked, until a person has to decide. */
  private drive(): void {
    // a look is being taken: whoever ends it goes on from here
    if (this.endPause !== null) return
    do {
      const last = this.updates[this.updates.length - 1]
      const pause = last === undefined ? 0 : pauseAfter(last) * this.pace
      if (pause > 0 && last.version !== this.lookedAt) {
        this.lookFor(pause, last.version)
        return
      }
    } while (this.moveOne())
  }

  private lookFor(pause: number, version: number): void {
    this.lookedAt = version
    const goOn = () => {
      clearTimeout(timer)
      this.endPause = null
      this.drive()
      // nobody moved: what has changed is that a person is waited for
      if (this.updates.length === version) this.tell(version)
    }
    const timer = setTimeout(goOn, pause)
    this.endPause = goOn
  }

  private moveOne(): boolean {
    const { state } = this.recorder
    for (const { seat } of pending(state)) {
      const player = this.players[seat]
      if (player.kind === 'bot') {
        const legal = legalActions(state, seat)
        const { action } = BOTS[player.bot].choose(viewFor(state, seat), legal, this.chance[seat])
        this.act(seat, action, false)
        return true
      }
      if (this.passesFor(seat)) {
        this.act(seat, PASS, true)
        return true
      }
    }
    return false
  }

  /** Does the table pass in the window that is open, because this person doesn't want to be asked? */
  private passesFor(seat: Seat): boolean {
    const { state } = this.recorder
    if (this.players[seat].kind !== 'person') return false
    if (!pending(state).some((asked) => asked.seat === seat && asked.kind === 'window')) return false
    if (this.passing.get(seat) === state.turn.number) return true
    return !isAsked(state, seat, legalActions(state, seat), this.asking[seat])
  }

  private act(seat: Seat, action: Action, automatic: boolean): void {
    const events = this.recorder.act(seat, action)
    this.made.push({ seat, automatic })
    this.publish({ version: this.updates.length + 1, seat, events, undone: false })
  }

  private takeBack(seat: Seat): void {
    this.recorder.undo(seat)
    this.made.pop()
    this.publish({ version: this.updates.length + 1, seat, events: [], undone: true })
  }

  private publish(update: Update): void {
    this.updates.push(update)
    this.tell(update.version)
  }

  private tell(version: number): void {
    for (const heard of this.listeners) heard(version)
  }

  private waitedFor(): Seat[] {
    if (this.endPause !== null) return []
    const asked = pending(this.recorder.state).map(({ seat }) => seat)
    return asked.filter((seat) => this.players[seat].kind === 'person')
  }

  /** What the table did for its player is taken back together with what the player did before. */
  private refusesUndo(seat: Seat): UndoRefusal | null {
    for (let n = this.made.length; n >= 0; n--) {
      const refusal = refusesUndo(this.recorder.history.slice(0, n), seat)
      if (refusal !== null || !this.made[n - 1].automatic) return refusal
    }
    return 'nothing-to-undo'
  }
}

function orRefusal<T>(figure: () => T): T | Refusal {
  try {
    return figure()
  } catch (error) {
    if (error instanceof IllegalAction) return error.reason
    throw error
  }
}

const seenBy = (update: Update, viewer: Viewer): Update => ({
  ...update,
  events: eventsFor(update.events, viewer),
})

function chanceOf(state: GameState, seat: Seat, action: Action): number | null {
  if (action.type !== 'attempt') return null
  const { type: _, ...target } = action
  return odds(state, seat, { target }).success
}
