/** Where a saved table stands, in words. */
import { origins } from 'virtual:home'
import type { SavedTable, Seat, Standing } from '@runesaga/table'
import { ACT_NAMES, EDITION_NAMES, home, type Language, listed, MODE_NAMES, type Said } from '@runesaga/words'

export interface StandingWords {
  /** who plays: the hero, the Act, the others; without a hero that is known yet, how many */
  who: string
  /** what it waits for, or how it ended */
  state: string
  /** which game it is */
  game: string
  /** does it wait for the only person at the table? */
  yours: boolean
  /** a picture of the hero's Origin, once it is known */
  picture: string | undefined
}

const personsAt = ({ players }: SavedTable): Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

function stateWords(saved: SavedTable, standing: Standing, language: Language): string {
  const persons = personsAt(saved)
  const names = (seats: readonly Seat[]) =>
    listed(
      seats.map((seat) => saved.players[seat].name),
      language,
    )
  const { over, winners, waiting, turn } = standing
  if (over && winners.length === 0) return home(language, 'adversary-won')
  if (over && winners.length === 1 && persons.length === 1 && winners[0] === persons[0])
    return home(language, 'you-won')
  if (over) return home(language, 'won', { names: names(winners) })
  if (turn === 0) return home(language, 'choosing')
  return isYours(persons, standing)
    ? home(language, 'your-turn')
    : home(language, 'waiting-for', { names: names(waiting) })
}

const isYours = (persons: readonly Seat[], { waiting, turn }: Standing): boolean =>
  turn > 0 && persons.length === 1 && waiting.includes(persons[0])

/** By its id if this version has no name for it. */
const called = (names: Readonly<Record<string, Said>>, id: string, language: Language): string =>
  Object.hasOwn(names, id) ? names[id][language] : id

export function standingWords(saved: SavedTable, language: Language): StandingWords {
  const { standing, players } = saved
  const { edition, mode } = saved.record.setup
  const game = `${called(EDITION_NAMES, edition, language)}, ${called(MODE_NAMES, mode, language)}`
  const date = new Date(saved.touched).toLocaleDateString(language, { day: 'numeric', month: 'long' })
  if (standing === undefined) {
    const who = home(language, 'heroes', { n: players.length })
    return { who, state: home(language, 'touched', { date }), game, yours: false, picture: undefined }
  }
  const persons = personsAt(saved)
  const seat = standing.waiting.find((waiting) => persons.includes(waiting)) ?? persons[0] ?? 0
  const { act, origin } = standing.heroes[seat]
  const known = origin !== null && Object.hasOwn(origins, origin) ? origins[origin] : undefined
  const { name } = players[seat]
  const others = players.filter((_, other) => other !== seat).map((player) => player.name)
  return {
    who: [
      known === undefined ? name : home(language, 'hero', { name, origin: known.name[language] }),
      ...(standing.turn === 0 || standing.over ? [] : [ACT_NAMES[language][act - 1]]),
      ...(others.length === 0 ? [] : [home(language, 'with', { names: listed(others, language) })]),
    ].join(' · '),
    state: stateWords(saved, standing, language),
    game,
    yours: isYours(persons, standing),
    picture: known?.picture,
  }
}
