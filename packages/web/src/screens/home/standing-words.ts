/** Where a saved table stands, in words. */

import { origins } from 'virtual:home'
import type { GameSummary, SavedTable, Seat } from '@runesaga/table'
import { actName, editionName, listed, modeName } from '@runesaga/words'
import { nameNow } from '../../ui/given-names.ts'
import { language, say, words } from '../../ui/language.ts'

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

function stateWords(saved: SavedTable, standing: GameSummary): string {
  const persons = personsAt(saved)
  const names = (seats: readonly Seat[]) =>
    listed(
      seats.map((seat) => nameNow(saved.players[seat].name)),
      words(),
    )
  const { over, winners, waiting, turn } = standing
  if (over && winners.length === 0) return say('home/adversary-won')
  if (over && winners.length === 1 && persons.length === 1 && winners[0] === persons[0])
    return say('home/you-won')
  if (over) return say('home/won', { names: names(winners) })
  if (turn === 0) return say('home/choosing')
  return isYours(persons, standing)
    ? say('home/your-turn')
    : say('home/waiting-for', { names: names(waiting) })
}

const isYours = (persons: readonly Seat[], { waiting, turn }: GameSummary): boolean =>
  turn > 0 && persons.length === 1 && waiting.includes(persons[0])

export function standingWords(saved: SavedTable): StandingWords {
  const { standing, players } = saved
  const { edition, mode } = saved.record.setup
  const game = `${editionName(edition, words())}, ${modeName(mode, words())}`
  const date = new Date(saved.touched).toLocaleDateString(language(), { day: 'numeric', month: 'long' })
  if (standing === undefined) {
    const who = say('home/heroes', { n: players.length })
    return { who, state: say('home/touched', { date }), game, yours: false, picture: undefined }
  }
  const persons = personsAt(saved)
  const seat = standing.waiting.find((waiting) => persons.includes(waiting)) ?? persons[0] ?? 0
  const { act, origin } = standing.heroes[seat]
  const known = origin !== null && Object.hasOwn(origins, origin) ? origins[origin] : undefined
  const name = nameNow(players[seat].name)
  const others = players.filter((_, other) => other !== seat).map((player) => nameNow(player.name))
  return {
    who: [
      known === undefined ? name : say('home/hero', { name, origin: known.name[language()] }),
      ...(standing.turn === 0 || standing.over ? [] : [actName(act, words())]),
      ...(others.length === 0 ? [] : [say('home/with', { names: listed(others, words()) })]),
    ].join(' · '),
    state: stateWords(saved, standing),
    game,
    yours: isYours(persons, standing),
    picture: known?.picture,
  }
}
