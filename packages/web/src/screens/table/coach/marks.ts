/** The tips of a first tale, in their order: when each is due, what it says, what it points at, and what it goes with. */
import type { CardRef, Icon, Seat } from '@runesaga/table'
import type { Key } from '@runesaga/words'
import * as is from './conditions.ts'
import type { Moment } from './moment.ts'

/** Where it is shown: over the table, the panel of an attempt, the attempt itself, or the score sheet. */
export type Place = 'table' | 'panel' | 'cast' | 'end'

/** What stands in a sentence, by kind: the words for it depend on the language. */
export interface Values {
  card?: CardRef
  icon?: Icon
  chance?: number
  n?: number
  have?: number
  difficulty?: number
}

/** What is pointed at. */
export type Thing =
  | { card: CardRef; in: 'row' | 'story' | 'answers' }
  | { row: number }
  | { icon: Icon }
  | { purse: Seat; own: boolean }
  | { score: Seat }
  | 'paths'
  | 'stones'
  | 'cast'
  | 'dark'
  | 'chance'
  | 'hand'
  | 'marker'
  | 'journey'
  | 'end-turn'
  | 'prompt'
  | 'again'

export interface Mark {
  name: string
  place: Place
  when: (moment: Moment) => boolean
  says: (moment: Moment) => readonly [CoachKey, Values?]
  /** the first is what it is about; others only get a ring of their own */
  points: (moment: Moment) => readonly Thing[]
  /** it has done its work, though it could still be said; `before`: the moment when it came */
  goes?: (moment: Moment, before: Moment) => boolean
}
export type CoachKey = Extract<Key, `coach/${string}`>

const row = (name: string, turn: number): Mark => ({
  name,
  place: 'table',
  when: (m) => is.mayActMainly(m) && is.ownTurn(m) === turn && !is.hasBegun(m) && is.kindest(m) !== null,
  says: (m) => ['coach/row', { card: is.kindest(m)! }],
  points: (m) => [{ card: is.kindest(m)!, in: 'row' }],
  // not with the panel: whoever leaves it without an attempt needs it as before
  goes: (m, before) => is.hasBegun(m) || m.view.turn.number !== before.view.turn.number,
})

const paths = (name: string, when: Mark['when']): Mark => ({
  name,
  place: 'panel',
  when: (m) => m.panel?.paths === 2 && when(m),
  says: ({ panel }) => [panel?.card === RAGING_INFERNO ? 'coach/paths' : 'coach/paths/other'],
  points: () => ['paths'],
  goes: ({ panel }, before) => panel === null || panel.path !== before.panel?.path,
})

const stones = (name: string, when: Mark['when']): Mark => ({
  name,
  place: 'panel',
  when: (m) => {
    const isChosen = m.seen.has('paths') || m.seen.has('paths other')
    return m.panel?.difficulty !== undefined && isChosen && !is.hasHappened('cast', m) && when(m)
  },
  says: ({ panel }) => ['coach/stones', { difficulty: panel?.difficulty ?? 0 }],
  // no light on what can't succeed
  points: ({ panel }) => (panel?.plain === 0 ? ['stones'] : ['stones', 'cast']),
})

const feat = (name: string): Mark => ({
  name,
  place: 'cast',
  when: (m) => is.shortBy(m) !== null && is.playable(m).length > 0 && !is.hasHappened('feat-played', m),
  says: (m) => {
    const [card] = is.playable(m)
    const n = is.shortBy(m)!
    return card === SECOND_WIND ? ['coach/feat', { n, card }] : ['coach/feat/other', { n, card }]
  },
  points: (m) => [{ card: is.playable(m)[0], in: 'answers' }],
  goes: (m) => is.shortBy(m) === null,
})

/** Cards that tips have words of their own for. */
const RAGING_INFERNO: CardRef = 'base/raging-inferno'
const STREET_FIGHT: CardRef = 'base/street-fight'
const SECOND_WIND: CardRef = 'base/second-wind'

