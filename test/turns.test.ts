// Every turn of whole games with real cards in one sentence, for everybody who may read it, in both languages.
import { BOTS } from '@runesaga/bots'
import { fastRandom, type GameSetup } from '@runesaga/engine'
import { cardFactsOf, namedEventsFor } from '@runesaga/engine/host'
import { EDITIONS, MODES } from '@runesaga/engine/language'
import type { NamedEvent } from '@runesaga/engine/view'
import { LANGUAGES, namesOf, turnSentence } from '@runesaga/words'
import { describe, expect, test } from 'vitest'
import { faults } from '../packages/words/test/faults.ts'
import { boxOf, knowledgeOf, legalActions, record, seatToAct } from './kit/rules.ts'
import { SPOKEN } from './kit/words.ts'

const MINUTE = 60_000
const HEROES = ['Ysolde', 'Tomas', 'Maëlle']

interface Turn {
  seat: number
  events: readonly NamedEvent[]
}

/** The turns of a game as one seat saw them. */
function turnsOf(setup: GameSetup, bots: readonly (keyof typeof BOTS)[], viewer: number) {
  const recorder = record(setup)
  const box = boxOf(recorder.state.setup)
  const random = fastRandom('turns')
  const turns: { seat: number; events: NamedEvent[] }[] = []
  for (let seat = seatToAct(recorder.state); seat >= 0; seat = seatToAct(recorder.state)) {
    const legal = legalActions(recorder.state, seat)
    const bot = BOTS[bots[seat % bots.length]]
    const { action } = bot.choose(box, knowledgeOf(recorder.state, seat), legal, random)
    for (const event of namedEventsFor(box, recorder.act(seat, action), viewer)) {
      if (event.type === 'turn-began') turns.push({ seat: event.seat!, events: [] })
      turns.at(-1)?.events.push(event)
    }
  }
  return { turns: turns as readonly Turn[], facts: cardFactsOf(box) }
}

const words = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Path names are quoted: what they say is no card. */
const unquoted = (sentence: string): string => sentence.replaceAll(/“[^”]+”|«[^»]+»/g, '…')
const isLetter = (one: string | undefined): boolean => one !== undefined && /\p{L}/u.test(one)

/** The cards of the box that a sentence names, by their names; of one name within another the longer one. */
function namedIn(sentence: string, all: readonly string[]): string[] {
  let rest = unquoted(sentence)
  return all.filter((name) => {
    const at = rest.indexOf(name)
    if (at < 0 || isLetter(rest[at - 1]) || isLetter(rest[at + name.length])) return false
    rest = rest.replaceAll(name, '…')
    return true
  })
}

/** What the sentence says came of the attempt: won or failed; null where it says neither. */
const SAID = {
  won: / (with [^ ]+ to spare|by a hair)\b|^[^ ]+ (overcame|defeated) /,
  failed: /^[^ ]+ (failed|lost) /,
}
const said = (sentence: string): string | null =>
  Object.entries(SAID).find(([, words]) => words.test(unquoted(sentence)))?.[0] ?? null

/** How this hero's last attempt of the turn was decided. */
function decided(events: readonly NamedEvent[], seat: number): string | undefined {
  const last = events.findLast(
    (event) => (event.type === 'overcame' || event.type === 'failed') && event.seat === seat,
  )
  return last && (last.type === 'overcame' ? 'won' : 'failed')
}

const GAMES = EDITIONS.flatMap((edition) => MODES.map((mode) => ({ edition, mode })))

describe.each(GAMES)('$edition, $mode', { timeout: MINUTE }, ({ edition, mode }) => {
  test.each([
    ['random', 4],
    ['adept', 1],
  ] as const)('every turn of %s heroes is one sentence of at most eighteen words', (bot, games) => {
    for (let game = 0; game < games; game++) {
      const setup = {
        edition,
        mode,
        heroes: mode === 'solo' ? 1 : 3,
        sets: [edition],
        seed: { fast: `turns ${game}` },
      }
      const { turns, facts } = turnsOf(setup, [bot], 0)
      expect(turns.length).toBeGreaterThan(5)
      for (const you of [undefined, 0, 1]) {
        const names = namesOf(facts, (seat) => HEROES[seat], you)
        const cards = Object.keys(facts)
        for (const { seat, events } of turns) {
          for (const language of LANGUAGES) {
            const sentence = turnSentence(events, seat, names, SPOKEN[language])
            if (process.env.SHOW) console.log(`${language} ${sentence}`)
            expect(
              faults(sentence.replace(/“[^”]+”|«[^»]+»/g, '«\u202f…\u202f»'), language),
              sentence,
            ).toEqual([])
            expect(sentence.match(/\.(?=\s|$)/g), sentence).toEqual(['.'])
            expect(
              sentence.startsWith(seat === you ? (language === 'fr' ? 'Vous ' : 'You ') : `${HEROES[seat]} `),
            ).toBe(true)
            expect(words(sentence), sentence).toBeLessThanOrEqual(18)
            const called = (card: string) => names.cardName(card, language)
            const all = [...new Set(cards.map(called))].toSorted((a, b) => b.length - a.length)
            const told = JSON.stringify(events)
            const happened = new Set(
              cards.filter((card) => told.includes(`"${card}"`) || told.includes(`"${card}#`)).map(called),
            )
            expect(
              namedIn(sentence, all).filter((name) => !happened.has(name)),
              sentence,
            ).toEqual([])
            const outcome = language === 'en' ? said(sentence) : null
            if (outcome !== null) expect(decided(events, seat), sentence).toBe(outcome)
          }
        }
      }
    }
  })
})
