/**
 * Watches what the cards of real games do. It wraps what a box has compiled (effect words, standing modifiers, scoring terms) in
 * functions that note what ran, so that the engine itself needs no hook: automatic powers have no event of their own. Bots think
 * on states of the same box; only what happens while the watch is told to look is noted.
 */
import type { Action, GameEvent, GameState } from '@runesaga/engine'
import type { CardKind } from '@runesaga/engine/language'
import type { Box, CompiledCard } from '@runesaga/engine/search'
import { boxOf } from './kit/rules.ts'

/** What the game is doing: a bot thinks, the rules say what is legal, an action is carried out, a sheet is filled in. */
export type Phase = 'thinking' | 'asking' | 'acting' | 'scoring'

/** Cards of the rows. */
const STORY: ReadonlySet<CardKind> = new Set(['challenge', 'trait', 'adversary'])
/** Adversaries that lie apart, side by side. */
const FOES: ReadonlySet<CardKind> = new Set(['two-sided', 'last-foe'])

const short = (card: CompiledCard): string => card.id.slice(card.id.indexOf('/') + 1)

export class PowerWatch {
  phase: Phase = 'thinking'
  /** everything that some card can do */
  readonly known = new Set<string>()
  /** how often each of it was done */
  readonly seen = new Map<string, number>()
  private readonly watched = new WeakSet<Box>()

  /** What no game has shown yet. */
  missing(): string[] {
    return [...this.known].filter((deed) => !this.seen.has(deed)).toSorted()
  }

  /** Runs something of the game itself, in this phase. */
  during<T>(phase: Phase, what: () => T): T {
    this.phase = phase
    try {
      return what()
    } finally {
      this.phase = 'thinking'
    }
  }

  /** Wraps the box of a game, once. Copies share their compiled card. */
  look(state: GameState): void {
    const box = boxOf(state.setup)
    if (this.watched.has(box)) return
    this.watched.add(box)
    for (const card of new Set(box.cards)) this.wrap(card)
  }

  /** Notes what the events of an action tell: cards gained and played. */
  hear(state: GameState, events: readonly GameEvent[]): void {
    const { cards } = boxOf(state.setup)
    for (const event of events) {
      const card = 'card' in event ? cards[event.card] : undefined
      if (event.type === 'tucked' && STORY.has(card!.kind))
        this.note(`${short(card!)}: ${card!.paths[event.path].name.en}, gained`)
      if (event.type === 'ally-gained') this.note(`${short(card!)}: gained`)
      if (event.type === 'feat-took-effect' && event.effect && event.seat >= 0)
        this.note(`${short(card!)}: played`)
      if (event.type === 'adversary-card' && event.applies) this.note(`${short(card!)}: by the Adversary`)
      if (event.type === 'adversary-defeated' && cards[state.adversary!.card].kind === 'adversary')
        this.note(`${short(cards[state.adversary!.card])}: defeated apart`)
      if (event.type === 'overcame' && FOES.has(card!.kind))
        this.note(`${short(card!)}: ${card!.paths[event.path].name.en}, overcome`)
    }
  }

  /** Notes which of several prices was paid. */
  paid(state: GameState, action: Action): void {
    if (action.type !== 'use') return
    const card = boxOf(state.setup).cards[action.card]
    if (card.powers[action.power].costs.length > 1)
      this.note(`${short(card)}: power ${action.power + 1}, price ${action.cost + 1}`)
  }

  private note(deed: string): void {
    if (!this.known.has(deed)) throw new Error(`nobody knew of this: ${deed}`)
    this.seen.set(deed, (this.seen.get(deed) ?? 0) + 1)
  }

  /** Something that may happen, and what to call when it does. */
  private expects(deed: string, phases: readonly Phase[]): () => void {
    this.known.add(deed)
    return () => {
      if (phases.includes(this.phase)) this.note(deed)
    }
  }