export const MARKS: readonly Mark[] = [
  row('row', 1),
  // who ended the first turn without anything is asked once more
  row('row again', 2),
  paths('paths', is.plansKindest),
  // whoever opens another card first hears of the proposed one all the same
  paths('paths other', (m) => !is.plansKindest(m) && !m.seen.has('paths')),
  stones('stones', is.plansKindest),
  stones('stones other', (m) => !is.plansKindest(m) && !m.seen.has('stones')),
  {
    name: 'won',
    place: 'table',
    when: (m) => {
      const won = is.first('overcame', m)
      return won !== null && is.atMenu(m) && !hasEndedSince(won.at, m)
    },
    says: (m) => {
      const { card, path, margin } = is.first('overcame', m)!.event
      const [icon] = m.about.iconsOf(card!, path)
      if (icon === undefined) return ['coach/won/point']
      return margin > 0 ? ['coach/won', { icon, n: margin }] : ['coach/won/exactly', { icon }]
    },
    points: (m) => {
      const { card, path } = is.first('overcame', m)!.event
      const [icon] = m.about.iconsOf(card!, path)
      return [icon === undefined ? { card: card!, in: 'story' } : { icon }, 'end-turn']
    },
  },
  {
    name: 'failing',
    place: 'table',
    when: (m) => {
      const failed = is.first('failed', m, 'anybody')
      return failed !== null && is.atMenu(m) && !is.hasActedSince(failed.at, m)
    },
    says: (m) => {
      const { at, event } = is.first('failed', m, 'anybody')!
      const paid = m.events.slice(at).find((later) => later.type === 'xp' && later.seat === event.seat)
      const n = paid?.type === 'xp' ? paid.amount : 1
      return [event.seat === m.seat ? 'coach/failing/you' : 'coach/failing', { n }]
    },
    points: (m) => {
      const seat = is.first('failed', m, 'anybody')!.event.seat ?? m.seat
      return [{ purse: seat, own: seat === m.seat }]
    },
  },
  {
    name: 'trait',
    place: 'table',
    when: (m) => is.mayActMainly(m) && is.buyable(m) !== null && is.isTraitTurn(m),
    says: (m) => {
      const { card, price } = is.buyable(m)!
      return ['coach/trait', { card, n: price, have: m.view.heroes[m.seat].xp }]
    },
    points: (m) => [
      { card: is.buyable(m)!.card, in: 'row' },
      { purse: m.seat, own: true },
    ],
  },
  {
    name: 'destiny',
    place: 'table',
    when: (m) => {
      const asked = is.missing(m)
      if (asked === null || !is.mayActMainly(m) || is.storyCards(m) < 2) return false
      return is.ownTurn(m) >= 4 || is.teacherOf(asked.icon, m) !== null
    },
    says: (m) => {
      const { points: n, icon } = is.missing(m)!
      const card = is.teacherOf(icon, m)
      if (card === null) return ['coach/destiny/alone', { n, icon }]
      return [card === STREET_FIGHT ? 'coach/destiny' : 'coach/destiny/other', { n, icon, card }]
    },
    points: (m) => {
      const destiny = m.view.heroes[m.seat].destiny!
      const card = is.teacherOf(is.missing(m)!.icon, m)
      return [{ card: destiny, in: 'story' }, ...(card === null ? [] : [{ card, in: 'row' } as const])]
    },
    goes: (m) => m.panel !== null || m.reading === m.view.heroes[m.seat].destiny,
  },
  {
    name: 'dark',
    place: 'panel',
    when: is.needsDark,
    says: ({ panel }) => [
      panel?.plain === 0 ? 'coach/dark' : 'coach/dark/long-shot',
      { n: panel?.price ?? 1, chance: panel?.two ?? 0 },
    ],
    points: () => ['dark', 'chance'],
    goes: (m, before) => is.times('cast', m) > is.times('cast', before),
  },
  feat('feat'),
  // who let it pass is told at the next miss, once
  {
    ...feat('feat again'),
    when: (m) =>
      m.seen.has('feat') &&
      !m.seen.has('feat in hand') &&
      is.hasHappened('failed', m) &&
      feat('feat').when(m),
  },
  {
    name: 'feat moment',
    place: 'cast',
    when: (m) =>
      is.timely(m).length > 0 &&
      is.first('act-completed', m) !== null &&
      !m.seen.has('feat') &&
      !m.seen.has('feat in hand') &&
      !is.hasHappened('feat-played', m),
    says: () => ['coach/feat/moment'],
    points: (m) => [{ card: is.timely(m)[0], in: 'answers' }],
  },
  {
    // no moment for one has come by the end of the third turn: what a Feat is can be said all the same
    name: 'feat in hand',
    place: 'table',
    when: (m) => {
      const isTime = is.ownTurn(m) > 3 || (is.ownTurn(m) === 3 && m.view.turn.mainActions <= 0)
      const isToldOf = m.seen.has('feat') || is.hasHappened('feat-played', m)
      return is.atMenu(m) && isTime && is.handOf(m).length > 0 && !isToldOf
    },
    says: (m) => ['coach/feat/hand', { card: is.handOf(m)[0] }],
    points: () => ['hand'],
    goes: (m, before) => m.view.turn.number !== before.view.turn.number,
  },
  {
    name: 'corruption',
    place: 'table',
    when: (m) => is.levelChange(m) !== null,
    says: (m) => {
      const change = is.levelChange(m)
      if (change === 'up') return ['coach/corruption/up']
      if (change === 'deep') return ['coach/corruption/deep']
      return ['coach/corruption', { card: m.view.heroes[m.seat].played.at(-1) ?? SECOND_WIND }]
    },
    points: () => ['marker'],
  },
  {
    name: 'journey',
    place: 'table',
    when: (m) => {
      const isTime = is.ownTurn(m) >= 3 && m.view.turn.mainActions <= 0
      return is.atMenu(m) && m.offers.journeys && !is.hasHappened('journeyed', m) && (isTime || m.journeying)
    },
    says: () => ['coach/journey'],
    points: (m) => [m.journeying ? { row: 1 } : 'journey'],
    goes: (m, before) => m.view.turn.number !== before.view.turn.number,
  },
  {
    // the first Act takes longer than what was arranged
    name: 'chance',
    place: 'table',
    when: (m) => is.mayActMainly(m) && is.ownTurn(m) >= 4 && is.first('act-completed', m) === null,
    says: () => ['coach/act/chance'],
    points: () => [{ row: 1 }],
    goes: (m, before) => m.view.turn.number !== before.view.turn.number,
  },
  {
    name: 'act',
    place: 'table',
    when: is.beginsAct,
    says: (m) => [m.seen.has('chance') ? 'coach/act/alone' : 'coach/act'],
    points: () => [{ row: 2 }],
    // whoever was too quick to see it in that turn sees it in the next one
    goes: (m, before) => is.hasActedSince(before.events.length - 1, m),
  },
  {
    // whoever brings the end near has no turn after it
    name: 'last',
    place: 'table',
    when: (m) => {
      const announced = is.first('end-announced', m, 'anybody')
      return (
        announced !== null &&
        announced.event.seat !== m.seat &&
        is.atMenu(m) &&
        !is.hasActedSince(announced.at, m)
      )
    },
    says: () => ['coach/last'],
    points: () => ['prompt'],
  },
  {
    name: 'score',
    place: 'end',
    when: ({ view }) => view.outcome !== null,
    says: () => ['coach/score'],
    points: ({ seat }) => [{ score: seat }],
  },
  {
    name: 'done',
    place: 'end',
    when: ({ view, seen }) => view.outcome !== null && seen.has('score'),
    says: () => ['coach/done'],
    points: () => ['again'],
  },
]

/** Has the person ended a turn since that event? */
const hasEndedSince = (at: number, { events, seat }: Moment): boolean =>
  events.slice(at + 1).some((event) => event.type === 'turn-ended' && event.seat === seat)
