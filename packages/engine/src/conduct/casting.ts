/** Casting stones: the whole pool, some of it again, or new stones alone. */
import { EVENT } from '../compile/events.ts'
import { castWord } from '../random/random.ts'
import { frame, type Game } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { arrangedWord } from './arranged.ts'
import { darkByLevel, poolOf } from './attempt-math.ts'
import { drawFeat } from './decks.ts'
import { anyListens, fire } from './fire.ts'
import { gainOf, showsTwist } from './stones.ts'
import { gainXp } from './tokens.ts'

/** R-ATTEMPT-07: all stones at once, one random bit each. */
export function castPool(g: Game): void {
  const a = g.attempt()
  const stones = poolOf(g)
  const arranged = arrangedWord(g, stones)
  const word = arranged ?? castWord(g.random())
  const faces = stones.slice()
  for (let i = 0; i < faces.length; i++) faces[i] = (word >>> i) & 1
  a.stones = stones
  a.faces = faces
  a.darkKept = darkByLevel(g, a)
  a.casts++
  a.throws++
  if (g.events === null) return
  const cast = { type: 'cast', seat: a.seat, stones, faces, again: a.casts > 1 } as const
  g.emit(arranged === null ? cast : { ...cast, arranged: true })
}

/** Casts the stones at these positions again; the new faces pay, what the old ones paid is kept. */
export function recast(g: Game, positions: readonly number[]): void {
  if (positions.length === 0) return
  const a = g.attempt()
  a.throws++
  const word = castWord(g.random())
  const faces = a.faces.slice()
  positions.forEach((p, i) => {
    faces[p] = (word >>> i) & 1
  })
  a.faces = faces
  announce(g, positions)
}

/** After the cast, new stones are cast alone and added. */
export function castMore(g: Game, stones: readonly number[]): void {
  if (stones.length === 0) return
  const a = g.attempt()
  a.throws++
  const word = castWord(g.random())
  const positions = stones.map((_, i) => a.stones.length + i)
  a.stones = [...a.stones, ...stones]
  a.faces = [...a.faces, ...stones.map((_, i) => (word >>> i) & 1)]
  announce(g, positions)
}

function announce(g: Game, positions: readonly number[]): void {
  const a = g.state.attempt!
  g.emit({
    type: 'stones-cast',
    seat: a.seat,
    stones: positions.map((p) => a.stones[p]),
    faces: positions.map((p) => a.faces[p]),
    positions: positions.slice(),
  })
  payFaces(g, positions)
}

/** R-ATTEMPT-08: Experience and Feats of special stones now, Twists of Fate after that, one for each face (R-TWIST-06). */
export function payFaces(g: Game, positions: readonly number[] | null): void {
  const a = g.state.attempt!
  const heard = anyListens(g, EVENT['rune-shows'])
  const n = positions === null ? a.stones.length : positions.length
  let pays = heard
  for (let k = 0; k < n; k++) {
    const i = positions === null ? k : positions[k]
    if (showsTwist(a.stones[i], a.faces[i])) g.push(frame(AT.twist.begin, a.seat))
    else if (gainOf(a.stones[i], a.faces[i]) !== null) pays = true
  }
  if (!pays) return
  for (let k = 0; k < n; k++) {
    const i = positions === null ? k : positions[k]
    const stone = a.stones[i]
    const face = a.faces[i]
    const gain = gainOf(stone, face)
    if (gain === 'xp') gainXp(g, a.seat, 1)
    else if (gain !== null) drawFeat(g, a.seat, gain)
    if (heard) fire(g, EVENT['rune-shows'], a.seat, stone * 2 + face)
  }
}
