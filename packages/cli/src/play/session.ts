/** A game in the terminal: you at seat 0, bots at the others. */
import { BOTS } from '@runesaga/bots'
import {
  type Action,
  boxOf,
  type Decision,
  eventsFor,
  fastRandom,
  type GameEvent,
  type GameSetup,
  legalActions,
  type RandomState,
  Recorder,
  refusesUndo,
  scoreSheet,
  seatToAct,
  viewFor,
} from '@runesaga/engine'
import { colour, percent } from '../colour.ts'
import { actionText, oddsOf, type Scene } from '../show/actions.ts'
import type { CardText } from '../show/card-text.ts'
import { eventText } from '../show/events.ts'
import { outcomeText } from '../show/outcome.ts'
import { dealtText, tableText } from '../show/table.ts'
import { YOU as READER, Teller } from '../show/teller.ts'
import type { Lines } from './lines.ts'

const YOU = 0

const HELP = `Type the number of what you want to do, then Enter.
  u  take back your last action, as long as nothing was revealed since
  o  the odds of every attempt, with Dark runes
  t  show the table again
  q  leave the game
  ?  this help`

const UNDO_REFUSED = {
  'nothing-to-undo': 'there is nothing to take back',
  'another-acted': 'somebody else has acted since',
  revealed: 'something was revealed or cast since',
}

export class Session {
  readonly recorder: Recorder
  private readonly bots: readonly (string | null)[]
  private readonly randoms: RandomState[]
  private readonly lines: Lines
  private readonly teller: Teller
  private readonly text: CardText
  /** the turn whose table was shown last */
  private shown = -1

  /** `bots` by seat; null is you */
  constructor(
    setup: GameSetup,
    seed: string,
    bots: readonly (string | null)[],
    text: CardText,
    lines: Lines,
  ) {
    this.recorder = new Recorder(setup)
    this.bots = bots
    this.randoms = bots.map((_, seat) => fastRandom(`${seed}/seat ${seat}`))
    this.text = text
    this.lines = lines
    const name = (seat: number) => (seat === YOU ? READER : `${bots[seat]} ${seat}`)
    this.teller = new Teller(boxOf(this.recorder.state.setup), name)
  }

  /** Plays to the end, or until you leave; true if the game is over. */
  async play(): Promise<boolean> {
    for (;;) {
      const { state } = this.recorder
      const seat = seatToAct(state)
      if (seat < 0) break
      const legal = legalActions(state, seat)
      const bot = this.bots[seat]
      if (bot !== null) {
        const { action } = BOTS[bot].choose(viewFor(state, seat), legal, this.randoms[seat])
        this.act(seat, action)
      } else if (legal.length === 1 && legal[0].type === 'pass' && state.frames.at(-1)?.proc === 'window') {
        this.act(seat, legal[0])
      } else if (!(await this.ask(legal))) return false
    }
    console.log(outcomeText(this.recorder.state, this.teller))
    return true
  }

  private act(seat: number, action: Action): void {
    this.tell(this.recorder.act(seat, action))
  }

  private tell(events: readonly GameEvent[]): void {
    for (const event of eventsFor(events, YOU)) {
      const line = eventText(event, this.teller)
      if (line !== null) console.log(event.type === 'turn-began' ? `\n${colour.bold(line)}` : `  ${line}`)
    }
  }

  /** Your decision; false if you leave. */
  private async ask(legal: readonly Action[]): Promise<boolean> {
    const scene = this.scene()
    if (this.shown !== this.recorder.state.turn.number) this.showTable()
    this.showChoices(scene, legal)
    for (;;) {
      process.stdout.write(colour.bold('> '))
      const line = await this.lines.next()
      if (line === null || line === 'q') return false
      if (line === '') continue
      const n = Number(line)
      if (Number.isInteger(n) && n >= 1 && n <= legal.length) {
        this.act(YOU, legal[n - 1])
        return true
      }
      if (line === 'u' && this.undo()) return true
      if (line === '?') console.log(HELP)
      else if (line === 'o') this.showOdds(scene, legal)
      else if (line === 't') this.showTable()
      else if (line !== 'u') console.log(`Type a number from 1 to ${legal.length}, or ? for help.`)
    }
  }

  private undo(): boolean {
    const refused = refusesUndo(this.recorder.history, YOU)
    if (refused === null) {
      this.recorder.undo(YOU)
      console.log('  Taken back.')
      return true
    }
    console.log(`Can't take that back: ${UNDO_REFUSED[refused]}.`)
    return false
  }

  private scene(): Scene {
    const { state } = this.recorder
    const decision = viewFor(state, YOU).pending.find(({ seat }) => seat === YOU) as Decision
    return { state, seat: YOU, decision, teller: this.teller, text: this.text }
  }

  private showTable(): void {
    const { state } = this.recorder
    this.shown = state.turn.number
    if (state.phase === 'setup') {
      this.shown = -1
      console.log(`\n${dealtText(state.heroes[YOU].dealt, this.teller, this.text)}`)
      return
    }
    const points = scoreSheet(state, YOU).total
    console.log(`\n${tableText(viewFor(state, YOU), YOU, points, this.teller, this.text)}`)
  }

  private showChoices(scene: Scene, legal: readonly Action[]): void {
    console.log(`\n${colour.bold(questionText(scene))}`)
    legal.forEach((action, i) => {
      console.log(`${String(i + 1).padStart(3)}  ${actionText(scene, action)}`)
    })
  }

  private showOdds(scene: Scene, legal: readonly Action[]): void {
    const attempts = legal.filter((action) => action.type === 'attempt')
    if (attempts.length === 0) console.log('There is nothing to attempt now.')
    for (const action of attempts) {
      const chances = [0, 1, 2, 3].map((dark) => oddsOf(scene, action, dark))
      const shown = chances.flatMap((found, dark) =>
        found === null ? [] : [`${dark} Dark ${percent(found.success)}`],
      )
      console.log(`  ${actionText(scene, action)}\n      ${shown.join(', ')}`)
    }
  }
}

const WINDOWS: Record<string, string> = {
  beforeCast: 'Before the cast',
  afterCast: 'After the cast',
  beforeResolve: 'Before it counts as failed',
  afterResolve: 'After the attempt',
  reply: 'In answer',
  betweenTurns: 'Between turns',
  corruption: 'Before the Corruption',
  menu: 'Your turn',
}

function questionText({ decision, teller }: Scene): string {
  if (decision.kind === 'keep') return 'Which Character cards do you keep?'
  if (decision.kind === 'menu') return 'Your turn. What do you do?'
  if (decision.kind === 'window') return `${WINDOWS[decision.window]}: do you play or use anything?`
  if (decision.step === 'buyDark') return 'Do you buy Dark runes?'
  if (decision.about === 'refill') return `Where does ${teller.card(decision.card)} go?`
  return decision.card >= 0 ? `${teller.card(decision.card)}: choose` : 'Choose'
}
