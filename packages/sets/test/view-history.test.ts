/** What a view tells of what has happened agrees with the events: attempts as they lie and as they ended, and how the Adversary was faced. */
import type { GameEvent, GameState, Odds } from '@runesaga/engine'
import { after, beginning, viewFor } from '@runesaga/engine/host'
import { imagineOne } from '@runesaga/engine/search'
import type { AttemptView, View } from '@runesaga/engine/view'
import { afterAll, expect, test } from 'vitest'
import { boxOf, knowledgeOf, odds } from './kit/rules.ts'
import { agree, namesIn, WATCHED_TABLES, type Watched, watchGame } from './kit/watched.ts'

const seen = { fates: new Set<string | null>(), stages: new Set<string>(), past: 0, margins: 0, open: 0 }
afterAll(() => {
  console.log(`fates: ${[...seen.fates].join(', ')}; ${seen.past} past, ${seen.margins} facings`)
})

test.each(WATCHED_TABLES)('$name: attempts and facings as they were told', (table) => {
  watchGame(table, 'history', (watched, dice) => {
    const { state, history } = watched
    if (state.attempt === null ? !dice.oneIn(4) : !dice.oneIn(2)) return
    const view = viewFor(boxOf(state.setup), state, 'spectator', history)
    checkLast(view, watched)
    checkInProgress(view, watched)
    checkFacing(view, watched)
  })
})

test('games bring up every stage and fate', () => {
  expect([...seen.stages].sort()).toEqual(['after-cast', 'before-cast', 'decided'])
  for (const fate of ['story', 'discarded', 'stays', 'defeated', 'adversary-stays'])
    expect(seen.fates).toContain(fate)
  expect(seen.past).toBeGreaterThan(100)
  expect(seen.margins).toBeGreaterThan(20)
  expect(seen.open).toBeGreaterThan(10)
})

test('a move without events changes nothing', () => {
  expect(after(beginning, [], 1)).toBe(beginning)
})

test('who faces the same side again is told by the last time', () => {
  const face = { seat: 1, card: 7, path: 0 }
  const declared: GameEvent = { type: 'attempt-declared', ...face, row: -1, slot: 0, abilities: [0] }
  const first = after(beginning, [declared, { type: 'failed', ...face, margin: -2 }], 1)
  const other: GameEvent = { type: 'overcame', ...face, path: 1, margin: 4 }
  const again = after(first, [declared, { type: 'overcame', ...face, margin: 1 }, declared, other], 2)
  expect(first.facings).toEqual([{ ...face, margin: -2 }])
  expect(again.facings).toEqual([
    { ...face, margin: 1 },
    { ...face, path: 1, margin: 4 },
  ])
  const inRows = { ...declared, row: 0 }
  expect(after(first, [inRows, { type: 'overcame', ...face, margin: 5 }], 2).facings).toBe(first.facings)
})

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>
type Logged<T extends GameEvent['type']> = { version: number; event: Of<T> }

const lastOf = <T extends GameEvent['type']>(log: Watched['log'], ...types: T[]): Logged<T> | undefined =>
  log.findLast(({ event }) => (types as string[]).includes(event.type)) as Logged<T> | undefined

/** What was told since the last attempt was declared. */
function sinceDeclared(log: Watched['log']): Watched['log'] {
  const at = log.findLastIndex(({ event }) => event.type === 'attempt-declared')
  return at < 0 ? [] : log.slice(at)
}

function checkLast({ lastAttempt: shown }: View, { state, log, version }: Watched): void {
  const told = sinceDeclared(log)
  const decided = lastOf(told, 'overcame', 'failed')
  if (decided === undefined) {
    agree('last attempt', shown, null)
    return
  }
  const name = namesIn(state)
  const declared = told[0].event as Of<'attempt-declared'>
  const { event } = decided
  const { total, difficulty } = lastOf(told, 'weighed')!.event
  const place = declared.row < 0 ? 'apart' : { row: declared.row + 1, place: declared.slot + 1 }
  agree('where', [shown!.seat, shown!.card, shown!.place], [declared.seat, name(declared.card), place])
  agree('sums', [shown!.total, shown!.difficulty.n, shown!.chance], [total, difficulty, null])
  agree('the stones and the bonus', counted(shown!) + shown!.bonus.n, total)
  const isPast = told.some((one) => one.version > decided.version)
  if (isPast) seen.past++
  seen.fates.add(shown!.outcome!.fate)
  agree('outcome', shown!.outcome, {
    overcame: event.type === 'overcame',
    margin: event.margin,
    version: decided.version,
    fate: fateOf(told, event, declared.row),
    isPast,
  })
  agree('no later than now', decided.version <= version, true)
  checkThrown(shown!, told)
}

