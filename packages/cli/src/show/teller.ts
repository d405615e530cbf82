/** Names of cards, heroes, icons and stones, in plain English. */
import {
  ABILITIES,
  type Box,
  type CardNo,
  type CompiledCard,
  ICONS,
  LEVELS,
  type Seat,
} from '@runesaga/engine'

type Path = CompiledCard['paths'][number]

const LEVEL_NAMES = [
  'Virtue 2',
  'Virtue 1',
  'Neutral',
  'Corruption 1',
  'Corruption 2',
  'Corruption 3',
  'Corruption 4',
]
const FEAT_BACKS: Record<number, string> = { [-3]: 'a Hero card', [-4]: 'an Antihero card' }
const CORE = ['blank', '1']

/** How the one who reads is called. */
export const YOU = 'You'

export class Teller {
  readonly box: Box
  readonly hero: (seat: Seat) => string

  constructor(box: Box, hero: (seat: Seat) => string) {
    this.box = box
    this.hero = hero
  }

  /** A card's name; a hidden one says so. */
  card(no: CardNo): string {
    return no >= 0 ? this.box.cards[no].name.en : (FEAT_BACKS[no] ?? 'a hidden card')
  }

  /** The name of a path, or of the card where it has only one. */
  path(no: CardNo, path: number): string {
    return this.box.cards[no].paths[path].name.en
  }

  /** `Hero 1 attempts`, `You attempt` */
  does(seat: Seat, verb: string): string {
    const name = this.hero(seat)
    return `${name} ${name === YOU ? (verb === 'has' ? 'have' : verb.slice(0, -1)) : verb}`
  }

  heroes(seats: readonly Seat[]): string {
    return seats.map((seat) => this.hero(seat)).join(' and ')
  }

  /** What a path gives, in a few words. */
  gives(path: Path): string {
    const parts: string[] = []
    ICONS.forEach((icon, i) => {
      if (path.icons[i] > 0) parts.push(times(path.icons[i], capital(icon)))
    })
    if (path.triumph > 0) parts.push(`${path.triumph} Triumph`)
    if (path.tragedy > 0) parts.push(`${path.tragedy} Tragedy`)
    if (path.virtue > 0) parts.push(times(path.virtue, 'Virtue'))
    if (path.corruption > 0) parts.push(times(path.corruption, 'Corruption'))
    if (path.hero > 0) parts.push(times(path.hero, 'Hero card'))
    if (path.antihero > 0) parts.push(times(path.antihero, 'Antihero card'))
    return parts.length === 0 ? 'nothing' : parts.join(', ')
  }

  abilities(indices: readonly number[]): string {
    return indices.map((i) => capital(ABILITIES[i])).join(' + ')
  }

  icons(counts: readonly number[]): string {
    const parts = ICONS.flatMap((icon, i) => (counts[i] > 0 ? [times(counts[i], capital(icon))] : []))
    return parts.length === 0 ? 'no icons' : parts.join(', ')
  }

  level(level: number): string {
    return LEVEL_NAMES[level] ?? LEVELS[level]
  }

  /** A stone and the face it shows. */
  stone(stone: number, face: number): string {
    if (stone >= 20)
      return `${capital(ABILITIES[stone - 20])} (special) ${face === 1 ? '2' : '0 and its gain'}`
    if (stone >= 10) return `${capital(ABILITIES[stone - 10])} ${face === 1 ? '2' : '1'}`
    if (stone === 2) return face === 1 ? 'Dark moon 2' : 'Dark 1'
    if (stone === 1) return face === 1 ? 'Core 1' : 'Twist of Fate'
    return `Core ${CORE[face]}`
  }
}

export const capital = (word: string): string => word[0].toUpperCase() + word.slice(1)
const times = (n: number, what: string): string => (n === 1 ? what : `${n} ${what}`)