  private wrap(card: CompiledCard): void {
    this.expectEvents(card)
    // a power's nested effects are the blocks up to the next power's
    const starts = card.powers.map(({ block }) => block)
    card.blocks.forEach((ops, block) => {
      const power = starts.filter((start) => start <= block).length
      // what a sacrifice buys when something else made the Ally fall is the same again
      const fall = card.powers[power - 1]?.fall ?? null
      if (fall !== null && block >= fall.attempting) return
      for (const [i, op] of ops.entries()) {
        const name = `${short(card)}: ${power > 0 ? `power ${power}` : 'effect'}, ${op.word} (${block}.${i})`
        this.wrapWord(card, op, name)
      }
    })
    card.standing = card.standing.map((standing, i) => this.watchedStanding(card, standing, i))
    card.scoring = card.scoring.map((term, i) => this.watchedTerm(card, term, i))
    if (card.gaining !== null) this.wrapNeed(card, card.gaining)
  }

  private expectEvents(card: CompiledCard): void {
    const id = short(card)
    const known = (deed: string) => this.known.add(`${id}: ${deed}`)
    if (STORY.has(card.kind)) for (const path of card.paths) known(`${path.name.en}, gained`)
    if (FOES.has(card.kind)) for (const path of card.paths) known(`${path.name.en}, overcome`)
    if (card.kind === 'adversary') known('defeated apart')
    if (card.kind === 'ally') known('gained')
    if (card.feat !== null) known('played')
    if (card.feat?.skull === true || card.kind === 'adversary-feat') known('by the Adversary')
    card.powers.forEach(({ costs }, i) => {
      if (costs.length > 1) for (const cost of costs) known(`power ${i + 1}, price ${cost + 1}`)
    })
  }

  /** A word has acted when it was carried out and could do what it says. An Adversary acts in a row and apart. */
  private wrapWord(card: CompiledCard, op: CompiledCard['blocks'][number][number], name: string): void {
    const { run } = op
    const acted =
      card.kind === 'adversary'
        ? [this.expects(`${name} in a row`, ['acting']), this.expects(`${name} apart`, ['acting'])]
        : [this.expects(name, ['acting'])]
    op.run = (g, f) => {
      if (this.phase === 'acting' && op.can(g, f))
        acted[card.kind === 'adversary' && g.state.adversary !== null ? 1 : 0]()
      return run.call(op, g, f)
    }
  }

  /** A standing modifier has acted when it was counted in; a prohibition also when it kept something from being legal. */
  private watchedStanding(card: CompiledCard, standing: CompiledCard['standing'][number], i: number) {
    const forbids = standing.on >= 1 << 6
    const name = `${short(card)}: standing ${i + 1}`
    const phases: Phase[] = forbids ? ['asking', 'acting'] : ['acting']
    const acted = card.kind === 'adversary' ? [' in a row', ' apart'] : ['']
    const notes = acted.map((where) => this.expects(`${name}${where}`, phases))
    const counted: (typeof standing.tests)[number] = (g) => {
      notes[card.kind === 'adversary' && g.state.adversary !== null ? 1 : 0]()
      return true
    }
    return { ...standing, tests: [...standing.tests, counted] }
  }

  /** A scoring term has paid when its condition held and there was something to count. */
  private watchedTerm(card: CompiledCard, term: CompiledCard['scoring'][number], i: number) {
    const paid = this.expects(`${short(card)}: scoring ${i + 1}`, ['scoring'])
    const { per, test } = term
    if (per !== null) {
      const watched: typeof per = (g, seat) => {
        const n = per(g, seat)
        if (n > 0) paid()
        return n
      }
      return { ...term, per: watched }
    }
    const watched: NonNullable<typeof test> = (...about) => {
      const holds = test === null || test(...about)
      if (holds) paid()
      return holds
    }
    return { ...term, test: watched }
  }

  /** A Trait that asks for one of two things has been had both ways. */
  private wrapNeed(card: CompiledCard, gaining: NonNullable<CompiledCard['gaining']>): void {
    const { need, orPay } = gaining
    if (need === null || orPay < 0) return
    const met = this.expects(`${short(card)}: need met`, ['acting'])
    const paid = this.expects(`${short(card)}: paid instead`, ['acting'])
    gaining.need = (...about) => {
      const holds = need(...about)
      if (holds) met()
      else paid()
      return holds
    }
  }
}
