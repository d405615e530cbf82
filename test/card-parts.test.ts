/** The parts of every card of our sets said alone, and how a question finds those that it is about. */

import { createRules } from '@runesaga/engine'
import { cardFactsOf } from '@runesaga/engine/host'
import { type CardSet, cardEntries, type Effects } from '@runesaga/engine/language'
import { boxOf } from '@runesaga/engine/search'
import type { QuestionView, View } from '@runesaga/engine/view'
import { ownSets } from '@runesaga/sets'
import {
  answerWords,
  cardWordsOf,
  contextOf,
  LANGUAGES,
  type Language,
  namesOf,
  plain,
  powerText,
} from '@runesaga/words'
import { describe, expect, test } from 'vitest'
import { faults } from '../packages/words/test/faults.ts'
import { PINNED, SPOKEN } from './kit/words.ts'

const open = (set: CardSet) => {
  const rules = createRules([set])
  const state = rules.newGame({
    edition: set.edition,
    mode: 'competitive',
    heroes: 2,
    sets: [set.set],
    seed: { fast: 1 },
  })
  const box = boxOf(rules, state.setup)
  const facts = cardFactsOf(box)
  return { box, facts, words: cardWordsOf([set], facts) }
}
const tables = new Map(ownSets().map((set) => [set.set, open(set)]))
const place = (id: string) => tables.get(id.split('/')[0])!

/** A Heritage's only power, as events name it. */
const TWIST = { name: '1:twist', pays: [] }

/** The nth power of a card, for its nth cost if it has several. */
function power(id: string, index: number, language: Language, cost = -1): string {
  const { facts, words } = place(id)
  const { name, pays } = facts[id].powers[index] ?? TWIST
  return plain(words.power(id, name, pays[cost]?.name, SPOKEN[language]), SPOKEN[language])
}

describe('one power', () => {
  test.each([
    [
      'base/sailor',
      0,
      'Once per turn, when you would fail a Strength or Intelligence Challenge, you may pay 2 Experience to attempt it again.',
      'Une fois par tour, quand vous êtes sur le point d’échouer à un Défi de Force ou d’Intelligence, vous pouvez payer 2 points d’Expérience pour le retenter.',
    ],
    [
      'base/vow-of-vengeance',
      1,
      'When you defeat an Adversary, gain 2 Experience.',
      'Quand vous vainquez un Adversaire, gagnez 2 points d’Expérience.',
    ],
    [
      'base/the-dark-rider',
      0,
      'When a hero fails a Challenge, that hero discards a Feat or gains 1 Corruption.',
      'Quand un Héros échoue à un Défi, il défausse un Exploit ou prend 1 Corruption.',
    ],
    [
      'stormlight/lamp-acolyte',
      0,
      'When you gain a Divinity or Virtue path, gain 1 Experience or draw a Hero card.',
      'Quand vous gagnez une voie de Divinité ou de Vertu, gagnez 1 point d’Expérience ou piochez une carte Héros.',
    ],
  ])('%s %i', (id, index, english, french) => {
    expect(PINNED.map((language) => power(id, index, language))).toEqual([english, french])
  })

  test('of a Class: what always holds isn’t counted, and the Experience it needs isn’t said again', () => {
    expect(power('epic/rogue', 1, 'en')).toBe(
      'Once per attempt, as you attempt a Challenge, you may discard a Feat for +2.',
    )
    expect(power('epic/fighter', 0, 'fr')).toBe(
      'Quand vous réussissez un Défi de Force ou de Constitution (sauf Adversaire), gagnez 1 point d’Expérience.',
    )
  })

  test('of an Adversary with two sides: the first side’s, then the final side’s', () => {
    expect([0, 1, 3].map((index) => power('epic/deathless-king', index, 'en'))).toEqual([
      'When a hero pays for a Journey, the Adversary gains 2 Experience.',
      'When a hero casts a Twist of Fate, that hero loses 2 Experience, or the Adversary gains 1 Experience.',
      'Once per attempt, when a hero faces the Adversary, that hero may discard a Feat for +2.',
    ])
  })

  test('of a Heritage: its choice on a Twist of Fate', () => {
    expect(PINNED.map((language) => power('epic/fiendblood', 0, language))).toEqual([
      'On a Twist of Fate, draw a Feat, or add a Dark rune for free.',
      'Sur un Coup du Destin, piochez un Exploit, ou ajoutez gratuitement une Rune Sombre.',
    ])
  })

  test('for one of its costs says that cost only', () => {
    const forCost = (cost: number) => power('base/informant', 0, 'en', cost)
    expect([0, 1].map(forCost)).toEqual([
      'On your turn, you may pay 1 Experience for 1 more Intelligence until the end of the turn.',
      'On your turn, you may sacrifice this Ally for 1 more Intelligence until the end of the turn.',
    ])
    expect(forCost(-1)).toContain('you may pay 1 Experience or sacrifice this Ally for')
    const { facts, words } = place('base/informant')
    const [{ name, pays }] = facts['base/informant'].powers
    expect(pays.map((cost) => words.cost('base/informant', name, cost.name, SPOKEN.fr))).toEqual([
      'Payez {xp 1}',
      'Sacrifiez cet Allié',
    ])
  })

  test('that a card doesn’t have is an error', () => {
    const sailor = cardEntries(ownSets()[0]).find(({ id }) => id === 'base/sailor')!
    expect(() => powerText(sailor, 1, SPOKEN.en)).toThrow('base/sailor has no power 1')
  })
})

