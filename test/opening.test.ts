/** What is said of Character cards while they are chosen. */
import { type CardEntry, cardEntries } from '@runesaga/engine/language'
import { ownSets } from '@runesaga/sets'
import { adviceWords, cardText, characterWords } from '@runesaga/words'
import { describe, expect, test } from 'vitest'
import { PINNED, SPOKEN } from './kit/words.ts'

const ENTRIES = ownSets().flatMap(cardEntries)
const entry = (id: string): CardEntry => ENTRIES.find((found) => found.id === id)!
const villain = entry('base/cunning-villain')

describe('a card in plain words', () => {
  const said = (id: string, language: 'en' | 'fr') =>
    characterWords(entry(id), cardText(entry(id), SPOKEN[language]), SPOKEN[language])

  test('an Origin says its abilities first', () => {
    expect(said('base/hunter', 'en').lead).toBe('You begin with Dexterity and Wisdom.')
    expect(said('base/hunter', 'fr').lead).toBe('Vous commencez avec Dextérité et Sagesse.')
  })

  test('points and icons are told apart; a Destiny brings its icons only when it is revealed', () => {
    expect(said('base/bound-by-honor', 'en').lead).toBe('Worth 5 Triumph from the start.')
    expect(said('base/lone-wanderer', 'fr').lead).toBe(
      'Vaut d’emblée 2 points de Triomphe. Apporte 1 icône de Nature à votre Histoire.',
    )
    expect(said('base/cunning-villain', 'en').lead).toBe(
      'Once revealed, it brings 1 Villainy into your story.',
    )
    expect(said('base/born-lucky', 'en').lead).toBe('')
  })

  test('a Destiny says first what it can do, then what it is worth at the end', () => {
    expect(said('base/high-arcanist', 'en').rules).toMatch(/^At the end: 4 Triumph if/)
    expect(said('base/high-arcanist', 'fr').rules).toMatch(/^À la fin\u202f: 4 points de Triomphe/)
    expect(said('stormlight/windrunner', 'en').rules).toMatch(/^\D+.* At the end: 5 Triumph if/)
    expect(said('epic/blade-of-legend', 'en').lead).toBe('Worth 1 Triumph.')
  })

  test('a Class says what each of its powers does, and the Experience that opens it', () => {
    const { rules, tiers } = said('epic/fighter', 'en')
    expect(rules).toBe('')
    expect(tiers.map(({ banked }) => banked)).toEqual([2, 4, 6])
    for (const { rule } of tiers) expect(rule).toMatch(/^(?!With)[A-Z].*\.$/)
  })

  test('the rules follow, without icons', () => {
    for (const language of PINNED) {
      const { rules } = said('base/born-lucky', language)
      expect(rules).toMatch(/^[A-ZÀÉ].*\.$/)
      expect(rules).not.toContain('{')
    }
  })
})

describe('what a card means', () => {
  test('a Destiny counts what the chosen Origin gives of what it asks for', () => {
    const origin = entry('base/outlander') // Strength and Dexterity
    expect(adviceWords(villain, { origin }, SPOKEN.en)).toBe(
      'You begin with two of the three icons that it asks for.',
    )
    expect(adviceWords(villain, { origin }, SPOKEN.fr)).toBe(
      'Vous commencez avec deux des trois icônes demandées.',
    )
  })

  test('an Origin counts the same way beside a chosen Destiny', () => {
    expect(adviceWords(entry('base/outlander'), { destiny: villain }, SPOKEN.en)).toBe(
      'Gives two of the three icons that your Destiny asks for.',
    )
  })

  test('what does not help is not praised', () => {
    const origin = entry('base/acolyte') // Wisdom and Charisma
    expect(adviceWords(origin, { destiny: villain }, SPOKEN.fr)).toBe(
      'Face aux Défis de Sagesse ou de Charisme, vous lancez une Rune de plus.',
    )
    expect(adviceWords(villain, {}, SPOKEN.en)).toBe(
      'Goes well with an Origin that gives Strength, Dexterity or Intelligence.',
    )
    expect(adviceWords(villain, { origin }, SPOKEN.en)).toBe(
      'Look out for Strength, Dexterity or Intelligence in the rows.',
    )
  })

  test('more of one icon than is asked for counts once', () => {
    const arcanist = entry('base/high-arcanist') // three Intelligence
    expect(adviceWords(arcanist, { origin: entry('base/merchant') }, SPOKEN.en)).toBe(
      'You begin with one of the three icons that it asks for.',
    )
  })

  test('a Motivation whose icon the Destiny counts says so', () => {
    const motivation = entry('base/lone-wanderer')
    expect(adviceWords(motivation, { destiny: entry('base/one-with-nature') }, SPOKEN.en)).toBe(
      'Its Nature counts for your Destiny.',
    )
    expect(adviceWords(motivation, {}, SPOKEN.en)).toBe(SPOKEN.en.say('opening/advice/itself'))
  })

  test('a price is named: Corruption before Experience', () => {
    expect(adviceWords(entry('base/driven-to-despair'), {}, SPOKEN.en)).toBe(
      SPOKEN.en.say('opening/advice/price'),
    )
    expect(adviceWords(entry('base/born-lucky'), {}, SPOKEN.en)).toBe(SPOKEN.en.say('opening/advice/xp'))
  })

  test('a Destiny of the track says on which side', () => {
    expect(adviceWords(entry('base/paragon-of-light'), {}, SPOKEN.en)).toBe(
      SPOKEN.en.say('opening/advice/virtue'),
    )
    expect(adviceWords(entry('base/force-of-darkness'), {}, SPOKEN.en)).toBe(
      SPOKEN.en.say('opening/advice/corruption'),
    )
  })

  test('a Heritage, which nobody chooses, needs no advice', () => {
    const heritage = ENTRIES.find(({ kind }) => kind === 'heritage')!
    expect(adviceWords(heritage, {}, SPOKEN.en)).toBeNull()
  })
})
