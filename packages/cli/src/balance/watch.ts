/** Looks on at games and counts what became of every card. */
import type { CardNo, GameEvent, GameState, Hero, Rules, ScoreSheet, Seat } from '@runesaga/engine'
import { AT, type Box, boxOf, NO_CARD, tuckedCard } from '@runesaga/engine/search'
import type { Onlooker } from '../simulate/game.ts'
import { type Counts, count, pairOf, TWELFTHS } from './counts.ts'

export class Watch implements Onlooker {
  private readonly rules: Rules
  private readonly counts: Counts
  private box!: Box
  /** by card number: the first copy of the same title */
  private titles: CardNo[] = []
  /** seen and taken in the game being played, by title */
  private readonly available = new Set<CardNo>()
  private readonly taken = new Set<CardNo>()

  constructor(rules: Rules, counts: Counts) {
    this.rules = rules
    this.counts = counts
  }

  begin(state: GameState): void {
    this.available.clear()
    this.taken.clear()
    const box = boxOf(this.rules, state.setup)
    if (box !== this.box) {
      this.box = box
      this.titles = box.cards.map((card) => box.byId.get(card.id)![0])
    }
    for (const hero of state.heroes) {
      for (const card of [...hero.dealt, ...charactersOf(hero), ...hero.hand]) this.see(card)
    }
  }

  /** On a hero's turn, what lies in the rows that this hero may use is offered. */
  decides(state: GameState, seat: Seat): void {
    if (state.top!.place !== AT.turn.menu || state.turn.main === 0 || state.turn.mustFace) return
    const done = Math.floor(state.heroes[seat].story.length / this.box.ruleset.cardsPerColumn)
    for (let row = done; row < state.rows.length; row++) {
      const { open, cards, allies } = state.rows[row]
      if (!open) continue
      for (let slot = 0; slot < cards.length; slot++) {
        if (cards[slot] === NO_CARD) continue
        this.see(cards[slot])
        if (allies[slot] !== NO_CARD) this.see(allies[slot])
      }
    }
  }

  happened(events: readonly GameEvent[]): void {
    const { cards } = this.counts
    for (const event of events) {
      switch (event.type) {
        case 'overcame':
        case 'failed':
          this.attempted(event.card, event.path, event.type === 'overcame')
          break
        case 'feat-drawn':
          this.see(event.card)
          break
        case 'feat-played':
          this.taken.add(this.titles[event.card])
          break
        case 'adversary-card':
          this.see(event.card)
          if (event.applies) this.taken.add(this.titles[event.card])
          break
        case 'power-used':
          cards.used[this.titles[event.card]]++
          break
      }
    }
  }

  end(state: GameState, sheets: readonly ScoreSheet[]): void {
    const { counts } = this
    counts.games++
    for (const title of this.available) counts.cards.available[title]++
    for (const hero of state.heroes) for (const card of ownedBy(hero)) this.taken.add(this.titles[card])
    for (const title of this.taken) counts.cards.taken[title]++
    const { outcome } = state
    if (outcome === null) {
      counts.stalled++
      return
    }
    counts.finished++
    counts.turns += state.turn.number
    if (state.adversary !== null) {
      const { card, quests } = state.adversary
      count((counts.adversaries[pairOf(quests[0], card)] ??= {}), outcome.why)
      const pledged = state.heroes.filter((hero) => hero.pledged).length
      if (pledged > 0) count(counts.loyalists.games, pledged)
      if (outcome.loyalists) count(counts.loyalists.won, pledged)
    }
    const { firstSeat, heroes } = state.setup
    for (const seat of outcome.winners) {
      const part = TWELFTHS / outcome.winners.length
      counts.seats[seat] += part
      counts.places[(seat - firstSeat + heroes) % heroes] += part
      count(counts.winning, sheets[seat].total)
    }
    for (const [seat, hero] of state.heroes.entries()) this.score(hero, sheets[seat])
  }

  private score(hero: Hero, { total, boxes }: ScoreSheet): void {
    const { cards, scores } = this.counts
    count(scores, total)
    for (const [box, points] of Object.entries(boxes)) count(this.counts.boxes, box, points)
    for (const title of new Set([...ownedBy(hero), ...hero.played].map((card) => this.titles[card]))) {
      cards.heroes[title]++
      cards.scores[title] += total
      cards.squares[title] += total * total
    }
  }

  private attempted(no: CardNo, path: number, overcome: boolean): void {
    const { cards, difficulties } = this.counts
    const title = this.titles[no]
    const card = this.box.cards[no]
    cards[path === 0 ? 'attemptsTop' : 'attemptsBottom'][title]++
    if (overcome) cards[path === 0 ? 'overcomeTop' : 'overcomeBottom'][title]++
    const difficulty = card.difficulty + (card.paths[path].plusOne ? 1 : 0)
    const sum = (difficulties[difficulty] ??= { attempts: 0, overcome: 0 })
    sum.attempts++
    if (overcome) sum.overcome++
  }

  private see(card: CardNo): void {
    this.available.add(this.titles[card])
  }
}

const charactersOf = ({ heritage, origin, motivation, destiny }: Hero): CardNo[] =>
  [heritage, origin, motivation, destiny].filter((card) => card !== NO_CARD)

/** Cards that a hero has taken for good. */
const ownedBy = (hero: Hero): CardNo[] => [
  ...charactersOf(hero),
  ...hero.story.map(tuckedCard),
  ...hero.allies,
  ...hero.lost,
]
