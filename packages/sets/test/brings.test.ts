/** What a path brings and takes is said before it is chosen: levels, what they lock and score, the Destiny, what powers add by themselves. */
import { beginning, gainFor, oddsFor, viewFor } from '@runesaga/engine/host'
import type { CardRef, Deed, OddsView, PlanView, TrackMove } from '@runesaga/engine/view'
import { expect, test } from 'vitest'
import { boxOf, scenario } from './kit/rules.ts'

type Game = ReturnType<typeof scenario>
type Path = 'top' | 'bottom'

const oddsOf = (game: Game, card: CardRef, path: Path, rest: Omit<PlanView, 'target'> = {}): OddsView =>
  oddsFor(boxOf(game.state.setup), game.state, 0, { target: { card, path }, ...rest })
const brings = (...asked: Parameters<typeof oddsOf>) => oddsOf(...asked).brings

const GUILD = 'base/thieves-guild'
const atGuild = (level: 'V1' | 'N' | 'C1' | 'C4', hand: string[] = []) =>
  scenario('base', {
    hero: { xp: 4, level, destiny: 'cunning-villain', hand },
    row: ['thieves-guild', 'street-fight'],
  })

/** From neutral down by one: nothing is locked, 2 points of Triumph become 2 of Tragedy. */
const TO_C1: TrackMove = {
  from: 'N',
  to: 'C1',
  points: { from: 2, to: 2 },
  locks: [],
  opens: [],
  endsDark: false,
}

test('R-CORR-02, R-CORR-05 a path says where it leads on the track, what that scores, and what the Destiny makes of it', () => {
  const game = atGuild('N')
  expect(brings(game, GUILD, 'top')).toEqual({
    track: TO_C1,
    xp: 0,
    spare: [],
    isLeast: false,
    // 2 Tragedy of the path, 1 for another Villainy of the Destiny, 2 for the second Villainy of the story
    points: 5,
    scoring: [{ card: 'base/cunning-villain', points: 1 }],
  })
  expect(brings(game, GUILD, 'bottom')).toEqual({
    track: { ...TO_C1, to: 'N' },
    xp: 0,
    spare: [],
    isLeast: false,
    points: 0,
    scoring: [{ card: 'base/cunning-villain', points: 0 }],
  })
})

test('R-CORR-03, R-CORR-04 what a level locks and opens, and that nothing lies below the last', () => {
  expect(brings(atGuild('V1'), GUILD, 'top')!.track).toEqual({
    from: 'V1',
    to: 'N',
    points: { from: 4, to: 2 },
    locks: [],
    opens: ['antihero'],
    endsDark: false,
  })
  expect(brings(atGuild('C1'), GUILD, 'top')!.track).toEqual({
    from: 'C1',
    to: 'C2',
    points: { from: 2, to: 4 },
    locks: ['hero'],
    opens: [],
    endsDark: false,
  })
  expect(brings(atGuild('C4'), GUILD, 'top')!.track).toEqual({
    from: 'C4',
    to: 'C4',
    points: { from: -4, to: -4 },
    locks: [],
    opens: [],
    endsDark: false,
  })
})

test('R-DARK-07 the moons come on top of what the path takes, each with its chance', () => {
  const { moons, corruption } = oddsOf(atGuild('N'), GUILD, 'top', { dark: 2 })
  expect(corruption).toEqual([0.25, 0.5, 0.25])
  expect(moons.map(({ moons, chance, track }) => [moons, chance, track.to, track.locks])).toEqual([
    [0, 0.25, 'C1', []],
    [1, 0.5, 'C2', ['hero']],
    [2, 0.25, 'C3', ['hero']],
  ])
  expect(oddsOf(atGuild('N'), GUILD, 'bottom', { dark: 1 }).moons.map(({ track }) => track.to)).toEqual([
    'N',
    'C1',
  ])
  expect(oddsOf(atGuild('N'), GUILD, 'top').moons).toEqual([])
})

const gains = (game: Game, gain: CardRef) => gainFor(boxOf(game.state.setup), game.state, 0, { gain })

test('R-TRAIT-02, R-SCORE-06, R-SCORE-07 a Trait says what it makes of the sheet: the Experience that is paid, its icons, the Destiny', () => {
  const paid = scenario('base', {
    hero: { xp: 3, destiny: 'intrepid-explorer', icons: { dexterity: 1, wisdom: 1 } },
    row: ['adventurous', 'secret-royalty'],
  })
  // the last icon that the Destiny asks for, and the second Nature beside its own
  expect(gains(paid, 'base/adventurous')).toEqual({
    points: 6,
    xp: -1,
    scoring: [{ card: 'base/intrepid-explorer', points: 5 }],
  })
  expect(paid.state.heroes[0].xp).toBe(3)
  expect(() => gains(paid, 'base/secret-royalty')).toThrow('need-not-met')
  expect(() => gains(paid, 'base/street-fight')).toThrow()

  const second = scenario('base', {
    hero: { xp: 3, destiny: 'cunning-villain', icons: { charisma: 1, royalty: 1 } },
    row: ['secret-royalty', 'foundling'],
  })
  // for nothing, as what it asks for is there
  expect(gains(second, 'base/secret-royalty')).toMatchObject({ points: 2, xp: 0 })
})

