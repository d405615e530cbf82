/** A turn in one sentence of at most eighteen words: what matters least is left out first. */
import type { Seat } from '@runesaga/engine'
import type { CardRef, NamedEvent, PathName } from '@runesaga/engine/view'
import type { Words } from '../../words.ts'
import { plain } from '../inline.ts'
import { heroWords, type Names } from '../names.ts'
import { listed } from '../text.ts'
import { type DeedKind, isDown, type Main, type TurnFacts, turnFacts } from './facts.ts'

const MOST_WORDS = 18

/** How many words somebody reads: dashes and quotes are none. */
const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Part of the sentence; the highest number is left out first, 0 never. */
interface Part {
  text: string
  rank: number
  /** the same in fewer words: it is shortened before it is left out, and then stays longer */
  short?: string
}

/** After what was paid for the attempt, before what it led to. */
const SHORTENED = 1.5

/** The sentences of one reader about one hero. */
class Telling {
  readonly facts: TurnFacts
  private readonly names: Names
  private readonly words: Words
  readonly person: 'you' | 'hero'

  constructor(facts: TurnFacts, names: Names, words: Words) {
    this.facts = facts
    this.names = names
    this.words = words
    this.person = this.personOf(facts.seat)
  }

  get movingIsDeed(): boolean {
    return this.words.deeds.movingIsDeed
  }
  get heroName(): string {
    return this.names.heroName(this.facts.seat)
  }
  get isReader(): boolean {
    return this.person === 'you'
  }

  say: Words['say'] = (key, values) => this.words.say(key, { person: this.person, ...values })
  personOf = (seat: Seat): 'you' | 'hero' => (seat === this.names.you ? 'you' : 'hero')
  name = (card: CardRef): string => this.names.cardName(card, this.words.language)
  hero = (seat: Seat): string => heroWords(seat, this.names, this.words)
  /** about another hero: addressed if it is the reader */
  about = (seat: Seat) => ({ person: this.personOf(seat), who: this.names.heroName(seat) })
  foe = ({ card, path }: { card: CardRef; path: PathName | null }): string =>
    this.words.deeds.foe(
      path === null
        ? this.name(card)
        : (this.names.sideName?.(card, path, this.words.language) ?? this.name(card)),
    )
  xp = (n: number): string => plain(`{xp ${n}}`, this.words)
  dark = (n: number): string => {
    const { one, many } = this.words.terms.icons['dark-rune']
    return `${this.words.terms.numbers[n] ?? n} ${this.words.rules.isMany(n) ? many : one}`
  }
  path = (card: CardRef, path: PathName): string => this.names.pathName(card, path, this.words.language)
  done = (card: CardRef, path: PathName): string | null =>
    this.words.deeds.done(this.path(card, path), this.isReader, this.names.isAdversary?.(card) === true)
  wanted = (card: CardRef, path: PathName): string | null =>
    this.words.deeds.wanted(this.path(card, path), this.isReader, this.names.isAdversary?.(card) === true)
  listed = (deeds: readonly string[]): string => listed(deeds, this.words)
}

/** What was won against the sum was won by a card: nothing is said of the sum. */
function wonWords(t: Telling, main: Extract<Main, { margin: number }>): string {
  const { card, path, margin: n, apart, isForced } = main
  if (apart && t.facts.beaten) return t.say('turn/foe/beaten', { foe: t.foe(main) })
  if (isForced) {
    if (apart || path === null) return t.say('turn/foe/won/somehow', { foe: t.foe(main) })
    return t.done(card, path) ?? t.say('act/told/path', { path: t.path(card, path) })
  }
  if (apart || path === null)
    return t.say(n > 0 ? 'turn/foe/won' : 'turn/foe/won/exactly', { foe: t.foe(main), n })
  const deed = t.done(card, path)
  if (deed !== null) return t.say(n > 0 ? 'turn/won' : 'turn/won/exactly', { deed, n })
  return t.say(n > 0 ? 'turn/won/path' : 'turn/won/path/exactly', { path: t.path(card, path), n })
}

/** A failure that a card brought about may have had successes enough: then nothing is said of the sum. */
function failedWords(t: Telling, main: Extract<Main, { margin: number }>): string {
  const { card, path, margin, apart } = main
  const n = -margin
  if (apart || path === null)
    return t.say(n > 0 ? 'turn/foe/failed/short' : 'turn/foe/failed', { foe: t.foe(main), n })
  const deed = t.wanted(card, path)
  if (deed !== null) return t.say(n > 0 ? 'turn/failed/short' : 'turn/failed', { deed, n })
  return t.say(n > 0 ? 'turn/failed/path/short' : 'turn/failed/path', { path: t.path(card, path), n })
}

function mainWords(t: Telling, main: Main): string {
  switch (main.what) {
    case 'won':
      return wonWords(t, main)
    case 'failed':
      return failedWords(t, main)
    case 'tried':
      return t.say('turn/tried', { card: t.name(main.card) })
    case 'trait':
      return t.say('turn/trait', { card: t.name(main.card) })
  }
}

