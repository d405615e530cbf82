/** A table on this device: the engine, the bots and the record of the game, without a server. Runs in a worker or anywhere else. */
import { BOTS, type Bot, type Chosen, SteppingIn, soonestEnd, TurnCounter } from '@runesaga/bots'
import {
  type Action,
  BadSetup,
  eventsFor,
  fastRandom,
  type GameSetup,
  IllegalAction,
  type Odds,
  PASS,
  type Plan,
  type Player,
  plainBox,
  type RandomState,
  type Reason,
  type Recorder,
  type Result,
  type Rules,
  refusesUndo,
  type Seat,
  type UndoRefusal,
  type Viewer,
} from '@runesaga/engine'
import { boxOf } from '@runesaga/engine/search'
import {
  foreseeFor,
  hintFor,
  holdingFor,
  oddsFor,
  passesFor,
  type Seated,
  sightOf,
  waitedFor,
  whyNotOf,
} from './answers.ts'
import type { OfCampaign } from './campaign.ts'
import type { NewTable } from './new-table.ts'
import { pauseAfter } from './pace.ts'
import { strangerAmong } from './players.ts'
import { ALWAYS, isPromptPolicy, type PromptPolicy, plainPolicy } from './prompt-policy.ts'
import type { Made, Played } from './reopen.ts'
import { type EarlierRecord, FORMAT, type SavedTable, type TableOfToday } from './saved.ts'
import { fairSeed } from './seed.ts'
import { isSeatOf } from './shape.ts'
import { standingOf } from './standing.ts'
import type { About, Look, Refusal, Table, Update } from './table.ts'
import type { TableNews } from './table-news.ts'
import type { Verification } from './verification.ts'

/** Told of every move. */
type Heard = (version: number) => void

type Begun = Pick<SavedTable, 'id' | 'name' | 'asking' | 'campaign' | 'begun'>

export class LocalTable implements Table {
  private readonly rules: Rules
  private readonly players: readonly Player[]
  private readonly id: string
  private name: string
  private readonly begun: string
  private readonly campaign: OfCampaign | undefined
  private readonly recorder: Recorder
  private readonly asking: PromptPolicy[]
  /** seats that pass until this turn has ended, by its number */
  private readonly passing = new Map<Seat, number>()
  /** beside the recorder's history: who made each move, and whether by will */
  private readonly made: Made[]
  private readonly earlier: readonly EarlierRecord[]
  private readonly news: TableNews | null
  /** everything that happened, also what was taken back */
  private readonly updates: Update[]
  private readonly listeners: ((version: number) => void)[] = []
  private readonly chance: RandomState[]
  /** by seat; null where a person sits */
  private readonly bots: (Bot | null)[]
  private readonly steppingIn: SteppingIn
  private readonly turns = new TurnCounter()
  /** how much of the usual time a move is left to be looked at; 0: none */
  private pace: number
  /** the last move that was left to be looked at, by its version */
  private lookedAt = 0
  /** ends the look that is being taken */
  private endPause: (() => void) | null = null

  private constructor(
    rules: Rules,
    saved: Begun,
    { recorder, updates, made, earlier, news }: Played,
    pace: number,
    heard: Heard | undefined,
  ) {
    this.rules = rules
    if (heard !== undefined) this.listeners.push(heard)
    this.id = saved.id
    this.pace = pace
    this.name = saved.name
    this.begun = saved.begun
    this.campaign = saved.campaign
    this.players = recorder.record.players
    this.asking = saved.asking.slice()
    this.recorder = recorder
    this.updates = updates
    this.made = made
    this.earlier = earlier
    this.news = news
    // from the seed, which nobody is told before the end: whoever knew it could tell a bot's hand by what it does
    const secret = JSON.stringify(recorder.seed)
    this.chance = this.players.map((_, seat) => fastRandom(`${secret}/${seat}`))
    this.bots = this.players.map((player) => (player.kind === 'bot' ? BOTS[player.bot] : null))
    // where moves were made, the bots had their say about the turn that is being played
    this.steppingIn = new SteppingIn(updates.length > 0 ? recorder.state.turn.number : 0)
    this.drive()
  }

