/** A game in the terminal: you at the first seat of a table, bots at the others. */
import { setImmediate as breathe } from 'node:timers/promises'
import type { Seat } from '@runesaga/engine'
import type { CardSet } from '@runesaga/engine/language'
import type { Offer, Waiting } from '@runesaga/engine/view'
import type { About, Table } from '@runesaga/table'
import { decisionWords, iconWords, type Words } from '@runesaga/words'
import { colour } from '../colour.ts'
import { CardText } from '../show/card-text.ts'
import { chronicleLines } from '../show/chronicle.ts'
import { askedText, type Choosing, contextIn, isAttempt, offerText } from '../show/offers.ts'
import { outcomeText } from '../show/outcome.ts'
import { dealtText, tableText } from '../show/table.ts'
import { Teller } from '../show/teller.ts'
import type { Lines } from './lines.ts'
import { SeatAt } from './seat.ts'

export const YOU: Seat = 0

/** What an attempt could be made with. */
const DARK_RUNES = [0, 1, 2, 3]

export class Session {
  private readonly seat: SeatAt
  private readonly isPlayer: boolean
  private readonly lines: Lines
  private readonly teller: Teller
  private readonly text: CardText
  /** the turn whose table was shown last */
  private shown = -1
  private leaving = false
  /** whether turns of others wait until you have said that you don't step in */
  private stopsForYou = true
  /** the turn of another for which you have said so last */
  private goneOn = 0

  private constructor(seat: SeatAt, isPlayer: boolean, lines: Lines, teller: Teller, text: CardText) {
    this.seat = seat
    this.isPlayer = isPlayer
    this.lines = lines
    this.teller = teller
    this.text = text
  }

  /** Sits down and tells what has happened already. */
  static async at(
    table: Table,
    { players, cards }: About,
    sets: readonly CardSet[],
    lines: Lines,
    words: Words,
  ): Promise<Session> {
    const teller = new Teller(
      cards,
      words,
      players.map(({ name }) => name),
      YOU,
    )
    const text = new CardText(sets, cards, words)
    const seat = await SeatAt.take(table, ({ events }) => {
      for (const line of chronicleLines(events, teller)) console.log(line)
    })
    return new Session(seat, players[YOU].kind === 'person', lines, teller, text)
  }

  /** The number of the turn that is being played. */
  get turn(): number {
    return this.seat.news.view.turn.number
  }

  /** Is the game kept up to here? */
  get isKept(): boolean {
    return this.seat.news.saved === 'yes'
  }

  /** Ends it at the next decision, whoever's it is. */
  leave(): void {
    this.leaving = true
    this.lines.close()
  }

  /** Plays to the end, or until you leave; true if the game is over. */
  async play(): Promise<boolean> {
    for (;;) {
      // whoever interrupts bots that play on and on is heard
      await breathe()
      const { view, seat, waiting } = this.seat.news
      if (view.outcome !== null) break
      if (this.leaving) return false
      if (this.mayStepIn()) {
        if (!(await this.askToStepIn())) return false
      } else if (seat?.asked !== true || !waiting.includes(YOU)) await this.seat.send({ do: 'hurry' })
      else if (this.canOnlyPass()) await this.seat.send({ do: 'act', deed: 'pass' })
      else if (!(await this.ask())) return false
    }
    const { outcome, sheets } = this.seat.news.view
    console.log(outcomeText(outcome, sheets, this.teller))
    return true
  }

  private get offers(): readonly Offer[] {
    return this.seat.news.view.you?.offers ?? []
  }

  private canOnlyPass(): boolean {
    return this.offers.length === 1 && this.offers[0].deed === 'pass'
  }

  /** R-FEAT-04: whether the turn of another has begun in which you hold untimed Feats to step in with. */
  private mayStepIn(): boolean {
    const { turn, waitsFor } = this.seat.news.view
    const mayBe = this.stopsForYou && this.isPlayer && turn.seat !== YOU && turn.number > this.goneOn
    return mayBe && waitsFor[0]?.for === 'turn' && this.offers.length > 0
  }

  /** Whether you step in; false if you leave. */
  private async askToStepIn(): Promise<boolean> {
    const { turn } = this.seat.news.view
    const choosing = await this.choosing({ seat: YOU, for: 'turn' })
    const who = this.teller.names.heroName(turn.seat)
    this.showQuestion(this.teller.words.say('terminal/step-in', { who }), choosing)
    const answer = await this.answer(choosing, true)
    if (answer === 'go-on') this.goneOn = turn.number
    return answer !== 'leave'
  }

