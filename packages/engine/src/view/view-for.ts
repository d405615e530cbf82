/**
 * A table as one viewer is shown it. What lies there comes from what the viewer knows. What has to be worked out — what may be done, why not,
 * chances, sums — is worked out in a state imagined from that, so that nothing hidden can show through.
 */

import { journeyPrice } from '../actions/menu.ts'
import type { Box } from '../compile/box.ts'
import { refsIn } from '../deeds/card-ref.ts'
import { askedIfAny } from '../deeds/question.ts'
import { LEVELS } from '../language/names.ts'
import { type ScoreSheet, scoreSheet } from '../score/sheet.ts'
import { Game } from '../state/game.ts'
import type { GameState, Seat } from '../state/types.ts'
import { attemptInProgress, lastAttempt } from './attempt-view.ts'
import { heldFeats, helpsFor, lockedFeats } from './helps.ts'
import type { History } from './history.ts'
import { imagineOne } from './imagine.ts'
import { knowledgeOf } from './knowledge.ts'
import { offersTo } from './offers.ts'
import { adversaryView, deckViews, heroView, rowViews, stackView, turnView } from './table-view.ts'
import type { ScoreLineView, SheetView, View, You } from './view.ts'
import type { Viewer } from './visibility.ts'
import { questionView, waitingViews } from './waiting-view.ts'
import { whyNotView } from './why-not.ts'

const PHASES = { setup: 'choosing', play: 'playing', over: 'over' } as const

/** `history`: of the moves that led to this state. */
export function viewFor(box: Box, state: GameState, viewer: Viewer, history: History): View {
  const known = knowledgeOf(box, state, viewer)
  const isNeeded = viewer !== 'spectator' || state.attempt !== null
  const imagined = isNeeded ? imagineOne(box, known) : null
  return {
    viewer,
    phase: PHASES[state.phase],
    turn: turnView(known),
    heroes: state.heroes.map(({ dealt }, seat) => heroView(box, known, seat, dealt, history)),
    rows: rowViews(box, known),
    decks: deckViews(box, known),
    adversary: adversaryView(box, known),
    attempt: imagined === null ? null : attemptInProgress(box, imagined, history),
    lastAttempt: lastAttempt(box, history),
    stack: stackView(box, known),
    waitsFor: waitingViews(box, known),
    outcome: state.outcome,
    sheets:
      state.outcome === null
        ? []
        : state.heroes.map((_, seat) => sheetView(box, scoreSheet(box, state, seat))),
    you: imagined === null || viewer === 'spectator' ? null : youIn(box, imagined, viewer),
  }
}

/** In a state that fits what the seat knows. */
function youIn(box: Box, state: GameState, seat: Seat): You {
  const g = Game.reading(state, box)
  const asked = askedIfAny(box, state, seat)
  return {
    seat,
    offers: offersTo(box, state, seat, asked),
    question: asked === null ? null : questionView(box, state, asked),
    journeyPrice: journeyPrice(g, seat),
    whyNot: whyNotView(g, seat),
    helps: helpsFor(g, seat),
    locked: lockedFeats(g, seat),
    hand: heldFeats(g, seat),
    sheet: state.phase === 'setup' ? null : sheetView(box, scoreSheet(box, state, seat)),
  }
}

function sheetView(box: Box, { boxes, total, lines }: ScoreSheet): SheetView {
  const refs = refsIn(box)
  return {
    boxes,
    total,
    lines: lines.map((line): ScoreLineView => {
      if ('card' in line) return { ...line, card: refs[line.card] }
      return 'level' in line ? { ...line, level: LEVELS[line.level] } : line
    }),
  }
}
