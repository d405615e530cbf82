/** A game in the terminal: you at seat 0, bots at the others. */
import { setImmediate as breathe } from 'node:timers/promises'
import { BOTS, type Bot, SteppingIn, soonestEnd, TurnCounter } from '@runesaga/bots'
import {
  type Action,
  AT,
  type CardSet,
  type Decision,
  eventsFor,
  fastRandom,
  type GameEvent,
  type GameSetup,
  type GameState,
  type Player,
  type RandomState,
  type Recorder,
  type Rules,
  refusesUndo,
  type Seat,
} from '@runesaga/engine'
import { type Box, boxOf } from '@runesaga/engine/search'
import { decisionWords, iconWords, type Words } from '@runesaga/words'
import { colour, percent } from '../colour.ts'
import { actionText, askedText, type Choosing, contextIn, oddsOf } from '../show/actions.ts'
import { CardText } from '../show/card-text.ts'
import { chronicleLines } from '../show/chronicle.ts'
import { outcomeText } from '../show/outcome.ts'
import { dealtText, tableText } from '../show/table.ts'
import { Teller } from '../show/teller.ts'
import type { Lines } from './lines.ts'

const YOU = 0

type BotName = 'adept' | 'random'

/** Bots are called by what they are: you count as the first, so the bot at the second seat is number 1. */
export const heroName = (bot: string | null, seat: Seat, { say }: Words): string =>
  bot === null
    ? say('terminal/hero', { number: seat + 1 })
    : say(`terminal/bot/${bot as BotName}`, { number: seat })

export class Session {
  private readonly rules: Rules
  readonly recorder: Recorder
  private readonly box: Box
  /** by seat; null is you */
  private readonly bots: readonly (Bot | null)[]
  private readonly randoms: RandomState[]
  private readonly lines: Lines
  readonly teller: Teller
  private readonly text: CardText
  /** the turn whose table was shown last */
  private shown = -1
  /** the turn that was kept last */
  private kept = -1
  private leaving = false
  /** bots that find something to do for ever end their turn */
  private readonly turns = new TurnCounter()
  private readonly steppingIn = new SteppingIn()
  /** whether turns of others wait until you have said that you don't step in */
  private stopsForYou = true
  /** the turn of another for which you have said so last */
  private goneOn = 0

  /** `bots` by seat; null is you */
  constructor(
    rules: Rules,
    setup: GameSetup,
    seed: string,
    bots: readonly (string | null)[],
    sets: readonly CardSet[],
    lines: Lines,
    words: Words,
  ) {
    this.rules = rules
    const players = bots.map((bot, seat): Player => {
      const name = heroName(bot, seat, words)
      return bot === null ? { kind: 'person', name } : { kind: 'bot', name, bot }
    })
    this.recorder = rules.record(setup, players)
    this.box = boxOf(rules, this.recorder.state.setup)
    this.bots = bots.map((name) => (name === null ? null : BOTS[name]))
    this.randoms = bots.map((_, seat) => fastRandom(`${seed}/seat ${seat}`))
    this.lines = lines
    this.teller = new Teller(this.box, words, (seat) => heroName(bots[seat], seat, words), YOU)
    this.text = new CardText(sets, this.box, words)
  }

  /** Ends it at the next decision, whoever's it is. */
  leave(): void {
    this.leaving = true
    this.lines.close()
  }

  /** Plays to the end, or until you leave; true if the game is over. Every turn and every decision of yours is kept as it comes. */
  async play(keep: () => void): Promise<boolean> {
    for (;;) {
      const { state } = this.recorder
      const seat = this.rules.seatToAct(state)
      if (seat < 0) break
      if (this.leaving) return false
      if (this.bots[seat] === null || this.kept !== state.turn.number) keep()
      this.kept = state.turn.number
      const stepping = this.steppingIn.next(this.box, state, this.bots, this.randoms)
      if (stepping !== null) {
        this.act(stepping.seat, stepping.action)
        continue
      }
      const yours = this.yoursToStepInWith(state)
      if (yours.length > 0) {
        if (!(await this.askToStepIn(yours))) return false
        continue
      }
      const legal = this.rules.legalActions(state, seat)
      const bot = this.bots[seat]
      if (bot !== null) {
        const tired = this.turns.isTooMany(state.turn.number)
        this.act(
          seat,
          tired
            ? soonestEnd(legal)
            : bot.choose(this.box, this.rules.knowledgeOf(state, seat), legal, this.randoms[seat]).action,
        )
        // whoever interrupts bots that play on and on is heard
        await breathe()
      } else if (legal.length === 1 && legal[0].type === 'pass' && state.top?.place === AT.window.ask) {
        this.act(seat, legal[0])
      } else if (!(await this.ask(legal))) return false
    }
    console.log(outcomeText(this.rules, this.recorder.state, this.teller))
    return true
  }

  private act(seat: number, action: Action): void {
    this.tell(this.recorder.act(seat, action))
  }

  private tell(events: readonly GameEvent[]): void {
    for (const line of chronicleLines(eventsFor(events, YOU), this.teller)) console.log(line)
  }