  /**
   * A new game with a fair seed of its own. An impossible setup throws the engine's BadSetup. With a pace, bots leave their moves
   * to be looked at before the next one comes; without, everything up to the next decision of a person happens at once. `heard` is told
   * of every move from the first on. Only tests choose the seed.
   */
  static begin(
    rules: Rules,
    { setup, asking: wish = ALWAYS, ...table }: NewTable,
    pace = 0,
    heard?: Heard,
    seed = fairSeed(),
  ): LocalTable {
    const stranger = strangerAmong(table.players)
    if (stranger !== undefined) throw new BadSetup(stranger)
    const { players, ...named } = table
    const recorder = rules.record({ ...setup, seed: { fair: seed } }, players)
    const asking = players.map(() => wish)
    const begun = new Date().toISOString()
    const saved = { id: crypto.randomUUID(), ...named, asking, begun }
    const played = { recorder, updates: [], made: [], earlier: [], news: null }
    return new LocalTable(rules, saved, played, pace, heard)
  }

  /**
   * A saved game, played again up to where it stood; with `goOn`, from its last rest on, where it can't be played again as it was. One that
   * can't be opened throws BadSave.
   */
  static async open(
    rules: Rules,
    saved: SavedTable,
    pace = 0,
    heard?: Heard,
    goOn = false,
  ): Promise<LocalTable> {
    const { reopened } = await import('./reopen.ts')
    const played = reopened(rules, saved, heard, goOn)
    return new LocalTable(rules, saved, played, pace, heard)
  }

  save(): TableOfToday {
    return {
      runesaga: 'table',
      format: FORMAT,
      id: this.id,
      name: this.name,
      players: this.players.slice(),
      asking: this.asking.slice(),
      record: this.recorder.record,
      secret: this.recorder.state.outcome === null ? this.recorder.secret : null,
      ...(this.earlier.length === 0 ? {} : { earlier: this.earlier.slice() }),
      ...(this.campaign === undefined ? {} : { campaign: this.campaign }),
      standing: standingOf(this.rules, this.recorder.state),
      begun: this.begun,
      touched: new Date().toISOString(),
    }
  }

  rename(name: string): void {
    this.name = name
  }

  async about(): Promise<About> {
    const box = boxOf(this.rules, this.recorder.state.setup)
    const { ruleset } = box
    return {
      id: this.id,
      name: this.name,
      players: this.players,
      promise: this.recorder.promise,
      news: this.news,
      box: plainBox(box),
      track: ruleset.track.map(({ triumph, tragedy, feats, dark }) => ({ triumph, tragedy, feats, dark })),
      column: ruleset.cardsPerColumn,
      classSteps: ruleset.classThresholds,
    }
  }

  async look(asks: Viewer): Promise<Look> {
    const viewer = this.viewerAs(asks)
    return {
      version: this.updates.length,
      ...sightOf(this.seated, viewer),
      waiting: this.endPause === null ? waitedFor(this.seated) : [],
      undo: viewer === 'spectator' ? 'nothing-to-undo' : this.refusesUndo(viewer),
    }
  }

  async since(viewer: Viewer, version: number): Promise<Update[]> {
    if (!Number.isInteger(version)) return []
    return this.updates.slice(version).map((update) => seenBy(update, this.viewerAs(viewer)))
  }

  async send(seat: Seat, action: Action, version: number): Promise<Refusal | null> {
    if (!this.isPerson(seat)) return 'not-a-person'
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
    if (!this.isPerson(seat)) return 'not-a-person'
    if (version !== this.updates.length) return 'outdated'
    const refusal = this.refusesUndo(seat)
    if (refusal !== null) return refusal
    while (this.made[this.made.length - 1].automatic) this.takeBack(seat)
    this.takeBack(seat)
    return null
  }

