/** Messages in Unicode MessageFormat 2: a catalogue a language, read once and kept. */
import { MessageFormat } from 'messageformat'
import type { Language, Said } from './language.ts'

type Values = Record<string, string | number>

/**
 * A catalogue: English first, and the same messages in every other language (checked by type here, and by test for
 * their placeholders). Gives the function that says a message.
 */
export function catalogue<K extends string>(messages: Said<Record<K, string>>) {
  const read: Said<Map<K, MessageFormat>> = { en: new Map(), fr: new Map() }
  const say = (language: Language, key: K, values: Values = {}): string => {
    let message = read[language].get(key)
    if (message === undefined) {
      message = new MessageFormat(language, messages[language][key], { bidiIsolation: 'none' })
      read[language].set(key, message)
    }
    return message.format(values, (error) => {
      throw error
    })
  }
  return Object.assign(say, { messages })
}
