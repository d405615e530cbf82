// Card sets of one's own: as docs/cards.md shows them, joined to an edition's cards or alone, played to the end, warned of, refused. Needs a build.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomBot } from '@runesaga/bots'
import { createRules, fastRandom, type GameState, type Rules } from '@runesaga/engine'
import { type CardSet, EDITIONS } from '@runesaga/engine/language'
import {
  advance,
  type Box,
  boxOf,
  knowledgeOf,
  legalActions,
  seatToAct,
  tuckedCard,
} from '@runesaga/engine/search'
import { baseSet, loadSet } from '@runesaga/sets'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { inRepository, json, printed, runesaga } from './run-runesaga.ts'
import { tempTree } from './temp-tree.ts'

const timeout = 120_000
const textOf = (path: string): string => readFileSync(inRepository(path), 'utf8')
const THREE = inRepository('examples/three-cards.yaml')
const HARBOUR = inRepository('examples/harbour.yaml')

describe('docs/cards.md', () => {
  const docs = textOf('docs/cards.md')
  const blocks = (language: string): string[] =>
    [...docs.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text)
  const wholeSets = blocks('yaml').filter((text) => text.includes('\nset:'))

  test('shows the example files as they are, and says where they lie', () => {
    expect(wholeSets).toEqual([textOf('examples/three-cards.yaml'), textOf('examples/harbour.yaml')])
    expect(docs).toContain('](../examples/three-cards.yaml)')
    expect(docs).toContain('](../examples/harbour.yaml)')
  })

  test('the examples load, have French throughout, and name the schema for editors', () => {
    for (const text of wholeSets) {
      const [first] = text.split('\n')
      expect(first).toBe('# yaml-language-server: $schema=../packages/sets/schema/card-set.schema.json')
      expect(loadSet(text, 'docs').name.fr).toBeDefined()
    }
    expect(runesaga(['cards', '--set', THREE]).stderr).toBe('')
    expect(runesaga(['cards', '--set', HARBOUR]).stderr).toBe('')
  })

  test('every other passage of cards is one that loads', () => {
    const passages = blocks('yaml').filter((text) => !wholeSets.includes(text))
    expect(passages).toHaveLength(2)
    for (const text of passages) loadSet(`set: passage\nname: { en: A }\nedition: epic\n${text}`, 'docs')
  })

  test('has every deck of a set file in its table', () => {
    const schema = JSON.parse(textOf('packages/sets/schema/card-set.schema.json')) as {
      properties: Record<string, object>
    }
    const decks = Object.keys(schema.properties).filter(
      (word) => !['set', 'name', 'edition', 'notes', 'mixes'].includes(word),
    )
    expect(decks.filter((deck) => !docs.includes(`\n| \`${deck}\` |`))).toEqual([])
  })

  test('shows mistakes as the command does', () => {
    const [shown] = blocks('text')
    let text = textOf('examples/three-cards.yaml')
    for (const [right, wrong] of [
      ['when: failed', 'when: faild'],
      ['difficulty: 4', 'difficulty: four'],
      ['justice: 1', 'justise: 1'],
      ['    play: as-attempt\n', ''],
    ])
      text = text.replace(right, wrong)
    const { status, stderr } = runesaga(['cards', '--set', 'my-set.yaml'], {
      cwd: tempTree({ 'my-set.yaml': text }),
    })
    expect(status).toBe(2)
    expect(`$ npx runesaga cards --set my-set.yaml\n${stderr}`).toBe(shown)
  })
})

/** A game to its end, by random players. */
function playedOut(rules: Rules, sets: string[], seed: number): { state: GameState; box: Box } {
  const state = rules.newGame({ edition: 'base', mode: 'competitive', heroes: 3, sets, seed: { fast: seed } })
  const box = boxOf(rules, state.setup)
  const random = fastRandom(`players ${seed}`)
  for (let seat = seatToAct(box, state); seat >= 0; seat = seatToAct(box, state)) {
    const legal = legalActions(box, state, seat)
    advance(box, state, seat, randomBot.choose(box, knowledgeOf(box, state, seat), legal, random).action)
  }
  return { state, box }
}

test('three cards that join the base set turn up in its games: kept, overcome, played', { timeout }, () => {
  const three = loadSet(textOf('examples/three-cards.yaml'), 'three-cards.yaml')
  const rules = createRules([baseSet(), three])
  const seen: Record<string, number> = {}
  for (let seed = 0; seed < 60; seed++) {
    const { state, box } = playedOut(rules, ['base', 'lighthouse'], seed)
    const { cards } = box
    const used = state.heroes.flatMap(({ origin, story, played }) => [
      origin,
      ...story.map(tuckedCard),
      ...played,
    ])
    for (const card of used) {
      const { id, set } = cards[card]
      if (set === 'lighthouse') seen[id] = (seen[id] ?? 0) + 1
    }
  }
  expect(Object.keys(seen).sort()).toEqual([
    'lighthouse/hold-fast',
    'lighthouse/lighthouse-keeper',
    'lighthouse/wreck-on-the-reef',
  ])
})