  async ask(seat: Seat, asking: PromptPolicy): Promise<void> {
    if (!this.isPerson(seat) || !isPromptPolicy(asking)) return
    this.asking[seat] = plainPolicy(asking)
    this.drive()
  }

  async passUntilEndOfTurn(seat: Seat): Promise<void> {
    if (!this.isPerson(seat)) return
    this.passing.set(seat, this.recorder.state.turn.number)
    this.drive()
  }

  async odds(seat: Seat, plan: Plan): Promise<Odds | Refusal> {
    return oddsFor(this.rules, this.recorder.state, seat, plan)
  }

  async holding(seat: Seat, plan: Plan, later: Action): Promise<number | Refusal | null> {
    return holdingFor(this.rules, this.recorder.state, seat, plan, later)
  }

  async foresee(seat: Seat, actions: readonly (Action | null)[]): Promise<(Result | Reason | null)[]> {
    return foreseeFor(this.rules, this.recorder.state, seat, actions)
  }

  async whyNot(seat: Seat, action: Action): Promise<Reason | null> {
    return whyNotOf(this.rules, this.recorder.state, seat, action)
  }

  async hint(seat: Seat): Promise<Chosen | null> {
    if (!isSeatOf(this.players.length, seat)) return null
    return hintFor(this.rules, this.recorder.state, seat, `${this.id}/${this.updates.length}`)
  }

  /** Is the game what was promised before its first cast? Before its end that can't be said. */
  async verify(): Promise<Verification> {
    const { verified } = await import('./reopen.ts')
    return verified(this.rules, this.recorder.record)
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

  private get seated(): Seated {
    return {
      rules: this.rules,
      state: this.recorder.state,
      players: this.players,
      asking: this.asking,
      passing: this.passing,
    }
  }

  /** A seat may come from anywhere, so it is looked at first. */
  private isPerson(seat: Seat): boolean {
    return isSeatOf(this.players.length, seat) && this.players[seat].kind === 'person'
  }

  /** Whoever has no seat sees what everybody sees. */
  private viewerAs(viewer: Viewer): Viewer {
    return isSeatOf(this.players.length, viewer) ? viewer : 'spectator'
  }

  private moveOne(): boolean {
    const { rules } = this
    const { state } = this.recorder
    const box = boxOf(rules, state.setup)
    const stepping = this.steppingIn.next(box, state, this.bots, this.chance)
    if (stepping !== null) {
      this.act(stepping.seat, stepping.action, false)
      return true
    }
    for (const { seat } of rules.pending(state)) {
      const bot = this.bots[seat]
      if (bot !== null) {
        const legal = rules.legalActions(state, seat)
        // a bot that finds something to do for ever ends its turn
        const tired = this.turns.isTooMany(state.turn.number)
        const choice = () => bot.choose(box, rules.knowledgeOf(state, seat), legal, this.chance[seat]).action
        this.act(seat, tired ? soonestEnd(legal) : choice(), false)
        return true
      }
      if (passesFor(this.seated, seat)) {
        this.act(seat, PASS, true)
        return true
      }
    }
    return false
  }

  private act(seat: Seat, action: Action, automatic: boolean): void {
    const events = this.recorder.act(seat, action, automatic)
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

  /** What the table did for its player is taken back together with what the player did before. */
  private refusesUndo(seat: Seat): UndoRefusal | null {
    for (let n = this.made.length; n >= 0; n--) {
      const refusal = refusesUndo(this.recorder.history.slice(0, n), seat)
      if (refusal !== null || !this.made[n - 1].automatic) return refusal
    }
    return 'nothing-to-undo'
  }
}

const seenBy = (update: Update, viewer: Viewer): Update => ({
  ...update,
  events: eventsFor(update.events, viewer),
})
