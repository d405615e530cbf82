/** Messages in Unicode MessageFormat 2: a catalogue a language, read once and kept. */
import { MessageFormat, type MessagePart } from 'messageformat'
import { de } from './grammar.ts'
import type { Language, Said } from './language.ts'

type Values = Record<string, string | number>

/** `{$who :de}` in a French message: "d’Ysolde", "de Tomas". */
const FUNCTIONS = {
  de: (_context: unknown, _options: unknown, name: unknown) => {
    const said = de(String(name))
    return {
      type: 'string' as const,
      toString: () => said,
      toParts: () => [{ type: 'string' as const, value: said }],
    }
  },
}

/** A part of a message as text; a number below zero with a real minus. */
const words = (part: MessagePart<'string'>): string => {
  if (part.type !== 'number' || part.parts === undefined) return 'value' in part ? String(part.value) : ''
  return part.parts.map(({ type, value }) => (type === 'minusSign' ? '−' : value)).join('')
}

/**
 * A catalogue: English first, and the same messages in every other language (checked by type here, and by test for
 * their placeholders). Gives the function that says a message.
 */
export function catalogue<K extends string>(messages: Said<Record<K, string>>) {
  const read: Said<Map<K, MessageFormat<'string'>>> = { en: new Map(), fr: new Map() }
  const say = (language: Language, key: K, values: Values = {}): string => {
    let message = read[language].get(key)
    if (message === undefined) {
      message = new MessageFormat(language, messages[language][key], {
        bidiIsolation: 'none',
        functions: FUNCTIONS,
      })
      read[language].set(key, message)
    }
    const parts = message.formatToParts(values, (error) => {
      throw error
    })
    return parts.map(words).join('')
  }
  return Object.assign(say, { messages })
}
