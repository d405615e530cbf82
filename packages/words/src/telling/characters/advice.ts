/** What a Character card means while it is chosen: one line, made from its data and from what is chosen already. */
import {
  ABILITIES,
  type CardEntry,
  type Condition,
  type Count,
  type Icon,
  type Power,
  type ScoringTerm,
} from '@runesaga/engine/language'
import type { Key } from '../../language.ts'
import type { Words } from '../../words.ts'
import { listOf } from '../cards/reading.ts'
import { either } from '../text.ts'
import { givesOf, iconName, isIcon } from './character-words.ts'

/** What is chosen already, by the kind of card; a Class stands in the Motivation's place. */
export interface ChosenCards {
  origin?: CardEntry | undefined
  motivation?: CardEntry | undefined
  destiny?: CardEntry | undefined
}

type Tally = Map<Icon, number>

const isAbility = (icon: Icon): boolean => (ABILITIES as readonly string[]).includes(icon)

function add(tally: Tally, icon: string, n: number): void {
  if (isIcon(icon)) tally.set(icon, (tally.get(icon) ?? 0) + n)
}

/** The icons that a card brings into the story. */
function iconsOf(entry: CardEntry | undefined): Tally {
  const tally: Tally = new Map()
  if (entry === undefined) return tally
  if (entry.kind === 'origin') for (const ability of entry.card.abilities) add(tally, ability, 1)
  for (const [icon, n = 0] of Object.entries(givesOf(entry))) add(tally, icon, n)
  return tally
}

const termsOf = (entry: CardEntry | undefined): readonly ScoringTerm[] =>
  entry?.kind === 'destiny' ? entry.card.scoring : []

/** The icons that a Destiny must find in the story. */
function needsOf(destiny: CardEntry | undefined): Tally {
  const tally: Tally = new Map()
  for (const { if: asked } of termsOf(destiny)) {
    for (const [icon, n] of Object.entries(asked?.['story-has'] ?? {})) add(tally, icon, n)
  }
  return tally
}

const namesIn = (count: Count): readonly string[] =>
  typeof count === 'string' ? [count] : [...(count.sum ?? []), ...(count['set-of'] ?? [])].flat()

/** What a Destiny counts: icons and other things, by name. */
const countedBy = (destiny: CardEntry | undefined): readonly string[] =>
  termsOf(destiny).flatMap(({ per }) => (per === undefined ? [] : namesIn(per)))

const sizeOf = (tally: Tally): number => [...tally.values()].reduce((sum, n) => sum + n, 0)

/** How much of what is needed is there. */
const sharedBy = (needs: Tally, ...given: Tally[]): number => {
  let shared = 0
  for (const [icon, n] of needs) {
    shared += Math.min(
      n,
      given.reduce((sum, tally) => sum + (tally.get(icon) ?? 0), 0),
    )
  }
  return shared
}

type Advice = [Extract<Key, `opening/advice/${string}`>, Record<string, string>?]

const portion = (have: number, all: number, { terms }: Words): Record<string, string> => ({
  have: terms.numbers[have],
  all: terms.numbers[all] ?? String(all),
})

function onOrigin(entry: CardEntry<'origin'>, { destiny }: ChosenCards, words: Words): Advice {
  const needs = needsOf(destiny)
  const [have, all] = [sharedBy(needs, iconsOf(entry)), sizeOf(needs)]
  if (have > 0)
    return have === all ? ['opening/advice/fits-all'] : ['opening/advice/fits', portion(have, all, words)]
  const what = either(entry.card.abilities.map(words.terms.runesOf), words)
  return ['opening/advice/runes', { what }]
}

/** What a power costs, and whether anybody has to think of it. */
function onPowers(powers: readonly Power[]): Advice | null {
  const costs = powers.flatMap(({ pay }) => (pay === undefined ? [] : [pay, ...(pay['one-of'] ?? [])]))
  if (costs.some(({ corruption }) => corruption !== undefined)) return ['opening/advice/price']
  if (costs.some(({ xp }) => xp !== undefined)) return ['opening/advice/xp']
  const itself = ({ pay, may, when }: Power) =>
    pay === undefined && may === undefined && !listOf(when).includes('activate')
  return powers.length > 0 && powers.every(itself) ? ['opening/advice/itself'] : null
}

function onMotivation(entry: CardEntry<'motivation'>, { destiny }: ChosenCards, words: Words): Advice | null {
  const wanted = [...needsOf(destiny).keys(), ...countedBy(destiny)]
  const icon = [...iconsOf(entry).keys()].find((given) => wanted.includes(given))
  if (icon !== undefined) return ['opening/advice/counts', { what: iconName(icon, words) }]
  return onPowers(entry.card.powers ?? [])
}

/** What else a Destiny counts, and for whom that is. */
const FOR_WHOM: Record<string, Advice> = {
  allies: ['opening/advice/allies'],
  journeys: ['opening/advice/journeys'],
  'hero-cards-played': ['opening/advice/hero'],
  'antihero-cards-played': ['opening/advice/antihero'],
  'plus-one-paths': ['opening/advice/harder'],
}

function onTrack(conditions: readonly (Condition | undefined)[]): Advice | null {
  const levels = conditions.flatMap((asked) => (asked?.track === undefined ? [] : listOf(asked.track)))
  if (levels.some((level) => level.endsWith('better'))) return ['opening/advice/virtue']
  return levels.some((level) => level.endsWith('worse')) ? ['opening/advice/corruption'] : null
}

function onDestiny(
  entry: CardEntry<'destiny'>,
  { origin, motivation }: ChosenCards,
  words: Words,
): Advice | null {
  const needs = needsOf(entry)
  const [have, all] = [sharedBy(needs, iconsOf(origin), iconsOf(motivation)), sizeOf(needs)]
  if (have > 0)
    return have === all ? ['opening/advice/begun-all'] : ['opening/advice/begun', portion(have, all, words)]
  const asked = origin === undefined ? [...needs.keys()].filter(isAbility) : [...needs.keys()]
  const what = either(
    asked.map((icon) => iconName(icon, words)),
    words,
  )
  if (what !== '') return [origin === undefined ? 'opening/advice/seek' : 'opening/advice/gather', { what }]
  const track = onTrack(entry.card.scoring.map(({ if: asked }) => asked))
  if (track !== null) return track
  const counted = countedBy(entry)
  const icons = counted.filter(isIcon).map((icon) => iconName(icon, words))
  if (icons.length > 0) return ['opening/advice/gather', { what: either(icons, words) }]
  return counted.map((what) => FOR_WHOM[what]).find((advice) => advice !== undefined) ?? null
}

function adviceOn(entry: CardEntry, chosen: ChosenCards, words: Words): Advice | null {
  switch (entry.kind) {
    case 'origin':
      return onOrigin(entry, chosen, words)
    case 'motivation':
      return onMotivation(entry, chosen, words)
    case 'class':
      return ['opening/advice/class']
    case 'destiny':
      return onDestiny(entry, chosen, words)
    default:
      return null
  }
}

/** What a Character card means for a beginner, or beside what is chosen already; null where nothing simple and true can be said. */
export function adviceWords(entry: CardEntry, chosen: ChosenCards, words: Words): string | null {
  const advice = adviceOn(entry, chosen, words)
  return advice === null ? null : words.say(advice[0], advice[1])
}
