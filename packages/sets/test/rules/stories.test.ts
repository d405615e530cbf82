/** A hero's story and its icons (R-STORY). */
import { ICONS } from '@runesaga/engine/language'
import type { ScenarioGame } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { setNamed } from '../../src/index.ts'
import { EDITIONS } from '../kit/editions.ts'
import { boxOf, scenario } from '../kit/rules.ts'
import { start, withCharacters } from '../kit/started.ts'

/** Only the icons that are there. */
const icons = (game: ScenarioGame, seat = 0) =>
  Object.fromEntries(Object.entries(game.hero(seat).icons).filter(([, n]) => n > 0))
const traits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => ({
  id: `page-${i}`,
  act: Math.ceil(i / 3) as 1 | 2 | 3,
}))
const pages = (n: number) => traits.slice(0, n).map(({ id }) => id)

describe('what is in the story', () => {
  test('R-STORY-01 base: Origin, Motivation, visible paths and Allies are the story', () => {
    const game = scenario('base', {
      at: 'setup',
      heroes: [{ dealt: ['sailor', 'chosen-by-the-light', 'wise-master'], hand: [] }, { hand: [] }],
      rows: { 1: { cards: ['the-academy', 'forbidden-lore', 'street-fight', 'mentor'], open: false } },
    })
    game.keep({ origin: 'sailor', motivation: 'chosen-by-the-light', destiny: 'wise-master' }, 0)
    game.keep()
    expect(icons(game)).toEqual({ strength: 1, intelligence: 1, divinity: 1 })
    game.choose({ card: 'the-academy' }).attempt('the-academy', 'bottom').dark(3).cast(7).finish()
    expect(icons(game)).toEqual({ strength: 1, intelligence: 1, divinity: 1, wisdom: 1, arcana: 2 })
    expect(game.hero().allies).toEqual(['mentor'])
  })

  test('R-STORY-01 base: at the end of the game the Destiny joins', () => {
    const game = scenario('base', {
      cards: { traits },
      heroes: [{ story: pages(8), destiny: 'wise-master' }, { destiny: 'cunning-villain' }],
      rows: { 3: ['page-9'] },
    })
    game.gain('page-9')
    expect(icons(game)).toEqual({})
    game
      .endTurn(0)
      .endTurn(1)
      .check({ asks: { kind: 'nothing' } })
    expect([icons(game), icons(game, 1)]).toEqual([{ divinity: 1 }, { villainy: 1 }])
  })

  test('R-STORY-01 stormlight: a Radiant Destiny joins when it is revealed', () => {
    const told = (n: number) =>
      scenario('stormlight', {
        at: 'start-of-turn',
        cards: { traits },
        hero: {
          origin: 'warrior',
          motivation: 'family-ambition',
          destiny: 'windrunner',
          allies: ['sister'],
          story: pages(n),
        },
      })
    const base = { strength: 1, constitution: 1, royalty: 1, justice: 1 }
    expect(icons(told(5))).toEqual(base)
    expect(icons(told(6))).toEqual({ ...base, radiant: 1 })
  })

  test('R-STORY-01 epic: the Final Adversary rewards are in the tally of who overcame it', () => {
    const told = (beat: ('first' | 'final')[]) =>
      scenario('epic', {
        mode: 'solo',
        adversary: { card: 'dark-lord', side: 'final' },
        hero: { origin: 'scout', destiny: 'unbroken-guardian', story: ['devout'], faced: ['first'], beat },
      }).hero()
    // one Constitution of the Scout; 2 Triumph of the track
    expect(told(['first']).score).toEqual({ A: 3, B: 0, C: 3, D: 0, E: 0, total: 6 })
    // a second Constitution for the Destiny, a second Divinity for the set
    expect(told(['first', 'final']).score).toEqual({ A: 4, B: 0, C: 3, D: 2, E: 6, total: 15 })
  })

  test('R-STORY-02 the track, Feats, the Heritage, Experience and a hidden Destiny are not in it', () => {
    for (const edition of EDITIONS) {
      const { heritages = [], destinies = [], feats = [] } = setNamed(edition)
      const gives = destinies.find(
        (d) => d.gives && Object.keys(d.gives).some((i) => ICONS.includes(i as 'royalty')),
      )
      const game = scenario(edition, {
        at: 'start-of-turn',
        hero: {
          heritage: heritages[0]?.id,
          destiny: gives?.id,
          hand: [feats[0].id],
          played: [feats[1].id],
          xp: 9,
          banked: edition === 'epic' ? 6 : 0,
          level: 'V2',
        },
      })
      game.goOn()
      expect(icons(game)).toEqual({})
      expect(game.hero()).toMatchObject({ story: [], columns: [0, 0, 0] })
    }
  })

  test('R-STORY-02 what needs an icon of the story finds none on a hidden Destiny or a sacrificed Ally', () => {
    const told = (hero: object) => scenario('base', { hero, rows: { 2: ['criminal'] } })
    expect(
      told({ icons: { villainy: 1 }, destiny: 'cunning-villain' }).refused((g) => g.gain('criminal')),
    ).toBe('need-not-met')
    const spy = told({ icons: { villainy: 2 }, allies: ['informant'] })
    spy.check({ may: ['gain criminal'] })
    spy.use('informant', { pay: 1 })
    expect(icons(spy)).toEqual({ villainy: 1 })
    expect(spy.hero()).toMatchObject({ allies: [], lost: ['informant'] })
    expect(spy.refused((g) => g.gain('criminal'))).toBe('need-not-met')
  })
})

