/** Character cards in plain words while they are chosen: what each gives, and its rules. */

import { type CardEntry, ICONS, type Icon } from '@runesaga/engine/language'
import type { Words } from '../../words.ts'
import type { CardText } from '../cards/card-text.ts'
import { powersOf } from '../cards/powers.ts'
import type { Gives } from '../cards/reading.ts'
import { plainText, rewardWords } from '../cards/write.ts'
import { plain } from '../inline.ts'
import { listed } from '../text.ts'

export const isIcon = (name: string): name is Icon => (ICONS as readonly string[]).includes(name)
export const iconName = (icon: Icon, words: Words): string => words.terms.icons[icon].one
export const givesOf = ({ card }: CardEntry): Gives => ('gives' in card ? (card.gives ?? {}) : {})

/** What a card gives before any of its rules: the sentence that stands first. */
function lead(entry: CardEntry, words: Words): string[] {
  const gives = Object.entries(givesOf(entry)) as [keyof Gives, number][]
  const part = (icons: boolean): string =>
    rewardWords(Object.fromEntries(gives.filter(([kind]) => isIcon(kind) === icons)), words)
  const [points, icons] = [part(false), part(true)]
  const said: string[] = []
  if (entry.kind === 'origin') {
    const what = listed(
      entry.card.abilities.map((ability) => iconName(ability, words)),
      words,
    )
    said.push(words.say('opening/lead/abilities', { what }))
  }
  const atOnce = entry.kind !== 'destiny'
  if (points !== '')
    said.push(words.say(atOnce ? 'opening/lead/points' : 'opening/lead/worth', { what: points }))
  if (icons !== '')
    said.push(words.say(atOnce ? 'opening/lead/icons' : 'opening/lead/revealed', { what: icons }))
  return said
}

/** The rules of a Destiny: what it can do, then what it is worth at the end. */
function destinyRules({ card }: CardEntry<'destiny'>, { name, lines }: CardText, words: Words): string {
  const first = card.powers?.length ?? 0
  const said = (part: CardText['lines']): string => plainText({ name, lines: part }, words)
  const scoring = words.say('opening/at-the-end', { what: said(lines.slice(first)) })
  return first === 0 ? scoring : `${said(lines.slice(0, first))} ${scoring}`
}

/** A power of a Class, and the Experience on it that opens it. */
interface Tier {
  banked: number
  rule: string
}

const tiers = (entry: CardEntry, words: Words): Tier[] =>
  powersOf(entry, words.language).map(({ power, owned, gate }) => ({
    banked: gate !== undefined && 'banked' in gate ? gate.banked : 0,
    rule: plain(words.grammar.power(power, { owned, nameOf: () => undefined }).sentence, words),
  }))

interface CharacterWords {
  /** what it gives; may be empty */
  lead: string
  /** empty for a Class */
  rules: string
  /** of a Class */
  tiers: Tier[]
}

/** A Character card as plain sentences: what it gives, then its rules. */
export function characterWords(entry: CardEntry, text: CardText, words: Words): CharacterWords {
  const said = { lead: lead(entry, words).join(' '), rules: '', tiers: [] }
  if (entry.kind === 'class') return { ...said, tiers: tiers(entry, words) }
  if (entry.kind === 'destiny') return { ...said, rules: destinyRules(entry, text, words) }
  return { ...said, rules: plainText(text, words) }
}