/** What was done, in the order in which it was; moving on the track isn't done for itself. */
function deedsOf(t: Telling): Part[] {
  const { facts } = t
  const deeds: (Part & { at: number })[] = []
  const add = (kind: DeedKind, rank: number, text: string, short?: string): void => {
    deeds.push({ rank, text, at: facts.at[kind], ...(short !== undefined && { short }) })
  }
  if (facts.journey !== null) {
    const text = t.say('turn/journeyed', { card: t.name(facts.journey) })
    add('journey', 7, text, t.say('turn/journeyed/short'))
  }
  if (facts.pledged) add('pledged', 6, t.say('turn/pledged'))
  if (facts.dark > 0) add('dark', 2, t.say('turn/dark', { runes: t.dark(facts.dark) }))
  for (const card of facts.sacrificed) add('sacrificed', 8, t.say('turn/sacrificed', { card: t.name(card) }))
  if (facts.main !== null) add('main', 0, mainWords(t, facts.main))
  for (const card of facts.allies) add('allies', 3, t.say('turn/ally', { card: t.name(card) }))
  if (facts.banked > 0) add('banked', 9, t.say('turn/banked', { xp: t.xp(facts.banked) }))
  for (const { card, on } of facts.played)
    add('played', 5, t.say('turn/played', { card: t.name(card), on: t.hero(on) }))
  deeds.sort((one, other) => one.at - other.at)
  // without an attempt the first thing done is what the turn was
  if (facts.main === null && deeds.length > 0) deeds[0].rank = 0
  return deeds
}

/** What came with it. */
function tailsOf(t: Telling): Part[] {
  const { facts } = t
  const tails: Part[] = []
  const add = (rank: number, text: string): void => {
    tails.push({ rank, text })
  }
  const isWon = facts.main?.what === 'won'
  if (isWon && facts.saved !== null) add(3, t.say('turn/saved', { card: t.name(facts.saved) }))
  for (const { card, by, help } of facts.answered) {
    const values = { ...t.about(by), card: t.name(card) }
    if (help < 0) add(4, t.say(isWon ? 'turn/despite' : 'turn/struck', values))
    else if (isWon) add(6, t.say('turn/helped', values))
  }
  if (facts.level !== null && !t.movingIsDeed) add(1, levelWords(t, facts.level))
  for (const { seat, xp } of facts.cost) add(5, t.say('turn/cost', { ...t.about(seat), xp: t.xp(xp) }))
  for (const { seat, to } of facts.dragged)
    add(4, t.say('turn/dragged', { ...t.about(seat), level: t.say(`level/${to}`) }))
  return tails
}

function levelWords(t: Telling, level: NonNullable<TurnFacts['level']>): string {
  if (level.to === 'N') return t.say('turn/evened')
  const to = { level: t.say(`level/${level.to}`) }
  if (isDown(level)) return t.say('turn/sank', to)
  return t.say(level.to.startsWith('C') ? 'turn/recovered' : 'turn/rose', to)
}

/** The place of what is left out next; -1 where all that is left must stay. */
function least(parts: readonly Part[]): number {
  const rank = Math.max(...parts.map((part) => part.rank))
  return rank === 0 ? -1 : parts.findLastIndex((part) => part.rank === rank)
}

/** Give it the events of one turn as the reader may see them: `eventsFor`. */
export function turnSentence(events: readonly NamedEvent[], seat: Seat, names: Names, words: Words): string {
  const t = new Telling(turnFacts(events, seat), names, words)
  const done = deedsOf(t)
  return sentenceOf(t, done.length === 0 ? [{ rank: 0, text: t.say('turn/idle') }] : done)
}

/** The same of a turn in progress; null while nothing was done. */
export function turnSoFar(
  events: readonly NamedEvent[],
  seat: Seat,
  names: Names,
  words: Words,
): string | null {
  const t = new Telling(turnFacts(events, seat), names, words)
  const done = deedsOf(t)
  return done.length === 0 ? null : sentenceOf(t, done)
}

function sentenceOf(t: Telling, done: readonly Part[]): string {
  const { level } = t.facts
  const moved: Part[] = level !== null && t.movingIsDeed ? [{ rank: 1, text: levelWords(t, level) }] : []
  let deeds: readonly Part[] = [...done, ...moved]
  const who = t.heroName
  let parts: readonly Part[] = [...deeds, ...tailsOf(t)]
  const sentence = (): string =>
    t.say('turn/told', {
      who,
      deeds: t.listed(parts.filter((part) => deeds.includes(part)).map(({ text }) => text)),
      tails: parts.flatMap((part) => (deeds.includes(part) ? [] : [`, ${part.text}`])).join(''),
    })
  while (countWords(sentence()) > MOST_WORDS) {
    const at = least(parts)
    if (at < 0) break
    const { short } = parts[at]
    if (short === undefined) parts = parts.filter((_, i) => i !== at)
    else {
      const shorter = { text: short, rank: SHORTENED }
      deeds = deeds.with(deeds.indexOf(parts[at]), shorter)
      parts = parts.with(at, shorter)
    }
  }
  return sentence()
}

/** An Act that is told: its cards in one sentence. */
export function actSentence(
  story: readonly { card: CardRef; path: PathName | null }[],
  seat: Seat,
  names: Names,
  words: Words,
): string {
  const t = new Telling(turnFacts([], seat), names, words)
  const deeds = story.flatMap(({ card, path }) =>
    path === null ? [] : [t.done(card, path) ?? t.say('act/told/path', { path: t.path(card, path) })],
  )
  const traits = story.flatMap(({ card, path }) => (path === null ? [t.name(card)] : []))
  if (traits.length === 1) deeds.push(t.say('turn/trait', { card: traits[0] }))
  if (traits.length > 1) deeds.push(t.say('act/told/traits', { cards: t.listed(traits) }))
  return t.say('act/told', { who: names.heroName(seat), deeds: t.listed(deeds) })
}