describe('paths', () => {
  const CARDS = [
    {
      edition: 'base',
      card: 'the-academy',
      top: { intelligence: 1 },
      bottom: { wisdom: 1, arcana: 1 },
      points: [3, 3],
    },
    {
      edition: 'epic',
      card: 'concealed-vault',
      top: { dexterity: 1, royalty: 1 },
      bottom: { intelligence: 1, arcana: 1 },
      points: [2, 3],
    },
    {
      edition: 'stormlight',
      card: 'rising-flood',
      top: { strength: 1, divinity: 1 },
      bottom: { dexterity: 1 },
      points: [3, 2],
    },
  ] as const

  test.each(CARDS)(
    'R-STORY-03 $edition: the hidden half of a tucked Challenge counts for nothing',
    ({ edition, card, top, bottom, points }) => {
      const after = (path: 'top' | 'bottom') =>
        scenario(edition, { hero: { icons: {}, xp: 3 }, row: [card] })
          .attempt(card, path)
          .dark(3)
          .cast(6)
          .finish()
      const upper = after('top')
      expect(icons(upper)).toEqual(top)
      const lower = after('bottom')
      expect(icons(lower)).toEqual(bottom)
      // one Triumph on the visible path alone; 2 of the track
      expect([upper.hero().score.A, lower.hero().score.A]).toEqual(points)
    },
  )

  const ONCE = [
    { edition: 'base', card: 'dangerous-artifact', path: 'top', level: 'C1', hand: [] },
    { edition: 'base', card: 'dangerous-artifact', path: 'bottom', level: 'V1', hand: [] },
    { edition: 'base', card: 'the-academy', path: 'top', level: 'N', hand: ['divine-favor'] },
    { edition: 'epic', card: 'alchemists-fire', path: 'top', level: 'C1', hand: [] },
    { edition: 'epic', card: 'river-smugglers', path: 'top', level: 'N', hand: ['dark-deal'] },
    { edition: 'epic', card: 'collapsed-mine', path: 'bottom', level: 'V1', hand: [] },
    { edition: 'epic', card: 'travelling-players', path: 'top', level: 'N', hand: ['undaunted'] },
    { edition: 'stormlight', card: 'magistrates-court', path: 'bottom', level: 'C1', hand: [] },
    { edition: 'stormlight', card: 'on-the-run', path: 'top', level: 'N', hand: ['voidlight'] },
    { edition: 'stormlight', card: 'chapel-of-the-quiet-lamp', path: 'top', level: 'V1', hand: [] },
    { edition: 'stormlight', card: 'warcamp-drill', path: 'top', level: 'N', hand: ['honorblade'] },
  ] as const
  const TOPS = {
    base: { hero: ['divine-favor'], antihero: ['bend-the-rules'] },
    epic: { hero: ['undaunted'], antihero: ['dark-deal'] },
    stormlight: { hero: ['honorblade'], antihero: ['voidlight'] },
  }

  test.each(ONCE)(
    'R-STORY-04 $edition: one-time icons of $card, $path, resolve at once',
    ({ edition, card, path, level, hand }) => {
      const game = scenario(edition, { hero: { xp: 3 }, row: [card], decks: TOPS[edition] })
      game.attempt(card, path).dark(3).cast('slash', 'slash', 'slash', 'slash', 'slash', 'slash').goOn()
      game.check({ hero: { level, hand: [...hand], columns: [1, 0, 0] } })
    },
  )

  test('R-STORY-04 so do those of a Trait', () => {
    const cursed = scenario('base', { hero: { level: 'C2' }, rows: { 3: ['cursed'] } })
      .gain('cursed')
      .finish()
    expect(cursed.hero().level).toBe('C3')
    const oath = scenario('stormlight', { rows: { 2: ['first-oath'] } })
      .gain('first-oath')
      .finish()
    expect(oath.hero()).toMatchObject({ level: 'V1', xp: 1 })
  })
})

describe('Character cards', () => {
  test.each(EDITIONS)('R-STORY-05 %s: an Origin gives two ability icons from the start', (edition) => {
    for (const { id, abilities } of setNamed(edition).origins!) {
      expect([id, new Set(abilities).size]).toEqual([id, 2])
    }
    const [{ id, abilities }] = setNamed(edition).origins!
    const state = withCharacters(start(edition, 'competitive', 2, { characters: [{ origin: id }] }))
    const found = ICONS.slice(0, 6).filter((_, i) => state.heroes[0].icons[i] > 0)
    expect(boxOf(state.setup).cards[state.heroes[0].origin].id).toBe(`${edition}/${id}`)
    expect(found.toSorted()).toEqual(abilities.toSorted())
  })

  const trial = {
    id: 'trial',
    act: 3 as const,
    difficulty: 1,
    abilities: ['strength' as const],
    top: { gives: { strength: 1 } },
  }
  const LATE = [
    { edition: 'base', origin: 'performer', motivation: 'lone-wanderer', banked: 0, xp: 4 },
    { edition: 'epic', origin: 'pit-fighter', motivation: 'fighter', banked: 2, xp: 5 },
    { edition: 'stormlight', origin: 'warrior', motivation: 'shield-of-the-company', banked: 0, xp: 3 },
  ] as const

  test.each(LATE)(
    'R-STORY-06 $edition: $origin and $motivation still work in Act III',
    ({ edition, origin, motivation, banked, xp }) => {
      const game = scenario(edition, {
        cards: { traits, challenges: [trial] },
        hero: { origin, motivation, banked, icons: { strength: 0 }, story: pages(6) },
        rows: { 3: ['trial', 'page-9'] },
      })
      if (edition === 'base') game.journey('page-9')
      game.attempt('trial', 'top').dark(0).cast(3)
      if (edition === 'stormlight') game.use('shield-of-the-company')
      game.finish()
      // the Motivation or Class adds a success, the Origin pays Experience for the margin
      game.check({ attempt: { runes: 3, total: 4, margin: 3 }, hero: { xp, columns: [3, 3, 1] } })
    },
  )
})
