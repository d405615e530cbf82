// Whole games with real cards, in words: every event, every decision, every action, every score, in both languages.

import { BOTS } from '@runesaga/bots'
import { fastRandom, type GameEvent, type GameSetup, type Recorder, type Viewer } from '@runesaga/engine'
import { beginning, cardFactsOf, namedEventsFor, viewFor } from '@runesaga/engine/host'
import { EDITIONS, type Edition, MODES, type Mode } from '@runesaga/engine/language'
import { type CardRef, idOf, type NamedEvent, type PathName } from '@runesaga/engine/view'
import {
  contextOf,
  decisionWords,
  deedWords,
  LANGUAGES,
  type Language,
  type Names,
  namesOf,
  plain,
  printedName,
  scoreLineWords,
  tell,
  tellAll,
} from '@runesaga/words'
import { describe, expect, test } from 'vitest'
import { faults } from '../packages/words/test/faults.ts'
import { boxOf, knowledgeOf, legalActions, record, seatToAct } from './kit/rules.ts'
import { SPOKEN } from './kit/words.ts'

const MINUTE = 60_000
const HEROES = ['Ada', 'Bors', 'Iseult']

const seen = new Map<CardRef, number>()
const numberOf = (card: CardRef): number => {
  if (!seen.has(card)) seen.set(card, seen.size)
  return seen.get(card)!
}
const SHORT: Record<PathName, number> = { top: 0, bottom: 1, first: 0, final: 1 }

/** Cards without words of their own, so that what is left of a sentence is ours. */
const numbered = (you?: number): Names => ({
  heroName: (seat) => HEROES[seat],
  cardName: (card) => `N${numberOf(card)}`,
  pathName: (card, path) => `N${numberOf(card)}/${SHORT[path]}`,
  ...(you === undefined ? {} : { you }),
})

const ENGLISH = /\b(the|you|your|hero|of|and|with|for|this|draws?|gains?|cards?|turn|row|more|no)\b/i
const FRENCH = /\b(le|la|les|vous|votre|de|et|avec|pour|une?|carte|tour|rangée|plus)\b|’[A-ZÀÉaeiouhé]/

const checked = new Set<string>()

/** A sentence as it should be: whole, plain, and of one language. */
function checkWords(text: string, language: Language): void {
  if (checked.has(`${language} ${text}`)) return
  checked.add(`${language} ${text}`)
  const words = plain(text, SPOKEN[language])
  expect(words).not.toMatch(/^\s|\s$/)
  expect(faults(words, language), words).toEqual([])
  if (language === 'en') expect(words).not.toMatch(FRENCH)
  if (language === 'fr') expect(words).not.toMatch(ENGLISH)
}

interface Table {
  edition: Edition
  mode: Mode
}
const TABLES: Table[] = EDITIONS.flatMap((edition) => MODES.map((mode) => ({ edition, mode })))

const setupOf = ({ edition, mode }: Table, seed: string): GameSetup => ({
  edition,
  mode,
  heroes: mode === 'solo' ? 1 : 3,
  sets: [edition],
  seed: { fast: seed },
})

/** Plays a game of random heroes; looks at every moment and at everything that happens. */
function playThrough(
  setup: GameSetup,
  atDecision: (recorder: Recorder, seat: number) => void,
  atEvents: (events: readonly GameEvent[], recorder: Recorder) => void,
): Recorder {
  const recorder = record(setup)
  const random = fastRandom('chronicle')
  const box = boxOf(recorder.state.setup)
  for (let seat = seatToAct(recorder.state); seat >= 0; seat = seatToAct(recorder.state)) {
    atDecision(recorder, seat)
    const legal = legalActions(recorder.state, seat)
    const { action } = BOTS.random.choose(box, knowledgeOf(recorder.state, seat), legal, random)
    atEvents(recorder.act(seat, action), recorder)
  }
  return recorder
}

const TOLD_BY_OTHERS: NamedEvent['type'][] = ['turn-ended', 'tucked', 'feat-took-effect']

describe.each(TABLES)('$edition, $mode', { timeout: MINUTE }, (table) => {
  test('everything that happens and everything that is asked has words in both languages', () => {
    for (let game = 0; game < 3; game++) {
      const viewers: Viewer[] = [0, table.mode === 'solo' ? 0 : 1, 'spectator']
      const you = (viewer: Viewer) => (viewer === 'spectator' ? undefined : viewer)
      const recorder = playThrough(
        setupOf(table, `chronicle ${game}`),
        ({ state }, asked) => {
          const box = boxOf(state.setup)
          for (const viewer of new Set([...viewers, asked])) {
            const view = viewFor(box, state, viewer, beginning)
            const context = contextOf(view, numbered(you(viewer)))
            for (const language of LANGUAGES) {
              for (const waiting of view.waitsFor)
                checkWords(decisionWords(waiting, context, SPOKEN[language]), language)
              const waiting = view.waitsFor.find(({ seat }) => seat === viewer) ?? view.waitsFor[0]
              for (const { deed } of view.you?.offers ?? [])
                checkWords(deedWords(deed, waiting, context, SPOKEN[language]), language)
            }
          }
        },
        (events, { state }) => {
          for (const viewer of viewers) {
            for (const event of namedEventsFor(boxOf(state.setup), events, viewer)) {
              for (const language of LANGUAGES) {
                const text = tell(event, numbered(you(viewer)), SPOKEN[language])
                if (text === null) expect(TOLD_BY_OTHERS).toContain(event.type)
                else checkWords(text, language)
              }
            }
          }
        },
      )
      const { state } = recorder
      const { sheets } = viewFor(boxOf(state.setup), state, 'spectator', beginning)
      for (const language of LANGUAGES) {
        for (const line of sheets[0].lines) {
          checkWords(scoreLineWords(line, numbered(), SPOKEN[language]), language)
        }
      }
    }
  })
})

test('the names of real cards stand in the sentences, those of hidden ones never', {
  timeout: MINUTE,
}, () => {
  const recorder = playThrough(
    setupOf({ edition: 'base', mode: 'competitive' }, 'named'),
    () => {},
    (events, { state }) => {
      const box = boxOf(state.setup)
      const facts = cardFactsOf(box)
      const names = namesOf(facts, (seat) => HEROES[seat], 0)
      const nameOf = (card: CardRef, language: Language) => printedName(facts[idOf(card)].name, language)
      for (const language of LANGUAGES) {
        for (const { text, cards } of tellAll(namedEventsFor(box, events, 0), names, SPOKEN[language])) {
          for (const card of cards) {
            const name = nameOf(card, language)
            // the article of a name isn't written large within a French sentence
            const within = text.includes(name) ? name : name.replace(/^L/, 'l')
            expect(text).toContain(within)
          }
        }
        for (const event of events) {
          if (event.type !== 'feat-drawn' || event.seat === 0) continue
          const [seen] = tellAll(namedEventsFor(box, [event], 0), names, SPOKEN[language])
          expect(seen.cards).toEqual([])
          expect(seen.text).not.toContain(printedName(box.cards[event.card].name, language))
        }
      }
    },
  )
  expect(recorder.state.phase).toBe('over')
})
