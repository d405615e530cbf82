// Mixed sets where people meet them: what a mix means, what is missing in one, and the command line. Needs a build.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameSetup, withSets } from '@runesaga/engine'
import { epicSet, stormlightSet } from '@runesaga/sets'
import { mixOf } from '@runesaga/table/host'
import { setupProblemWords } from '@runesaga/words'
import { describe, expect, test } from 'vitest'
import { rules } from './kit/rules.ts'
import { SPOKEN } from './kit/words.ts'
import { runesaga } from './run-runesaga.ts'
import { tempTree } from './temp-tree.ts'

const BOOK = { edition: 'stormlight', mode: 'coop', heroes: 3, sets: ['stormlight', 'base'] } as const
const mix = (setup: Parameters<typeof mixOf>[1]) => mixOf(rules, setup)

describe('what a mix means', () => {
  test('R-MIX-03 the book’s mix: 86 base cards join, Odium’s deck has eight, nothing is odd', () => {
    const { decks, ...rest } = mix({ ...BOOK, sets: [...BOOK.sets] })
    // the two Harsh Lessons went to Odium
    expect(decks.map(({ of: [, base] }) => base)).toEqual([9, 10, 6, 13, 12, 9, 14, 11])
    expect(rest).toEqual({
      host: 'stormlight',
      classes: false,
      icons: 7,
      boxedHeritages: false,
      foes: 1,
      boxedFoes: false,
      special: 8,
      radiant: { here: expect.any(Number) as number, alone: expect.any(Number) as number },
      oddities: [],
    })
    expect(rest.radiant!.here).toBeLessThan(rest.radiant!.alone)
  })

  test('R-MIX-01 all three boxes by hand: Classes among the Motivations, and what is odd about it', () => {
    const sets = ['base', 'epic', 'stormlight']
    const options = { wholeSets: true }
    const all = mix({ edition: 'base', mode: 'competitive', heroes: 2, sets, options })
    expect(all).toMatchObject({
      classes: true,
      icons: 7,
      boxedHeritages: true,
      foes: 10,
      special: 0,
      oddities: ['no-list', 'radiant-rare', 'free-traits'],
    })
    // the host of Heritages deals them, and its own Adversaries are faced
    const epic = mix({ edition: 'epic', mode: 'coop', heroes: 2, sets, options })
    expect(epic).toMatchObject({ boxedHeritages: false, boxedFoes: true, foes: 11 })
  })

  test('a set that the list doesn’t name joins whole, also if it is called what every object has', () => {
    const more = withSets(rules, [{ ...epicSet(), set: 'constructor' }])
    const { decks } = mixOf(more, {
      edition: 'stormlight',
      mode: 'coop',
      heroes: 3,
      sets: ['stormlight', 'constructor'],
    })
    expect(decks.every(({ of: [, joined] }) => joined > 0)).toBe(true)
  })

  test('one box alone mixes nothing', () => {
    const alone = mix({ edition: 'epic', mode: 'coop', heroes: 2 })
    expect(alone).toMatchObject({ classes: false, icons: 6, radiant: null, oddities: [] })
  })
})

test('what is missing is said in both languages', () => {
  const few = { ...stormlightSet(), set: 'few', destinies: [], quests: [], mixes: {} }
  const problems = withSets(rules, [few]).problems({
    edition: 'stormlight',
    mode: 'coop',
    heroes: 3,
    sets: ['few'],
  })
  const said = (language: 'en' | 'fr') =>
    problems.map((problem) => setupProblemWords(problem, SPOKEN[language]))
  expect(said('en')).toEqual([
    'Too few Destinies: this game needs 6, the chosen cards have 0.',
    'The chosen cards have no Quest for their Adversary.',
  ])
  expect(said('fr')).toEqual([
    'Pas assez de Destins\u202f: il en faut 6 pour cette partie, les cartes choisies en ont 0.',
    'Les cartes choisies n’ont aucune Quête pour leur Adversaire.',
  ])
  expect(setupProblemWords({ problem: 'set-twice', set: 'stormlight' }, SPOKEN.fr)).toBe(
    'La boîte «\u202fLes Archives de Roshar\u202f» est choisie deux fois.',
  )
})

describe('the command line', { timeout: 120_000 }, () => {
  test('plays the book’s mix, and its record replays', () => {
    const root = tempTree({})
    const line = '--edition stormlight --set base --mode coop --players 2 --seed mixed'
    const { status, stdout } = runesaga(['play', '--auto', '--record', 'game.json', ...line.split(' ')], {
      cwd: root,
    })
    expect(status).toBe(0)
    expect(stdout).toContain('The Stormlight Archive + Call to Adventure')
    const record = JSON.parse(readFileSync(join(root, 'game.json'), 'utf8')) as {
      setup: object
      sets: { id: string }[]
    }
    expect(record.setup).toMatchObject({ edition: 'stormlight' })
    expect(record.sets.map(({ id }) => id)).toEqual(['stormlight', 'base'])
    expect(runesaga(['replay', 'game.json'], { cwd: root }).status).toBe(0)
  })

  test('mixes whole sets when told so, and keeps that in the record', () => {
    const root = tempTree({})
    const line = '--edition stormlight --set base --whole --mode solo --seed whole'
    expect(
      runesaga(['play', '--auto', '--record', 'game.json', ...line.split(' ')], { cwd: root }).status,
    ).toBe(0)
    const { setup } = JSON.parse(readFileSync(join(root, 'game.json'), 'utf8')) as {
      setup: GameSetup
    }
    expect(setup.options).toEqual({ wholeSets: true })
    expect(runesaga(['replay', 'game.json'], { cwd: root }).status).toBe(0)
  })
})
