/** The attempt in progress: its card, its pool of stones, and the stack of Feats. */
import type { Box } from '../compile/box.ts'
import { MAX_DARK, STANDARD_OF_ABILITY, STONE } from '../conduct/stones.ts'
import { ABILITIES, ICONS } from '../language/names.ts'
import { framesOf } from '../state/game.ts'
import { procOf } from '../state/places.ts'
import { type Attempt, type GameState, NOBODY } from '../state/types.ts'
import { isSeat } from './heroes.ts'

const MOST_ABILITIES = 2

export function attemptProblems(state: GameState, box: Box, problems: string[]): void {
  const a = state.attempt
  const going = framesOf(state).filter((f) => procOf(f) === 'attempt').length
  if (going !== (a === null ? 0 : 1))
    problems.push(`${going} attempts go on, kept is ${a === null ? 'none' : 'one'}`)
  stack(state, box, problems)
  if (a === null) return
  const wrong = (what: string) => problems.push(`the attempt: ${what}`)
  if (!isSeat(state, a.seat)) wrong(`of seat ${a.seat}`)
  if (box.cards[a.card]?.paths[a.path] === undefined) wrong(`card ${a.card} has no path ${a.path}`)
  if (a.row >= 0 && a.outcome === '' && state.rows[a.row]?.cards[a.slot] !== a.card)
    wrong('its card has left the row')
  if (a.row < 0 && state.adversary?.card !== a.card) wrong('its card is not the Adversary')
  if (a.icons.length !== ICONS.length || a.runes.length !== ABILITIES.length) wrong('an icon is missing')
  const dark = [a.darkBought, a.darkAdded, a.darkGranted, a.darkKept]
  if ([a.casts, a.throws, a.harder, a.easier, a.spare, ...dark].some((n) => n < 0))
    wrong('a count is below 0')
  if (a.darkKept > a.darkBought + a.darkAdded) wrong(`keeps ${a.darkKept} Dark runes, more than it ever had`)
  abilities(a, wrong)
  stones(a, wrong)
  if (a.feats.length % 3 !== 0) wrong('the list of its Feats is out of step')
  if (a.missed.length > 0) {
    const { motivation, banked } = state.heroes[a.seat]
    const { powers } = box.cards[motivation]
    if (a.missed.some(({ power }) => powers[power].banked <= banked))
      wrong('an open power has missed something')
  }
}

/** R-RUNE-07: at most two, each once. */
function abilities(a: Attempt, wrong: (what: string) => void): void {
  if (a.abilities.length > MOST_ABILITIES) wrong(`uses ${a.abilities.length} abilities`)
  if (new Set(a.abilities).size !== a.abilities.length) wrong(`uses an ability twice: ${a.abilities.join()}`)
  if (a.abilities.some((i) => i < 0 || i >= ABILITIES.length))
    wrong(`no such abilities: ${a.abilities.join()}`)
}

/** R-RUNE-01…08: three Core runes; of each ability two standard stones and the special one; three Dark runes. */
function stones(a: Attempt, wrong: (what: string) => void): void {
  if (a.stones.length !== a.faces.length) wrong(`${a.stones.length} stones show ${a.faces.length} faces`)
  if (a.casts > 0 !== a.stones.length > 0) wrong(`${a.stones.length} stones after ${a.casts} casts`)
  if (a.faces.some((face) => face !== 0 && face !== 1)) wrong(`faces ${a.faces.join()}`)
  if (a.stones.length === 0) return
  const of = (stone: number) => a.stones.filter((s) => s === stone).length
  if (of(STONE.core) !== 2 || of(STONE.fate) !== 1) wrong('not three Core runes')
  if (of(STONE.dark) > MAX_DARK) wrong(`${of(STONE.dark)} Dark runes`)
  let known = 3 + of(STONE.dark)
  let types = 0
  for (let i = 0; i < ABILITIES.length; i++) {
    const standard = of(STONE.standard + i)
    const special = of(STONE.special + i)
    known += standard + special
    if (standard > 0) types++
    if (standard > STANDARD_OF_ABILITY || special > 1) wrong(`too many stones of ${ABILITIES[i]}`)
    if (special > 0 && standard < STANDARD_OF_ABILITY)
      wrong(`the special stone of ${ABILITIES[i]} without the others`)
  }
  if (types > MOST_ABILITIES) wrong(`stones of ${types} abilities`)
  if (known !== a.stones.length) wrong(`stones that don't exist: ${a.stones.join()}`)
}

function stack(state: GameState, box: Box, problems: string[]): void {
  for (const item of state.stack) {
    if (box.cards[item.card]?.feat == null) problems.push(`card ${item.card} on the stack is no Feat`)
    if (item.by === NOBODY ? state.adversary === null : !isSeat(state, item.by)) {
      problems.push(`a Feat on the stack was played by seat ${item.by}`)
    }
    if (!isSeat(state, item.on)) problems.push(`a Feat on the stack is about seat ${item.on}`)
    if (item.paid < 0) problems.push(`${item.paid} Experience was paid for a Feat on the stack`)
  }
}
