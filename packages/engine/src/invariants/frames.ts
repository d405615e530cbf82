/** Frames: known procedures at known steps, every local within its bounds. */
import type { Box } from '../compile/box.ts'
import { frame, framesOf } from '../state/game.ts'
import { AT, isPlace, procOf, stepOf } from '../state/places.ts'
import { payFrame } from '../state/registers.ts'
import { type Frame, type GameState, NO_CARD, NOBODY } from '../state/types.ts'
import { isSeat } from './heroes.ts'

const FIELDS = Object.keys(frame(AT.turn.menu, 0))
const SEATS = ['seat', 'owner', 'that', 'other'] as const

export function knownPlaces(state: GameState, problems: string[]): boolean {
  framesOf(state).forEach(({ place }, i) => {
    if (!isPlace(place)) problems.push(`frame ${i}: no such place as ${place}`)
  })
  return problems.length === 0
}

export function frameProblems(state: GameState, box: Box, problems: string[]): void {
  framesOf(state).forEach((f, i) => {
    const wrong = (what: string) => problems.push(`frame ${i} (${procOf(f)}.${stepOf(f)}): ${what}`)
    let fields = 0
    for (const _ in f) fields++
    if (fields !== FIELDS.length || FIELDS.some((field) => !(field in f)))
      wrong('its fields are not those of a frame')
    if ((procOf(f) === 'turn' || procOf(f) === 'setup') !== (i === 0)) wrong(`stands at place ${i}`)
    for (const field of SEATS) {
      if (f[field] !== NOBODY && !isSeat(state, f[field])) wrong(`${field} is ${f[field]}`)
    }
    if (f.card !== NO_CARD && box.cards[f.card] === undefined) wrong(`about card ${f.card}`)
    else effects(box, f, wrong)
  })
}

/** A frame that runs a card's effects points at one of its blocks; an offer at one of its powers. */
function effects(box: Box, f: Frame, wrong: (what: string) => void): void {
  const proc = procOf(f)
  if (proc === 'effect' || proc === 'may') {
    const block = box.cards[f.card]?.blocks[f.block]
    if (block === undefined) wrong(`card ${f.card} has no block ${f.block}`)
    else if (f.op < 0 || f.op > block.length) wrong(`at effect ${f.op} of ${block.length}`)
  }
  if (proc === 'offer' && box.cards[f.card]?.powers[f.power] === undefined) wrong(`no power ${f.power}`)
  if (proc === 'pay' && box.cards[f.card]?.costs[payFrame.cost(f)] === undefined)
    wrong(`no cost ${payFrame.cost(f)}`)
}
