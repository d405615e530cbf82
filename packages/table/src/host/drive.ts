/** What moves by itself: plans that are being carried out, bots, and passes for those who don't want to be asked. And the look at each move. */
import { type Bot, SteppingIn, soonestEnd, TurnCounter } from '@runesaga/bots'
import {
  type Action,
  fastRandom,
  type GameState,
  PASS,
  type RandomState,
  type Rules,
  type Seat,
} from '@runesaga/engine'
import { isAtMenu } from '@runesaga/engine/search'
import type { Plans } from '../lobby/new-table.ts'
import { passesFor, type Seated } from './asking/asked.ts'
import type { RunningPlan } from './carry-out.ts'
import type { HostedGame } from './game.ts'
import { pauseAfter } from './pace.ts'

/** Timers can't count further. */
const LONGEST_LOOK = 2 ** 31 - 1

export class Driver {
  private readonly rules: Rules
  private readonly game: HostedGame
  private readonly seated: () => Seated
  /** what judges who wants to be asked, before somebody could be */
  private readonly fetchJudge: () => Promise<void>
  /** told of every move; the next one comes when it has done */
  private readonly heard: () => unknown
  /** by seat; null where a person sits */
  private readonly botNames: readonly (string | null)[]
  private bots: Promise<readonly (Bot | null)[]> | undefined
  private readonly steppingIn: SteppingIn
  private readonly turns = new TurnCounter()
  private readonly plans = new Map<Seat, RunningPlan>()
  private readonly firstTurns: Plans
  /** the last move that was left to be looked at, by its version */
  private lookedAt = 0
  private timer: ReturnType<typeof setTimeout> | null = null

  /** `firstTurns`: what is planned for them, at a table that was laid out */
  constructor(
    rules: Rules,
    game: HostedGame,
    seated: () => Seated,
    fetchJudge: () => Promise<void>,
    heard: () => unknown,
    firstTurns: Plans = {},
  ) {
    this.rules = rules
    this.game = game
    this.seated = seated
    this.fetchJudge = fetchJudge
    this.heard = heard
    this.firstTurns = firstTurns
    this.botNames = seated().players.map((player) => (player.kind === 'bot' ? player.bot : null))
    const { number } = game.state.turn
    // not in the first turn of a game: it would be over before anybody has seen it begin
    this.steppingIn = new SteppingIn(Math.max(1, hadTheirSay(game) ? number : number - 1))
  }

  /** Is the last move being looked at? */
  get isLooking(): boolean {
    return this.timer !== null
  }

  /** A plan goes on whenever its hero is asked, until it is over. */
  follow(plan: RunningPlan): void {
    this.plans.set(plan.seat, plan)
  }

  /** Its hero does something else. */
  forget(seat: Seat): void {
    this.plans.delete(seat)
  }

  /** Moves until a person has to decide, or until the last move wants to be looked at: then `looked` is called when that is over. */
  async drive(pace: number, looked: () => void): Promise<void> {
    do {
      await this.fetchJudgeForWindow()
      while (this.planned()) {
        await this.heard()
        await this.fetchJudgeForWindow()
      }
      // a look is being taken: whoever ends it goes on from here
      if (this.isLooking) return
      const pause = this.pauseNow() * pace
      if (pause > 0) {
        this.lookedAt = this.game.version
        this.timer = setTimeout(looked, Math.min(pause, LONGEST_LOOK))
        return
      }
    } while (await this.moveOne())
  }

  /** Ends the look, if one is being taken. */
  endLook(): boolean {
    if (this.timer === null) return false
    clearTimeout(this.timer)
    this.timer = null
    return true
  }

  /** Whoever is told how the table stands is told who may answer, too. */
  async fetchJudgeForWindow(): Promise<void> {
    const [asked] = this.rules.pending(this.game.state)
    if (asked?.kind === 'window') await this.fetchJudge()
  }

