/** The text of every card of our sets, in every language: whole, well formed, and as it was last reviewed. */
import { type CardEntry, type CardSet, cardEntries } from '@runesaga/engine/language'
import { baseSet, ownSets, sevenShards } from '@runesaga/sets'
import {
  type CardText,
  cardText,
  inlineParts,
  LANGUAGES,
  type Language,
  namesIn,
  plainText,
  printedName,
  rewardWords,
} from '@runesaga/words'
import { describe, expect, test } from 'vitest'
import { faults } from '../packages/words/test/faults.ts'
import { PINNED, SPOKEN } from './kit/words.ts'

const sets = [...ownSets(), sevenShards()]
const entries = sets.flatMap(cardEntries)
const names = new Map(sets.map((set) => [set.set, namesIn(set)]))
const textOf = (entry: CardEntry, language: Language): CardText =>
  cardText(entry, SPOKEN[language], names.get(entry.set))
const plainOf = (entry: CardEntry, language: Language): string =>
  plainText(textOf(entry, language), SPOKEN[language])

describe('every card', () => {
  test('but a Challenge says its rules, and ends with a full stop', () => {
    for (const language of LANGUAGES) {
      const silent = entries
        .filter((entry) => !plainOf(entry, language).endsWith('.'))
        .map((entry) => entry.kind)
      expect(new Set(silent)).toEqual(new Set(['challenge']))
    }
  })

  test.each(LANGUAGES)('is well formed in %s', (language) => {
    const found = entries.flatMap((entry) =>
      faults(plainOf(entry, language), language).map((fault) => `${entry.id}: ${fault}`),
    )
    expect(found).toEqual([])
  })

  test.each(LANGUAGES)('knows its icons in %s, and each of its lines stands alone', (language) => {
    for (const entry of entries) {
      for (const line of textOf(entry, language).lines) {
        expect(inlineParts(line.text).length).toBeGreaterThan(0)
        expect(line.text).toMatch(/^[^a-zàâéèêîôûœ ].*\.$/u)
        if (line.when !== undefined) expect(line.when).toMatch(/^\p{Lu}.*[^.,]$/u)
        if (line.limit !== undefined) expect(line.limit).toMatch(/^(once per|une fois par) /)
      }
    }
  })

  test.each(LANGUAGES)('says something else in %s, if it does something else', (language) => {
    const said = new Map<string, string>()
    for (const entry of entries) {
      const { lines } = textOf(entry, language)
      if (lines.length === 0) continue
      const text = `${entry.kind} ${lines.map((l) => [l.gate, l.when, l.text, l.limit].join('|')).join('\n')}`
      const rules = JSON.stringify(rulesOf(entry))
      expect(said.get(text) ?? rules, `${entry.id}: ${text}`).toBe(rules)
      said.set(text, rules)
    }
  })

  test('has a name with a printer’s apostrophe', () => {
    expect(textOf(entryOf('base/bound-by-honor'), 'fr').name).toBe('Lié par l’Honneur')
    expect(textOf(entryOf('base/peoples-champion'), 'en').name).toBe('People’s Champion')
  })
})

test.each(LANGUAGES)('the story of the campaign is well formed in %s', (language) => {
  const { chapters = [], tales = {} } = sevenShards()
  const texts = chapters.flatMap(({ premise, won, lost }) => [premise, won, lost])
  const found = [...texts, ...Object.values(tales)].flatMap((text) =>
    faults(printedName(text, language), language),
  )
  expect(found).toEqual([])
})

test('French keeps no word of English', () => {
  const english = new Set(
    entries.flatMap(
      (entry) =>
        plainOf(entry, 'en')
          .toLowerCase()
          .match(/\p{L}{3,}/gu) ?? [],
    ),
  )
  // written alike in both, and none the worse for it
  const alike =
    'action bonus constitution corruption face ignore iii intelligence justice main nature plus points rune runes solo trait traits'.split(
      ' ',
    )
  const french = entries.flatMap((entry) => {
    const own = [entry.card.name.fr ?? '', ...sideNames(entry)].join(' ').toLowerCase()
    const words =
      plainOf(entry, 'fr')
        .toLowerCase()
        .match(/\p{L}{3,}/gu) ?? []
    return words.filter((word) => english.has(word) && !alike.includes(word) && !own.includes(word))
  })
  expect([...new Set(french)]).toEqual([])
})

