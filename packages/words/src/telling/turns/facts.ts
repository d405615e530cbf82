/** What a turn was, from its events: what was paid, done and won, and what it did to whom. */
import type { Seat } from '@runesaga/engine'
import { LEVELS, type Level } from '@runesaga/engine/language'
import type { CardRef, Face, NamedEvent, PathName } from '@runesaga/engine/view'
import { isShown } from '../chronicle/tell.ts'

/** What the turn was about. */
export type Main =
  | {
      what: 'won' | 'failed'
      card: CardRef
      path: PathName | null
      margin: number
      apart: boolean
      /** a card decided it against the sum */
      isForced: boolean
    }
  | { what: 'tried'; card: CardRef }
  | { what: 'trait'; card: CardRef }

export interface TurnFacts {
  seat: Seat
  main: Main | null
  dark: number
  journey: CardRef | null
  pledged: boolean
  /** Experience laid on a Class */
  banked: number
  /** Allies won and given up */
  allies: CardRef[]
  sacrificed: CardRef[]
  /** where the hero stood before the turn and after it; null: nothing moved */
  level: { from: Level; to: Level } | null
  /** the Adversary that lies apart is defeated for good */
  beaten: boolean
  /** Feats played on others */
  played: { card: CardRef; on: Seat }[]
  /** Feats of others that changed the sum, and by how much it helped */
  answered: { card: CardRef; by: Seat; help: number }[]
  /** the hero's own Feat without which what was won would have failed */
  saved: CardRef | null
  /** what others lost by it */
  cost: { seat: Seat; xp: number }[]
  dragged: { seat: Seat; to: Level }[]
  /** where among the events each kind of deed was first done, the attempt where it was decided */
  at: Record<DeedKind, number>
}

export type DeedKind = 'main' | 'dark' | 'journey' | 'pledged' | 'sacrificed' | 'allies' | 'banked' | 'played'

type Of<T extends NamedEvent['type']> = Extract<NamedEvent, { type: T }>

/** Away from Virtue? */
export const isDown = ({ from, to }: { from: Level; to: Level }): boolean =>
  LEVELS.indexOf(to) > LEVELS.indexOf(from)

/** Of the events of one turn, as the reader may see them. */
export function turnFacts(events: readonly NamedEvent[], seat: Seat): TurnFacts {
  const of = <T extends NamedEvent['type']>(type: T): Of<T>[] =>
    events.filter((event): event is Of<T> => event.type === type)
  const own = <T extends NamedEvent['type']>(type: T): Of<T>[] =>
    of(type).filter((event) => 'seat' in event && event.seat === seat)
  const shown = (found: readonly { card: Face }[]): CardRef[] => found.map(({ card }) => card).filter(isShown)
  const levels = own('level')
  // what others pay for cards of their own isn't lost by it
  const ownCards = new Set<unknown>(
    [...own('feat-played'), ...own('power-used'), ...own('attempt-declared')].map(({ card }) => card),
  )
  const first = levels.at(0)
  const last = levels.at(-1)
  const { main, at } = mainOf(events, seat)
  const firstOwn = (type: NamedEvent['type']): number =>
    events.findIndex((event) => event.type === type && 'seat' in event && event.seat === seat)
  return {
    seat,
    main,
    dark: own('dark-bought').reduce((sum, { runes }) => sum + runes, 0),
    journey: shown(own('journeyed')).at(0) ?? null,
    pledged: own('pledged').length > 0,
    banked: own('banked').reduce((sum, { amount }) => sum + amount, 0),
    allies: shown(own('ally-gained')),
    sacrificed: shown(own('ally-sacrificed')),
    level: first === undefined || first.from === last!.to ? null : { from: first.from, to: last!.to },
    beaten: own('adversary-defeated').length > 0,
    played: own('feat-played').flatMap(({ card, on }) =>
      isShown(card) && on !== null && on !== seat ? [{ card, on }] : [],
    ),
    answered: answersTo(events, seat),
    saved: savedBy(events, seat),
    cost: of('xp').flatMap((event) =>
      event.seat !== null && event.seat !== seat && event.amount < 0 && ownCards.has(event.by)
        ? [{ seat: event.seat, xp: -event.amount }]
        : [],
    ),
    dragged: of('level').flatMap((event) =>
      event.seat !== null && event.seat !== seat && isDown(event) && ownCards.has(event.by)
        ? [{ seat: event.seat, to: event.to }]
        : [],
    ),
    at: {
      main: at,
      dark: firstOwn('dark-bought'),
      journey: firstOwn('journeyed'),
      pledged: firstOwn('pledged'),
      sacrificed: firstOwn('ally-sacrificed'),
      allies: firstOwn('ally-gained'),
      banked: firstOwn('banked'),
      played: firstOwn('feat-played'),
    },
  }
}