interface Report {
  edition: string
  sets: string[]
  finished: number
  stalled: number
  errors: number
}
const simulated = (...args: string[]): Report =>
  json(...'simulate --games 6 --bots random --seed 1 --threads 1'.split(' '), ...args)

/** A set that can be played without any other: a few cards of the base set. */
function small(): CardSet {
  const base = parse(textOf('packages/sets/data/base.yaml')) as CardSet
  return {
    set: 'small',
    name: { en: 'Small', fr: 'Petit' },
    edition: 'base',
    origins: base.origins!.slice(0, 4),
    motivations: base.motivations!.slice(0, 4),
    destinies: base.destinies!.slice(0, 4),
    challenges: [1, 2, 3].flatMap((act) => base.challenges!.filter((card) => card.act === act).slice(0, 12)),
    feats: base.feats!.slice(0, 4),
  }
}

describe('own sets in the commands', { timeout }, () => {
  const all = { finished: 6, stalled: 0, errors: 0 }

  test('a few cards join the cards of their edition', () => {
    expect(simulated('--set', THREE)).toMatchObject({ edition: 'base', sets: ['base', 'lighthouse'], ...all })
  })

  test('or those of another, and sets join in any number, also in threads and in co-op', () => {
    const sets = ['--set', THREE, '--set', HARBOUR, '--set', 'stormlight']
    const report = simulated(...'--edition epic --mode coop --players 3 --threads 2'.split(' '), ...sets)
    expect(report).toMatchObject({
      edition: 'epic',
      sets: ['epic', 'lighthouse', 'harbour', 'stormlight'],
      ...all,
    })
  })

  test('without --edition the first set says whose rules hold', () => {
    const root = tempTree({
      'mine.yaml': textOf('examples/three-cards.yaml').replace(': base', ': stormlight'),
    })
    const report = simulated('--set', join(root, 'mine.yaml'))
    expect(report).toMatchObject({ edition: 'stormlight', sets: ['stormlight', 'lighthouse'], ...all })
  })

  test('our own sets go by their names', () => {
    expect(simulated('--set', 'base')).toMatchObject({ edition: 'base', sets: ['base'], ...all })
    expect(simulated('--set', 'epic')).toMatchObject({ edition: 'epic', sets: ['epic'], ...all })
    expect(simulated('--set', 'epic', '--edition', 'base').sets).toEqual(['base', 'epic'])
  })

  test('a complete set plays alone', () => {
    const root = tempTree({ 'small.yaml': stringify(small(), { aliasDuplicateObjects: false }) })
    const file = join(root, 'small.yaml')
    expect(simulated('--set', file, '--alone')).toMatchObject({ edition: 'base', sets: ['small'], ...all })
  })

  test('an own Adversary without a Quest never keeps a party from playing', () => {
    const text = textOf('examples/harbour.yaml')
    const from = text.indexOf('quests:')
    const root = tempTree({ 'mine.yaml': text.slice(0, from) + text.slice(text.indexOf('feats:')) })
    const report = simulated('--set', join(root, 'mine.yaml'), '--mode', 'coop', '--games', '40')
    expect(report).toMatchObject({ finished: 40, errors: 0 })
  })

  test('a game with own cards is played, saved, told again and checked with the same file', () => {
    const record = join(tempTree({}), 'game.json')
    const played = printed('play', '--set', THREE, '--auto', '--fair', '--seed', 'own', '--record', record)
    expect(played).toMatch(/^Runesaga · Call to Adventure \+ The Lighthouse · competitive · 2 heroes\n/)
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/) as string
    expect(json('replay', record, '--set', THREE)).toMatchObject({
      setup: {
        sets: [
          { id: 'base', hash },
          { id: 'lighthouse', hash },
        ],
      },
      state: { phase: 'over' },
    })
    expect(json('verify', record, '--set', THREE)).toMatchObject({ ok: true })
    for (const command of ['replay', 'verify']) {
      expect(runesaga([command, record])).toEqual({
        status: 2,
        stdout: '',
        stderr: `runesaga: ${record} was played with the cards of "lighthouse"; name their file with --set\n`,
      })
    }
  })
})

