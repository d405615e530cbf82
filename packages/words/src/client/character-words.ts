/** Character cards in plain words while they are chosen: what each gives, and its rules. */

import { type CardEntry, ICONS, type Icon } from '@runesaga/engine'
import { grammarOf } from '#grammars'
import type { CardText } from '../cards/card-text.ts'
import { powersOf } from '../cards/powers.ts'
import type { Gives } from '../cards/reading.ts'
import { plainText, rewardWords } from '../cards/write.ts'
import { listed } from '../grammar.ts'
import { plain } from '../inline.ts'
import type { Language } from '../language.ts'
import { ICON_NOUNS } from '../terms.ts'
import { opening } from './opening.ts'

export const isIcon = (name: string): name is Icon => (ICONS as readonly string[]).includes(name)
export const iconName = (icon: Icon, language: Language): string => ICON_NOUNS[icon][language].one
export const givesOf = ({ card }: CardEntry): Gives => ('gives' in card ? (card.gives ?? {}) : {})

/** What a card gives before any of its rules: the sentence that stands first. */
function lead(entry: CardEntry, language: Language): string[] {
  const gives = Object.entries(givesOf(entry)) as [keyof Gives, number][]
  const part = (icons: boolean): string =>
    rewardWords(Object.fromEntries(gives.filter(([kind]) => isIcon(kind) === icons)), language)
  const [points, icons] = [part(false), part(true)]
  const said: string[] = []
  if (entry.kind === 'origin') {
    const what = listed(
      entry.card.abilities.map((ability) => iconName(ability, language)),
      language,
    )
    said.push(opening(language, 'lead/abilities', { what }))
  }
  const atOnce = entry.kind !== 'destiny'
  if (points !== '') said.push(opening(language, atOnce ? 'lead/points' : 'lead/worth', { what: points }))
  if (icons !== '') said.push(opening(language, atOnce ? 'lead/icons' : 'lead/revealed', { what: icons }))
  return said
}

/** The rules of a Destiny: what it can do, then what it is worth at the end. */
function destinyRules({ card }: CardEntry<'destiny'>, { name, lines }: CardText, language: Language): string {
  const first = card.powers?.length ?? 0
  const said = (part: CardText['lines']): string => plainText({ name, lines: part }, language)
  const scoring = opening(language, 'at-the-end', { what: said(lines.slice(first)) })
  return first === 0 ? scoring : `${said(lines.slice(0, first))} ${scoring}`
}

/** A power of a Class, and the Experience on it that opens it. */
interface Tier {
  banked: number
  rule: string
}

const tiers = (entry: CardEntry, language: Language): Tier[] =>
  powersOf(entry, language).map(({ power, owned, gate }) => ({
    banked: gate !== undefined && 'banked' in gate ? gate.banked : 0,
    rule: plain(grammarOf(language).power(power, { owned, nameOf: () => undefined }).sentence, language),
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
export function characterWords(entry: CardEntry, text: CardText, language: Language): CharacterWords {
  const said = { lead: lead(entry, language).join(' '), rules: '', tiers: [] }
  if (entry.kind === 'class') return { ...said, tiers: tiers(entry, language) }
  if (entry.kind === 'destiny') return { ...said, rules: destinyRules(entry, text, language) }
  return { ...said, rules: plainText(text, language) }
}