function fateOf(told: Watched['log'], { type, card }: Of<'overcame' | 'failed'>, row: number): string | null {
  const has = (what: GameEvent['type']) =>
    told.some(({ event }) => event.type === what && 'card' in event && event.card === card)
  if (type === 'overcame') return row < 0 ? 'defeated' : has('tucked') ? 'story' : null
  return row < 0 ? 'adversary-stays' : has('challenge-discarded') ? 'discarded' : 'stays'
}

const counted = ({ stones }: AttemptView): number =>
  stones.reduce((sum, { counts }) => sum + (counts ?? 0), 0)

function checkThrown({ thrown }: AttemptView, told: Watched['log']): void {
  const cast = lastOf(told, 'cast', 'stones-cast')
  if (cast === undefined) {
    agree('thrown', thrown, null)
    return
  }
  const { version, event } = cast
  agree('thrown', thrown, {
    version,
    stones: event.type === 'cast' ? event.stones.map((_, i) => i) : event.positions,
  })
}

/** In progress: as the odds see it, worked out from what everybody knows. */
function checkInProgress({ attempt: shown }: View, { state, log }: Watched): void {
  const a = state.attempt
  agree('in progress', shown === null, a === null)
  if (a === null || shown === null) return
  const told = sinceDeclared(log)
  seen.stages.add(shown.stage)
  checkThrown(shown, told)
  agree('revealed', shown.revealed, a.revealed.map(namesIn(state)))
  const figures = odds(imagined(state), a.seat, {})
  agree('stage', shown.stage, a.outcome !== '' ? 'decided' : figures.cast ? 'after-cast' : 'before-cast')
  if (shown.stage === 'decided') {
    const { total, difficulty } = lastOf(told, 'weighed')!.event
    agree('weighed', [shown.total, shown.difficulty.n, shown.chance], [total, difficulty, null])
    agree('outcome', [shown.outcome!.overcame, shown.outcome!.margin], [a.outcome === 'overcome', a.margin])
    agree('bonus', shown.bonus.n, total - counted(shown))
    // a card that was failed may be discarded yet, as long as the attempt goes on
    const { overcame, fate } = shown.outcome!
    agree('nothing is said to stay', fate === 'stays', false)
    if (!overcame && fate === null) seen.open++
    return
  }
  agree('outcome', shown.outcome, null)
  agree('chance', shown.chance, figures.success)
  checkSums(shown, state, figures)
  agree('stones', shown.stones.length, figures.stones.length)
  agree('total', shown.total, figures.cast ? figures.mean : null)
  agree(
    'faces',
    shown.stones.every(({ face }) => (face === null) === !figures.cast),
    true,
  )
  if (figures.cast) agree('as they lie', counted(shown) + shown.bonus.n, figures.mean)
}

const imagined = (state: GameState): GameState =>
  imagineOne(boxOf(state.setup), knowledgeOf(state, 'spectator'))

function checkSums({ difficulty, bonus }: AttemptView, state: GameState, figures: Odds): void {
  const name = namesIn(state)
  const named = (parts: Odds['bonusParts']) =>
    parts.map(({ from, card, amount }) => ({ from, card: name(card), amount }))
  agree('difficulty', difficulty, { n: figures.difficulty, parts: named(figures.difficultyParts) })
  agree('bonus', bonus, { n: figures.bonus, parts: named(figures.bonusParts) })
}

function checkFacing({ heroes }: View, { state, log }: Watched): void {
  const adversary = state.adversary
  heroes.forEach(({ facing }, seat) => {
    const { faced, beat } = state.heroes[seat]
    const wanted = ['first', 'final'].flatMap((side, i) => {
      if (adversary === null || ((faced >> i) & 1) === 0) return []
      const told = log.findLast(
        ({ event: e }) =>
          (e.type === 'overcame' || e.type === 'failed') &&
          e.seat === seat &&
          e.card === adversary.card &&
          e.path === i,
      )!.event as Of<'overcame'>
      seen.margins++
      return [{ side, overcame: ((beat >> i) & 1) === 1, margin: told.margin }]
    })
    agree('facing', facing, wanted)
  })
}