  /** Your decision; false if you leave. */
  private async ask(): Promise<boolean> {
    const waiting = this.seat.news.view.waitsFor.find(({ seat }) => seat === YOU)!
    const choosing = await this.choosing(waiting)
    if (this.shown !== this.turn) this.showTable()
    this.showQuestion(decisionWords(waiting, contextIn(choosing), this.teller.words), choosing)
    return (await this.answer(choosing, false)) !== 'leave'
  }

  /** Reads lines until one of them moves the game on; `mayGoOn`: an empty one does, with nothing done. */
  private async answer(choosing: Choosing, mayGoOn: boolean): Promise<'done' | 'go-on' | 'leave'> {
    const { offers } = this
    const { words } = this.teller
    for (;;) {
      process.stdout.write(colour.bold('> '))
      const line = await this.lines.next()
      if (line === null || line === 'q') return 'leave'
      if (line === '') {
        if (mayGoOn) return 'go-on'
        continue
      }
      const n = Number(line)
      if (Number.isInteger(n) && n >= 1 && n <= offers.length) {
        await this.seat.send({ do: 'act', deed: offers[n - 1].deed })
        return 'done'
      }
      if (line === 'u' && (await this.undo())) return 'done'
      if (line === 's') {
        this.stopsForYou = !this.stopsForYou
        console.log(words.say(this.stopsForYou ? 'terminal/stops' : 'terminal/stops-not'))
        if (mayGoOn) return 'go-on'
      } else if (line === '?') console.log(words.say('terminal/help'))
      else if (line === 'o') await this.showOdds(choosing)
      else if (line === 't') this.showTable()
      else if (line !== 'u') {
        const key = mayGoOn ? 'terminal/type-number/step-in' : 'terminal/type-number'
        console.log(words.say(key, { n: offers.length }))
      }
    }
  }

  private async undo(): Promise<boolean> {
    const { words } = this.teller
    const refused = this.seat.news.seat!.undo
    if (refused !== null) {
      console.log(words.say(`undo-refusal/${refused}`))
      return false
    }
    await this.seat.send({ do: 'undo' })
    console.log(`  ${words.say('terminal/undone')}`)
    return true
  }

  private async choosing(waiting: Waiting): Promise<Choosing> {
    const { view } = this.seat.news
    const { teller, text } = this
    return { view, waiting, darkChances: await this.darkChances(), teller, text }
  }

  /** Of the attempt in progress, for as many Dark runes as are offered. */
  private async darkChances(): Promise<ReadonlyMap<number, number>> {
    const amounts = this.offers.flatMap(({ deed }) =>
      typeof deed === 'object' && 'dark' in deed ? [deed.dark] : [],
    )
    if (amounts.length === 0) return new Map()
    const plans = Object.fromEntries(amounts.map((dark) => [dark, { dark }]))
    const found = await this.seat.ask({ ask: 'odds', plans })
    return new Map(
      amounts.flatMap((dark) => {
        const odds = found[dark]
        return typeof odds === 'string' ? [] : [[dark, odds.success]]
      }),
    )
  }

  private showTable(): void {
    const { view } = this.seat.news
    const isChoosing = view.phase === 'choosing'
    this.shown = isChoosing ? -1 : view.turn.number
    const shown = isChoosing
      ? dealtText(view.heroes[YOU], this.teller, this.text)
      : tableText(view, this.teller, this.text)
    console.log(`\n${shown}`)
  }

  private showQuestion(question: string, choosing: Choosing): void {
    console.log(`\n${colour.bold(this.teller.plain(question))}`)
    const asked = askedText(choosing)
    if (asked !== '') console.log(`  ${colour.dim(asked)}`)
    this.offers.forEach((offer, i) => {
      console.log(`${String(i + 1).padStart(3)}  ${offerText(choosing, offer)}`)
    })
  }

  /** Every attempt, with as many Dark runes as it could be made with. */
  private async showOdds(choosing: Choosing): Promise<void> {
    const { words } = this.teller
    const attempts = this.offers.filter(isAttempt)
    if (attempts.length === 0) console.log(words.say('terminal/nothing-to-attempt'))
    for (const offer of attempts) {
      const { attempt: target } = offer.deed as Extract<Offer['deed'], { attempt: unknown }>
      const plans = Object.fromEntries(DARK_RUNES.map((dark) => [dark, { target, dark }]))
      const found = await this.seat.ask({ ask: 'odds', plans })
      const shown = DARK_RUNES.flatMap((dark) => {
        const odds = found[dark]
        return typeof odds === 'string'
          ? []
          : [`${iconWords('dark-rune', dark, words)} ${this.teller.chance(odds.success)}`]
      })
      console.log(`  ${offerText(choosing, offer)}\n      ${shown.join(', ')}`)
    }
  }
}
