/** Effect words on stones that lie on the table: turning them over, casting them again. */
import { castIsToCome } from '../conduct/attempt-math.ts'
import { recast } from '../conduct/casting.ts'
import { isForbidden } from '../conduct/standing.ts'
import { faceValue, kindOf, showsSymbol, showsTwist } from '../conduct/stones.ts'
import { type Game, GO, WAIT } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { choiceFrame } from '../state/registers.ts'
import { type Frame, NOBODY } from '../state/types.ts'
import { type Choice, chooser, type Op, type Words } from './op.ts'
import { FORBID } from './standing.ts'

type Kind = 'core' | 'dark' | 'symbol' | 'worth-two' | 'any'

function fits(kind: Kind, stone: number, face: number): boolean {
  switch (kind) {
    case 'core':
      return kindOf(stone) === 'core' || kindOf(stone) === 'fate'
    case 'dark':
      return kindOf(stone) === 'dark'
    case 'symbol':
      return showsSymbol(stone, face)
    case 'worth-two':
      return faceValue(stone, face) === 2
    case 'any':
      return true
  }
}

/** Positions of stones that may be chosen, without those chosen already. */
function open(g: Game, f: Frame, kind: Kind, notTwist: boolean): number[] {
  const a = g.state.attempt
  if (a === null || a.casts === 0 || a.outcome !== '' || castIsToCome(g)) return []
  const found: number[] = []
  for (let i = 0; i < a.stones.length; i++) {
    if (choiceFrame.hasStone(f, i) || !fits(kind, a.stones[i], a.faces[i])) continue
    if (!notTwist || !showsTwist(a.stones[i], a.faces[i])) found.push(i)
  }
  return found
}

/** The Adversary's own cards are not bound by what binds heroes (base reading 13). */
const bound = (g: Game, f: Frame, what: 'turn-rune' | 're-cast'): boolean =>
  f.owner !== NOBODY && g.state.attempt !== null && isForbidden(g, FORBID[what], g.state.attempt.seat)

const positionsIn = (mask: number): number[] => {
  const list: number[] = []
  for (let i = 0; mask >> i > 0; i++) if (((mask >> i) & 1) === 1) list.push(i)
  return list
}

/** Stones are chosen one at a time, up to a number; then they are all dealt with together. */
function choosing(
  word: 'turn-rune' | 're-cast',
  kind: Kind,
  max: number,
  optional: boolean,
  notTwist: boolean,
  byPlayer: boolean,
  act: (g: Game, f: Frame, positions: number[]) => void,
): Op {
  const finish = (g: Game, f: Frame) => {
    const positions = positionsIn(choiceFrame.stones(f))
    choiceFrame.clear(f)
    act(g, f, positions)
    return GO
  }
  const op: Op = {
    word,
    can: (g, f) => open(g, f, kind, notTwist).length > 0 && !bound(g, f, word),
    run(g, f) {
      if (!op.can(g, f)) return GO
      f.place = AT.effect.choose
      return WAIT
    },
    asks: (g, f) => (byPlayer && f.owner !== NOBODY ? f.owner : (g.state.attempt?.seat ?? chooser(g, f))),
    options(g, f) {
      const list = open(g, f, kind, notTwist).map((position): Choice => ({ kind: 'stone', position }))
      if (optional) list.push({ kind: 'done' })
      return list
    },
    answer(g, f, choice) {
      if (choice.kind !== 'stone') return finish(g, f)
      choiceFrame.addStone(f, choice.position)
      if (choiceFrame.made(f) >= max || open(g, f, kind, notTwist).length === 0) return finish(g, f)
      f.place = AT.effect.choose
      return WAIT
    },
  }
  return op
}

export const RUNE_WORDS: Words<'turn-rune' | 're-cast'> = {
  'turn-rune': (p) =>
    choosing(
      'turn-rune',
      p.kind,
      p['any-number'] === true ? 32 : (p.n ?? 1),
      p['any-number'] === true,
      false,
      true,
      (g, _, positions) => {
        const a = g.attempt()
        for (const i of positions) {
          a.faces = a.faces.with(i, 1 - a.faces[i])
          g.emit({ type: 'rune-turned', seat: a.seat, stone: a.stones[i], position: i, face: a.faces[i] })
        }
      },
    ),
  're-cast': (p) => {
    const all = p.all
    if (all !== undefined) {
      const op: Op = {
        word: 're-cast',
        can: (g, f) => open(g, f, all, false).length > 0 && !bound(g, f, 're-cast'),
        run(g, f) {
          if (op.can(g, f)) recast(g, open(g, f, all, false))
          return GO
        },
      }
      return op
    }
    return choosing(
      're-cast',
      'any',
      p['any-number'] === true ? 32 : (p.n ?? 1),
      p['any-number'] === true || p['up-to'] === true,
      p['not-twist'] === true,
      p.chooser === 'you',
      (g, _, positions) => recast(g, positions),
    )
  },
}
