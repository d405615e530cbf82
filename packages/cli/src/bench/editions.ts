/** The other editions against the base game: in turn, so that both meet the same moods of the machine. */
import { EDITIONS } from '@runesaga/engine/language'
import { type How, type Measure, more, PATHS } from './figure.ts'
import { gameInPlace, publicGame } from './games.ts'
import { median, ratesInTurn } from './measure.ts'

/** The part of base's games a second that another edition has to reach. */
const PART_OF_BASE = 0.6

export function editionsAgainstBase(how: How): Measure {
  const play = how === 'public' ? publicGame : gameInPlace
  return (rules, timing) => {
    const works = EDITIONS.map((edition) => () => {
      play(rules, 2, edition)
      return 1
    })
    const [base, ...others] = ratesInTurn(works, timing)
    return others.flatMap((rates, i) => {
      const name = `random 2p ${EDITIONS[i + 1]}, ${how}`
      const parts = rates.map((rate, round) => rate / base[round])
      return [
        more(name, PATHS[how], median(rates), 'games/s', null),
        more(`${name}, against base`, `${PATHS[how]}; in turn with base`, median(parts), '×', PART_OF_BASE),
      ]
    })
  }
}
