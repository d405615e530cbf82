/**
 * What cards say. Stands in for `cardText` and `plainText` of @runesaga/words until they are there; then this file is:
 *
 *   export { cardText, type NameOf, plainText } from '@runesaga/words'
 */
import type { CardEntry, Text } from '@runesaga/engine'
import { type CardText, type Language, type Line, plain } from '@runesaga/words'
import { flow } from '../show/card-text.ts'

/** Names of other cards of the set, by id, for the few cards that name another. */
export type NameOf = (id: string) => Text | undefined

type Data = Record<string, unknown>

/** Words of a card that make a rule by themselves. */
const RULES = ['need', 'pay', 'or-pay', 'gained', 'twist', 'play', 'if', 'do', 'scoring'] as const

export function cardText(entry: CardEntry, language: Language, _nameOf?: NameOf): CardText {
  const card = entry.card as Data & CardEntry['card']
  const powers = Object.values((card.powers as Record<string, Data> | undefined) ?? {})
  const lines: Line[] = powers.map(({ when, limit, ...rest }) => ({
    when: flow(when),
    text: flow(rest),
    ...(limit !== undefined && { limit: flow(limit) }),
  }))
  for (const word of RULES) if (card[word] !== undefined) lines.push({ when: word, text: flow(card[word]) })
  return { name: card.name[language] ?? card.name.en, lines }
}

export const plainText = (text: CardText, language: Language): string =>
  text.lines
    .map(({ gate, when, text: rule, limit }) => {
      const said = [gate, when].filter(Boolean).join(', ')
      return `${said}${said ? ': ' : ''}${plain(rule, language)}${limit ? ` (${limit})` : ''}`
    })
    .join('\n')