/** The last success of the turn, or else its last failure; a Trait where there was no attempt. */
function mainOf(events: readonly NamedEvent[], seat: Seat): { main: Main | null; at: number } {
  let main: Main | null = null
  let at = -1
  let apart = false
  for (const [i, event] of events.entries()) {
    const before: Main | null = main
    if (event.type === 'attempt-declared' && event.seat === seat && isShown(event.card)) {
      apart = event.row === null
      if (main === null) main = { what: 'tried', card: event.card }
    }
    if (event.type === 'trait-gained' && event.seat === seat && isShown(event.card) && main?.what !== 'won')
      main = { what: 'trait', card: event.card }
    if (
      (event.type === 'overcame' || event.type === 'failed') &&
      event.seat === seat &&
      isShown(event.card)
    ) {
      const what = event.type === 'overcame' ? 'won' : 'failed'
      const isForced = isAgainstSum(events, event)
      if (what === 'won' || main === null || main.what === 'failed' || main.what === 'tried')
        main = { what, card: event.card, path: event.path, margin: event.margin, apart, isForced }
    }
    if (main !== before) at = i
  }
  return { main, at }
}

/** What the turn was about at first sight: the card of its sentence. */
export const turnCard = (events: readonly NamedEvent[], seat: Seat): CardRef | null => {
  const { main, journey } = turnFacts(events, seat)
  return main?.card ?? journey
}

type Decided = Of<'overcame'> | Of<'failed'>

const isDecision = (event: NamedEvent): event is Decided =>
  event.type === 'overcame' || event.type === 'failed'

/** Was it decided otherwise than the sum says? */
function isAgainstSum(events: readonly NamedEvent[], decided: Decided): boolean {
  const weighed = events
    .slice(0, events.indexOf(decided))
    .findLast((event): event is Of<'weighed'> => event.type === 'weighed')
  if (weighed === undefined) return false
  return weighed.total >= weighed.difficulty !== (decided.type === 'overcame')
}

/** The Feat that decided an attempt against its sum: the last that took effect since the cast and changed no figure. */
export function deciderOf(events: readonly NamedEvent[], decided: NamedEvent): CardRef | null {
  if (!isDecision(decided) || !isAgainstSum(events, decided)) return null
  const upTo = events.slice(0, events.indexOf(decided))
  const since = upTo.slice(
    Math.max(
      0,
      upTo.findLastIndex(({ type }) => type === 'cast'),
    ),
  )
  const figured = new Set<Face>(since.flatMap((event) => (isFigure(event) ? [event.by] : [])))
  const decider = since.findLast(
    (event) => event.type === 'feat-took-effect' && event.effect && !figured.has(event.card),
  )
  return decider?.type === 'feat-took-effect' && isShown(decider.card) ? decider.card : null
}

const isFigure = (event: NamedEvent): event is Of<'successes'> | Of<'difficulty'> =>
  event.type === 'successes' || event.type === 'difficulty'

/** The hero's own Feat that made the turn's last success one: against the sum, or by more than there was to spare. */
function savedBy(events: readonly NamedEvent[], seat: Seat): CardRef | null {
  const won = events.findLast(
    (event): event is Of<'overcame'> => event.type === 'overcame' && event.seat === seat,
  )
  if (won === undefined) return null
  const end = events.indexOf(won)
  const begun = events.slice(0, end).findLastIndex(({ type }) => type === 'attempt-declared')
  const attempt = events.slice(Math.max(0, begun), end)
  const own = new Set<Face>(
    events.flatMap((event) => (event.type === 'feat-played' && event.seat === seat ? [event.card] : [])),
  )
  const decider = deciderOf(events, won)
  if (decider !== null) return own.has(decider) ? decider : null
  const helps = new Map<CardRef, number>()
  for (const event of attempt) {
    if (!isFigure(event) || !isShown(event.by) || !own.has(event.by)) continue
    const help = event.type === 'successes' ? event.amount : -event.amount
    helps.set(event.by, (helps.get(event.by) ?? 0) + help)
  }
  return [...helps].find(([, help]) => help > won.margin)?.[0] ?? null
}

/** Feats that others played on the hero's attempt: what they were good for shows in the sums that follow, or in what was decided against them. */
function answersTo(events: readonly NamedEvent[], seat: Seat): TurnFacts['answered'] {
  const answers = new Map<CardRef, { by: Seat; help: number }>()
  for (const event of events) {
    if (isDecision(event) && event.seat === seat) {
      const decider = deciderOf(events, event)
      const answer = decider === null ? undefined : answers.get(decider)
      if (answer !== undefined) answer.help = event.type === 'overcame' ? 1 : -1
    }
    if (event.type === 'feat-played' && event.seat !== null && event.seat !== seat && isShown(event.card))
      answers.set(event.card, { by: event.seat, help: 0 })
    if (!isFigure(event)) continue
    const answer = isShown(event.by) ? answers.get(event.by) : undefined
    if (answer !== undefined) answer.help += event.type === 'successes' ? event.amount : -event.amount
  }
  return [...answers].flatMap(([card, answer]) => (answer.help === 0 ? [] : [{ card, ...answer }]))
}
