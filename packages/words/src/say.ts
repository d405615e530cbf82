/** Messages in Unicode MessageFormat 2. */
import { MessageFormat, type MessagePart } from 'messageformat'
import type { LanguageRules } from './language.ts'

export type Values = Record<string, string | number>
export type Message = MessageFormat<string>

/** A function of a language's own, as MessageFormat wants it. */
const asFunction =
  (change: (word: string) => string) => (_context: unknown, _options: unknown, word: unknown) => {
    const said = change(String(word))
    return {
      type: 'string' as const,
      toString: () => said,
      toParts: () => [{ type: 'string' as const, value: said }],
    }
  }

export const readMessage = (language: string, source: string, { functions }: LanguageRules): Message =>
  new MessageFormat(language, source, {
    bidiIsolation: 'none',
    functions: Object.fromEntries(
      Object.entries(functions).map(([name, change]) => [name, asFunction(change)]),
    ),
  })

/** A part of a message as text; a number below zero with a real minus. */
const words = (part: MessagePart<string>): string => {
  if (part.type !== 'number' || !('parts' in part) || part.parts === undefined)
    return 'value' in part ? String(part.value) : ''
  return (part.parts as { type: string; value: string }[])
    .map(({ type, value }) => (type === 'minusSign' ? '−' : value))
    .join('')
}

export function format(message: Message, values: Values): string {
  const parts = message.formatToParts(values, (error) => {
    throw error
  })
  return parts.map(words).join('')
}