test('R-SCORE-05 what a planned Feat keeps for the result counts as well, and its own point', () => {
  const game = atGuild('N', ['bend-the-rules'])
  const play: Deed = { play: { card: 'base/bend-the-rules', on: 0 } }
  const { track, points, scoring } = brings(game, GUILD, 'top', { uses: [play] })!
  expect([track.to, track.locks, points]).toEqual(['C2', ['hero'], 8])
  expect(scoring).toContainEqual({ card: 'base/bend-the-rules', points: 1 })
})

test('R-SCORE-06, R-DARK-01 Dark runes cost points as well', () => {
  const points = (dark: number) => brings(atGuild('N'), GUILD, 'top', { dark })!.points
  expect([0, 1, 2].map(points)).toEqual([5, 4, 3])
})

test('what powers in play add by themselves counts: Experience for Corruption, an Ally that is given up for it', () => {
  const urchin = scenario('epic', { hero: { origin: 'street-urchin', xp: 1 }, row: ['alchemists-fire'] })
  expect(brings(urchin, 'epic/alchemists-fire', 'top')!.xp).toBe(2)
  expect(brings(urchin, 'epic/alchemists-fire', 'bottom')!.xp).toBe(0)
  const lit = scenario('stormlight', {
    hero: { allies: ['bonded-light'], destiny: 'windrunner' },
    row: ['magistrates-court'],
  })
  // 1 Tragedy comes; the Ally takes 2 of the Destiny along, and the set of two Radiant icons
  expect(brings(lit, 'stormlight/magistrates-court', 'bottom')).toEqual({
    track: TO_C1,
    xp: 0,
    spare: [],
    isLeast: false,
    points: -3,
    scoring: [{ card: 'stormlight/windrunner', points: -2 }],
  })
})

test('a Feat of the hand that would help is offered with the chance of that same plan, where the chance is poor', () => {
  const game = atGuild('N', ['bend-the-rules', 'bend-the-rules'])
  const box = boxOf(game.state.setup)
  const { offers } = viewFor(box, game.state, 0, beginning).you!
  const said = offers.flatMap(({ deed, chance, withFeat }) =>
    typeof deed === 'object' && 'attempt' in deed
      ? [[deed.attempt.card, deed.attempt.path, chance, withFeat]]
      : [],
  )
  const play: Deed = { play: { card: 'base/bend-the-rules', on: 0 } }
  const helped = (path: Path) => oddsOf(game, GUILD, path, { uses: [play] }).success
  expect(said.slice(0, 3)).toEqual([
    [GUILD, 'top', 0, null],
    [GUILD, 'bottom', 0, { card: 'base/bend-the-rules', kind: 'antihero', chance: 0.125 }],
    ['base/street-fight', 'top', 0, { card: 'base/bend-the-rules', kind: 'antihero', chance: 0.5 }],
  ])
  expect(helped('bottom')).toBe(0.125)
  // locked at this level, or not poor: nothing is said
  const others = [
    atGuild('V1', ['bend-the-rules']),
    scenario('base', {
      hero: { icons: { dexterity: 3, charisma: 3 }, hand: ['bend-the-rules'] },
      row: ['thieves-guild'],
    }),
  ]
  for (const { state } of others) {
    const offered = viewFor(boxOf(state.setup), state, 0, beginning).you!.offers
    const [guild] = offered.filter(({ deed }) => typeof deed === 'object' && 'attempt' in deed)
    expect(guild.withFeat).toBeNull()
  }
})

test.each([
  ['bound-by-honor', [{ from: 0, to: 1, xp: 1 }]],
  ['performer', [{ from: 1, to: null, xp: 2 }]],
])('Experience that hangs on the margin is told apart: %s', (character, spare) => {
  const place = character === 'performer' ? 'origin' : 'motivation'
  const game = scenario('base', { hero: { xp: 4, [place]: character }, row: ['thieves-guild'] })
  for (const path of ['top', 'bottom'] as const)
    expect(brings(game, GUILD, path)).toMatchObject({ xp: 0, spare, isLeast: false })
})

test('both at once: at most 1 to spare, and at least 1', () => {
  const game = scenario('base', {
    hero: { xp: 4, origin: 'performer', motivation: 'bound-by-honor' },
    row: ['thieves-guild'],
  })
  expect(brings(game, GUILD, 'bottom')).toMatchObject({
    xp: 1,
    spare: [
      { from: 1, to: 1, xp: 2 },
      { from: 2, to: null, xp: 1 },
    ],
  })
})

test('a power that pays for what the stones show makes it the least', () => {
  const game = scenario('base', { hero: { xp: 4, origin: 'outlander' }, row: ['thieves-guild'] })
  expect(brings(game, GUILD, 'bottom')).toMatchObject({ points: 0, isLeast: true })
})