  private pauseNow(): number {
    const { happened, version } = this.game
    if (version === 0 || version === this.lookedAt) return 0
    return pauseAfter(happened[version - 1].events, (seat) => this.botNames[seat] !== null)
  }

  /** The next step of a plan, at once: nobody has to see that its hero is asked. */
  private planned(): boolean {
    for (const plan of this.plans.values()) {
      const { seat } = plan
      const step = plan.next()
      if (step === 'over') this.plans.delete(seat)
      if (typeof step === 'string') continue
      this.game.act(seat, step, step === PASS && passesFor(this.seated(), seat))
      return true
    }
    return false
  }

  private async moveOne(): Promise<boolean> {
    const move = await this.nextMove()
    if (move === null) return false
    this.game.act(move.seat, move.action, move.automatic)
    await this.heard()
    return true
  }

  private async nextMove(): Promise<{ seat: Seat; action: Action; automatic: boolean } | null> {
    const { rules } = this
    const { state } = this.game
    const stepping = await this.whoStepsIn()
    if (stepping !== null) return { ...stepping, automatic: false }
    for (const { seat } of rules.pending(state)) {
      if (this.botNames[seat] !== null)
        return { seat, action: await this.choiceOf(state, seat), automatic: false }
      if (passesFor(this.seated(), seat)) return { seat, action: PASS, automatic: true }
    }
    return null
  }

  /** A bot that plays something in the turn of another, if one does (R-FEAT-04). */
  private async whoStepsIn(): Promise<{ seat: Seat; action: Action } | null> {
    const { steppingIn, botNames } = this
    const { box, state } = this.game
    if (!steppingIn.isDue(state)) return null
    if (!state.heroes.some(({ hand }, seat) => botNames[seat] !== null && hand.length > 0)) {
      steppingIn.passOver(state)
      return null
    }
    const randoms = botNames.map((_, seat) => this.chanceOf(seat))
    return steppingIn.next(box, state, await this.fetchBots(), randoms)
  }

  private fetchBots(): Promise<readonly (Bot | null)[]> {
    this.bots ??= import('./bots.ts').then(({ BOTS }) =>
      this.botNames.map((name) => (name === null ? null : BOTS[name])),
    )
    return this.bots
  }

  private async choiceOf(state: GameState, seat: Seat): Promise<Action> {
    const { box } = this.game
    const legal = this.rules.legalActions(state, seat)
    if (legal.length === 1) return legal[0]
    // a bot that finds something to do for ever ends its turn
    if (this.turns.isTooMany(state.turn.number)) return soonestEnd(legal)
    const planned = await this.plannedAction(seat, legal)
    if (planned !== null) return planned
    const bot = (await this.fetchBots())[seat]!
    return bot.choose(box, this.rules.knowledgeOf(state, seat), legal, this.chanceOf(seat)).action
  }

  /** What was planned for a bot, at a table that was laid out; null where it decides itself. */
  private async plannedAction(seat: Seat, legal: readonly Action[]): Promise<Action | null> {
    const plan = this.firstTurns[seat]
    if (plan === undefined) return null
    const { plannedAction } = await import('./by-name.ts')
    return plannedAction(this.rules, this.game, seat, plan, legal)
  }

  /**
   * The chance of a bot at this moment: the same when the table is opened again. It follows from the seed, which nobody is told before the
   * end: whoever knew it could tell a bot's hand by what it does.
   */
  private chanceOf(seat: Seat): RandomState {
    const { recorder, version } = this.game
    return fastRandom(`${JSON.stringify(recorder.seed)}/${seat}/${version}`)
  }
}

/** Were the bots asked already whether they step in, in the turn that is being played? They are as soon as it comes to its menu. */
function hadTheirSay({ recorder: { history, state }, happened }: HostedGame): boolean {
  const { number } = state.turn
  return (
    happened.at(-1)?.undone === true ||
    history.some(({ before }) => before.turn.number === number && isAtMenu(before))
  )
}
