/** What a client is shown agrees with the state behind it: whole games of every edition and mode, seen by every seat. */
import type { CardNo, GameState, Hero, Seat, Viewer } from '@runesaga/engine'
import { viewFor } from '@runesaga/engine/host'
import { ICONS, LEVELS } from '@runesaga/engine/language'
import { NO_CARD, tuckedCard, tuckedPath } from '@runesaga/engine/search'
import { FACE_DOWN, type View } from '@runesaga/engine/view'
import { afterAll, expect, test } from 'vitest'
import { boxOf, knowledgeOf, pending, scoreSheet } from './kit/rules.ts'
import { saveAndLoad } from './kit/values.ts'
import { agree, namesIn, someViewers, WATCHED_TABLES, watchGame } from './kit/watched.ts'

const seen = { views: 0, questions: new Set<string>(), windows: new Set<string>() }
afterAll(() => {
  console.log(`${seen.views} views; asked: ${[...seen.questions].sort().join(', ')}`)
})

test.each(WATCHED_TABLES)('$name: a view is plain JSON and shows what lies there', (table) => {
  watchGame(table, 'view', ({ state, history }, dice) => {
    for (const viewer of someViewers(state, dice)) {
      const view = viewFor(boxOf(state.setup), state, viewer, history)
      seen.views++
      agree('plain JSON', saveAndLoad(view), view)
      checkTable(view, state, viewer)
      checkAdversary(view, state)
      checkWaiting(view, state)
    }
  })
})

test('games bring up many questions and windows', () => {
  for (const name of ['dark', 'power', 'ally-place', 'twist-draw', 'heritage', 'choose', 'draw'])
    expect(seen.questions).toContain(name)
  for (const name of ['beforeCast', 'afterCast', 'beforeResolve']) expect(seen.windows).toContain(name)
})

function checkTable(view: View, state: GameState, viewer: Viewer): void {
  const name = namesIn(state)
  const known = knowledgeOf(state, viewer)
  const face = (card: CardNo) => (card < NO_CARD ? FACE_DOWN : name(card))
  const { seat, number, main, mainDone, mustFace } = state.turn
  const order = state.heroes.map((_, k) => (seat + k) % state.heroes.length)
  agree('viewer', view.viewer, viewer)
  agree('phase', view.phase, { setup: 'choosing', play: 'playing', over: 'over' }[state.phase])
  agree('turn', view.turn, { seat, number, order, mainActions: main, mainDone, mustFace })
  agree('heroes', view.heroes.length, state.heroes.length)
  known.heroes.forEach((covered, owner) => {
    // how heroes fared against the Adversary is told by events: see view-history.test.ts
    const { facing: _, ...shown } = view.heroes[owner]
    agree('hero', shown, heroShown(state, owner, covered, owner === viewer))
  })
  agree(
    'rows',
    view.rows,
    known.rows.map(({ open, cards, allies }, row) => ({
      open,
      spent: known.decks[row].left === 0 && known.decks[row].discard.length === 0,
      places: cards.map((card, slot) => ({ card: face(card), ally: name(allies[slot]) })),
    })),
  )
  const decks = state.decks.map(({ cards, at, discard }) => ({
    left: cards.length - at,
    discard: discard.map(name),
  }))
  const [act1, act2, act3, hero, antihero, adversary] = decks
  agree('decks', view.decks, { act1, act2, act3, hero, antihero, adversary })
  agree('outcome', view.outcome, state.outcome)
  const totals = state.heroes.map((_, i) => scoreSheet(state, i).total)
  agree(
    'sheets',
    view.sheets.map(({ total }) => total),
    state.outcome === null ? [] : totals,
  )
}