  /** R-FEAT-04: the untimed Feats with which you may step in as the turn of another begins. */
  private yoursToStepInWith(state: GameState): readonly Action[] {
    const { turn, top } = state
    const mayBe =
      this.stopsForYou && this.bots[YOU] === null && turn.seat !== YOU && turn.number > this.goneOn
    return mayBe && top?.place === AT.turn.menu ? this.rules.legalActions(state, YOU) : []
  }

  /** Whether you step in; false if you leave. */
  private async askToStepIn(plays: readonly Action[]): Promise<boolean> {
    const { turn } = this.recorder.state
    const choosing = this.choosingFor({ kind: 'menu', seat: YOU })
    this.showQuestion(
      this.teller.words.say('terminal/step-in', { who: this.teller.names.heroName(turn.seat) }),
      choosing,
      plays,
    )
    const answer = await this.answer(choosing, plays, true)
    if (answer === 'go-on') this.goneOn = turn.number
    return answer !== 'leave'
  }

  /** Your decision; false if you leave. */
  private async ask(legal: readonly Action[]): Promise<boolean> {
    const choosing = this.choosing()
    if (this.shown !== this.recorder.state.turn.number) this.showTable()
    this.showChoices(choosing, legal)
    return (await this.answer(choosing, legal, false)) !== 'leave'
  }

  /** Reads lines until one of them moves the game on; `mayGoOn`: an empty one does, with nothing done. */
  private async answer(
    choosing: Choosing,
    legal: readonly Action[],
    mayGoOn: boolean,
  ): Promise<'done' | 'go-on' | 'leave'> {
    for (;;) {
      process.stdout.write(colour.bold('> '))
      const line = await this.lines.next()
      if (line === null || line === 'q') return 'leave'
      if (line === '') {
        if (mayGoOn) return 'go-on'
        continue
      }
      const n = Number(line)
      if (Number.isInteger(n) && n >= 1 && n <= legal.length) {
        this.act(YOU, legal[n - 1])
        return 'done'
      }
      if (line === 'u' && this.undo()) return 'done'
      if (line === 's') {
        this.stopsForYou = !this.stopsForYou
        console.log(this.teller.words.say(this.stopsForYou ? 'terminal/stops' : 'terminal/stops-not'))
        if (mayGoOn) return 'go-on'
      } else if (line === '?') console.log(this.teller.words.say('terminal/help'))
      else if (line === 'o') this.showOdds(choosing, legal)
      else if (line === 't') this.showTable()
      else if (line !== 'u') {
        console.log(
          this.teller.words.say(mayGoOn ? 'terminal/type-number/step-in' : 'terminal/type-number', {
            n: legal.length,
          }),
        )
      }
    }
  }

  private undo(): boolean {
    const refused = refusesUndo(this.recorder.history, YOU)
    if (refused === null) {
      this.recorder.undo(YOU)
      console.log(`  ${this.teller.words.say('terminal/undone')}`)
      return true
    }
    console.log(this.teller.words.say(`undo-refusal/${refused}`))
    return false
  }

  private choosing(): Choosing {
    const pending = this.rules.knowledgeOf(this.recorder.state, YOU).pending
    return this.choosingFor(pending.find(({ seat }) => seat === YOU) as Decision)
  }

  private choosingFor(decision: Decision): Choosing {
    const { rules, teller, text } = this
    return { rules, state: this.recorder.state, seat: YOU, decision, teller, text }
  }

  private showTable(): void {
    const { state } = this.recorder
    this.shown = state.turn.number
    if (state.phase === 'setup') {
      this.shown = -1
      console.log(`\n${dealtText(state.heroes[YOU].dealt, this.teller, this.text)}`)
      return
    }
    const points = this.rules.scoreSheet(state, YOU).total
    console.log(`\n${tableText(this.rules.knowledgeOf(state, YOU), YOU, points, this.teller, this.text)}`)
  }

  private showChoices(choosing: Choosing, legal: readonly Action[]): void {
    const { teller, decision } = choosing
    this.showQuestion(decisionWords(decision, contextIn(choosing), teller.words), choosing, legal)
  }

  private showQuestion(question: string, choosing: Choosing, legal: readonly Action[]): void {
    console.log(`\n${colour.bold(choosing.teller.plain(question))}`)
    const asked = askedText(choosing)
    if (asked !== '') console.log(`  ${colour.dim(asked)}`)
    legal.forEach((action, i) => {
      console.log(`${String(i + 1).padStart(3)}  ${actionText(choosing, action)}`)
    })
  }

  private showOdds(choosing: Choosing, legal: readonly Action[]): void {
    const attempts = legal.filter((action) => action.type === 'attempt')
    if (attempts.length === 0) console.log(choosing.teller.words.say('terminal/nothing-to-attempt'))
    for (const action of attempts) {
      const chances = [0, 1, 2, 3].map((dark) => oddsOf(choosing, action, dark))
      const shown = chances.flatMap((found, dark) =>
        found === null
          ? []
          : [`${iconWords('dark-rune', dark, choosing.teller.words)} ${percent(found.success)}`],
      )
      console.log(`  ${actionText(choosing, action)}\n      ${shown.join(', ')}`)
    }
  }
}
