/** The checks of states aren't vacuous: each way to break a state is found and said in words. */
import type { GameState } from '@runesaga/engine'
import { AT, framesOf } from '@runesaga/engine/search'
import { describe, expect, test } from 'vitest'
import { Dice } from './kit/dice.ts'
import { byApply, play } from './kit/players.ts'
import { checkInvariants, newGame, pending } from './kit/rules.ts'
import { setupOf, TABLES } from './kit/tables.ts'
import { saveAndLoad } from './kit/values.ts'

/** The first state of random games at a table that fits, as a copy that may be broken. */
function stateWith(table: string, fits: (state: GameState) => boolean): GameState {
  for (let i = 0; i < 50; i++) {
    let found: GameState | undefined
    const setup = setupOf(TABLES.find((t) => t.name === table)!, { fast: `broken ${i}` })
    play(newGame(setup), 'keen', new Dice(`broken ${i}`), byApply, ({ state }) => {
      if (found === undefined && fits(state)) found = state
    })
    if (found !== undefined) return saveAndLoad(found)
  }
  throw new Error('no such state')
}

const menu = (state: GameState) => state.top?.below === null && state.turn.number > 6
const cast = (state: GameState) => (state.attempt?.stones.length ?? 0) > 5
const ally = (state: GameState) => state.rows.some((r) => r.allies.some((card) => card >= 0))
const holding = (state: GameState) => state.heroes[0].hand.length > 0 && state.heroes[0].story.length > 1

/** A state that may be broken: its lists can be written too. */
type Open<T> = T extends readonly (infer E)[]
  ? Open<E>[]
  : T extends number
    ? number
    : T extends object
      ? { -readonly [K in keyof T]: Open<T[K]> }
      : T
type OpenState = Open<GameState>