/** `covered`: the hero as the viewer knows it. */
function heroShown(state: GameState, seat: Seat, covered: Hero, own: boolean): object {
  const { cards, ruleset } = boxOf(state.setup)
  const name = namesIn(state)
  const face = (card: CardNo) => (card < NO_CARD ? FACE_DOWN : name(card))
  const h = state.heroes[seat]
  const story = h.story.map((tucked) => {
    const { kind } = cards[tuckedCard(tucked)]
    const paths = kind === 'adversary' ? ['first'] : ['top', 'bottom']
    return { card: name(tuckedCard(tucked)), path: kind === 'trait' ? null : paths[tuckedPath(tucked)] }
  })
  const byIcon = (counts: readonly number[]) => Object.fromEntries(ICONS.map((icon, i) => [icon, counts[i]]))
  const held = (kind: string) => h.hand.filter((card) => cards[card].feat?.kind === kind).length
  const dealt = (...kinds: string[]) =>
    h.dealt.filter((card) => kinds.includes(cards[card].kind)).map((card) => (own ? name(card) : FACE_DOWN))
  const isClass = covered.motivation >= 0 && cards[h.motivation].kind === 'class'
  const threshold = covered.destiny >= 0 ? cards[h.destiny].radiant : 0
  const radiant = ICONS.indexOf('radiant')
  return {
    act: h.act,
    heritage: face(covered.heritage),
    origin: face(covered.origin),
    motivation: face(covered.motivation),
    destiny: face(covered.destiny),
    destinyShown: h.destinyUp,
    columns: [story.slice(0, 3), story.slice(3, 6), story.slice(6)],
    icons: byIcon(h.icons),
    lent: byIcon(h.lent),
    level: LEVELS[h.level],
    xp: h.xp,
    class: isClass ? { banked: h.banked, opensAt: ruleset.classThresholds } : null,
    radiant: threshold === 0 ? null : { icons: h.icons[radiant] + h.lent[radiant], opensAt: [threshold] },
    hand: { hero: held('hero'), antihero: held('antihero'), cards: own ? h.hand.map(name) : null },
    dealt: {
      origin: dealt('origin'),
      motivation: dealt('motivation', 'class'),
      destiny: dealt('destiny'),
    },
    played: h.played.map(name),
    allies: h.allies.map(name),
    lost: h.lost.map(name),
    failures: h.failures,
    journeys: h.journeys,
    loyal: h.pledged,
  }
}

function checkAdversary(view: View, state: GameState): void {
  const a = state.adversary
  const name = namesIn(state)
  const shown = a && {
    card: name(a.card),
    side: ['first', 'final'][a.side],
    xp: a.xp,
    goal: a.goal === 0 ? null : a.goal,
    began: boxOf(state.setup).ruleset.adversaryXpPerHero * state.heroes.length,
    quests: a.quests.map(name),
    shown: a.shown.map(name),
    defeatedBy: a.defeatedBy === -1 ? null : a.defeatedBy,
  }
  agree('Adversary', view.adversary, shown)
  agree('stack', view.stack, [
    ...state.stack.map(({ card, by, on }) => ({ card: name(card), by: by === -1 ? 'adversary' : by, on })),
    ...(state.attempt?.revealed ?? []).map((card) => ({ card: name(card), by: 'adversary', on: null })),
  ])
}

const KINDS = { keep: 'characters', menu: 'turn', window: 'window', choose: 'answer' }

function checkWaiting({ waitsFor }: View, state: GameState): void {
  const decisions = pending(state)
  const kinds = decisions.map(({ seat, kind }) => [seat, KINDS[kind]])
  agree(
    'waits for',
    waitsFor.map((waiting) => [waiting.seat, waiting.for]),
    kinds,
  )
  const [waiting] = waitsFor
  const [decision] = decisions
  const name = namesIn(state)
  if (waiting?.for === 'window' && decision.kind === 'window') {
    seen.windows.add(waiting.window)
    agree('window', waiting.window, decision.window)
    agree(
      'passed',
      waiting.passed.reduce((bits, seat) => bits | (1 << seat), 0),
      state.top!.m,
    )
    const next = state.stack.length > state.top!.detail ? state.stack.at(-1)!.card : NO_CARD
    agree('next', waiting.next?.card ?? null, name(next))
  }
  if (waiting?.for === 'answer' && decision.kind === 'choose') {
    seen.questions.add(waiting.question)
    agree('card that asks', waiting.card, name(decision.card))
  }
}