describe('what is wrong with a set is said', { timeout }, () => {
  const NO_FRENCH = `set: mine
name: { en: Mine, fr: Le mien }
edition: base
challenges:
  - id: street-fight
    name: { en: Street Fight }
    act: 1
    difficulty: 4
    abilities: [strength, dexterity]
    top: { name: { en: Win, fr: Gagner }, gives: { triumph: 1 } }
    bottom:
      name: { en: Flee }
      gives: { tragedy: 1, dexterity: 1 }
`
  const WARNINGS = `runesaga: warning: mine.yaml:6:5 challenges[0].name: "Street Fight" has no French: missing "fr"
runesaga: warning: mine.yaml:12:7 challenges[0].bottom.name: "Flee" has no French: missing "fr"
`

  test('a name without French is a warning; the English one is shown, and the set plays', () => {
    const root = tempTree({ 'mine.yaml': NO_FRENCH })
    const shown = runesaga(['cards', '--set', 'mine.yaml', '--lang', 'fr'], { cwd: root })
    expect(shown).toMatchObject({ status: 0, stderr: WARNINGS })
    expect(shown.stdout).toContain('Street Fight')
    expect(shown.stdout).toContain('Flee\u202f: 1 point de Tragédie et 1 icône de Dextérité')
    const data = runesaga(['cards', '--set', 'mine.yaml', '--json'], { cwd: root })
    expect(data.stderr).toBe(WARNINGS)
    expect((JSON.parse(data.stdout) as { cards: object[] }).cards[0]).toMatchObject({
      name: { en: 'Street Fight', fr: null },
    })
    // once, however many threads read the file
    const simulate = ['simulate', '--set', 'mine.yaml', '--games', '4', '--bots', 'random', '--threads', '2']
    expect(runesaga(simulate, { cwd: root })).toMatchObject({ status: 0, stderr: WARNINGS })
    expect(runesaga(['play', '--auto', '--set', 'mine.yaml'], { cwd: root })).toMatchObject({
      status: 0,
      stderr: WARNINGS,
    })
  })

  const BAD = NO_FRENCH.replace('edition: base', 'edition: bass').replace('act: 1', 'act: 4')
  const MISTAKES = `runesaga: mine.yaml is no card set yet: 2 mistakes
  mine.yaml:3:1 edition: expected one of ${EDITIONS.join(', ')}, got "bass"; did you mean "base"?
  mine.yaml:7:5 challenges[0].act: expected one of 1, 2, 3, got 4
`

  test.each(['cards', 'play --auto', 'simulate --games 1'])(
    '%s lists every mistake and does nothing',
    (line) => {
      const root = tempTree({ 'mine.yaml': BAD })
      expect(runesaga([...line.split(' '), '--set', 'mine.yaml'], { cwd: root })).toEqual({
        status: 2,
        stdout: '',
        stderr: MISTAKES,
      })
    },
  )

  test('so does a game that is to be told with it', () => {
    const root = tempTree({ 'mine.yaml': BAD })
    printed('play', '--auto', '--seed', '1', '--record', join(root, 'game.json'))
    expect(runesaga(['replay', 'game.json', '--set', 'mine.yaml'], { cwd: root })).toEqual({
      status: 2,
      stdout: '',
      stderr: MISTAKES,
    })
  })

  test('one mistake is one mistake, and no YAML at all has its line too', () => {
    const root = tempTree({
      'one.yaml': NO_FRENCH.replace('difficulty: 4', 'dificulty: 4'),
      'none.yaml': 'set: [',
      'empty.yaml': '',
    })
    expect(
      runesaga(['cards', '--set', 'one.yaml'], { cwd: root }).stderr,
    ).toBe(`runesaga: one.yaml is no card set yet: 1 mistake
  one.yaml:8:5 challenges[0].dificulty: unknown word "dificulty"; did you mean "difficulty"?
`)
    expect(runesaga(['cards', '--set', 'none.yaml'], { cwd: root }).stderr).toMatch(
      /^runesaga: none\.yaml is no card set yet: 1 mistake\n {2}none\.yaml:1:7 [^\n]+\n$/,
    )
    expect(runesaga(['cards', '--set', 'empty.yaml'], { cwd: root }).stderr).toBe(
      'runesaga: empty.yaml is no card set yet: 1 mistake\n  empty.yaml:1:1 expected an object, got nothing\n',
    )
  })

  test('sets of the same id are refused, and so is a table that a set alone can’t fill', () => {
    const root = tempTree({
      'mine.yaml': NO_FRENCH.replace('set: mine', 'set: base').replaceAll(/en: (\w+) }/g, 'en: $1, fr: $1 }'),
    })
    const refused = (line: string) => {
      const { status, stderr } = runesaga(['simulate', '--games', '1', ...line.split(' ')], { cwd: root })
      expect(status).toBe(2)
      return stderr.split('\n').at(-2)
    }
    expect(refused('--set mine.yaml')).toBe(
      'runesaga: base and mine.yaml are both the set "base"; change the word after "set:" in one of them',
    )
    expect(refused('--set mine.yaml --alone')?.split('; ')).toEqual([
      'runesaga: 2 heroes need 4 Origins, the chosen sets have 0',
      '2 heroes need 4 Motivations or Classes, the chosen sets have 0',
      '2 heroes need 4 Destinies, the chosen sets have 0',
      '2 heroes need 5 Story cards of Act 1, the chosen sets have 1',
      '2 heroes need 5 Story cards of Act 2, the chosen sets have 0',
      '2 heroes need 5 Story cards of Act 3, the chosen sets have 0',
    ])
    expect(refused('--alone')).toBe('runesaga: --alone needs a --set to play with')
  })
})