const BREAKS: {
  name: string
  where: string
  fits: (state: GameState) => boolean
  how: (s: OpenState) => void
  says: RegExp
}[] = [
  {
    name: 'a card twice',
    where: 'base competitive 2',
    fits: holding,
    how: (s) => s.out.push(s.heroes[0].hand[0]),
    says: /is in the hand of seat 0 and in the cards out of the game/,
  },
  {
    name: 'a card nowhere',
    where: 'base competitive 2',
    fits: holding,
    how: (s) => s.heroes[0].hand.pop(),
    says: /is nowhere/,
  },
  {
    name: 'a card that does not exist',
    where: 'epic coop 2',
    fits: menu,
    how: (s) => s.out.push(9999),
    says: /no card of the box/,
  },
  {
    name: 'a Feat in a story',
    where: 'base competitive 2',
    fits: holding,
    how: (s) => s.heroes[0].story.push(s.heroes[0].hand.pop()! * 2),
    says: /is no Story card/,
  },
  {
    name: 'an icon too many',
    where: 'stormlight solo 1',
    fits: menu,
    how: (s) => s.heroes[0].icons[2]++,
    says: /constitution are kept/,
  },
  {
    name: 'a power that is not in play',
    where: 'base competitive 2',
    fits: (s) => menu(s) && s.heroes[0].inPlay.length > 0,
    how: (s) => s.heroes[0].inPlay.pop(),
    says: /are in play/,
  },
  {
    name: 'an event listened to',
    where: 'epic competitive 2',
    fits: menu,
    how: (s) => (s.heroes[1].eventMask ^= 1 << 20),
    says: /listens to/,
  },
  {
    name: 'a window',
    where: 'epic competitive 2',
    fits: menu,
    how: (s) => (s.heroes[1].powerWindows ^= 64),
    says: /windows/,
  },
  {
    name: 'what powers stand on',
    where: 'epic competitive 2',
    fits: menu,
    how: (s) => (s.heroes[1].standingMask ^= 64),
    says: /stand on/,
  },
  {
    name: 'an event that some power hears',
    where: 'epic competitive 2',
    fits: menu,
    how: (s) => (s.eventMask ^= 1 << 20),
    says: /kept as listening to/,
  },
  {
    name: 'what some power stands on',
    where: 'epic competitive 2',
    fits: menu,
    how: (s) => (s.standingMask ^= 64),
    says: /kept as standing on/,
  },
  {
    name: 'the kinds of Feats in a hand',
    where: 'epic competitive 2',
    fits: menu,
    how: (s) => (s.heroes[1].featKinds ^= 1),
    says: /holds the kinds/,
  },
  {
    name: 'the windows for the Feats in a hand',
    where: 'epic competitive 2',
    fits: menu,
    how: (s) => (s.heroes[1].featWindows ^= 1),
    says: /has Feats for windows/,
  },
  {
    name: 'a watcher',
    where: 'base competitive 2',
    fits: (s) => s.watchers.length > 0,
    how: (s) => s.watchers.pop(),
    says: /face-up/,
  },
  {
    name: 'Experience below 0',
    where: 'base competitive 2',
    fits: menu,
    how: (s) => (s.heroes[0].xp = -1),
    says: /-1 Experience/,
  },
  {
    name: 'the Adversary below 0',
    where: 'stormlight coop 2',
    fits: menu,
    how: (s) => (s.adversary!.xp = -1),
    says: /Adversary has -1/,
  },
  {
    name: 'off the track',
    where: 'base solo 1',
    fits: menu,
    how: (s) => (s.heroes[0].level = 7),
    says: /not on the track/,
  },
  {
    name: 'fewer than none banked',
    where: 'epic solo 1',
    fits: menu,
    how: (s) => (s.heroes[0].banked = -1),
    says: /-1 Experience on the Class/,
  },
  {
    name: 'a power that is open and has missed something',
    where: 'epic solo 1',
    fits: cast,
    how: (s) => {
      s.heroes[0].banked = 6
      s.attempt!.missed = [{ power: 0, that: 0, event: 0, detail: -1 }]
    },
    says: /an open power has missed something/,
  },
  {
    name: 'an Act too far',
    where: 'base competitive 2',
    fits: (s) => menu(s) && s.heroes[0].story.length < 6,
    how: (s) => (s.heroes[0].act = 3),
    says: /in Act 3/,
  },
  {
    name: 'an Ally under nothing',
    where: 'base competitive 3',
    fits: ally,
    how: removeUnderAlly,
    says: /under no Challenge/,
  },
  {
    name: 'an empty slot',
    where: 'base competitive 2',
    fits: menu,
    how: (s) => s.out.push(s.rows[0].cards.splice(0, 1, -1)[0]),
    says: /empty slot/,
  },
  {
    name: 'four Dark runes',
    where: 'base competitive 2',
    fits: cast,
    how: (s) => addStones(s, 2, 2, 2, 2),
    says: /Dark runes/,
  },
  {
    name: 'four of an ability',
    where: 'base competitive 2',
    fits: cast,
    how: (s) => addStones(s, 10, 10, 10),
    says: /too many stones of strength/,
  },
  {
    name: 'a special stone alone',
    where: 'base competitive 2',
    fits: (s) => cast(s) && !s.attempt!.stones.includes(13),
    how: (s) => addStones(s, 23),
    says: /special stone of intelligence without/,
  },
  {
    name: 'three abilities',
    where: 'base competitive 2',
    fits: cast,
    how: (s) => (s.attempt!.abilities = [0, 1, 2]),
    says: /uses 3 abilities/,
  },
  {
    name: 'a face that is none',
    where: 'base competitive 2',
    fits: cast,
    how: (s) => (s.attempt!.faces[0] = 2),
    says: /faces 2/,
  },
  {
    name: 'a place that is none',
    where: 'base competitive 2',
    fits: menu,
    how: (s) => (s.top!.place = 999),
    says: /no such place as 999/,
  },
  {
    name: 'a frame without a field',
    where: 'base competitive 2',
    fits: menu,
    how: (s) => Reflect.deleteProperty(s.top!, 'paid'),
    says: /not those of a frame/,
  },
  {
    name: 'a seat that is none',
    where: 'base competitive 2',
    fits: menu,
    how: (s) => (s.top!.seat = 3),
    says: /seat is 3/,
  },
  {
    name: 'an undefined',
    where: 'base competitive 2',
    fits: menu,
    how: (s) => Object.assign(s.turn, { note: undefined }),
    says: /state.turn.note is undefined/,
  },
  {
    name: 'a NaN',
    where: 'base competitive 2',
    fits: menu,
    how: (s) => (s.heroes[0].xp = Number.NaN),
    says: /xp is NaN/,
  },
  {
    name: 'a negative zero',
    where: 'base competitive 2',
    fits: menu,
    how: (s) => (s.heroes[0].failures = -0),
    says: /failures is -0/,
  },
  {
    name: 'over without an outcome',
    where: 'base competitive 2',
    fits: menu,
    how: (s) => (s.phase = 'over'),
    says: /phase over, and no outcome is known/,
  },
  {
    name: 'nothing to wait for',
    where: 'base competitive 2',
    fits: menu,
    how: (s) => (s.top = null),
    says: /phase play with 0 frames/,
  },
  {
    name: 'an attempt in the menu',
    where: 'base competitive 2',
    fits: cast,
    how: (s) => (s.top = framesOf(s)[0]),
    says: /0 attempts go on, kept is one/,
  },
]

function addStones(state: OpenState, ...stones: number[]): void {
  state.attempt!.stones.push(...stones)
  state.attempt!.faces.push(...stones.map(() => 0))
}

function removeUnderAlly(state: GameState): void {
  const row = state.rows.find((r) => r.allies.some((card) => card >= 0))!
  const slot = row.allies.findIndex((card) => card >= 0)
  state.out.push(...row.cards.splice(slot, 1, -1))
}

describe('a broken state is found', () => {
  test.each(BREAKS)('$name', ({ where, fits, how, says }) => {
    const state = stateWith(where, fits)
    expect(checkInvariants(state)).toEqual([])
    how(state as OpenState)
    expect(checkInvariants(state).join('\n')).toMatch(says)
  })

  test('a seat that is asked without being able to answer', () => {
    const state = stateWith('base competitive 2', (s) => pending(s)[0].kind === 'choose')
    state.top = {
      ...framesOf(state)[0],
      place: AT.feat.aim,
      card: (state as OpenState).heroes[0].hand.pop() ?? 0,
      below: state.top,
    }
    expect(checkInvariants(state)).not.toEqual([])
  })
})
