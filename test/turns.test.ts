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
          }
        }
      }
    }
  })
})