describe('a text is drawn in parts', () => {
  test('the moment, what happens, how often', () => {
    const [line] = textOf(entryOf('base/sailor'), 'en').lines
    expect(line).toEqual({
      when: 'When you would fail a {strength} or {intelligence} Challenge',
      text: 'You may pay {xp 2} to attempt it again.',
      limit: 'once per turn',
      sentence:
        'Once per turn, when you would fail a {strength} or {intelligence} Challenge, you may pay {xp 2} to attempt it again.',
    })
    const [french] = textOf(entryOf('base/sailor'), 'fr').lines
    expect(french.when).toBe(
      'Quand vous êtes sur le point d’échouer à un Défi de {strength} ou d’{intelligence}',
    )
    expect(french.text).toBe('Vous pouvez payer {xp 2} pour le retenter.')
    expect(french.limit).toBe('une fois par tour')
  })

  test('a Class power behind the Experience it needs, said once in running text', () => {
    const fighter = textOf(entryOf('epic/fighter'), 'fr')
    expect(fighter.lines.map((line) => line.gate)).toEqual(['{xp 2}', '{xp 4}', '{xp 6}'])
    expect(fighter.lines[0].text).toBe('Vous avez +1 sur les voies de {strength}.')
    expect(plainText(fighter, SPOKEN.fr)).toMatch(
      /^Avec 2 points d’Expérience sur cette Classe\u202f: vous avez \+1/,
    )
  })

  test('both sides of an Adversary under their names', () => {
    const king = textOf(entryOf('epic/deathless-king'), 'en')
    expect(king.lines.map((line) => line.gate)).toEqual([
      'The Grave Herald',
      'The Deathless King',
      'The Deathless King',
      'The Deathless King',
    ])
    expect(plainText(king, SPOKEN.en).match(/The Deathless King:/g)).toHaveLength(1)
  })

  test('another card is called by its name', () => {
    const quest = entryOf('stormlight/the-true-desolation')
    expect(plainOf(quest, 'fr')).toContain('révèle «\u202fLa Tempête Éternelle\u202f»')
    expect(plainOf(quest, 'en')).toContain('turns up The Everstorm')
  })
})

describe('rewards in words', () => {
  const gives = { hero: 2, arcana: 1, triumph: 3, intelligence: 1, corruption: 1 }
  test('in English', () => {
    expect(rewardWords(gives, SPOKEN.en)).toBe(
      '2 Hero cards, 1 Arcana, 3 Triumph, 1 Intelligence and 1 Corruption',
    )
  })
  test('in French', () => {
    expect(rewardWords(gives, SPOKEN.fr)).toBe(
      '2 cartes Héros, 1 icône d’Arcane, 3 points de Triomphe, 1 icône d’Intelligence et 1 Corruption',
    )
  })
})

/**
 * The reviewed texts. They are read by people: a change here is a change of what players read. Update them with
 * `npx vitest run test/card-text.test.ts -u`, and read the difference.
 */
describe('the reviewed texts', () => {
  test.each(sets.map((set) => [set.set, set] as const))('of %s in words', async (name, set) => {
    await expect(inWords(set)).toMatchFileSnapshot(`../docs/cards/texts/${name}.md`)
  })
  test.each(sets.map((set) => [set.set, set] as const))('of %s as drawn', async (name, set) => {
    await expect(asDrawn(set)).toMatchFileSnapshot(`__snapshots__/card-lines-${name}.txt`)
  })
  test('are all 192 cards of the base box', () => {
    expect(cardEntries(baseSet()).reduce((sum, entry) => sum + entry.copies, 0)).toBe(192)
  })
})

const entryOf = (id: string): CardEntry => entries.find((entry) => entry.id === id)!

/** What of a card its text must tell: all but names, pictures, numbers and rewards. */
function rulesOf(entry: CardEntry): unknown {
  const { powers, scoring, twist, need, pay, gained, play, on, adversary, final, ...card } =
    entry.card as Record<string, unknown>
  const rest = {
    if: card.if,
    do: card.do,
    start: card.start,
    radiant: card.radiant,
    setup: card.setup,
    'or-pay': card['or-pay'],
  }
  return { powers, scoring, twist, need, pay, gained, play, on, adversary, final, ...rest }
}
const sideNames = (entry: CardEntry): string[] =>
  entry.kind === 'two-sided' ? [entry.card.adversary.name.fr ?? '', entry.card.final.name.fr ?? ''] : []

/** A Challenge has no rules: its paths and what they give. */
function paths(entry: CardEntry<'challenge'>, language: Language): string {
  const { top, bottom } = entry.card
  const colon = language === 'fr' ? '\u202f:' : ':'
  return [top, bottom]
    .map(
      (path) =>
        `${printedName(path.name, language)}${path['plus-one'] ? ' (+1)' : ''}${colon} ${rewardWords(path.gives, SPOKEN[language])}.`,
    )
    .join(' ')
}
function inWords(set: CardSet): string {
  const rows = cardEntries(set).map((entry) => {
    const cells = PINNED.map((language) => {
      const { name } = textOf(entry, language)
      const text = entry.kind === 'challenge' ? paths(entry, language) : plainOf(entry, language)
      return `**${name}** ${text}`
    })
    return `| \`${entry.id.split('/')[1]}\` | ${entry.kind} | ${cells.join(' | ')} |`
  })
  const title = `# ${set.name.en}: what every card says`
  const note =
    'Generated from the card data by `packages/words`, and reviewed. `test/card-text.test.ts` keeps it so.'
  return [title, '', note, '', '| id | kind | English | French |', '|---|---|---|---|', ...rows, ''].join(
    '\n',
  )
}
function asDrawn(set: CardSet): string {
  const cards = cardEntries(set).flatMap((entry) =>
    entry.kind === 'challenge'
      ? []
      : PINNED.map((language) => {
          const lines = textOf(entry, language).lines.map((line) =>
            [
              line.gate && `[${line.gate}]`,
              line.when && `${line.when} /`,
              line.text,
              line.limit && `/ ${line.limit}`,
            ]
              .filter((part) => part !== undefined)
              .join(' '),
          )
          return [`${entry.id} ${language}`, ...lines.map((line) => `  ${line}`)].join('\n')
        }),
  )
  return `${cards.join('\n')}\n`
}