/** All that the parts of a card say: powers with each of their costs, costs, options. */
function* partsOf(set: string, language: Language): Generator<[id: string, part: string, text: string]> {
  const { box, facts, words } = tables.get(set)!
  const said = SPOKEN[language]
  for (const [id, [no]] of box.byId) {
    const card = box.cards[no]
    const powers = card.kind === 'heritage' ? [TWIST] : facts[id].powers
    for (const { name, pays } of powers) {
      for (const cost of [undefined, ...pays.map((pay) => pay.name)])
        yield [id, 'power', plain(words.power(id, name, cost, said), said)]
      for (const pay of pays) yield [id, 'cost', plain(words.cost(id, name, pay.name, said), said)]
    }
    for (const { word, p } of card.blocks.flat()) {
      if (word !== 'choose') continue
      for (const option of p as Effects[]) {
        for (const thatIsYou of [true, false])
          yield [id, 'option', plain(words.option(id, option, thatIsYou, said), said)]
      }
    }
  }
}

describe('every part of every card', () => {
  test.each(LANGUAGES)('is well formed in %s', (language) => {
    const found: string[] = []
    for (const set of tables.keys()) {
      for (const [id, part, text] of partsOf(set, language)) {
        const shape = part === 'power' ? /^\p{Lu}.*\.$/su : /^\p{Lu}.*[^.]$/su
        if (!shape.test(text)) found.push(`${id}: ${text}`)
        found.push(...faults(text, language).map((fault) => `${id}: ${fault}`))
      }
    }
    expect(found).toEqual([])
  })

  test('is looked at: powers, costs and options', () => {
    const kinds = new Set(
      [...tables.keys()].flatMap((set) => [...partsOf(set, 'en')].map(([, part]) => part)),
    )
    expect([...kinds].sort()).toEqual(['cost', 'option', 'power'])
  })
})

describe('a question is about one choice of a card', () => {
  /** A card that asks twice, the second time within the first. */
  const set = {
    ...ownSets()[0],
    set: 'asking',
    origins: [
      ...ownSets()[0].origins!.slice(0, 12),
      {
        id: 'asker',
        name: { en: 'Asker', fr: 'Curieux' },
        abilities: ['wisdom', 'charisma'],
        powers: [
          {
            when: 'overcome',
            do: { choose: [{ xp: 1 }, { choose: [{ virtue: 1 }, { draw: { hero: 1 } }] }] },
          },
          { when: 'failed', do: { choose: [{ corruption: 1 }, { xp: -1 }] } },
        ],
      },
    ],
  } as CardSet
  const { box, facts, words } = open(set)
  const card = box.byId.get('asking/asker')![0]

  /** The labels of the choice that a block of the card waits with. */
  const labels = (block: number, language: Language): string[] => {
    const options = box.cards[card].blocks[block][0].p as Effects[]
    const question = {
      name: 'choose',
      card: 'asking/asker',
      options,
      thatIsYou: true,
    } as Partial<QuestionView>
    const view = { you: { question } } as unknown as View
    const context = contextOf(view, namesOf(facts, String, 0), words)
    return ['1:some', '2:other'].map((option) =>
      plain(answerWords({ option }, context, SPOKEN[language]), SPOKEN[language]),
    )
  }

  test('the outer, the inner, or that of the other power', () => {
    const asking = [...box.cards[card].blocks.keys()].filter(
      (block) => box.cards[card].blocks[block][0].word === 'choose',
    )
    expect(asking.map((block) => labels(block, 'en'))).toEqual([
      ['Gain 1 Experience', 'Gain 1 Virtue or draw a Hero card'],
      ['Gain 1 Virtue', 'Draw a Hero card'],
      ['Gain 1 Corruption', 'Lose 1 Experience'],
    ])
    expect(labels(asking[1], 'fr')).toEqual(['Obtenez 1 Vertu', 'Piochez une carte Héros'])
  })
})

test('a bot goes by what a language calls it, or else by its own name', () => {
  const called = (language: Language) =>
    ['adept', 'random', 'stranger'].map((bot) => SPOKEN[language].say('terminal/bot', { bot, number: 1 }))
  expect(called('en')).toEqual(['Seasoned 1', 'Reckless 1', 'stranger 1'])
  expect(called('fr')).toEqual(['Aguerri 1', 'Étourdi 1', 'stranger 1'])
})
